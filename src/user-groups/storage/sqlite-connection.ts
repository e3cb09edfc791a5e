/**
 * A connection to one SQLite file that survives the loss of that file: it reports when the file is removed,
 * and when a file is there again, the same one or another, opens it without a restart.
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

/** Milliseconds that startup waits for the lock of another process, which may be starting as well. */
const startTimeout = 5000;

/**
 * Milliseconds for which a replacement file must stay unchanged before it is opened: it may still be being
 * copied.
 */
const settling = 1000;

export interface Connection {
  readonly database: DatabaseSync;
  readonly run: (statement: Statement) => UserGroup | undefined;
}

export interface SqliteConnection {
  /**
   * Returns a connection to the files as they are now. Throws an `UnavailableError` if there is no complete
   * database, and an error that `isBusy` recognizes if another process holds it.
   */
  readonly open: () => Connection;
  /** Throws an `UnavailableError` if the data that the connection has committed could not be found again. */
  readonly confirm: () => void;
  readonly close: () => void;
}

interface Opened extends Connection {
  readonly files: DatabaseFiles;
}

/**
 * Opens the file, or creates it with its folder, readable only by its owner.
 * @param prepare is called with each later database that takes the place of the first one.
 */
export function connectSqlite(
  file: string,
  prepare: (connection: Connection) => void,
): SqliteConnection {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let current: Opened | undefined = openFirst(file);
  let candidate = { looks: '', since: 0 };
  /**
   * Kept from both closing and garbage collection: closing removes the log by name, and that name now
   * belongs to another database.
   */
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

/**
 * Reports a file that is not a database of the service, or is one of a newer version, as unavailable: it
 * may be replaced again.
 */
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
    // From here on there are requests, which must not block on each other's locks.
    database.exec('pragma busy_timeout = 0');
    return toOpened(database, file);
  });
}

/**
 * Opens the file again. Unlike at startup, nothing is created: an empty database would pass for one without
 * groups.
 */
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

/** Returns the result of `run`; if it throws, closes the database. */
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

/** How to write into the database what only the removed but still open log and its index contain. */
const rescues = {
  incomplete: ({ database }: Opened) =>
    database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0,
  // Other processes find no log, and do not see the locks that its removed index holds. This pragma locks
  // the database file itself.
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

/** Prepares each statement text once. Every statement of the service affects at most one group. */
function createRun(database: DatabaseSync): Connection['run'] {
  const prepared = new Map<string, StatementSync>();
  return ({ name, text, values }) => {
    const known = prepared.get(name) ?? database.prepare(text);
    prepared.set(name, known);
    const row = known.get(Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value])));
    // The statements select exactly these columns, or only test whether a row exists.
    return row && statements.toUserGroup(row as unknown as UserGroupRow);
  };
}
