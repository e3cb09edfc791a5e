/**
 * Runs a search: from what the reader typed to pages, their sections, and how to show them. Excerpts are a
 * second step, because their texts are in other files and nobody should wait for them.
 */
import { type Excerpt, type MarkedTerms, markText, type Piece, toExcerpt } from './excerpt.ts';
import { expandQuery } from './expand-query.ts';
import type { Meaning } from './expand-word.ts';
import { isOneChoiceAway, versionsFrom } from './format.ts';
import { type NamedPage, toAskedName, withNames } from './names.ts';
import type { SearchIndex } from './open-index.ts';
import { listUnknown, readQuery } from './query.ts';
import { type RankedPage, type RankedSection, rankPages } from './rank.ts';

export interface SearchRequest {
  readonly text: string;
  /**
   * Limits the search to pages of this version, of the versions that contain it, of the default ones inside
   * it, and of all versions. If empty, to pages without a version and of the default ones.
   */
  readonly version?: string | undefined;
  readonly tab?: string | undefined;
}

export interface SearchResult {
  readonly id: string;
  /** The heading or, for the beginning of a page, the page's title. */
  readonly title: readonly Piece[];
  readonly href: string;
  readonly loadExcerpt: () => Promise<Excerpt>;
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
  /** Tabs with results, whichever tab the reader selected. */
  readonly tabs: readonly string[];
  /** Versions with results that were not searched. */
  readonly otherVersions: readonly string[];
  /** Words that match nothing on the site, as typed. */
  readonly unknown: readonly string[];
  /** The number of pages with results, shown or not. */
  readonly pageCount: number;
}

const MAX_PAGES = 10;
/** How many pages are reordered by name; fewer if each can need a file. */
const NAMED = { ofOne: 30, ofMany: MAX_PAGES + 2 };
const MAX_SECTIONS = 4;
/** Sections below this share of the best score of their page are not shown. */
const WORTH_SHOWING = 0.3;
const nothing: SearchResults = {
  groups: [],
  tabs: [],
  otherVersions: [],
  unknown: [],
  pageCount: 0,
};

export async function search(index: SearchIndex, request: SearchRequest): Promise<SearchResults> {
  const words = await readQuery(index, request.text);
  if (words.length === 0) return nothing;
  const meanings = await expandQuery(index, words);
  const asked = words.map(({ weight }, rank) => ({ weight, meanings: meanings[rank] ?? [] }));
  const { isOfVersion, others } = versionFilter(index, request);
  const pages = rankPages(index, asked, isOfVersion);
  const tabs = listTabs(index, pages);
  const wanted = request.tab === undefined ? pages : pages.filter(isInTab(index, request.tab));
  const marked = toMarked(asked.map((word) => word.meanings));
  const wholes = toMarked(asked.filter(({ weight }) => weight === 1).map((word) => word.meanings));
  const likely = wanted.slice(0, index.hasRecordsInOne ? NAMED.ofOne : NAMED.ofMany);
  const best = await withNames(index, likely, toAskedName(words, meanings));
  return {
    groups: best.slice(0, MAX_PAGES).map((page) => toGroup(index, page, { marked, wholes })),
    tabs,
    otherVersions: index.manifest.versions.filter(
      (name, rank) => others.has(rank + 1) && isOneChoiceAway(request.version ?? name, name),
    ),
    unknown: listUnknown(request.text, words, meanings),
    pageCount: wanted.length,
  };
}

/** `others` collects the versions within the tab that `isOfVersion` has rejected. */
function versionFilter(
  { manifest, versionOf, tabOf }: SearchIndex,
  { version, tab }: SearchRequest,
) {
  const others = new Set<number>();
  const found = versionsFrom(manifest, version);
  const tabNumber = tab === undefined ? 0 : manifest.tabs.indexOf(tab) + 1;
  const isOfVersion = (page: number) => {
    const own = versionOf[page] ?? 0;
    if (found.has(own)) return true;
    if (tabNumber === 0 || tabOf[page] === tabNumber) others.add(own);
    return false;
  };
  return { isOfVersion, others };
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
  const marked = meanings.flat().flatMap(({ entry: { term, shown = [term] }, typed }) =>
    // Words of one meaning can occur apart, so each is marked.
    shown.map((part): [string, number] => [part, typed ?? part.length]),
  );
  return new Map(marked);
}

function toGroup(
  index: SearchIndex,
  { page, record, sections }: NamedPage,
  { marked, wholes }: { readonly marked: MarkedTerms; readonly wholes: MarkedTerms },
): ResultGroup {
  const { title, breadcrumbs, method, path, href } = record;
  const first = index.firstOf[page] ?? 0;
  const least = (sections[0]?.score ?? 0) * WORTH_SHOWING;
  const shown = sections.filter(({ score }) => score >= least).slice(0, MAX_SECTIONS);
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
        // If no whole name is in the text, mark its parts.
        return excerpt.pieces.some(({ isMatch }) => isMatch) ? excerpt : toExcerpt(text, marked);
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
