/** How a link must be written once a page has another name: as its author would have written it. */
import { encodePath, slugToPath } from '../address/page-href.ts';
import { normalisePath, parentOf } from '../address/slug-path.ts';
import { resolveLink, type LinkTargets } from '../navigation/resolve-link.ts';
import type { Page } from '../pages/page.ts';

/** A page that gets another slug. */
export interface PageMove {
  readonly page: Page;
  /** The new slug. */
  readonly slug: string;
}

export interface MoveContext {
  readonly move: PageMove;
  readonly targets: LinkTargets;
  /** The page that the link stands on, under its old name; undefined outside of pages. */
  readonly from?: Page | undefined;
}

/** The link under the new name; undefined when it may stay as it is. */
export function moveLink(url: string, context: MoveContext): string | undefined {
  const { move, targets, from } = context;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.trim()) ?? [];
  const target = path === '' ? undefined : newTarget(url, path, context);
  if (target === undefined) return undefined;
  const isOwn = from?.slug === move.page.slug;
  const folder = parentOf(isOwn ? move.slug : (from?.slug ?? ''));
  const moved = path.startsWith('/')
    ? `${baseOf(path, targets)}/${target}`
    : relativePath(folder, target, path.startsWith('./'));
  const written = encodePath(moved) + rest;
  return written === url ? undefined : written;
}

/**
 * Where a link that must change leads once the page has moved: a path from the root. A link to the
 * page changes, and so does every relative link on it.
 */
function newTarget(url: string, path: string, context: MoveContext): string | undefined {
  const { move, targets, from } = context;
  const found = resolveLink(url, targets, from);
  const isOwnRelative = from?.slug === move.page.slug && !path.startsWith('/');
  if (found.kind === 'file') return isOwnRelative ? found.path : undefined;
  if (found.kind !== 'page') return undefined;
  if (found.page.slug === move.page.slug) return likeWritten(move.slug, path);
  return isOwnRelative ? likeWritten(found.page.slug, path) : undefined;
}

/** An entry of the navigation under the new name, with the slash and extension that it has. */
export function moveEntry(entry: string, { slug }: PageMove): string {
  return (entry.startsWith('/') ? '/' : '') + likeWritten(slug, entry);
}

/** The slug with extension, `index` and closing slash as the author wrote them for the old one. */
function likeWritten(slug: string, written: string): string {
  const extension = /\.mdx?$/i.exec(written)?.[0];
  if (extension !== undefined) return slug + extension;
  const isIndex = /(?:^|\/)index\/?$/.test(written);
  const path = isIndex ? slug : slugToPath(slug);
  return path !== '' && written.endsWith('/') ? `${path}/` : path;
}

/** The base that the author wrote in front of a path of the site. */
function baseOf(path: string, { bases, index }: LinkTargets): string {
  const isPlain = index.bySlug.has(normalisePath(path) ?? '');
  return (isPlain ? undefined : bases.find((base) => path.startsWith(`${base}/`))) ?? '';
}

/** From a folder to a path, both from the root without outer slashes. */
function relativePath(folder: string, target: string, hasDot: boolean): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = target.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  const path = [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
  // The start page of the folder itself has no name that could be written.
  const needsDot = hasDot || path === '';
  return needsDot && !path.startsWith('.') ? `./${path}` : path;
}

/** An import path of a page that moves; undefined when it may stay as it is. */
export function moveImport(path: string, { page, slug }: PageMove): string | undefined {
  if (!path.startsWith('.')) return undefined;
  const target = normaliseFile(`${parentOf(page.slug)}/${path}`);
  const moved = relativePath(parentOf(slug), target, true);
  return moved === path ? undefined : moved;
}

/**
 * An import path of another file that leads to the page that moves; undefined when it does not.
 * @param folder of that file, from the root of the pages.
 */
export function moveImportOf(
  path: string,
  { page, slug }: PageMove,
  folder: string,
): string | undefined {
  const target = normaliseFile(path.startsWith('/') ? path : `${folder}/${path}`);
  const bare = target.replace(/\.mdx?$/i, '');
  if (bare !== page.slug) return undefined;
  const moved = slug + target.slice(bare.length);
  return path.startsWith('/') ? `/${moved}` : relativePath(folder, moved, true);
}

/** A path without `.` and `..`; those that lead out of the root stay at its beginning. */
function normaliseFile(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
