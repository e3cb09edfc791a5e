/**
 * Measures how well and how fast search finds things: `node tests/bench/search.ts <folder> [project ...]`,
 * where the folder is a project, a built site, or contains projects. Queries are known items: each title
 * and heading that occurs only once on the site, as it is and with one typo in its longest word. "Found"
 * means that the section itself is shown below one of the first three pages.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SEARCH_PATH } from '../../src/core/publish/search-path.ts';
import {
  type KnownItem,
  listItems,
  openIndexFolder,
  quantile,
  sample,
} from '../../src/search/bench/known-items.ts';
import { withTypo } from '../../src/search/bench/typo.ts';
import type { SearchIndex } from '../../src/search/open-index.ts';
import { search } from '../../src/search/search.ts';
import { formatTable } from './figures/format-table.ts';
import { measureLectern } from './measure/measure-lectern.ts';

const knownSizes = new Map<string, number>();
const head = [
  'project',
  'pages',
  'sections',
  'build s',
  'index kB',
  'first kB',
  'max kB',
  'titles',
  'headings',
  'titles typo',
  'headings typo',
  'p50 ms',
  'p95 ms',
];
const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Usage: node tests/bench/search.ts <folder> [project ...]');

const rows: string[][] = [];
for (const project of listProjects(folder)) rows.push(await measureProject(project));
console.log('Percent of known items under the first three pages; kB are gzip -9.\n');
console.log(formatTable(head, rows));

function listProjects(parent: string): string[] {
  const isProject = (dir: string) =>
    ['docs.json', 'mint.json'].some((file) => existsSync(join(dir, file)));
  if (isProject(parent) || existsSync(join(parent, SEARCH_PATH))) return [parent];
  const names = readdirSync(parent).filter((name) => isProject(join(parent, name)));
  return names
    .filter((name) => wanted.length === 0 || wanted.includes(name))
    .map((name) => join(parent, name));
}

async function measureProject(dir: string): Promise<string[]> {
  const built = join(dir, SEARCH_PATH);
  if (existsSync(built)) return [basename(dir), ...(await measureIndex(built, '–'))];
  const out = mkdtempSync(join(tmpdir(), 'lectern-search-'));
  try {
    const site = join(out, 'site');
    const words = ['build', dir, '--out', site, '--keep-going', '--format', 'json'];
    const { output } = await measureLectern(words);
    const seconds = /"search":([\d.]+)/.exec(output)?.[1] ?? '–';
    return [basename(dir), ...(await measureIndex(join(site, SEARCH_PATH), seconds))];
  } finally {
    rmSync(out, { recursive: true });
  }
}

async function measureIndex(dir: string, seconds: string): Promise<string[]> {
  const { index } = await openIndexFolder(dir);
  const { titles, headings } = await listItems(index);
  const measured = [
    await countFound(index, titles, (text) => text),
    await countFound(index, headings, (text) => text),
    await countFound(index, titles, withTypo),
    await countFound(index, headings, withTypo),
  ];
  const times = measured.flatMap((each) => each.times).toSorted((a, b) => a - b);
  const sizes = await measureCold(dir, [...sample(titles, 20), ...sample(headings, 20)]);
  const { sectionCount, folder: inner } = index.manifest;
  const kilobytes = readdirSync(join(dir, inner))
    .filter((name) => !name.startsWith('texts-'))
    .reduce((sum, name) => sum + gzipSize(join(dir, inner, name)), 0);
  return [
    index.firstOf.length,
    sectionCount,
    seconds,
    kilobytes.toFixed(0),
    quantile(sizes, 0.5).toFixed(0),
    quantile(sizes, 1).toFixed(0),
    ...measured.map(({ found, count }) => `${((found / count) * 100).toFixed(1)} (${count})`),
    ...[0.5, 0.95].map((share) => quantile(times, share).toFixed(1)),
  ].map(String);
}

async function countFound(
  index: SearchIndex,
  items: readonly KnownItem[],
  toQuery: (text: string, seed: number) => string,
) {
  const times: number[] = [];
  let found = 0;
  for (const [seed, { text, href }] of items.entries()) {
    const query = toQuery(text, seed);
    const start = performance.now();
    const { groups } = await search(index, { text: query });
    times.push(performance.now() - start);
    const shown = groups.slice(0, 3).flatMap(({ results }) => results.map((each) => each.href));
    if (shown.includes(href)) found += 1;
    else if (process.env['SHOW_MISSES'])
      console.log(query, '|', href, '|', shown.slice(0, 4).join(' '));
  }
  return { found, count: items.length, times };
}

/** Returns the compressed size of what the first search of a visit loads, without excerpts. */
async function measureCold(dir: string, items: readonly KnownItem[]): Promise<number[]> {
  const sizes: number[] = [];
  for (const { text } of items) {
    const { index, loaded } = await openIndexFolder(dir);
    await search(index, { text });
    sizes.push(loaded.reduce((sum, name) => sum + gzipSize(join(dir, name)), 0));
  }
  return sizes.toSorted((a, b) => a - b);
}

function gzipSize(file: string): number {
  const size = knownSizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length / 1000;
  knownSizes.set(file, size);
  return size;
}
