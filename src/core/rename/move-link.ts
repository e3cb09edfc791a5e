/** Determines how a link must be written once pages have other names, in the style of its author. */
import { listImportPaths, SITE_ALIAS } from '../address/import-paths.ts';
import { encodePath, slugToPath } from '../address/page-href.ts';
import { decodePath, normalizePath, parentOf } from '../address/slug-path.ts';
import { listCandidates, resolveLink, type LinkTargets } from '../navigation/resolve-link.ts';
import type { Page } from '../pages/page.ts';
import type { Moves } from './moves.ts';

export interface MoveContext {
  readonly moves: Moves;
  readonly targets: LinkTargets;
  /**
   * The page that contains the link, under its old name. A snippet or document is passed as if it were a
   * page; undefined for texts in neither.
   */
  readonly from?: Page | undefined;
}

/** Returns the link under the new names; undefined if it can stay as it is. */
export function moveLink(url: string, context: MoveContext): string | undefined {
  const { moves, targets, from } = context;
  const { path, rest } = splitHref(url);
  const target = path === '' ? undefined : newTarget(url, path, context);
  if (target === undefined) return undefined;
  const slug = from?.slug ?? '';
  const folder = parentOf(moves.pages.get(slug)?.slug ?? moves.files.get(slug) ?? slug);
  const moved = path.startsWith('/')
    ? `${baseOf(path, targets)}/${target}`
    : relativePath(folder, target, path.startsWith('./'));
  return moved === decodePath(path) ? undefined : writePath(moved) + rest;
}

/** Encodes a path for any place: parentheses would end a Markdown link, and apostrophes a text in quotes. */
export function writePath(path: string): string {
  return encodePath(path).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Splits a link into its path, and the query and hash after it. */
export function splitHref(url: string): { readonly path: string; readonly rest: string } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.trim()) ?? [];
  return { path, rest };
}

/**
 * Returns where a link to a page or a file leads after the rename, whether it must change or not: a path
 * from the root.
 */
export function targetAfter(
  url: string,
  { moves, targets, from }: MoveContext,
): string | undefined {
  const found = resolveLink(url, targets, from);
  if (found.kind === 'file') return moves.files.get(found.path) ?? found.path;
  if (found.kind !== 'page') return undefined;
  return pageAfter(splitHref(url).path, found.page, { moves, targets, from }).target;
}

/** Returns where a link to a page leads after the rename, and whether that is another place. */
function pageAfter(
  path: string,
  page: Page,
  context: MoveContext,
): { readonly target: string; readonly isMoved: boolean } {
  const folder = folderOf(path, page, context);
  const moved = folder === undefined ? undefined : movedFolder(folder, context);
  if (moved !== undefined) return { target: moved, isMoved: true };
  const slug = context.moves.pages.get(page.slug)?.slug;
  if (slug !== undefined) return { target: likeWritten(slug, path), isMoved: true };
  return { target: folder ?? likeWritten(page.slug, path), isMoved: false };
}

/**
 * Returns the folder without its own page that a link leads to, written like `path`; undefined if it leads to
 * a page itself.
 *
 * @param page what the link resolves to.
 */
function folderOf(path: string, page: Page, { targets, from }: MoveContext): string | undefined {
  const { index, folders, bases } = targets;
  const found = listCandidates(path, bases, from)
    .map(decodePath)
    .find((candidate) => index.bySlug.get(candidate) === page || folders.get(candidate) === page);
  if (found === undefined || found === '' || folders.get(found) !== page) return undefined;
  return path.endsWith('/') ? `${found}/` : found;
}

/**
 * Returns where a link that may have to change leads after the rename: a path from the root. A link to
 * something that moves changes, and so does every relative link on a page that moves.
 */
function newTarget(url: string, path: string, context: MoveContext): string | undefined {
  const { moves, targets, from } = context;
  const found = resolveLink(url, targets, from);
  const isMoved = from !== undefined && (moves.pages.has(from.slug) || moves.files.has(from.slug));
  const isOwnRelative = isMoved && !path.startsWith('/');
  if (found.kind === 'file') {
    return moves.files.get(found.path) ?? (isOwnRelative ? found.path : undefined);
  }
  if (found.kind !== 'page') return undefined;
  const { target, isMoved: isTargetMoved } = pageAfter(path, found.page, context);
  return isTargetMoved || isOwnRelative ? target : undefined;
}

/** Returns the new path of a folder without its own page, written like `path`. */
export function movedFolder(
  path: string,
  { moves, targets }: Pick<MoveContext, 'moves' | 'targets'>,
): string | undefined {
  const folder = normalizePath(path) ?? '';
  const isPage = targets.index.bySlug.has(folder) || targets.index.bySlug.has(`${folder}/index`);
  const moved = isPage ? undefined : moves.folders.get(folder);
  return moved !== undefined && path.endsWith('/') ? `${moved}/` : moved;
}

/** Returns an entry of the navigation under a new slug, keeping its slash and extension. */
export function moveEntry(entry: string, slug: string): string {
  // The address of the site's start page is empty, which cannot be written as an entry.
  const named = likeWritten(slug, entry) || slug;
  return (entry.startsWith('/') ? '/' : '') + named;
}

/** Writes the slug with extension, `index` and trailing slash as the author wrote them for the old one. */
function likeWritten(slug: string, written: string): string {
  const extension = /\.mdx?$/i.exec(written)?.[0];
  if (extension !== undefined) return slug + extension;
  const isIndex = /(?:^|\/)index\/?$/.test(written);
  const path = isIndex ? slug : slugToPath(slug);
  return path !== '' && written.endsWith('/') ? `${path}/` : path;
}

/** Returns the base that the author wrote before a path of the site. */
function baseOf(path: string, { bases, index }: LinkTargets): string {
  const isPlain = index.bySlug.has(normalizePath(path) ?? '');
  return (isPlain ? undefined : bases.find((base) => path.startsWith(`${base}/`))) ?? '';
}

/** Returns the path from a folder to a target, both given from the root without outer slashes. */
function relativePath(folder: string, target: string, hasDot: boolean): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = target.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  const path = [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
  // The path to the start page of the folder itself is empty, so it needs a dot.
  const needsDot = hasDot || path === '';
  return needsDot && !path.startsWith('.') ? `./${path}` : path;
}

/**
 * Returns an import path under the new names; undefined if it can stay as it is.
 * @param file The file with the import, from the root of the pages.
 */
export function moveImport(path: string, file: string, { files }: Moves): string | undefined {
  const isRelative = path.startsWith('.');
  const folder = parentOf(file);
  const newFolder = parentOf(files.get(file) ?? file);
  const alias = path.startsWith(SITE_ALIAS) ? SITE_ALIAS : '';
  const named = path.slice(alias.length);
  const target = normalizeFile(isRelative ? `${folder}/${path}` : named);
  // A name without a folder is that of a package.
  const moved = path.includes('/') ? movedFile(target, files) : undefined;
  const isOwnRelative = isRelative && folder !== newFolder;
  if (moved === undefined && !isOwnRelative) return undefined;
  const found = moved ?? target;
  const slash = path.startsWith('/') || !found.includes('/') ? '/' : '';
  const written = isRelative ? relativePath(newFolder, found, true) : (alias || slash) + found;
  return written === path ? undefined : written;
}

/** Returns the new path of the file that an import names, without the parts that its author omitted. */
function movedFile(path: string, files: ReadonlyMap<string, string>): string | undefined {
  const named = listImportPaths(path).find((each) => files.has(each));
  const moved = named === undefined ? undefined : files.get(named);
  const omitted = named?.slice(path.length) ?? '';
  return moved?.endsWith(omitted) ? moved.slice(0, moved.length - omitted.length) : moved;
}

/** Folders that `<Snippet file>` can leave out. */
const SNIPPET_FOLDERS = ['_snippets/', 'snippets/'];

/**
 * Returns the value of `<Snippet file>` under the new names; undefined if it can stay as it is.
 * @param root The file that contains it, from the root of the pages.
 */
export function moveSnippet(
  { written, path }: SnippetName,
  root: string,
  { files }: Moves,
): string | undefined {
  const target = files.get(path) ?? path;
  if (target === path && !files.has(root)) return undefined;
  const folder = SNIPPET_FOLDERS.find((each) => path.startsWith(each + written));
  const isRooted = written.startsWith('/') || folder !== undefined;
  const whole = isRooted
    ? `/${target}`
    : relativePath(parentOf(files.get(root) ?? root), target, written.startsWith('./'));
  const named =
    folder !== undefined && target.startsWith(folder) ? target.slice(folder.length) : whole;
  const extension = /\.\w+$/.exec(path)?.[0] ?? '';
  const isOmitted = !written.endsWith(extension) && named.endsWith(extension);
  const moved = isOmitted ? named.slice(0, named.length - extension.length) : named;
  return moved === written ? undefined : moved;
}

/** The snippet that `<Snippet file>` names: the value as written, and its path from the root of the pages. */
export interface SnippetName {
  readonly written: string;
  readonly path: string;
}

/** Removes `.` and `..` from a path; those that lead out of the root stay at its beginning. */
function normalizeFile(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
