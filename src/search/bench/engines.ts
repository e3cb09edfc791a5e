/** Three search engines behind one interface: each builds an index of the same pages and answers queries. */
import { hash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { buildIndex } from '../build-index.ts';
import type { SearchDocument } from '../document.ts';
import { MANIFEST } from '../format.ts';
import { openIndex, type SearchIndex } from '../open-index.ts';
import { search } from '../search.ts';
import { WEB_SYNONYMS } from '../web-synonyms.ts';

export type IndexedPage = Pick<SearchDocument, 'title' | 'href' | 'breadcrumbs' | 'sections'>;

export interface Engine {
  readonly name: string;
  /** Milliseconds until all files of the index exist. */
  readonly buildTime: number;
  /** Compressed size in bytes of what runs in the browser. */
  readonly programSize: number;
  /** Compressed size in bytes of the whole index. */
  readonly indexSize: number;
  /** Addresses of pages, best first. */
  readonly search: (text: string) => Promise<readonly string[]>;
  /** Median size in bytes of the index files that a browser loads for its first search, over `queries`. */
  readonly sizeOfFirstSearch: (queries: readonly { readonly text: string }[]) => Promise<number>;
  readonly close: () => Promise<void>;
}

const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;
const middle = (sizes: readonly number[]) =>
  sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
const nothingToClose = () => Promise.resolve();

export async function openOwn(pages: readonly IndexedPage[]): Promise<Engine> {
  const start = performance.now();
  const documents = pages.map((page) => ({
    ...page,
    keywords: [],
    description: '',
    isSuggested: false,
  }));
  const toHash = (text: string) => hash('sha256', text, 'hex').slice(0, 10);
  const files = new Map(
    buildIndex({ pages: documents, synonyms: WEB_SYNONYMS, toHash }).map(({ name, text }) => [
      name,
      text,
    ]),
  );
  const buildTime = performance.now() - start;
  const open = async () => {
    const loaded: string[] = [MANIFEST];
    const load = (name: string) => {
      loaded.push(name);
      return Promise.resolve(files.get(name) ?? '');
    };
    const index = await openIndex(load, files.get(MANIFEST) ?? '');
    if (index === undefined) throw new Error('This index is of another format.');
    return { ask: (text: string) => askIndex(index, text), loaded };
  };
  const { ask } = await open();
  const sizeOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + gzipped(files.get(name) ?? ''), 0);
  return {
    name: 'lectern-search',
    buildTime,
    programSize: await programSize(join(import.meta.dirname, 'reader.ts')),
    indexSize: sizeOf([...files.keys()]),
    search: ask,
    sizeOfFirstSearch: async (queries) => {
      const sizes = queries.map(async ({ text }) => {
        const fresh = await open();
        await fresh.ask(text);
        return sizeOf(fresh.loaded);
      });
      return middle(await Promise.all(sizes));
    },
    close: nothingToClose,
  };
}

/** Returns the addresses of pages, best first. */
export async function askIndex(index: SearchIndex, text: string): Promise<readonly string[]> {
  const { groups } = await search(index, { text });
  return groups.map(({ results }) => results[0]?.href.replace(/#.*/, '') ?? '');
}

/**
 * Opens MiniSearch with the options that its guide recommends. Each section is a document, as in our own
 * index.
 */
export async function openMiniSearch(pages: readonly IndexedPage[], home: string): Promise<Engine> {
  const file = join(home, 'node_modules/minisearch/dist/es/index.js');
  const { default: MiniSearch } = (await import(pathToFileURL(file).href)) as {
    default: MiniSearchClass;
  };
  const start = performance.now();
  const index = new MiniSearch({
    fields: ['title', 'heading', 'text'],
    storeFields: ['href'],
    searchOptions: { boost: { title: 3, heading: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(
    pages.flatMap(({ title, href, sections }, page) =>
      sections.map(({ heading, text, code }, rank) => ({
        id: `${page}-${rank}`,
        href,
        title: rank === 0 ? title : '',
        heading,
        text: `${text} ${code}`,
      })),
    ),
  );
  const indexSize = gzipped(JSON.stringify(index));
  return {
    name: 'MiniSearch',
    buildTime: performance.now() - start,
    programSize: await programSize(file),
    indexSize,
    search: (text) => Promise.resolve([...new Set(index.search(text).map(({ href }) => href))]),
    sizeOfFirstSearch: () => Promise.resolve(indexSize),
    close: nothingToClose,
  };
}

/**
 * Opens Pagefind as it runs on sites: it indexes HTML pages, and searches with its own script and
 * WebAssembly.
 */
export async function openPagefind(pages: readonly IndexedPage[], home: string): Promise<Engine> {
  const module = pathToFileURL(join(home, 'node_modules/pagefind/lib/index.js')).href;
  const pagefind = (await import(module)) as Pagefind;
  const out = mkdtempSync(join(tmpdir(), 'lectern-pagefind-'));
  const start = performance.now();
  const { index } = await pagefind.createIndex();
  for (const page of pages) await index.addHTMLFile({ url: page.href, content: toHtml(page) });
  await index.writeFiles({ outputPath: out });
  const buildTime = performance.now() - start;
  await pagefind.close();

  let loaded: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const name = url.replace(/\?.*/, '').slice(1);
    loaded.push(name);
    // In a long run, connections that are kept alive are closed before they are used again.
    response.setHeader('connection', 'close');
    response.end(readFileSync(join(out, name)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const basePath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  let copies = 0;
  /** Each copy of the script starts without having loaded anything. */
  const open = async () => {
    const copy = join(out, `reader-${(copies += 1)}.mjs`);
    copyFileSync(join(out, 'pagefind.js'), copy);
    const script = (await import(pathToFileURL(copy).href)) as PagefindScript;
    await script.options({ basePath });
    return async (text: string) => {
      const { results } = await script.search(text);
      return Promise.all(results.slice(0, 10).map(async ({ data }) => (await data()).url));
    };
  };
  // Its WebAssembly has a custom signature, and its files are already compressed.
  const isProgram = (name: string) => /^wasm\.en\.|^pagefind\.js$/.test(name);
  const isIndex = (name: string) => /\.pf_|entry\.json$/.test(name);
  const names = readdirSync(out, { recursive: true }).map(String);
  const sizeOf = (some: readonly string[]) =>
    some.reduce((sum, name) => sum + gzipped(readFileSync(join(out, name))), 0);
  const ask = await open();
  return {
    name: 'Pagefind',
    buildTime,
    programSize: sizeOf(names.filter(isProgram)),
    indexSize: sizeOf(names.filter(isIndex)),
    search: ask,
    sizeOfFirstSearch: async (queries) => {
      const sizes: number[] = [];
      for (const { text } of queries) {
        const fresh = await open();
        loaded = [];
        await fresh(text);
        sizes.push(sizeOf(loaded.filter(isIndex)));
      }
      return middle(sizes);
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(out, { recursive: true });
    },
  };
}

function toHtml({ title, sections }: IndexedPage): string {
  const parts = sections.map(({ id, heading, text, code }) => {
    const head = id === '' ? `<h1>${escape(title)}</h1>` : `<h2 id="${id}">${escape(heading)}</h2>`;
    return `${head}<p>${escape(text)}</p><pre>${escape(code)}</pre>`;
  });
  return `<!doctype html><html lang="en"><body>${parts.join('')}</body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Returns the size in bytes of a script and all its imports, minified and compressed. */
async function programSize(input: string): Promise<number> {
  const build = await rolldown({ input, platform: 'browser', treeshake: true });
  const { output } = await build.generate({ minify: true });
  await build.close();
  return output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipped(file.code) : 0), 0);
}

type MiniSearchClass = new (options: object) => {
  addAll: (documents: readonly object[]) => void;
  search: (text: string) => readonly { readonly href: string }[];
};

interface Pagefind {
  readonly createIndex: () => Promise<{
    readonly index: {
      readonly addHTMLFile: (file: { url: string; content: string }) => Promise<unknown>;
      readonly writeFiles: (options: { outputPath: string }) => Promise<unknown>;
    };
  }>;
  readonly close: () => Promise<unknown>;
}

interface PagefindScript {
  readonly options: (options: { basePath: string }) => Promise<unknown>;
  readonly search: (text: string) => Promise<{
    readonly results: readonly { readonly data: () => Promise<{ readonly url: string }> }[];
  }>;
}
