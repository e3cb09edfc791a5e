/**
 * Compares this engine with MiniSearch and Pagefind, on the same pages and queries: `node
 * bench/compare-engines.ts <index folder> [<queries.json> ...]`. The pages are read from an index that was
 * built before, such as `_lectern/search` of a site; the engines get only their texts.
 *
 * Queries are the titles and headings that occur on one page only, as they are and with one typo in their
 * longest word. Each file of queries adds `[{ "text": "…", "hrefs": ["/…"] }]`, where each of `hrefs` is a
 * correct answer. These are also put to the index itself, with the keywords and synonyms of its site.
 * "Found" means among the first three pages. The other engines are installed once from the npm registry
 * into a temporary folder, in the versions below.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CODE_BEGINS } from '../format.ts';
import type { SearchIndex } from '../open-index.ts';
import {
  askIndex,
  type Engine,
  type IndexedPage,
  openMiniSearch,
  openOwn,
  openPagefind,
} from './engines.ts';
import { type KnownItem, listItems, openIndexFolder, quantile, sample } from './known-items.ts';
import { withTypo } from './typo.ts';

const versions = { minisearch: '7.2.0', pagefind: '1.6.0' };

/** Number of pages that readers look at first, and number that a list shows. */
const FIRST_PAGES = 3;
const MAX_SHOWN = 10;

interface Query {
  readonly text: string;
  /** Addresses of pages, each of which is a correct answer. */
  readonly hrefs: readonly string[];
}

const [folder, ...queryFiles] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: compare-engines.ts <index> [<queries.json> ...]');

const { index } = await openIndexFolder(folder);
const pages = await listPages(index);
const items = await listQueries(index);
const byMeaning = queryFiles.map((file) => ({
  name: basename(file, '.json'),
  queries: JSON.parse(readFileSync(file, 'utf8')) as readonly Query[],
}));
const home = install();
const table: Record<string, Record<string, string | number>> = {};
const ranks = new Map<string, Record<string, string>>();
for (const open of [openOwn, openMiniSearch, openPagefind]) {
  const engine = await open(pages, home);
  table[engine.name] = { ...(await measure(engine)), ...(await askByMeaning(engine)) };
  await engine.close();
}
const asPublished = { name: 'as published', search: (text: string) => askIndex(index, text) };
table[asPublished.name] = await askByMeaning(asPublished);
console.log(`${pages.length} pages. Percent found among the first three; kB as they are sent.`);
console.table(table);
for (const { name, queries } of byMeaning) {
  console.log(`\nRanks of the first page that answers, of ten: ${name}`);
  for (const { text } of queries) {
    const row = Object.entries(ranks.get(text) ?? {}).map(([engine, rank]) => `${engine} ${rank}`);
    console.log(`${text}: ${row.join(', ')}`);
  }
}
process.exit();

async function measure(engine: Engine) {
  const times: number[] = [];
  const found: [string, string][] = [];
  for (const [name, queries] of Object.entries(items)) {
    let count = 0;
    for (const query of queries) {
      const start = performance.now();
      const rank = await rankOf(query, engine);
      times.push(performance.now() - start);
      if (rank < FIRST_PAGES) count += 1;
    }
    found.push([name, formatShare(count, queries.length)]);
  }
  times.sort((a, b) => a - b);
  const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));
  return {
    'build ms': Math.round(engine.buildTime),
    'program kB': kilobytes(engine.programSize),
    'index kB': kilobytes(engine.indexSize),
    'first search kB': kilobytes(await engine.sizeOfFirstSearch(sample(items.titles, 20))),
    'ms, median': Number(quantile(times, 0.5).toFixed(2)),
    'ms, 95 %': Number(quantile(times, 0.95).toFixed(2)),
    ...Object.fromEntries(found),
  };
}

async function askByMeaning(engine: Pick<Engine, 'name' | 'search'>) {
  const found: [string, string][] = [];
  for (const { name, queries } of byMeaning) {
    let count = 0;
    for (const query of queries) {
      const rank = await rankOf(query, engine);
      if (rank < FIRST_PAGES) count += 1;
      const shown = rank < MAX_SHOWN ? String(rank + 1) : '–';
      ranks.set(query.text, { ...ranks.get(query.text), [engine.name]: shown });
    }
    found.push([name, formatShare(count, queries.length)]);
  }
  return Object.fromEntries(found);
}

/** Returns the rank of the first page that answers the query, starting at 0. */
async function rankOf({ text, hrefs }: Query, { search }: Pick<Engine, 'search'>): Promise<number> {
  const rank = (await search(text)).findIndex((href) => hrefs.includes(href));
  return rank < 0 ? Infinity : rank;
}

function formatShare(count: number, all: number): string {
  return `${((count / all) * 100).toFixed(1)} of ${all}`;
}

async function listQueries(of: SearchIndex) {
  const { titles, headings } = await listItems(of);
  const asked = (known: readonly KnownItem[]): Query[] =>
    known.map(({ text, href }) => ({ text, hrefs: [href.replace(/#.*/, '')] }));
  const misspelled = (known: readonly KnownItem[]) =>
    asked(known).map(({ text, hrefs }, seed) => ({ text: withTypo(text, seed), hrefs }));
  return {
    titles: asked(titles),
    headings: asked(headings),
    'titles, one typo': misspelled(titles),
    'headings, one typo': misspelled(headings),
  };
}

async function listPages(of: SearchIndex): Promise<IndexedPage[]> {
  const listed: IndexedPage[] = [];
  for (let page = 0; page < of.firstOf.length; page += 1) {
    const record = await of.record(page);
    const texts = await of.texts(page);
    if (record === undefined) continue;
    const { title, href, breadcrumbs, sections } = record;
    const parts = sections.map(([id, heading], rank) => {
      const [text = '', code = ''] = (texts[rank] ?? '').split(CODE_BEGINS);
      return { id, heading, text, code };
    });
    listed.push({ title, href, breadcrumbs, sections: parts });
  }
  return listed;
}

/** Installs the other engines, unless they are installed; returns their folder. */
function install(): string {
  const dir = join(tmpdir(), 'lectern-search-engines', Object.values(versions).join('-'));
  if (existsSync(join(dir, 'node_modules/pagefind'))) return dir;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ dependencies: versions }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: dir, stdio: 'ignore' });
  return dir;
}
