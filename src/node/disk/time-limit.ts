/** Stops code of an author that never ends, so that one page cannot hold up a build for ever. */
import { Script } from 'node:vm';

const LIMIT_MS = 10_000;

/** Where the script below finds what it is to call. */
const KEY = 'lectern.limited';
const slot: { run?: () => unknown } = {};
Object.assign(globalThis, { [Symbol.for(KEY)]: slot });
const script = new Script(`globalThis[Symbol.for('${KEY}')].run()`);

let isLimited = false;

/**
 * What `run` returns. Inside of a limited call there is no second limit: it ends with the outer one.
 * @throws what `run` throws, or an error that says so when it takes too long.
 */
export function limitTime(run: () => unknown, limitMs = LIMIT_MS): unknown {
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
