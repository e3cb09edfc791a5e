/** Opens an index for searching: files are loaded when they are needed, each once. */
import {
  fileNames,
  parseManifest,
  type Manifest,
  type PageRecord,
  type PageTexts,
} from './format.ts';
import { parseNumbers, parsePostings, type Postings } from './postings.ts';
import { parseSynonyms, type Synonyms } from './synonyms.ts';

/** Number of files; about 100 kB compressed. */
const MAX_LOADED_TEXTS = 10;

/** The one thing that a search needs from outside: the text of a file of the index. */
export type LoadFile = (name: string) => Promise<string>;

export interface TermEntry {
  readonly term: string;
  /** Number of sections that contain it. */
  readonly count: number;
  /** For common terms, only the sections that they name. */
  readonly postings: () => Postings;
  /** Terms to mark in results; the term itself by default. */
  readonly shown?: readonly string[];
}

export interface SearchIndex {
  readonly manifest: Manifest;
  /** Page of each section. */
  readonly pageOf: Uint32Array;
  /** First section of each page. */
  readonly firstOf: Uint32Array;
  /** By page number: index + 1 in the manifest's lists, 0 for none. */
  readonly tabOf: Uint16Array;
  readonly versionOf: Uint16Array;
  /** Terms that begin with `prefix`, in order; in a large index, only those in its first two files. */
  readonly startingWith: (prefix: string) => Promise<readonly TermEntry[]>;
  readonly find: (term: string) => Promise<TermEntry | undefined>;
  /** All terms; in a large index, this loads more than a search without typos needs. */
  readonly allTerms: () => Promise<readonly string[]>;
  /** Whether the site contains a term; loads all terms, like `allTerms`. */
  readonly knows: (term: string) => Promise<boolean>;
  readonly synonyms: Synonyms;
  readonly isWhole: boolean;
  /** Whether the records of all pages are in one file. */
  readonly hasRecordsInOne: boolean;
  /** Whether there are so few texts for excerpts that every search can load them. */
  readonly hasFewTexts: boolean;
  readonly record: (page: number) => Promise<PageRecord | undefined>;
  readonly texts: (page: number) => Promise<PageTexts>;
}

/** Opens an index; undefined if the manifest is not of this format. Throws what `load` throws. */
export async function openIndex(
  load: LoadFile,
  manifestText: string,
): Promise<SearchIndex | undefined> {
  const manifest = parseManifest(manifestText);
  if (manifest === undefined) return undefined;
  const loadOnce = remember((name) => load(`${manifest.folder}/${name}`));
  const terms = openTerms(manifest, loadOnce);
  if (terms.isWhole) await terms.allTerms();
  const chunks = remember(async (name) => JSON.parse(await loadOnce(name)) as readonly unknown[]);
  const { recordsPerFile, textsPerFile } = manifest;
  const tables = toTables(manifest);
  const at = async (name: string, rank: number) => (await chunks(name))[rank];
  return {
    manifest,
    ...tables,
    ...terms,
    synonyms: parseSynonyms(manifest.synonyms),
    hasRecordsInOne: tables.firstOf.length <= recordsPerFile,
    hasFewTexts: tables.firstOf.length <= MAX_LOADED_TEXTS * textsPerFile,
    record: async (page) => {
      const name = fileNames.records(Math.floor(page / recordsPerFile));
      return (await at(name, page % recordsPerFile)) as PageRecord | undefined;
    },
    texts: async (page) => {
      const name = fileNames.texts(Math.floor(page / textsPerFile));
      return ((await at(name, page % textsPerFile)) ?? []) as PageTexts;
    },
  };
}

function toTables({ pages, places, sectionCount }: Manifest) {
  const counts = parseNumbers(pages);
  const pageOf = new Uint32Array(sectionCount);
  const firstOf = new Uint32Array(counts.length);
  let section = 0;
  counts.forEach((count, page) => {
    firstOf[page] = section;
    pageOf.fill(page, section, section + count);
    section += count;
  });
  const tabOf = new Uint16Array(counts.length);
  const versionOf = new Uint16Array(counts.length);
  let start = 0;
  for (const [count, tab, version] of places) {
    tabOf.fill(tab, start, start + count);
    versionOf.fill(version, start, start + count);
    start += count;
  }
  return { pageOf, firstOf, tabOf, versionOf };
}

function openTerms({ terms: firstTerms }: Manifest, load: LoadFile) {
  const isWhole = firstTerms.length === 1;
  const list = remember(async (name) => parseTerms(await load(name)));
  const fileOf = (term: string) =>
    Math.max(
      0,
      firstTerms.findLastIndex((first) => first <= term),
    );
  const startingWith: SearchIndex['startingWith'] = async (prefix) => {
    const number = fileOf(prefix);
    const isInNext = firstTerms[number + 1]?.startsWith(prefix) ?? false;
    const numbers = isInNext ? [number, number + 1] : [number];
    const lists = await Promise.all(numbers.map((each) => list(fileNames.terms(each))));
    return lists.flatMap((entries) => sliceByPrefix(entries, prefix));
  };
  const find = async (term: string) => {
    const entries = await list(fileNames.terms(fileOf(term)));
    const entry = entries[lowerBound(entries, term)];
    return entry?.term === term ? entry : undefined;
  };
  const allTerms = remember(async () =>
    isWhole
      ? (await list(fileNames.terms(0))).map(({ term }) => term)
      : (await load(fileNames.words)).split('\n'),
  );
  const termSet = remember(async () => new Set(await allTerms()));
  const knows = async (term: string) => (await termSet()).has(term);
  return { isWhole, startingWith, find, allTerms, knows };
}

function parseTerms(text: string): readonly TermEntry[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [term = '', count = '', numbers = ''] = line.split(' ');
    let postings: Postings | undefined;
    return { term, count: Number(count), postings: () => (postings ??= parsePostings(numbers)) };
  });
}

function sliceByPrefix(entries: readonly TermEntry[], prefix: string): readonly TermEntry[] {
  const start = lowerBound(entries, prefix);
  let end = start;
  while (entries[end]?.term.startsWith(prefix)) end += 1;
  return entries.slice(start, end);
}

/** Index of the first entry that is not less than `term`. */
function lowerBound(entries: readonly TermEntry[], term: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.term ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Caches results; a failure is forgotten, so that it can be retried. */
function remember<Value>(make: (name: string) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  return (name = ''): Promise<Value> => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const made = make(name);
    known.set(name, made);
    made.catch(() => known.delete(name));
    return made;
  };
}
