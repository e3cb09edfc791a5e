/** Finds a folder in memory for the files that tests write: thousands of small, short-lived ones. */
import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';

/** Where Linux provides one for all processes. */
const SHARED = '/dev/shm';
/** In bytes: many times what a run needs at any moment. Containers often have almost no space there. */
const ROOM = 2 ** 31;

/** Returns undefined if there is no folder that is large enough and allows programs to be executed. */
export function findMemoryFolder(): string | undefined {
  try {
    accessSync(SHARED, constants.W_OK);
    const { bavail, bsize } = statfsSync(SHARED);
    return bavail * bsize >= ROOM && startsPrograms(SHARED) ? SHARED : undefined;
  } catch {
    return undefined;
  }
}

function startsPrograms(folder: string): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , type, options = ''] =
    mounts.map((line) => line.split(' ')).find(([, path]) => path === folder) ?? [];
  return type === 'tmpfs' && !options.split(',').includes('noexec');
}
