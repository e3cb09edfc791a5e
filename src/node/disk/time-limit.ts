/** Stops an author's code that never ends, so that one page cannot hold up a build forever. */
import { Script } from 'node:vm';

const LIMIT_MS = 10_000;

/** The key under which the script below finds the function to call. */
const KEY = 'lectern.limited';
const slot: { run?: () => unknown } = {};
Object.assign(globalThis, { [Symbol.for(KEY)]: slot });
const script = new Script(`globalThis[Symbol.for('${KEY}')].run()`);

let isLimited = false;

/**
 * Calls `run` under a time limit and returns its result. A limited call inside another has no limit of its
 * own: it ends with the outer one.
 * @throws what `run` throws, or an error that says so when it takes too long.
 */
export function runWithTimeout(run: () => unknown, limitMs = LIMIT_MS): unknown {
  if (isLimited) return run();
  isLimited = true;
  slot.run = run;
  try {
    return script.runInThisContext({ timeout: limitMs });
  } catch (error) {
    const isTooLong = isError(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (!isTooLong) throw error;
    const seconds = limitMs / 1000;
    throw new Error(`it was stopped after ${seconds} seconds, as a loop without an end would be.`, {
      cause: error,
    });
  } finally {
    isLimited = false;
  }
}

function isError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error;
}
