/**
 * Looks for what a build loses: `node tests/bench/nothing-lost.ts <project folder> ...`. Prints what
 * is written on pages, shown on none of theirs and told nowhere; what a page shows and its Markdown twin
 * does not say; and a table of all of it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Checked, findLosses } from '../helpers/find-losses.ts';
import { twinLosses } from '../helpers/twin-losses.ts';
import { formatTable } from './format-table.ts';
import { measureLectern } from './measure-lectern.ts';

interface Report {
  readonly pages: readonly {
    readonly href: string;
    readonly file: string;
    readonly status: string;
  }[];
  readonly diagnostics: readonly {
    readonly code: string;
    readonly file: string | null;
    readonly line: number | null;
  }[];
}

const rows: string[][] = [];
for (const folder of process.argv.slice(2)) rows.push([basename(folder), ...(await check(folder))]);
console.log(
  formatTable(['project', 'pages', 'words', 'props', 'told', 'lost', 'not in twin'], rows),
);

async function check(folder: string): Promise<string[]> {
  const out = mkdtempSync(join(tmpdir(), 'lectern-lost-'));
  try {
    const words = ['build', folder, '--out', join(out, 'site'), '--keep-going', '--format', 'json'];
    const { output } = await measureLectern(words);
    return summarise(checkPages(folder, join(out, 'site'), readReport(output)));
  } finally {
    rmSync(out, { recursive: true });
  }
}

/** The report is the one line of the output that is an object. */
function readReport(output: string): Report {
  const line = output.split('\n').find((each) => each.startsWith('{')) ?? '{}';
  return JSON.parse(line) as Report;
}

function checkPages(
  folder: string,
  site: string,
  { pages, diagnostics }: Report,
): (Checked & { missing: number })[] {
  const told = diagnostics.map(({ code, file, line }) => ({
    code,
    file: file ?? '',
    ...(line !== null && { position: { line, column: 1 } }),
  }));
  return pages.flatMap(({ href, file }) => {
    const html = join(site, decodeURI(href), 'index.html');
    const source = join(folder, file);
    if (!existsSync(html) || !existsSync(source) || !/\.mdx?$/.test(file)) return [];
    const texts = { source: readFileSync(source, 'utf8'), html: readFileSync(html, 'utf8') };
    const checked = findLosses({ file, diagnostics: told, ...texts });
    for (const { line, kind, text, told } of checked.losses) {
      const shown = text.replace(/\s+/g, ' ').slice(0, 100);
      if (told.length === 0) console.log(`${file}:${line} ${kind} ${shown}`);
    }
    const missing = listMissing(html, texts.html);
    for (const text of missing) console.log(`${file} twin ${text.slice(0, 100)}`);
    return { ...checked, missing: missing.length };
  });
}

/** What the twin beside a page lacks of it. */
function listMissing(file: string, html: string): string[] {
  const beside = file.replace(/\/index\.html$/, '.md');
  const twin = existsSync(beside) ? beside : file.replace(/\.html$/, '.md');
  return twinLosses(html, readFileSync(twin, 'utf8'));
}

function summarise(all: readonly (Checked & { missing: number })[]): string[] {
  const losses = all.flatMap((one) => one.losses);
  const lost = losses.filter(({ told }) => told.length === 0);
  const sum = (key: 'words' | 'props' | 'missing') =>
    all.reduce((total, one) => total + one[key], 0);
  const told = losses.length - lost.length;
  return [all.length, sum('words'), sum('props'), told, lost.length, sum('missing')].map(String);
}
