/**
 * Detects what has happened to the files of an open SQLite database. SQLite keeps writing to a file that
 * was deleted or replaced: such writes succeed, but are lost when the process ends.
 */
import { statSync } from 'node:fs';

/**
 * Suffixes of the files that are needed to find committed data again: the database, its log, and the index
 * of the log.
 */
const suffixes = ['', '-wal', '-shm'];

export type FilesState =
  | { readonly kind: 'same' }
  /**
   * The database is there, but its log or the log's index is missing. The open connection still holds them.
   */
  | { readonly kind: 'incomplete' }
  /** The database is there and unchanged since the last write, but both the log and its index are missing. */
  | { readonly kind: 'alone' }
  /** Another database is in its place. The text changes when that one is written to or replaced as well. */
  | { readonly kind: 'replaced'; readonly looks: string }
  /** The files changed in a way that only the operator can fix. */
  | { readonly kind: 'lost'; readonly reason: string };

export interface DatabaseFiles {
  readonly compare: () => FilesState;
}

/** Remembers the files as they are now. Call this once the database is open and has been read. */
export function watchDatabaseFiles(file: string): DatabaseFiles {
  const names = suffixes.map((suffix) => file + suffix);
  const known = names.map(identify);
  /**
   * The state of the database when its log was last seen next to it, which is after each write of this
   * process.
   */
  let seen = describe(file);
  return {
    compare: () => {
      const now = names.map(identify);
      const changed = names.filter((_, index) => now[index] !== known[index]);
      if (changed.length === 0) {
        seen = describe(file);
        return { kind: 'same' };
      }
      if (now[0] === undefined) return { kind: 'lost', reason: `${file} was removed` };
      if (now[0] === known[0]) return compareLog(changed, describe(file) === seen);
      const left = names.filter((name) => !changed.includes(name));
      return left.length === 0
        ? { kind: 'replaced', looks: describe(file) }
        : { kind: 'lost', reason: mixed(file, left) };
    },
  };
}

/**
 * Compares the log and its index while the database file is still the same. If both are gone, another
 * process may have worked on the database and exited: it has then written to the file, and the open
 * connection no longer knows the whole database. A process that is still working has created a log of its
 * own or holds a lock.
 */
function compareLog(changed: readonly string[], isUntouched: boolean): FilesState {
  const areGone = changed.every((name) => identify(name) === undefined);
  if (areGone && changed.length === 1) return { kind: 'incomplete' };
  if (areGone && isUntouched) return { kind: 'alone' };
  const were = changed.length === 1 ? 'was' : 'were';
  return { kind: 'lost', reason: `${changed.join(' and ')} ${were} removed or replaced` };
}

/**
 * Describes a new database next to files of the old one. SQLite would take the old log for the new
 * database's, and write old pages into it.
 */
function mixed(file: string, left: readonly string[]): string {
  return `${file} was replaced, but ${left.join(' and ')} of the earlier one still lies beside it`;
}

/** Returns a text that is the same for the same file, regardless of its content. */
function identify(name: string): string | undefined {
  const stats = lookAt(name);
  return stats && `${stats.dev} ${stats.ino}`;
}

function describe(name: string): string {
  const stats = lookAt(name);
  return stats === undefined ? '' : `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs}`;
}

/**
 * Returns the stats of a file. A file that cannot be accessed, in an unreadable folder, is missing for the
 * service too.
 */
function lookAt(name: string) {
  try {
    return statSync(name, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
