import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems choose ports above for those who ask for any: Linux from 32768 on, others from 49152. */
const [FIRST, END] = [15_000, 32_000];
const ATTEMPTS = 100;

/**
 * A loopback port that nobody listens on, nor will because the system chose it: what is sent to a service that
 * was killed reaches no other test.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${END} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
