/** What SQLite's errors mean for a request: wait for another process, try again later, or a bug. */
import { setTimeout as sleep } from 'node:timers/promises';
import { UnavailableError } from './store.ts';

/** Milliseconds that a request waits for another process's lock before it gives up. */
export const lockTimeoutMilliseconds = 2000;

/** Milliseconds between two attempts, during which other requests are answered. */
export const pause = 20;

/** Primary result codes: https://www.sqlite.org/rescode.html */
const busy = [5, 6];
/** Read-only, I/O error, corrupt, full, cannot open, not a database. */
const lost = [8, 10, 11, 13, 14, 26];

const constraintUnique = 2067;

export function isBusy(error: unknown): boolean {
  return busy.includes(codeOf(error) & 0xff);
}

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === constraintUnique;
}

/**
 * Returns the error for the caller. An error of the storage is temporary and not the fault of the service.
 */
export function toStoreError(cause: unknown): unknown {
  const isStorage = [...busy, ...lost].includes(codeOf(cause) & 0xff);
  return isStorage ? new UnavailableError({ cause }) : cause;
}

/** Runs `run` again for a limited time while another process holds the lock. */
export async function retryWhileBusy<Result>(run: () => Result): Promise<Result> {
  const deadline = performance.now() + lockTimeoutMilliseconds;
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(pause);
  }
}

/** Returns the extended result code; 0 if the error is not SQLite's. */
function codeOf(error: unknown): number {
  const isSqlite = error instanceof Error && 'errcode' in error;
  return isSqlite && typeof error.errcode === 'number' ? error.errcode : 0;
}
