import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface MemoryProbe {
  /** For the processes that are looked at. */
  readonly env: Readonly<Record<string, string>>;
  /** Largest resident size, in MB, of a process of Node, its threads included. To be asked once, at the end. */
  readonly read: () => number;
}

/** Processes know best how large they were; each says so as it ends. */
export function watchMemory(): MemoryProbe {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-measure-'));
  const tell = `import { writeFileSync } from 'node:fs';
    process.on('exit', () => writeFileSync(${JSON.stringify(folder)} + '/' + process.pid, String(process.resourceUsage().maxRSS)));`;
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}` },
    read() {
      const sizes = readdirSync(folder).map((pid) => Number(readFileSync(join(folder, pid))));
      rmSync(folder, { recursive: true });
      return Math.max(...sizes) / 1024;
    },
  };
}
