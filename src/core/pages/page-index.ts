/** Finds pages by the paths that authors write: with or without slash, extension or index, in any case. */
import {
  decodePath,
  fold,
  foldersOf,
  lastPart,
  normalizePath,
  parentOf,
} from '../address/slug-path.ts';
import { nearest } from '../diagnostic/nearest.ts';
import type { Page } from './page.ts';

export interface PageIndex {
  readonly pages: readonly Page[];
  readonly bySlug: ReadonlyMap<string, Page>;
  /** Pages by slug, ignoring case and Unicode form; the first of several. */
  readonly byFoldedSlug: ReadonlyMap<string, Page>;
  /** Pages by the last part of their slug, folded. */
  readonly byFoldedName: ReadonlyMap<string, readonly Page[]>;
  /** Pages by the folder that contains them; `''` is the root. */
  readonly byFolder: ReadonlyMap<string, readonly Page[]>;
  /** Every folder that holds a page at any depth, without outer slashes. */
  readonly folders: ReadonlySet<string>;
}

export interface FoundPage {
  readonly page: Page;
  /** Whether the page's name differs from what was written, in case or Unicode form only. */
  readonly caseDiffers: boolean;
}

/** Up to this many pages, a misspelled name is compared with every slug. */
const FULL_SEARCH_LIMIT = 1000;

export function buildPageIndex(pages: readonly Page[]): PageIndex {
  const byFoldedSlug = new Map<string, Page>();
  for (const page of pages) {
    const folded = fold(page.slug);
    if (!byFoldedSlug.has(folded)) byFoldedSlug.set(folded, page);
  }
  const byFolder = Map.groupBy(pages, ({ slug }) => parentOf(slug));
  const folders = new Set<string>();
  for (const folder of byFolder.keys()) {
    if (folder !== '') folders.add(folder);
    for (const outer of foldersOf(folder)) folders.add(outer);
  }
  return {
    pages,
    bySlug: new Map(pages.map((page) => [page.slug, page])),
    byFoldedSlug,
    byFoldedName: Map.groupBy(pages, ({ slug }) => lastPart(fold(slug))),
    byFolder,
    folders,
  };
}

/**
 * Finds the page that `path` means: a slug, or a folder with an index page, in any of the forms that
 * `normalizePath` accepts. The exact name wins over one that differs in case.
 */
export function findPage(index: PageIndex, path: string): FoundPage | undefined {
  const asWritten = index.bySlug.get(path);
  if (asWritten !== undefined) return { page: asWritten, caseDiffers: false };
  const spellings = spellingsOf(path);
  for (const slug of spellings) {
    const page = index.bySlug.get(slug);
    if (page !== undefined) return { page, caseDiffers: false };
  }
  for (const slug of spellings) {
    const page = index.byFoldedSlug.get(fold(slug));
    if (page !== undefined) return { page, caseDiffers: true };
  }
  return undefined;
}

/**
 * Returns the slug that a path without a page most likely meant: a similar slug, or a page of the same name
 * in another folder.
 */
export function nearestSlug(index: PageIndex, path: string): string | undefined {
  const wanted = normalizePath(decodePath(path));
  if (wanted === undefined || wanted === '') return undefined;
  const namesakes = index.byFoldedName.get(lastPart(fold(wanted))) ?? [];
  const isSmall = index.pages.length <= FULL_SEARCH_LIMIT;
  const siblings = index.byFolder.get(parentOf(wanted)) ?? [];
  const candidates = isSmall ? index.pages : [...namesakes, ...siblings];
  const similar = candidates.map(({ slug }) => slug).filter((slug) => isSimilar(slug, wanted));
  return nearest(wanted, similar) ?? movedSlug(namesakes, wanted);
}

function spellingsOf(path: string): readonly string[] {
  const written = normalizePath(path);
  const decoded = normalizePath(decodePath(path));
  const names = new Set([written, decoded].filter((name) => name !== undefined));
  return [...names].flatMap((name) => [name, name === '' ? 'index' : `${name}/index`]);
}

/** Whether two slugs differ only in misspelled parts. */
function isSimilar(slug: string, wanted: string): boolean {
  const parts = slug.split('/');
  const wantedParts = wanted.split('/');
  if (parts.length !== wantedParts.length) return false;
  return parts.every((part, rank) => {
    const wantedPart = wantedParts[rank] ?? '';
    // On its own, a single letter is never a misspelling of another, but among other matching parts it can
    // be.
    const isLetter = part.length === 1 && wantedPart.length === 1;
    return part === wantedPart || isLetter || nearest(wantedPart, [part]) !== undefined;
  });
}

/** Returns a page of the same name in another folder: the only one, or the only one in a related folder. */
function movedSlug(namesakes: readonly Page[], wanted: string): string | undefined {
  if (namesakes.length === 1) return namesakes[0]?.slug;
  const parents = new Set(fold(parentOf(wanted)).split('/'));
  const related = namesakes.filter((page) =>
    fold(parentOf(page.slug))
      .split('/')
      .some((part) => parents.has(part)),
  );
  return related.length === 1 ? related[0]?.slug : undefined;
}
