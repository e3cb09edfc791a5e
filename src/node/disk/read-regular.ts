/**
 * Reads files of a project, which can turn out to be anything by the time they are read: a folder, a pipe,
 * a device.
 */
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs';

/**
 * Without O_NONBLOCK, opening a pipe that has no writer would wait forever. Windows has neither the flag
 * nor such pipes.
 */
export const READ_ONLY = constants.O_RDONLY | constants.O_NONBLOCK;

/** The file has more bytes than the reader accepts. */
export class TooLargeError extends Error {
  readonly bytes: number;

  constructor(bytes: number) {
    super('it is too large');
    this.bytes = bytes;
  }
}

/** @throws if it is not a regular file, a `TooLargeError` before anything is read, or a system error. */
export function readRegular(path: string, maxBytes = Infinity): Buffer {
  const file = openSync(path, READ_ONLY);
  try {
    const stats = fstatSync(file);
    assertRegular(stats);
    if (stats.size > maxBytes) throw new TooLargeError(stats.size);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Reads so many bytes from the beginning and the end of a file of any size; they overlap in a short one.
 *
 * @throws if it is not a regular file, or a system error.
 */
export function readEnds(path: string, first: number, last: number) {
  const file = openSync(path, READ_ONLY);
  try {
    const stats = fstatSync(file);
    assertRegular(stats);
    const { size } = stats;
    const readAt = (position: number, length: number) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(file, bytes, { position }));
    };
    const head = readAt(0, Math.min(first, size));
    const tail = readAt(Math.max(0, size - last), Math.min(last, size));
    return { size, head, tail };
  } finally {
    closeSync(file);
  }
}

/** @throws if the file cannot be examined, or exists but is not a regular file. */
export function checkRegular(path: string): void {
  assertRegular(statSync(path));
}

function assertRegular(stats: Stats): void {
  if (stats.isDirectory()) throw new Error('it is a folder');
  if (!stats.isFile()) throw new Error('it is a device or a pipe, not a file');
}
