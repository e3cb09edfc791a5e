/** A folder in memory for what tests write: thousands of small files, each for a moment. */
import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';

/** Where Linux has one for every process. */
const SHARED = '/dev/shm';
/** Many times what a run has there at once, in bytes; containers often give it next to nothing. */
const ROOM = 2 ** 31;

/** Undefined where there is none that is large enough, and from which programs may be started. */
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
