/**
 * Measures how soon search responds, and what it downloads: `node tests/bench/search-speed.ts [<docs folder
 * or built site> ...]`; without arguments, on generated sites of 1,000 and 10,000 pages. Times are from the
 * key press to the painted frame that shows its effect, in a Chromium that has not visited the site before.
 * Sizes are kB transferred, gzipped.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright';
import { SEARCH_PATH } from '../../src/core/publish/search-path.ts';
import {
  listItems,
  openIndexFolder,
  quantile,
  sample,
} from '../../src/search/bench/known-items.ts';
import { withTypo } from '../../src/search/bench/typo.ts';
import { MANIFEST } from '../../src/search/format.ts';
import { launchChromium } from '../helpers/browser/chromium.ts';
import { formatTable } from './figures/format-table.ts';
import { measureLectern } from './measure/measure-lectern.ts';
import { type Answer, SearchReader } from './measure/search-reader.ts';
import { serveCompressed } from './measure/serve-compressed.ts';
import { writeSimplePages } from './pages/simple-pages.ts';
import { writeVariedPages } from './pages/varied-pages.ts';

const QUERIES = 30;
const COLD_VISITS = 6;
const ATTEMPTS = 3;

interface Queries {
  /** Queries as readers type them: some complete, some incomplete, a third with a typo. */
  readonly typed: readonly string[];
  readonly exact: readonly string[];
}

const made: string[] = [];
const browser = await launchChromium();
try {
  const opening: string[][] = [];
  const typing: string[][] = [];
  const bytes: string[][] = [];
  const builds: string[][] = [];
  for (const [name, folder] of listSites()) {
    const { site, cost } = await build(folder());
    const dir = join(site, SEARCH_PATH);
    const { index } = await openIndexFolder(dir);
    const queries = await chooseQueries(dir);
    const { port, stop } = await serveCompressed(site);
    const url = `http://127.0.0.1:${port}${(await index.record(0))?.href ?? '/'}`;
    builds.push([name, String(index.firstOf.length), String(index.manifest.sectionCount), ...cost]);
    opening.push([name, ...(await measureOpening(browser, url, queries))]);
    typing.push([name, ...(await measureTyping(browser, url, queries))]);
    bytes.push([name, ...(await measureBytes(browser, url, queries))]);
    await stop();
    console.error(`${name} is measured`);
  }
  const print = (title: string, head: string[], rows: string[][]) =>
    console.log(`${title}\n\n${formatTable(head, rows)}\n`);
  print('Building', ['site', 'pages', 'sections', 'index s', 'site s', 'MB'], builds);
  print(
    `Key to painted dialog, ms: median (of that at work); slow is 1.6 Mbit/s, 150 ms, 4x`,
    ['site', 'first', 'again', 'first 4x', 'again 4x', 'first slow', 'to results slow'],
    opening,
  );
  print(
    `Letter to painted results, ms (of that at work), while typing ${QUERIES} queries`,
    ['site', 'letters', 'median', 'p95', 'worst', 'median 4x', 'p95 4x', 'worst 4x'],
    typing,
  );
  print(
    'kB to the first results, dialog and index',
    ['site', 'pasted', 'worst', 'first letter', 'worst', 'typed', 'worst'],
    bytes,
  );
} finally {
  await browser.close();
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
}

function listSites(): readonly (readonly [string, () => string])[] {
  const folders = process.argv.slice(2);
  if (folders.length > 0) return folders.map((folder) => [basename(folder), () => folder]);
  return [
    ['simple 1,000', () => remember(writeSimplePages(1000))],
    ['varied 1,000', () => remember(writeVariedPages(1000))],
    ['varied 10,000', () => remember(writeVariedPages(10_000))],
  ];
}

function remember(folder: string): string {
  made.push(folder);
  return folder;
}

async function build(folder: string): Promise<{ site: string; cost: string[] }> {
  if (existsSync(join(folder, SEARCH_PATH, MANIFEST)))
    return { site: folder, cost: ['–', '–', '–'] };
  const site = join(remember(mkdtempSync(join(tmpdir(), 'lectern-search-'))), 'site');
  const words = ['build', folder, '--out', site, '--keep-going', '--format', 'json'];
  const { output, seconds, megabytes } = await measureLectern(words);
  const index = /"search":([\d.]+)/.exec(output)?.[1] ?? '–';
  return { site, cost: [index, seconds.toFixed(1), megabytes.toFixed(0)] };
}

async function chooseQueries(dir: string): Promise<Queries> {
  const { index } = await openIndexFolder(dir);
  const { titles, headings } = await listItems(index);
  const exact = [...sample(titles, QUERIES / 2), ...sample(headings, QUERIES / 2)].map(
    ({ text }) => text,
  );
  const typed = exact.map((text, rank) => {
    if (rank % 3 === 1) return withTypo(text, rank);
    return rank % 3 === 2 ? text.slice(0, Math.ceil(text.length * 0.7)) : text;
  });
  return { typed, exact };
}

async function measureOpening(
  browser: Browser,
  url: string,
  { exact }: Queries,
): Promise<string[]> {
  const answers: Answer[][] = [[], [], [], [], [], []];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const text = exact[attempt] ?? '';
    for (const [rank, slowdown] of [1, 4].entries()) {
      const reader = await SearchReader.visit(browser, url, { slowdown });
      answers[2 * rank]?.push(await reader.open());
      await reader.close();
      answers[2 * rank + 1]?.push(await reader.open());
      await reader.leave();
    }
    const reader = await SearchReader.visit(browser, url, { slowdown: 4, isSlowLine: true });
    answers[4]?.push(await reader.open());
    answers[5]?.push(await reader.typeAtOnce(text));
    await reader.leave();
  }
  return answers.map((each) => formatQuantile(each, 0.5));
}

async function measureTyping(browser: Browser, url: string, { typed }: Queries): Promise<string[]> {
  const cells: string[] = [];
  for (const slowdown of [1, 4]) {
    const reader = await SearchReader.visit(browser, url, { slowdown });
    await reader.open();
    await reader.typeAtOnce(typed[0] ?? '');
    const answers: Answer[] = [];
    for (const text of typed) answers.push(...(await reader.type(text)));
    await reader.leave();
    if (slowdown === 1) cells.push(String(answers.length));
    cells.push(...[0.5, 0.95, 1].map((share) => formatQuantile(answers, share)));
  }
  return cells;
}

function formatQuantile(answers: readonly Answer[], share: number): string {
  const of = (name: keyof Answer) =>
    quantile(
      answers.map((answer) => answer[name]).toSorted((a, b) => a - b),
      share,
    ).toFixed(0);
  return `${of('painted')} (${of('work')})`;
}

async function measureBytes(browser: Browser, url: string, { exact }: Queries): Promise<string[]> {
  const ways = [
    (reader: SearchReader, text: string) => reader.typeAtOnce(text),
    (reader: SearchReader, text: string) => reader.type(text.slice(0, 1)),
    (reader: SearchReader, text: string) => reader.type(text),
  ];
  const cells: string[] = [];
  for (const way of ways) {
    const sizes: number[] = [];
    for (const text of sample(exact, COLD_VISITS)) {
      const reader = await SearchReader.visit(browser, url, { slowdown: 1 });
      const before = reader.bytes;
      await reader.open();
      await way(reader, text);
      sizes.push((reader.bytes - before) / 1000);
      await reader.leave();
    }
    sizes.sort((a, b) => a - b);
    cells.push(...[0.5, 1].map((share) => quantile(sizes, share).toFixed(0)));
  }
  return cells;
}
