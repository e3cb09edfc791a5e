/**
 * Group commit for SQLite: writes that arrive in one turn of the event loop share one transaction, and
 * therefore one wait for the disk. A write is reported as done only when that transaction is on disk.
 *
 * While another process holds the write lock, nothing waits inside SQLite, which would block every other
 * request: the writes stay in the queue and are tried again after a pause.
 */
import type { DatabaseSync } from 'node:sqlite';
import { isBusy, lockTimeoutMilliseconds, pause } from './sqlite-errors.ts';

interface WaitingWrite<Connection> {
  /** Runs inside the transaction. */
  readonly run: (connection: Connection) => unknown;
  /** Called after the commit with the result of `run`. */
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
  /** When the write gives up waiting for another process, in milliseconds of `performance.now()`. */
  readonly deadline: number;
}

export interface CommitQueue<Connection> {
  /**
   * Adds a write to the next transaction. If any write of the transaction fails, all of them are rejected
   * and none is kept.
   */
  add<Result>(run: (connection: Connection) => Result): Promise<Result>;
  /** Commits the waiting writes now and rejects them if that is not possible. */
  flush(): void;
}

/**
 * @param open returns the connection for the next transaction, or throws if there is none.
 * @param confirm throws if the committed data could not be found again.
 */
export function createCommitQueue<Connection extends { readonly database: DatabaseSync }>(
  open: () => Connection,
  confirm: () => void = () => undefined,
): CommitQueue<Connection> {
  let waiting: WaitingWrite<Connection>[] = [];

  function commit(): void {
    const writes = waiting;
    waiting = [];
    if (writes.length === 0) return;
    try {
      const connection = open();
      const results = inTransaction(connection.database, () =>
        writes.map(({ run }) => run(connection)),
      );
      confirm();
      writes.forEach(({ resolve }, index) => resolve(results[index] as never));
    } catch (error) {
      const now = isBusy(error) ? performance.now() : Infinity;
      for (const { reject } of writes.filter(({ deadline }) => deadline <= now)) reject(error);
      waiting = writes.filter(({ deadline }) => deadline > now);
      if (waiting.length > 0) setTimeout(commit, pause);
    }
  }

  return {
    add: (run) =>
      new Promise((resolve, reject) => {
        const deadline = performance.now() + lockTimeoutMilliseconds;
        waiting.push({ run, resolve, reject, deadline });
        if (waiting.length === 1) setImmediate(commit);
      }),
    flush: () => {
      waiting = waiting.map((write) => ({ ...write, deadline: 0 }));
      commit();
    },
  };
}

/**
 * Runs a transaction that takes the write lock at its start, so that it cannot fail halfway for lack of the
 * lock.
 */
export function inTransaction<Result>(database: DatabaseSync, run: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = run();
    database.exec('commit');
    return result;
  } catch (error) {
    // SQLite itself has already rolled back after some errors, such as a full disk.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}
