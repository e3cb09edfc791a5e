/**
 * What has become of the files of an open SQLite database. SQLite goes on writing into a file that
 * was deleted or replaced: such writes succeed, and are gone with the process.
 */
import { statSync } from 'node:fs';

/** Each is needed to find again what was committed: the database, its log, the index of the log. */
const suffixes = ['', '-wal', '-shm'];

export type FilesState =
  | { readonly kind: 'same' }
  /** The database is there, its log or the log's index is not: what is open still holds them. */
  | { readonly kind: 'incomplete' }
  /** The database is there and nobody has written into it since; neither log nor index are. */
  | { readonly kind: 'alone' }
  /** Another database is there. The text is the same until it is written to, or replaced as well. */
  | { readonly kind: 'replaced'; readonly looks: string }
  /** In a way that only the operator can put right. */
  | { readonly kind: 'lost'; readonly reason: string };

export interface DatabaseFiles {
  readonly compare: () => FilesState;
}

/** Remembers the files as they are now. Call it when the database is open and has been read. */
export function watchDatabaseFiles(file: string): DatabaseFiles {
  const names = suffixes.map((suffix) => file + suffix);
  const known = names.map(identify);
  /** The database as it was when its log was last seen beside it: after each write of this process. */
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
 * The database is still there. With its log and its index gone, another process may have been
 * at work and have left since, so that what is open no longer knows the whole database: it has written
 * into it then. Another one that is still at work has made a log of its own, or holds a lock.
 */
function compareLog(changed: readonly string[], isUntouched: boolean): FilesState {
  const areGone = changed.every((name) => identify(name) === undefined);
  if (areGone && changed.length === 1) return { kind: 'incomplete' };
  if (areGone && isUntouched) return { kind: 'alone' };
  const were = changed.length === 1 ? 'was' : 'were';
  return { kind: 'lost', reason: `${changed.join(' and ')} ${were} removed or replaced` };
}

/** SQLite would take the log for that of the new database, and write old pages into it. */
function mixed(file: string, left: readonly string[]): string {
  return `${file} was replaced, but ${left.join(' and ')} of the earlier one still lies beside it`;
}

/** The same text for the same file, whatever is in it. */
function identify(name: string): string | undefined {
  const stats = lookAt(name);
  return stats && `${stats.dev} ${stats.ino}`;
}

function describe(name: string): string {
  const stats = lookAt(name);
  return stats === undefined ? '' : `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs}`;
}

/** What cannot be asked about, in a folder that may not be read, is not there for the service either. */
function lookAt(name: string) {
  try {
    return statSync(name, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
