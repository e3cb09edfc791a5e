/** Reads files of a project, which may be anything by the time they are read: a folder, a pipe, a device. */
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  type Stats,
  statSync,
} from 'node:fs';

/** Opening a pipe that nobody writes into would wait for ever. Windows has neither the flag nor such pipes. */
export const READ_ONLY = constants.O_RDONLY | constants.O_NONBLOCK;

/** A file of more bytes than were to be read. */
export class TooLargeError extends Error {
  readonly bytes: number;

  constructor(bytes: number) {
    super('it is too large');
    this.bytes = bytes;
  }
}

/** @throws for what is no regular file, a `TooLargeError` before anything is read, or a system error. */
export function readRegular(path: string, mostBytes = Infinity): Buffer {
  const file = openSync(path, READ_ONLY);
  try {
    const stats = fstatSync(file);
    assertRegular(stats);
    if (stats.size > mostBytes) throw new TooLargeError(stats.size);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** @throws for what cannot be asked about, and for what is there but no regular file. */
export function checkRegular(path: string): void {
  assertRegular(statSync(path));
}

function assertRegular(stats: Stats): void {
  if (stats.isDirectory()) throw new Error('it is a folder');
  if (!stats.isFile()) throw new Error('it is a device or a pipe, not a file');
}
