/**
 * Builds the files of an index from documents.
 *
 * Lectern has its own engine because the alternatives do not fit. An index that is loaded as a whole
 * (MiniSearch) transfers 0.8 kB per page, too much from 500 pages on; indexes in parts (Pagefind) need
 * WebAssembly, which a strict policy forbids, and a finished build. This one is a quarter of the size of
 * the first, is in parts like the second, runs in the dev server, and uses the same code for ten pages and
 * ten thousand. Typos are found by comparing with the list of all terms. It does not understand meaning, or
 * the grammar of any language.
 */
import { listPhrases } from './build-phrases.ts';
import { buildTermFiles } from './build-terms.ts';
import type { IndexedPage, KeepText, SearchDocument } from './document.ts';
import {
  CODE_BEGINS,
  fileNames,
  FORMAT,
  MANIFEST,
  type IndexFile,
  type IndexPart,
  type Manifest,
  type PageRecord,
  type PageTexts,
} from './format.ts';
import { formatPageTerms } from './page-terms.ts';
import { formatNumbers } from './postings.ts';
import { formatSynonyms, type SynonymGroup } from './synonyms.ts';

/** Up to this many pages, all records are in one file. */
const RECORDS_IN_ONE = 1200;
const RECORDS_PER_FILE = 32;
/** In characters; about 10 kB compressed. Search results need one such file for each page shown. */
const TEXTS_SIZE = 30_000;
/** Code after this many characters can be found, but is not shown in excerpts. */
const SHOWN_CODE = 2000;

interface SiteOptions {
  /** Labels of the tabs in order; tabs that are not listed come last. */
  readonly tabOrder?: readonly string[];
  /** Displayed names of versions, where they differ. */
  readonly versionLabels?: ReadonlyMap<string, string>;
  /** Versions that readers see by default; in a list without one, every version is searched. */
  readonly usualVersions?: readonly string[];
  /** Groups of synonyms. Those without a word in the pages take no space in the index. */
  readonly synonyms?: readonly SynonymGroup[];
  /** A short name for a text, different for every other text. */
  readonly toHash: (text: string) => string;
}

export interface IndexOptions extends SiteOptions {
  /** In reading order: neighboring pages share files. */
  readonly pages: readonly SearchDocument[];
}

export interface PartsOptions extends SiteOptions {
  /** In reading order, with terms that include the phrases of `synonyms`. */
  readonly pages: readonly IndexedPage[];
}

/** Builds the files, the manifest first. The same pages produce the same files. */
export function buildIndex({ pages, ...options }: IndexOptions): readonly IndexFile[] {
  const phrases = listPhrases(options.synonyms ?? []);
  const indexed = pages.map((page) => toIndexedPage(page, () => formatPageTerms(page, phrases)));
  return buildIndexParts({ ...options, pages: indexed }).map(({ name, format }) => ({
    name,
    text: format(),
  }));
}

/** The files of `buildIndex`, each formatted when it is requested, and again if it is requested again. */
export function buildIndexParts({
  pages,
  tabOrder = [],
  versionLabels = new Map(),
  usualVersions = [],
  synonyms = [],
  toHash,
}: PartsOptions): readonly IndexPart[] {
  const terms = buildTermFiles(pages);
  const recordsPerFile = pages.length <= RECORDS_IN_ONE ? RECORDS_IN_ONE : RECORDS_PER_FILE;
  const textsPerFile = fitTexts(pages);
  const files = [
    ...terms.files,
    ...chunk(
      pages.map(({ record }) => record),
      recordsPerFile,
      fileNames.records,
    ),
    ...chunk(
      pages.map(({ texts }) => texts),
      textsPerFile,
      fileNames.texts,
    ),
  ];
  const folder = toHash(files.map(({ name, format }) => `${name} ${toHash(format())}`).join('\n'));
  const used = unique(pages.map(({ tab }) => tab));
  const tabs = unique([...tabOrder, ...used]).filter((tab) => used.includes(tab));
  const versions = unique(pages.map(({ version }) => version));
  const manifest: Manifest = {
    format: FORMAT,
    folder,
    sectionCount: pages.reduce((sum, { sectionCount }) => sum + sectionCount, 0),
    pages: formatNumbers(pages.map(({ sectionCount }) => sectionCount)),
    terms: terms.firstTerms,
    recordsPerFile,
    textsPerFile,
    synonyms: formatSynonyms(synonyms, terms.known),
    tabs,
    versions,
    versionLabels: versions.map((version) => versionLabels.get(version) ?? version),
    ...(usualVersions.length > 0 && { usualVersions }),
    places: toRuns(
      pages.map(({ tab, version }) => [indexOf(tabs, tab), indexOf(versions, version)]),
    ),
    suggested: pages.flatMap(({ isSuggested, title, href, breadcrumbs }, page) =>
      isSuggested ? { page, title, href, breadcrumbs } : [],
    ),
  };
  return [
    { name: MANIFEST, format: () => JSON.stringify(manifest) },
    ...files.map(({ name, format }) => ({ name: `${folder}/${name}`, format })),
  ];
}

/** @param keep stores the texts until the files are made; by default they stay in memory. */
export function toIndexedPage(
  document: SearchDocument,
  terms: () => string,
  keep: KeepText = (text) => () => text,
): IndexedPage {
  const { href, title, breadcrumbs, tab, version, isSuggested, sections } = document;
  const texts = toTexts(document);
  return {
    href,
    title,
    breadcrumbs,
    ...(tab !== undefined && { tab }),
    ...(version !== undefined && { version }),
    isSuggested,
    sectionCount: sections.length,
    size: texts.reduce((sum, text) => sum + text.length, 0),
    record: keep(JSON.stringify(toRecord(document))),
    texts: keep(JSON.stringify(texts)),
    terms,
  };
}

function toRecord({ title, href, breadcrumbs, method, path, sections }: SearchDocument) {
  return {
    title,
    href,
    breadcrumbs,
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path }),
    sections: sections.map(({ id, heading }) => [id, heading] as const),
  } satisfies PageRecord;
}

function toTexts({ sections, description }: SearchDocument): PageTexts {
  return sections.map(({ id, text, code }) => {
    const whole = id === '' && description !== '' ? `${description} ${text}` : text;
    return code === '' ? whole : whole + CODE_BEGINS + code.slice(0, SHOWN_CODE);
  });
}

/** How many pages of average length fill a file. */
function fitTexts(pages: readonly IndexedPage[]): number {
  const size = pages.reduce((sum, page) => sum + page.size, 0);
  return Math.max(1, Math.round((TEXTS_SIZE * pages.length) / Math.max(size, TEXTS_SIZE)));
}

/** Files that contain lists of JSON values. */
function chunk(
  values: readonly (() => string)[],
  size: number,
  toName: (number: number) => string,
): IndexPart[] {
  const files: IndexPart[] = [];
  for (let start = 0; start < values.length; start += size) {
    const part = values.slice(start, start + size);
    const format = () => `[${part.map((value) => value()).join(',')}]`;
    files.push({ name: toName(files.length), format });
  }
  return files;
}

function toRuns(places: readonly (readonly [number, number])[]) {
  const runs: [number, number, number][] = [];
  for (const [tab, version] of places) {
    const last = runs.at(-1);
    if (last?.[1] === tab && last[2] === version) last[0] += 1;
    else runs.push([1, tab, version]);
  }
  return runs;
}

function unique(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names)].filter((name) => name !== undefined);
}

function indexOf(names: readonly string[], name: string | undefined): number {
  return name === undefined ? 0 : names.indexOf(name) + 1;
}
