import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, type Ended } from '../helpers/runner/run-command.ts';

export const bin = fileURLToPath(new URL('../../src/cli/bin.mjs', import.meta.url));

export interface Measured extends Ended {
  readonly seconds: number;
  /** Largest resident size of the process, its threads included. */
  readonly megabytes: number;
}

/** Runs the command line in a process of its own, and measures it. */
export async function measureLectern(words: readonly string[]): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-measure-'));
  const file = join(folder, 'kilobytes');
  // The process itself knows best how large it was; it says so as it ends.
  const tell = `import { writeFileSync } from 'node:fs';
    process.on('exit', () => writeFileSync(${JSON.stringify(file)}, String(process.resourceUsage().maxRSS)));`;
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(tell)}`];
  const start = performance.now();
  const command = [process.execPath, ...preload, bin, ...words];
  const ended = await runCommand(command, { milliseconds: 900_000 });
  const seconds = (performance.now() - start) / 1000;
  const megabytes = ended.timedOut ? Number.NaN : Number(readFileSync(file, 'utf8')) / 1024;
  rmSync(folder, { recursive: true });
  return { ...ended, seconds, megabytes };
}
