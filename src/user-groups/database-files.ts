/**
 * Whether the files of a SQLite database are still where they were opened. SQLite goes on writing
 * into a file that was deleted or replaced: such writes succeed, and are gone with the process.
 */
import { statSync } from 'node:fs';
import { UnavailableError } from './store.ts';

/** Each is needed to find again what was committed: the database, its log, the index of the log. */
const suffixes = ['', '-wal', '-shm'];

export interface DatabaseFiles {
  /** Throws an `UnavailableError` where one of the files is gone or another one. */
  readonly confirm: () => void;
}

/** Remembers the files as they are now. Call it when the database is open and has been read. */
export function watchDatabaseFiles(file: string): DatabaseFiles {
  const names = suffixes.map((suffix) => file + suffix);
  const known = names.map(identify);
  return {
    confirm: () => {
      const changed = names.find((name, index) => identify(name) !== known[index]);
      if (changed === undefined) return;
      const message = `${changed} was removed or replaced while the service runs. Put it right, then restart the service.`;
      throw new UnavailableError({ cause: new Error(message) });
    },
  };
}

/** The same text for the same file, whatever is in it. */
function identify(name: string): string {
  const stats = statSync(name, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? 'none' : `${stats.dev} ${stats.ino}`;
}
