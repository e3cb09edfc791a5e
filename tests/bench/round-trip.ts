/**
 * Checks whether a migrated project builds to the same pages: `node tests/bench/round-trip.ts <project
 * folder> ...`. Each project is built, migrated to the other configuration format, built again, migrated
 * back and built once more. Prints the files that differ and that the report of the migration does not
 * mention.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { compareBuiltSites, type MigrationRemark } from '../helpers/sites/compare-built-sites.ts';
import { formatTable } from './figures/format-table.ts';
import { measureLectern } from './measure/measure-lectern.ts';

interface Migrated {
  readonly from: string;
  readonly to: string;
  readonly remarks: readonly MigrationRemark[];
}

const head = [
  'project',
  'way',
  'files',
  'same',
  'lists',
  'named',
  'by a setting',
  'not named',
  'remarks',
];
const rows: string[][] = [];
for (const folder of process.argv.slice(2)) rows.push(...(await goRound(folder)));
console.log(formatTable(head, rows));
process.exitCode = rows.some((row) => row.at(-2) !== '0') ? 1 : 0;

async function goRound(folder: string): Promise<string[][]> {
  const work = mkdtempSync(join(tmpdir(), 'lectern-round-'));
  const copy = join(work, 'project');
  cpSync(folder, copy, { recursive: true });
  try {
    const found: string[][] = [];
    const isOlder = !existsSync(join(copy, 'docs.json'));
    let before = await build(copy, join(work, 'first'));
    for (const to of isOlder ? ['docs', 'mint'] : ['mint', 'docs']) {
      const migrated = await migrate(copy, to);
      const after = await build(copy, join(work, to));
      found.push([basename(folder), ...compare(before, after, migrated)]);
      before = after;
    }
    return found;
  } finally {
    rmSync(work, { recursive: true });
  }
}

async function build(project: string, out: string): Promise<string> {
  await measureLectern(['build', project, '--out', out, '--keep-going', '--format', 'json']);
  return out;
}

async function migrate(project: string, to: string): Promise<Migrated> {
  const { output } = await measureLectern(['migrate', project, '--to', to, '--format', 'json']);
  const line = output.split('\n').find((each) => each.startsWith('{'));
  if (line === undefined) throw new Error(output.slice(0, 2000));
  return JSON.parse(line) as Migrated;
}

function compare(before: string, after: string, { from, to, remarks }: Migrated): string[] {
  const found = compareBuiltSites(before, after, remarks);
  const { files, same, lists, named, bySetting, unnamed } = found;
  for (const line of unnamed.slice(0, 10)) console.log(line);
  const counts = [lists, named, bySetting, unnamed].map(({ length }) => length);
  const numbers = [files, same, ...counts, remarks.length];
  return [`${from} → ${to}`, ...numbers.map(String)];
}
