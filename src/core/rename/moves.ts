/** Describes what gets another name: one page, or many files at the same time. */
import { toPageHref } from '../address/page-href.ts';
import { normalizePath } from '../address/slug-path.ts';
import type { PageIndex } from '../pages/page-index.ts';
import type { Page } from '../pages/page.ts';

/** A page that gets another slug. */
export interface PageMove {
  readonly page: Page;
  /** The new slug. */
  readonly slug: string;
}

export interface Moves {
  /** By the old slug. */
  readonly pages: ReadonlyMap<string, PageMove>;
  /** New paths of files by the old ones, from the root of the pages or of the site, with extension. */
  readonly files: ReadonlyMap<string, string>;
  /** New paths of folders in which no page stays, from the same root. */
  readonly folders: ReadonlyMap<string, string>;
}

/** A file of the project, and where pages find it: a path from the root of the pages or of the site. */
export interface NamedFile {
  readonly file: string;
  readonly path: string;
}

export interface MovedFiles {
  /** New places of files by the old ones, relative to the project folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly index: PageIndex;
  /** Files that pages can name, apart from pages. */
  readonly others: readonly NamedFile[];
  /** Whether a file of this name would be a page. */
  readonly isPage: (file: string) => boolean;
}

export function toMoves({ files, index, others, isPage }: MovedFiles): Moves {
  const pages = new Map<string, PageMove>();
  const paths = new Map<string, string>();
  for (const page of index.pages) {
    const path = `${page.slug}.${page.format}`;
    const moved = pathAfter({ file: page.file, path }, files);
    const slug = moved === undefined ? undefined : normalizePath(moved);
    if (moved === undefined || slug === undefined || !isPage(files.get(page.file) ?? '')) continue;
    pages.set(page.slug, { page, slug });
    paths.set(path, moved);
  }
  for (const other of others) {
    const moved = pathAfter(other, files);
    if (moved !== undefined) paths.set(other.path, moved);
  }
  return { pages, files: paths, folders: findFolders(pages, index) };
}

/** Returns undefined if the file stays, or leaves the folder that paths are relative to. */
function pathAfter(
  { file, path }: NamedFile,
  files: ReadonlyMap<string, string>,
): string | undefined {
  const moved = files.get(file);
  const root = file.slice(0, -path.length);
  const isInRoot = moved?.startsWith(root) === true && file.endsWith(path);
  return isInRoot ? moved.slice(root.length) : undefined;
}

function findFolders(
  pages: ReadonlyMap<string, PageMove>,
  { folders, bySlug }: PageIndex,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (pages.size === 0) return found;
  for (const folder of folders) {
    const inside = [...bySlug.keys()].filter((slug) => slug.startsWith(`${folder}/`));
    const moved = new Set(inside.map((slug) => headAfter(pages.get(slug), folder)));
    const [head] = moved;
    if (moved.size === 1 && head !== undefined) found.set(folder, head);
  }
  return found;
}

/** Returns the new name of a page's folder if the page keeps its name inside it. */
function headAfter(move: PageMove | undefined, folder: string): string | undefined {
  if (move === undefined) return undefined;
  const tail = move.page.slug.slice(folder.length);
  const head = move.slug.endsWith(tail) ? move.slug.slice(0, -tail.length) : '';
  return head === '' ? undefined : head;
}

/** Lists the old and new addresses of pages whose address changes. */
export function listAddresses({ pages }: Moves): { from: string; to: string }[] {
  return [...pages.values()]
    .map(({ page, slug }) => ({
      from: toPageHref(page.slug, 'never'),
      to: toPageHref(slug, 'never'),
    }))
    .filter(({ from, to }) => from !== to);
}
