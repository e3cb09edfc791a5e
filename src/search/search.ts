/**
 * A search: from what the reader typed to pages, their sections, and how to show them. Excerpts are
 * a second step, because their texts come from other files and nobody should wait for them.
 */
import { type MarkedTerms, markText, type Piece, toExcerpt } from './excerpt.ts';
import { expandWord, type Meaning } from './expand-word.ts';
import type { PageRecord } from './format.ts';
import type { SearchIndex } from './open-index.ts';
import { toSingular } from './other-number.ts';
import { type RankedPage, type RankedSection, rankPages } from './rank.ts';
import { toTerms, toWords } from './words.ts';

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
/** Pages whose names are looked at; where each may need a file, few. */
const NAMED = { ofOne: 30, ofMany: MOST_PAGES + 2 };
const MOST_SECTIONS = 4;
/** Sections below this share of the best one of their page are not worth a line. */
const WORTH_SHOWING = 0.3;
/** A name that is just what was typed, or its plural, or begins with it. */
const EXACT = 1.8;
const OTHER_NUMBER = 1.45;
const BEGINS = 1.15;
/** What `user` counts in `user_id`. */
const PART = 0.1;

const nothing: SearchResults = { groups: [], tabs: [], pageCount: 0 };

export async function search(index: SearchIndex, request: SearchRequest): Promise<SearchResults> {
  const words = await askedWords(index, request.text.slice(0, LONGEST_QUERY));
  if (words.length === 0) return nothing;
  const meanings = await Promise.all(words.map((word) => expandWord(index, word)));
  const terms = words.map(({ term }) => term);
  const joined = await withJoined(index, terms, meanings);
  const asked = words.map(({ weight }, rank) => ({ weight, meanings: joined[rank] ?? [] }));
  const pages = rankPages(index, asked, versionFilter(index, request));
  const tabs = listTabs(index, pages);
  const wanted = request.tab === undefined ? pages : pages.filter(isInTab(index, request.tab));
  const marked = toMarked(asked.map((word) => word.meanings));
  const wholes = toMarked(asked.filter(({ weight }) => weight === 1).map((word) => word.meanings));
  const likely = wanted.slice(0, index.hasRecordsInOne ? NAMED.ofOne : NAMED.ofMany);
  const spelt = terms.map((term, rank) => meant(term, meanings[rank] ?? []));
  const isSpelt = spelt.every((term, rank) => term === terms[rank]);
  const best = await withNames(index, likely, { terms: spelt, isSpelt });
  return {
    groups: best.slice(0, MOST_PAGES).map((page) => toGroup(index, page, { marked, wholes })),
    tabs,
    pageCount: wanted.length,
  };
}

/** Words of a query. Parts of a name that the index holds as a whole hardly count. */
async function askedWords(index: SearchIndex, text: string) {
  const words = toWords(text);
  const isOpen = !/\s$/.test(text);
  const isUnfinished = (rank: number) => isOpen && rank === words.length - 1;
  const weights = words.map(() => 1);
  for (const [rank, word] of words.entries()) {
    if (word.parts === undefined) continue;
    const isKnown = isUnfinished(rank)
      ? (await index.startingWith(word.term)).length > 0
      : (await index.find(word.term)) !== undefined;
    if (isKnown) weights.fill(PART, rank - word.parts, rank);
  }
  const asked = words.map((word, rank) => ({
    term: word.term,
    weight: weights[rank] ?? 1,
    isUnfinished: isUnfinished(rank),
    isCompound: word.parts !== undefined,
  }));
  const last = new Map(asked.map((word) => [word.term, word]));
  return [...last.values()].slice(0, MOST_WORDS);
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

/** A query as a name may be spelt; `isSpelt`: as the reader did. */
interface AskedName {
  readonly terms: readonly string[];
  readonly isSpelt: boolean;
}

interface NamedPage extends RankedPage {
  readonly record: PageRecord;
}

/** Adds the records, and puts pages and sections first that are called what was typed. */
async function withNames(
  index: SearchIndex,
  pages: readonly RankedPage[],
  asked: AskedName,
): Promise<readonly NamedPage[]> {
  const records = await Promise.all(pages.map(({ page }) => index.record(page)));
  const named = pages.flatMap((page, rank): NamedPage | [] => {
    const record = records[rank];
    if (record === undefined) return [];
    const first = index.firstOf[page.page] ?? 0;
    const sections = page.sections
      .map(({ section, score }) => {
        const heading = record.sections[section - first]?.[1] ?? '';
        return { section, score: score * likeness(heading === '' ? record.title : heading, asked) };
      })
      .sort((a, b) => b.score - a.score);
    const gain = (sections[0]?.score ?? 0) / (page.sections[0]?.score ?? 1);
    return { ...page, record, sections, score: page.score * gain };
  });
  return named.sort((a, b) => b.score - a.score);
}

function likeness(name: string, { terms: typed, isSpelt }: AskedName): number {
  const words = toTerms(name);
  if (words.join(' ') === typed.join(' ')) return EXACT;
  const isOtherNumber =
    isSpelt &&
    words.length === typed.length &&
    words.every((word, rank) => toSingular(word) === toSingular(typed[rank] ?? ''));
  if (isOtherNumber) return OTHER_NUMBER;
  return words.join(' ').startsWith(typed.join(' ')) ? BEGINS : 1;
}

function toGroup(
  index: SearchIndex,
  { page, record, sections }: NamedPage,
  { marked, wholes }: { readonly marked: MarkedTerms; readonly wholes: MarkedTerms },
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
      loadExcerpt: async () => {
        const text = (await index.texts(page))[rank] ?? '';
        const excerpt = toExcerpt(text, wholes);
        // Only parts of what was typed are there.
        return excerpt.some(({ isMatch }) => isMatch) ? excerpt : toExcerpt(text, marked);
      },
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
