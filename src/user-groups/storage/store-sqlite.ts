/**
 * The embedded store: one SQLite file for a single machine. Readers never wait for a writer (write-ahead
 * log), and a commit is on disk when it is acknowledged (`synchronous = full`).
 */
import { createCommitQueue, inTransaction } from './commit-queue.ts';
import { connectSqlite } from './sqlite-connection.ts';
import type { Connection } from './sqlite-connection.ts';
import { isUniqueViolation, retryWhileBusy, toStoreError } from './sqlite-errors.ts';
import * as statements from './statements.ts';
import type { Statement } from './statements.ts';
import { TagConflictError } from './store.ts';
import type { EnvironmentRecord, Store } from './store.ts';

/** Sets a number that nothing reads, because an update that changes nothing would not be written to disk. */
const probe = 'pragma user_version = 1';

/** Opens the file, or creates it with its folder, readable only by its owner. */
export function openSqliteStore(file: string): Store {
  const registered = new Map<string, EnvironmentRecord>();
  const { open, confirm, close } = connectSqlite(file, ({ database, run }) => {
    inTransaction(database, () => {
      for (const each of registered.values()) register(run, each);
    });
  });
  const queue = createCommitQueue(open, confirm);
  const write = (statement: Statement) => translate(queue.add(({ run }) => run(statement)));
  const read = (statement: Statement) => translate(retryWhileBusy(() => open().run(statement)));
  return {
    registerEnvironments: async (environments) => {
      await translate(
        queue.add(({ run }) => {
          for (const each of environments) register(run, each);
        }),
      );
      for (const each of environments) registered.set(each.name, each);
    },
    hasEnvironment: async (environment) =>
      (await read(statements.findEnvironment(environment))) !== undefined,
    findGroup: (environment, userGroupId) => read(statements.findGroup(environment, userGroupId)),
    insertGroup: (group) => write(statements.insertGroup('sqlite', group)),
    updateGroup: (change) => write(statements.updateGroup(change)),
    rotateToken: (rotation) => write(statements.rotateToken(rotation)),
    ping: () => translate(queue.add(({ database }) => database.exec(probe))),
    close: () => {
      queue.flush();
      close();
      return Promise.resolve();
    },
  };
}

function register(run: Connection['run'], environment: EnvironmentRecord): void {
  try {
    run(statements.registerEnvironment(environment));
  } catch (cause) {
    throw isUniqueViolation(cause) ? new TagConflictError(environment, { cause }) : cause;
  }
}

async function translate<Result>(running: Promise<Result>): Promise<Result> {
  try {
    return await running;
  } catch (error) {
    throw toStoreError(error);
  }
}
