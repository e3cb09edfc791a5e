/**
 * When V8 compiles for the last time, with all that it knows. It waits for 3,000 calls of a function; most
 * builds end before that is paid back by faster code: 1,000 pages take a twentieth less of the processors
 * when it waits for longer, 4,000 a tenth more.
 */
import { setFlagsFromString } from 'node:v8';

const FLAG = '--invocation-count-for-turbofan';
/** Calls, of V8. */
const usual = 3000;
/** From here on it is paid back. */
const manyPages = 2000;

/** Told as long as it is not known how much there is to do. */
export function optimizeLate(): void {
  setFlagsFromString(`${FLAG}=80000`);
}

/** Told as soon as it is known how many pages are to be made. */
export function optimizeFor(pages: number): void {
  if (pages > manyPages) setFlagsFromString(`${FLAG}=${usual}`);
}
