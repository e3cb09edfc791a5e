/**
 * A connection to one SQLite file that outlives the file: when the file is taken away it says so, and
 * when one is there again, the same or another, it is opened without a restart.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { UserGroup } from '../domain/user-group.ts';
import { type DatabaseFiles, watchDatabaseFiles } from './database-files.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { migrations } from './migrations.ts';
import { isBusy } from './sqlite-errors.ts';
import * as statements from './statements.ts';
import type { Statement, UserGroupRow } from './statements.ts';
import { UnavailableError } from './store.ts';

/** Milliseconds that a start waits for the lock of another process, which may be starting as well. */
const startTimeout = 5000;

/** Milliseconds for which a file in the place of the old one has not changed: it may be a copy under way. */
const settling = 1000;

export interface Connection {
  readonly database: DatabaseSync;
  readonly run: (statement: Statement) => UserGroup | undefined;
}

export interface SqliteConnection {
  /**
   * To the files as they are now. Throws an `UnavailableError` where there is no whole database, an
   * error that `isBusy` knows where another process holds it.
   */
  readonly open: () => Connection;
  /** Throws an `UnavailableError` where what the connection has committed would not be found again. */
  readonly confirm: () => void;
  readonly close: () => void;
}

interface Opened extends Connection {
  readonly files: DatabaseFiles;
}

/**
 * Opens the file, or creates it with its folder, readable by its owner only.
 * @param prepare is called with each further database that takes the place of the first.
 */
export function connectSqlite(
  file: string,
  prepare: (connection: Connection) => void,
): SqliteConnection {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let current: Opened | undefined = openFirst(file);
  let candidate = { looks: '', since: 0 };
  /** Neither closed nor collected: closing removes the log by its name, which is another's by now. */
  const abandoned: Opened[] = [];

  function reopen(): Opened {
    const next = unlessUnfit(() => openAgain(file, prepare));
    if (current !== undefined) abandoned.push(current);
    current = next;
    return next;
  }

  function adopt(looks: string): Opened {
    const now = performance.now();
    if (candidate.looks !== looks) candidate = { looks, since: now };
    if (now - candidate.since >= settling) return reopen();
    throw unavailable(`${file} was replaced. It is opened again when it has stopped changing.`);
  }

  return {
    open: () => {
      if (current === undefined) return reopen();
      const state = current.files.compare();
      if (state.kind === 'same') return current;
      if (state.kind === 'replaced') return adopt(state.looks);
      if (state.kind === 'lost') throw unavailable(`${state.reason}. ${advice}`);
      rescue(current, state.kind);
      current = undefined;
      return reopen();
    },
    confirm: () => {
      if (current?.files.compare().kind === 'same') return;
      throw unavailable(`${file} was removed or replaced during a write.`);
    },
    close: () => {
      const state = current?.files.compare().kind;
      if (current === undefined || state === 'replaced' || state === 'lost') return;
      if (state === 'same') current.database.close();
      else if (state !== undefined) rescue(current, state);
    },
  };
}

const advice =
  'Put back the database with its log, or another database alone: it is opened without a restart.';

function unavailable(message: string): UnavailableError {
  return new UnavailableError({ cause: new Error(message) });
}

/** A file that is no database of the service, or one of a newer version, may be replaced once more. */
function unlessUnfit(run: () => Opened): Opened {
  try {
    return run();
  } catch (cause) {
    throw isBusy(cause) ? cause : new UnavailableError({ cause });
  }
}

function openFirst(file: string): Opened {
  const database = new DatabaseSync(file);
  return openedBy(database, () => {
    database.exec(`pragma busy_timeout = ${startTimeout}`);
    setUp(database);
    // From here on there are requests, which must not wait for each other's locks.
    database.exec('pragma busy_timeout = 0');
    return toOpened(database, file);
  });
}

/** Unlike at the start nothing is created: an empty database would be taken for one without groups. */
function openAgain(file: string, prepare: (connection: Connection) => void): Opened {
  const url = pathToFileURL(file);
  url.searchParams.set('mode', 'rw');
  const database = new DatabaseSync(url);
  return openedBy(database, () => {
    database.prepare('select count(*) from migrations').get();
    setUp(database);
    const opened = toOpened(database, file);
    prepare(opened);
    return opened;
  });
}

/** What `run` gives; where it throws, the database is closed again. */
function openedBy(database: DatabaseSync, run: () => Opened): Opened {
  try {
    return run();
  } catch (error) {
    database.close();
    throw error;
  }
}

function setUp(database: DatabaseSync): void {
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  migrateSqlite(database, migrations);
}

/** How what only the removed log, which is still open, and its index know is written into the database. */
const rescues = {
  incomplete: ({ database }: Opened) =>
    database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0,
  // Others find no log, and would not see the locks that are kept in its index: this one locks the database.
  alone: ({ database }: Opened) =>
    database.prepare('pragma journal_mode = delete').get()?.['journal_mode'] === 'delete',
} as const;

function rescue(opened: Opened, state: keyof typeof rescues): void {
  if (!rescues[state](opened)) throw unavailable('Another process reads the database.');
  opened.database.close();
}

function toOpened(database: DatabaseSync, file: string): Opened {
  return { database, run: createRun(database), files: watchDatabaseFiles(file) };
}

/** Prepares each text once. Every statement of the service concerns one group at most. */
function createRun(database: DatabaseSync): Connection['run'] {
  const prepared = new Map<string, StatementSync>();
  return ({ name, text, values }) => {
    const known = prepared.get(name) ?? database.prepare(text);
    prepared.set(name, known);
    const row = known.get(Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value])));
    // The statements name exactly these columns, or ask for a row alone.
    return row && statements.toUserGroup(row as unknown as UserGroupRow);
  };
}
