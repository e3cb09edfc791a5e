import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface MemoryProbe {
  /** Environment variables for the processes to measure. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Returns the maximum resident set size, in MB, of any Node process, including its threads. Call it once,
   * at the end.
   */
  readonly read: () => number;
}

/** Measures the memory of processes: each writes its own maximum to a file when it exits. */
export function watchMemory(): MemoryProbe {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-measure-'));
  const report = `import { writeFileSync } from 'node:fs';
    process.on('exit', () => writeFileSync(${JSON.stringify(folder)} + '/' + process.pid, String(process.resourceUsage().maxRSS)));`;
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(report)}` },
    read() {
      const sizes = readdirSync(folder).map((pid) => Number(readFileSync(join(folder, pid))));
      rmSync(folder, { recursive: true });
      return Math.max(...sizes) / 1024;
    },
  };
}
