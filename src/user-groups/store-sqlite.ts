/**
 * The embedded store: one SQLite file, for a single machine. Readers never wait for a writer
 * (write-ahead log), and a commit is on disk when it is acknowledged (`synchronous = full`).
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { createCommitQueue, inTransaction } from './commit-queue.ts';
import { type DatabaseFiles, watchDatabaseFiles } from './database-files.ts';
import { findPending, migrations, migrationsTable } from './migrations.ts';
import type { Migration } from './migrations.ts';
import { isUniqueViolation, retryWhileBusy, toStoreError } from './sqlite-errors.ts';
import * as statements from './statements.ts';
import type { Statement, UserGroupRow } from './statements.ts';
import { TagConflictError } from './store.ts';
import type { Store } from './store.ts';
import type { UserGroup } from './user-group.ts';

/** Milliseconds that a start waits for the lock of another process, which may be starting as well. */
const startTimeout = 5000;

/** Sets a number that nobody reads. An update that changes nothing would not be written. */
const probe = 'pragma user_version = 1';

/** Opens the file, or creates it with its folder, readable by its owner only. */
export function openSqliteStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  try {
    database.exec(`pragma busy_timeout = ${startTimeout}`);
    database.exec('pragma journal_mode = wal; pragma synchronous = full');
    migrateSqlite(database, migrations);
    // From here on there are requests, which must not wait for each other's locks.
    database.exec('pragma busy_timeout = 0');
  } catch (error) {
    database.close();
    throw error;
  }
  return createStore(database, watchDatabaseFiles(file));
}

function createStore(database: DatabaseSync, { confirm }: DatabaseFiles): Store {
  const run = createRun(database);
  const queue = createCommitQueue(database, confirm);
  const write = (statement: Statement) => translate(queue.add(() => run(statement)));
  const read = (statement: Statement) =>
    translate(
      retryWhileBusy(() => {
        confirm();
        return run(statement);
      }),
    );
  return {
    registerEnvironment: async (environment) => {
      try {
        await write(statements.registerEnvironment(environment));
      } catch (cause) {
        throw isUniqueViolation(cause) ? new TagConflictError(environment, { cause }) : cause;
      }
    },
    findGroup: (environment, userGroupId) => read(statements.findGroup(environment, userGroupId)),
    insertGroup: (group) => write(statements.insertGroup(group)),
    updateGroup: (change) => write(statements.updateGroup(change)),
    rotateToken: (rotation) => write(statements.rotateToken(rotation)),
    ping: () => translate(queue.add(() => database.exec(probe))),
    close: () => {
      queue.flush();
      if (isConfirmed(confirm)) database.close();
      return Promise.resolve();
    },
  };
}

/** Closing a database removes its log, by name: the log of whatever has taken the file's place. */
function isConfirmed(confirm: () => void): boolean {
  try {
    confirm();
    return true;
  } catch {
    return false;
  }
}

async function translate<Result>(running: Promise<Result>): Promise<Result> {
  try {
    return await running;
  } catch (error) {
    throw toStoreError(error);
  }
}

/** Prepares each text once. Every statement of the service concerns one group at most. */
function createRun(database: DatabaseSync): (statement: Statement) => UserGroup | undefined {
  const prepared = new Map<string, StatementSync>();
  return ({ name, text, values }) => {
    const known = prepared.get(name) ?? database.prepare(text);
    prepared.set(name, known);
    const row = known.get(Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value])));
    // The statements name exactly these columns.
    return row && statements.toUserGroup(row as unknown as UserGroupRow);
  };
}

/** Safe when several processes open a new file at once: the write lock lets one after the other. */
export function migrateSqlite(database: DatabaseSync, all: readonly Migration[]): void {
  inTransaction(database, () => {
    database.exec(migrationsTable);
    const { done } = database.prepare('select count(*) as done from migrations').get() ?? {};
    const remember = database.prepare('insert into migrations (number, name) values (?, ?)');
    for (const { number, name, sqlite } of findPending(all, Number(done))) {
      database.exec(sqlite);
      remember.run(number, name);
    }
  });
}
