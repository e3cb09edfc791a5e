import { randomInt } from 'node:crypto';
import { findPort } from '../../../src/server/listen.ts';

/** Systems assign automatic ports above this range: Linux from 32768 on, others from 49152. */
const [FIRST, END] = [15_000, 32_000];
const ATTEMPTS = 100;

/**
 * Finds a loopback port that nobody listens on and that no system assigns automatically, so that no other
 * program gets it before a server that starts later, or after one that was stopped.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await findPort('127.0.0.1', randomInt(FIRST, END)).catch(() => undefined);
    if (port !== undefined) return port;
  }
  throw new Error(`No port from ${FIRST} to ${END} is free.`);
}
