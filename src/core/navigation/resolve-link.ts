/**
 * Resolves links written by authors. Authors write pages with or without slash, extension or base path,
 * from the root or relative to the file; readers get a single address for each page.
 */
import { targetDanger } from '../address/href.ts';
import { isExternal, isProtocolRelative } from '../address/link.ts';
import { encodePath } from '../address/page-href.ts';
import { decodePath, normalizePath, parentOf } from '../address/slug-path.ts';
import type { Config } from '../config/config.ts';
import {
  buildPageIndex,
  findPage,
  nearestSlug,
  type FoundPage,
  type PageIndex,
} from '../pages/page-index.ts';
import type { Page } from '../pages/page.ts';
import { buildRedirectFinder, type FindRedirect } from '../redirects/match-redirect.ts';
import { folderPages, type ListedSite } from './first-page.ts';
import type { LinkedFiles, WithheldFor } from './linked-files.ts';

/** Everything that links of a site can point to. Build it once to resolve many links. */
export interface LinkTargets extends LinkedFiles {
  readonly index: PageIndex;
  /** First page of each folder without its own page; `''` is the root of the site. */
  readonly folders: ReadonlyMap<string, Page>;
  readonly findRedirect: FindRedirect;
  /** Base paths that authors prepend although the site's own paths do not contain them: `/docs`. */
  readonly bases: readonly string[];
  /** Folders that would contain the pages of documents that could not be read. */
  readonly lostFolders: readonly string[];
}

/**
 * The target of a link. `href` is relative to the site root, encoded, without the base path, with the query
 * and hash of the link.
 */
export type ResolvedLink =
  | {
      readonly kind: 'page';
      readonly page: Page;
      readonly href: string;
      /** Includes the `#`, as written; `''` if there is none. */
      readonly hash: string;
      /** Whether the link differs from the page's name in case or accents. */
      readonly caseDiffers: boolean;
    }
  /** A place on the same page; `hash` includes the `#`. */
  | { readonly kind: 'fragment'; readonly hash: string }
  /** A file; `path` is the form that `hasFile` accepts. */
  | { readonly kind: 'file'; readonly path: string; readonly href: string }
  /** A path that redirects to something other than a page; `destination` is as the redirect states it. */
  | { readonly kind: 'redirect'; readonly href: string; readonly destination: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'unsafe'; readonly url: string }
  /** An address that does not exist; `nearest` is the address of a page that was probably meant. */
  | {
      readonly kind: 'unknown';
      readonly url: string;
      readonly nearest?: string;
      /** Set if the address may be a page of a document that could not be read. */
      readonly isLost?: true;
      /** Why the file at this address is not published. */
      readonly withheld?: WithheldFor;
    };

/** The parts of a site that determine how its links resolve. */
export interface LinkedSite extends ListedSite {
  readonly config: Pick<Config, 'base' | 'basePath' | 'redirects'>;
  /** Path under which the site is served: `''` or `/docs`, without a trailing slash. */
  readonly base: string;
  readonly lostFolders?: readonly string[];
}

export function buildLinkTargets(
  site: LinkedSite,
  files: LinkedFiles = { hasFile: () => false },
): LinkTargets {
  const { lostFolders = [] } = site;
  const { base = '', basePath = '', redirects } = site.config;
  return {
    index: buildPageIndex(site.pages),
    folders: folderPages(site),
    findRedirect: buildRedirectFinder(redirects),
    ...files,
    lostFolders,
    bases: listBases([site.base, base, basePath]),
  };
}

/** Normalizes base paths to a leading and no trailing slash, without empty ones. */
export function listBases(written: readonly string[]): readonly string[] {
  const paths = written.map((path) => `/${path.replace(/^\/+|\/+$/g, '')}`);
  return [...new Set(paths)].filter((path) => path.length > 1);
}

/**
 * Resolves a link. `from` is the page that contains it; without one, relative links are resolved from the
 * root.
 */
export function resolveLink(url: string, targets: LinkTargets, from?: Page): ResolvedLink {
  return findLink(url, targets, from) ?? toUnknown(url, toSearch(url, targets, from));
}

/**
 * Resolves a link without explaining failures, which would require searching all pages and the disk.
 * Returns undefined if it has no target.
 */
export function findLink(url: string, targets: LinkTargets, from?: Page): ResolvedLink | undefined {
  const written = url.trim();
  if (targetDanger(written) !== undefined) return { kind: 'unsafe', url };
  if (isProtocolRelative(written)) return { kind: 'external', url: `https:${written}` };
  if (isExternal(written)) return { kind: 'external', url: written };
  const { path, query, hash } = splitUrl(written);
  if (path === '' && query === '' && hash !== '') return { kind: 'fragment', hash };
  if (path === '' && query !== '' && from !== undefined) {
    return { kind: 'page', page: from, href: from.href + query + hash, hash, caseDiffers: false };
  }
  return findTarget(toSearch(url, targets, from));
}

function toSearch(url: string, targets: LinkTargets, from: Page | undefined): Search {
  const { path, query, hash } = splitUrl(url.trim());
  const candidates = path === '' ? [] : listCandidates(path, targets.bases, from);
  return { candidates, targets, query, hash };
}

/** The folder separator of Windows, as authors copy it and as Markdown escapes it. URLs do not contain it. */
const BACKSLASH = /\\|%5c/gi;

/** The parts of a URL. The query includes its `?`, and the hash its `#`. */
interface UrlParts {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

function splitUrl(url: string): UrlParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { path: path.replace(BACKSLASH, '/'), query, hash };
}

/**
 * Lists the paths from the site root that a path may mean, most likely first. A relative path is resolved
 * from the folder of the file; but because authors also write it as browsers read it, from the root and
 * from the page's address as well.
 */
export function listCandidates(
  path: string,
  bases: readonly string[],
  from: Page | undefined,
): readonly string[] {
  // The slash of `/index.html` stays, because an empty path is the folder of the file.
  const plain = path.replace(/(?:(?<=^\/?)|(?<=.)\/)index\.html?$|\.html?$/i, '');
  const forms = plain === path ? [path] : [path, plain];
  return forms
    .flatMap((form) => (form.startsWith('/') ? withoutBases(form, bases) : relativeTo(from, form)))
    .flatMap((candidate) => normalizePath(candidate) ?? []);
}

function withoutBases(path: string, bases: readonly string[]): readonly string[] {
  const inside = bases.filter((base) => `${path}/`.startsWith(`${base}/`));
  return [path, ...inside.map((base) => path.slice(base.length))];
}

function relativeTo(from: Page | undefined, path: string): readonly string[] {
  const slug = from?.slug ?? '';
  const besideFile = `${parentOf(slug)}/${path}`;
  const belowUrl = `${slug}/${path}`;
  return path.startsWith('.') ? [besideFile, belowUrl] : [besideFile, path, belowUrl];
}

interface Search extends Omit<UrlParts, 'path'> {
  readonly candidates: readonly string[];
  readonly targets: LinkTargets;
}

/**
 * Returns the target of the first candidate that has one. Redirects are only considered if no candidate is
 * itself a page, file or folder; pages that differ in case come last.
 */
function findTarget(search: Search): ResolvedLink | undefined {
  const found = findFirst(search, findExact) ?? findFirst(search, findMoved);
  if (found !== undefined) return found;
  const [similar] = search.candidates.flatMap((path) => findPage(search.targets.index, path) ?? []);
  return similar && toPageTarget(similar, search);
}

type Find = (candidate: string, search: Search) => ResolvedLink | undefined;

function findFirst(search: Search, find: Find): ResolvedLink | undefined {
  for (const candidate of search.candidates) {
    const found = find(candidate, search);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds a page, file or folder with exactly this name, in this order. */
function findExact(candidate: string, search: Search): ResolvedLink | undefined {
  const { index, hasFile, folders } = search.targets;
  const page = findPage(index, candidate);
  if (page?.caseDiffers === false) return toPageTarget(page, search);
  const path = decodePath(candidate);
  if (hasFile(path)) return { kind: 'file', path, href: toHref(path, search) };
  const first = folders.get(path);
  return first && toPageTarget({ page: first, caseDiffers: false }, search);
}

/** Follows a redirect from this name. Linking straight to the destination page saves readers the redirect. */
function findMoved(candidate: string, search: Search): ResolvedLink | undefined {
  const path = decodePath(candidate);
  const destination = search.targets.findRedirect(`/${path}`);
  if (destination === undefined) return undefined;
  const page = findDestination(destination, search);
  return page ?? { kind: 'redirect', href: toHref(path, search), destination };
}

/**
 * Finds the page that a redirect points to. The query and hash of the link take precedence over those of
 * the redirect.
 */
function findDestination(destination: string, search: Search): ResolvedLink | undefined {
  if (isExternal(destination)) return undefined;
  const { targets } = search;
  const { path, query, hash } = splitUrl(destination);
  const candidates = listCandidates(path, targets.bases, undefined);
  const rest = { query: search.query || query, hash: search.hash || hash };
  const found = findFirst({ candidates, targets, ...rest }, findExact);
  return found?.kind === 'page' ? found : undefined;
}

function toHref(path: string, { query, hash }: Search): string {
  return `/${encodePath(path)}${query}${hash}`;
}

function toPageTarget({ page, caseDiffers }: FoundPage, { query, hash }: Search): ResolvedLink {
  return { kind: 'page', page, href: page.href + query + hash, hash, caseDiffers };
}

function toUnknown(url: string, { candidates, targets }: Search): ResolvedLink {
  const nearest = nearestHref(url, candidates, targets);
  const isLost = candidates.some((candidate) =>
    targets.lostFolders.some((folder) => `${candidate}/`.startsWith(`${folder}/`)),
  );
  const [withheld] = candidates.flatMap((one) => targets.whyWithheld?.(decodePath(one)) ?? []);
  return {
    kind: 'unknown',
    url,
    ...(nearest !== undefined && { nearest }),
    ...(isLost && { isLost }),
    ...(withheld && { withheld }),
  };
}

/** Returns the address of the page that was probably meant. */
function nearestHref(
  url: string,
  [path]: readonly string[],
  { index }: LinkTargets,
): string | undefined {
  if (path === undefined) return undefined;
  // A relative path can be meant from the root of the site: `./guides/setup` on a page of a folder.
  const [, fromRoot] = /^(?:\.{1,2}\/)+(.+)$/s.exec(splitUrl(url.trim()).path) ?? [];
  const meant = fromRoot === undefined ? undefined : findPage(index, fromRoot);
  if (meant !== undefined) return meant.page.href;
  const slug = nearestSlug(index, path);
  return slug === undefined ? undefined : index.bySlug.get(slug)?.href;
}

/**
 * Returns the address of a file named in docs.json, relative to the site root. External addresses are
 * returned unchanged.
 */
export function resolveAsset(path: string, targets: LinkTargets): string {
  const found = findLink(path, targets);
  if (found?.kind === 'file') return found.href;
  return isExternal(path) ? path : `/${path.replace(/^[\\/]+/, '')}`;
}
