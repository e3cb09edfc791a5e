/**
 * Group commit for SQLite: writes that arrive in one turn of the event loop share one transaction,
 * and so one wait for the disk. A write is reported as done only when that transaction is on disk.
 */
import type { DatabaseSync } from 'node:sqlite';

interface WaitingWrite {
  /** Runs inside the transaction. */
  readonly run: () => unknown;
  /** Called after the commit, with what `run` gave. */
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

export interface CommitQueue {
  /** Rejects, as do all writes of the same turn, when one of them fails: none is kept then. */
  add<Result>(run: () => Result): Promise<Result>;
  /** Commits what waits, now. */
  flush(): void;
}

export function createCommitQueue(database: DatabaseSync): CommitQueue {
  let waiting: WaitingWrite[] = [];

  function flush(): void {
    const writes = waiting;
    waiting = [];
    if (writes.length === 0) return;
    try {
      const results = inTransaction(database, () => writes.map(({ run }) => run()));
      writes.forEach(({ resolve }, index) => resolve(results[index] as never));
    } catch (error) {
      for (const { reject } of writes) reject(error);
    }
  }

  return {
    add: (run) =>
      new Promise((resolve, reject) => {
        waiting.push({ run, resolve, reject });
        if (waiting.length === 1) setImmediate(flush);
      }),
    flush,
  };
}

/** Takes the write lock at the start, so that no transaction fails half way for want of it. */
export function inTransaction<Result>(database: DatabaseSync, run: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = run();
    database.exec('commit');
    return result;
  } catch (error) {
    // SQLite itself has rolled back after some errors, a full disk for instance.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}
