/** What SQLite's errors mean to a request: wait for another process, come back later, or a fault. */
import { setTimeout as sleep } from 'node:timers/promises';
import { UnavailableError } from './store.ts';

/** Milliseconds that a request waits for the lock of another process before it gives up. */
export const patience = 2000;

/** Milliseconds between two attempts; in between, other requests are answered. */
export const pause = 20;

/** Primary result codes: https://www.sqlite.org/rescode.html */
const busy = [5, 6];
/** Read-only, input or output, corrupt, full, not to be opened, not a database. */
const lost = [8, 10, 11, 13, 14, 26];

const constraintUnique = 2067;

export function isBusy(error: unknown): boolean {
  return busy.includes(codeOf(error) & 0xff);
}

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === constraintUnique;
}

/** The error that a caller gets: one of the storage may pass, and is none of the service's own. */
export function toStoreError(cause: unknown): unknown {
  const isStorage = [...busy, ...lost].includes(codeOf(cause) & 0xff);
  return isStorage ? new UnavailableError({ cause }) : cause;
}

/** Does what `run` does, again and again while another process holds the lock, for a while. */
export async function retryWhileBusy<Result>(run: () => Result): Promise<Result> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(pause);
  }
}

/** The extended result code; 0 for what is no error of SQLite. */
function codeOf(error: unknown): number {
  const isSqlite = error instanceof Error && 'errcode' in error;
  return isSqlite && typeof error.errcode === 'number' ? error.errcode : 0;
}
