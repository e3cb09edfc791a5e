/**
 * After how many calls of a function V8 compiles it with its optimizing compiler. Usually these are 3,000,
 * but most builds end before the faster code pays for that: with a higher number, 1,000 pages take a
 * twentieth less processor time, and 4,000 a tenth more.
 */
import { setFlagsFromString } from 'node:v8';

const FLAG = '--invocation-count-for-turbofan';
/** V8's default number of calls. */
const defaultCalls = 3000;
/** From this many pages on, optimizing pays off. */
const manyPages = 2000;

/** Postpones optimization as long as the amount of work is unknown. */
export function optimizeLate(): void {
  setFlagsFromString(`${FLAG}=80000`);
}

/** Restores V8's default for a large site, as soon as the number of pages is known. */
export function optimizeFor(pages: number): void {
  if (pages > manyPages) setFlagsFromString(`${FLAG}=${defaultCalls}`);
}
