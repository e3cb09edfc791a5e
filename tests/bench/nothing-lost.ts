/**
 * Finds content that a build loses: `node tests/bench/nothing-lost.ts <project folder> ...`. Prints the
 * content of pages that is neither shown on the built page nor reported, the content of built pages that
 * their Markdown versions lack, and a table of the totals.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { formatTable } from './figures/format-table.ts';
import { measureLectern } from './measure/measure-lectern.ts';
import { measureLosses, readBuildReport } from './measure/measure-losses.ts';

const rows: string[][] = [];
for (const folder of process.argv.slice(2)) rows.push([basename(folder), ...(await check(folder))]);
console.log(
  formatTable(['project', 'pages', 'words', 'props', 'reported', 'lost', 'not in twin'], rows),
);

async function check(folder: string): Promise<string[]> {
  const out = mkdtempSync(join(tmpdir(), 'lectern-lost-'));
  try {
    const words = ['build', folder, '--out', join(out, 'site'), '--keep-going', '--format', 'json'];
    const { output } = await measureLectern(words);
    const report = readBuildReport(output) ?? { pages: [], diagnostics: [] };
    const { lines, ...sums } = measureLosses(folder, join(out, 'site'), report);
    for (const line of lines) console.log(line);
    const { pages, words: count, props, reported, lost, missing } = sums;
    return [pages, count, props, reported, lost, missing].map(String);
  } finally {
    rmSync(out, { recursive: true });
  }
}
