/**
 * Keeps the case that is being tried, so that it is known when the process does not survive it, and
 * ends the process when one case takes more than its share of CPU. Seconds of CPU, not of the clock:
 * a busy machine changes nothing.
 */
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export interface CaseGuard {
  /** A new case begins: the file holds how many there were before, and on its next lines `text`. */
  begin(text: string): void;
  close(): Promise<void>;
}

/** Runs beside the case, in a thread that no loop of it can stop. */
const WATCH = `
  const { workerData } = require('node:worker_threads');
  const { count, limit } = workerData;
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
  let seen = -1, since = 0;
  setInterval(() => {
    const now = Atomics.load(count, 0);
    if (now !== seen) { seen = now; since = used(); }
    else if (used() - since > limit) process.kill(process.pid, 'SIGKILL');
  }, 100);
`;

/**
 * @param file where the case in progress is kept.
 * @param limit CPU seconds of one case.
 */
export function guardCases(file: string, limit: number): CaseGuard {
  const handle = openSync(file, 'w');
  const count = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(WATCH, { eval: true, workerData: { count, limit } });
  worker.unref();
  return {
    begin: (text) => {
      const bytes = Buffer.from(`${Atomics.load(count, 0)}\n${text}`);
      writeSync(handle, bytes, 0, bytes.length, 0);
      ftruncateSync(handle, bytes.length);
      Atomics.add(count, 0, 1);
    },
    close: async () => {
      closeSync(handle);
      await worker.terminate();
    },
  };
}
