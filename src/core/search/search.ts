/**
 * A search: from what the reader typed to pages, their sections, and how to show them. Excerpts are
 * a second step, because their texts come from other files and nobody should wait for them.
 */
import { type MarkedTerms, markText, type Piece, toExcerpt } from './excerpt.ts';
import { expandWord, type Meaning } from './expand-word.ts';
import type { PageRecord } from './format.ts';
import type { SearchIndex } from './open-index.ts';
import { type RankedPage, type RankedSection, rankPages } from './rank.ts';
import { toTerms } from './words.ts';

export interface SearchRequest {
  readonly text: string;
  /** Only pages of this version, and those of all versions. */
  readonly version?: string | undefined;
  readonly tab?: string | undefined;
}

export interface SearchResult {
  readonly id: string;
  /** The heading, or the title of the page for its beginning. */
  readonly title: readonly Piece[];
  readonly href: string;
  readonly loadExcerpt: () => Promise<readonly Piece[]>;
}

export interface ResultGroup {
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly method?: string;
  readonly path?: string;
  /** Best first; `id` is empty for the beginning of the page. */
  readonly results: readonly SearchResult[];
}

export interface SearchResults {
  readonly groups: readonly ResultGroup[];
  /** Tabs that hold an answer, whichever the reader asks for. */
  readonly tabs: readonly string[];
  /** Pages that hold an answer, shown or not. */
  readonly pageCount: number;
}

/** Longer queries are cut: more words make no better question. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 12;
const MOST_PAGES = 10;
const MOST_SECTIONS = 4;
/** Sections below this share of the best one of their page are not worth a line. */
const WORTH_SHOWING = 0.3;
/** A name that is just what was typed, or begins with it. */
const EXACT = 1.8;
const BEGINS = 1.15;

const nothing: SearchResults = { groups: [], tabs: [], pageCount: 0 };

export async function search(index: SearchIndex, request: SearchRequest): Promise<SearchResults> {
  const terms = [...new Set(toTerms(request.text.slice(0, LONGEST_QUERY)))].slice(0, MOST_WORDS);
  if (terms.length === 0) return nothing;
  const isOpen = !/\s$/.test(request.text);
  const meanings = await Promise.all(
    terms.map((term, rank) => expandWord(index, term, isOpen && rank === terms.length - 1)),
  );
  const pages = rankPages(
    index,
    await withJoined(index, terms, meanings),
    versionFilter(index, request),
  );
  const tabs = listTabs(index, pages);
  const wanted = request.tab === undefined ? pages : pages.filter(isInTab(index, request.tab));
  const marked = toMarked(meanings);
  const best = await withNames(
    index,
    wanted.slice(0, MOST_PAGES + 2),
    terms.map((term, rank) => meant(term, meanings[rank] ?? [])),
  );
  return {
    groups: best.slice(0, MOST_PAGES).map((page) => toGroup(index, page, marked)),
    tabs,
    pageCount: wanted.length,
  };
}

/** `quick start` also means `quickstart`. */
async function withJoined(
  index: SearchIndex,
  terms: readonly string[],
  meanings: readonly (readonly Meaning[])[],
): Promise<readonly (readonly Meaning[])[]> {
  const joined = await Promise.all(
    terms.slice(1).map((term, rank) => index.find((terms[rank] ?? '') + term)),
  );
  return meanings.map((own, rank) => {
    const entries = [joined[rank - 1], joined[rank]].filter((entry) => entry !== undefined);
    return [...own, ...entries.map((entry) => ({ entry, quality: 0.9 }))];
  });
}

function versionFilter({ manifest, versionOf }: SearchIndex, { version }: SearchRequest) {
  if (version === undefined) return () => true;
  const number = manifest.versions.indexOf(version) + 1;
  return (page: number) => versionOf[page] === 0 || versionOf[page] === number;
}

function isInTab({ manifest, tabOf }: SearchIndex, tab: string) {
  const number = manifest.tabs.indexOf(tab) + 1;
  return ({ page }: RankedPage) => tabOf[page] === number;
}

function listTabs({ manifest, tabOf }: SearchIndex, pages: readonly RankedPage[]): string[] {
  const numbers = new Set(pages.map(({ page }) => tabOf[page]));
  return manifest.tabs.filter((_, rank) => numbers.has(rank + 1));
}

function toMarked(meanings: readonly (readonly Meaning[])[]): MarkedTerms {
  return new Map(meanings.flat().map(({ entry: { term }, typed }) => [term, typed ?? term.length]));
}

/** The word as the index spells it, where the reader did not. */
function meant(word: string, meanings: readonly Meaning[]): string {
  if (meanings.some(({ typed }) => typed === word.length)) return word;
  const [best] = meanings.toSorted((a, b) => b.quality - a.quality);
  return best?.entry.term ?? word;
}

interface NamedPage extends RankedPage {
  readonly record: PageRecord;
}

/** Adds the records, and puts pages and sections first that are called what was typed. */
async function withNames(
  index: SearchIndex,
  pages: readonly RankedPage[],
  terms: readonly string[],
): Promise<readonly NamedPage[]> {
  const typed = terms.join(' ');
  const records = await Promise.all(pages.map(({ page }) => index.record(page)));
  const named = pages.flatMap((page, rank): NamedPage | [] => {
    const record = records[rank];
    if (record === undefined) return [];
    const first = index.firstOf[page.page] ?? 0;
    const sections = page.sections
      .map(({ section, score }) => {
        const heading = record.sections[section - first]?.[1] ?? '';
        return { section, score: score * likeness(heading === '' ? record.title : heading, typed) };
      })
      .sort((a, b) => b.score - a.score);
    const gain = (sections[0]?.score ?? 0) / (page.sections[0]?.score ?? 1);
    return { ...page, record, sections, score: page.score * gain };
  });
  return named.sort((a, b) => b.score - a.score);
}

function likeness(name: string, typed: string): number {
  const words = toTerms(name).join(' ');
  if (words === typed) return EXACT;
  return words.startsWith(typed) ? BEGINS : 1;
}

function toGroup(
  index: SearchIndex,
  { page, record, sections }: NamedPage,
  marked: MarkedTerms,
): ResultGroup {
  const { title, breadcrumbs, method, path, href } = record;
  const first = index.firstOf[page] ?? 0;
  const least = (sections[0]?.score ?? 0) * WORTH_SHOWING;
  const shown = sections.filter(({ score }) => score >= least).slice(0, MOST_SECTIONS);
  const toResult = ({ section }: RankedSection): SearchResult => {
    const rank = section - first;
    const [id = '', heading = ''] = record.sections[rank] ?? [];
    return {
      id,
      title: markText(id === '' ? title : heading, marked),
      href: id === '' ? href : `${href}#${id}`,
      loadExcerpt: async () => toExcerpt((await index.texts(page))[rank] ?? '', marked),
    };
  };
  return {
    title,
    breadcrumbs,
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path }),
    results: shown.map(toResult),
  };
}
