/**
 * Builds sites of simple pages from nothing: `node tests/bench/build.ts [pages ...]`, 1,000 pages
 * unless told otherwise. Prints wall-clock seconds and peak memory.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatTable } from './format-table.ts';
import { measureLectern } from './measure-lectern.ts';
import { writeSimplePages } from './simple-pages.ts';

const sizes = process.argv.slice(2).map(Number);
const rows: string[][] = [];
for (const count of sizes.length > 0 ? sizes : [1000]) rows.push(await measureBuild(count));
console.log(`Cold build, Node ${process.version}, ${cpus().length} cores\n`);
console.log(formatTable(['pages', 'seconds', 'ms per page', 'MB', 'exit code'], rows));

async function measureBuild(count: number): Promise<string[]> {
  const dir = writeSimplePages(count);
  const out = mkdtempSync(join(tmpdir(), 'lectern-bench-out-'));
  try {
    const words = ['build', dir, '--out', join(out, 'site'), '--format', 'json'];
    const { seconds, megabytes, code, output } = await measureLectern(words);
    if (code !== 0) console.error(output.slice(0, 2000));
    const each = ((seconds * 1000) / count).toFixed(1);
    return [String(count), seconds.toFixed(1), each, megabytes.toFixed(0), String(code)];
  } finally {
    rmSync(dir, { recursive: true });
    rmSync(out, { recursive: true });
  }
}
