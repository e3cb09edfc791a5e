/**
 * Records the case in progress, so that it is known if the process does not survive it, and ends the
 * process if one case takes more than its share of processor time. Wall-clock time is not used, because it
 * depends on how busy the machine is.
 */
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export interface CaseGuard {
  /** Starts a new case: the file then contains the number of earlier cases and, on its next lines, `text`. */
  begin(text: string): void;
  close(): Promise<void>;
}

/** Runs next to the case, in a thread that a loop in the case cannot stop. */
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
 * Guards the cases of this process.
 * @param file where the case in progress is recorded.
 * @param limit processor time of one case, in seconds.
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
