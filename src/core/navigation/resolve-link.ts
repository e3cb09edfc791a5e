/**
 * Where a link leads that an author wrote. Authors write pages with or without slash, extension or
 * base, from the root or relative to the file; readers get one address for each page.
 */
import { targetDanger } from '../address/href.ts';
import { isExternal, isHostAlone } from '../address/link.ts';
import { encodePath } from '../address/page-href.ts';
import { decodePath, normalisePath, parentOf } from '../address/slug-path.ts';
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

/** Everything of a site that a link can lead to. Make it once, resolve many links with it. */
export interface LinkTargets extends LinkedFiles {
  readonly index: PageIndex;
  /** First page of each folder that has no page of its own; `''` is the root of the site. */
  readonly folders: ReadonlyMap<string, Page>;
  readonly findRedirect: FindRedirect;
  /** Paths that authors write in front though the site's own paths lack them: `/docs`. */
  readonly bases: readonly string[];
  /** Folders that would hold pages of documents that could not be read. */
  readonly lostFolders: readonly string[];
}

/** `href` is from the site's root, encoded, without base, with the query and hash of the link. */
export type ResolvedLink =
  | {
      readonly kind: 'page';
      readonly page: Page;
      readonly href: string;
      /** With its `#`, as written; `''` when there is none. */
      readonly hash: string;
      /** The link differs from the page's name in case or accents. */
      readonly caseDiffers: boolean;
    }
  /** A place on the same page; `hash` has its `#`. */
  | { readonly kind: 'fragment'; readonly hash: string }
  /** `path` as `hasFile` knows it. */
  | { readonly kind: 'file'; readonly path: string; readonly href: string }
  /** The path has moved to what is no page; `destination` is what the redirect says. */
  | { readonly kind: 'redirect'; readonly href: string; readonly destination: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'unsafe'; readonly url: string }
  /** Nothing has this address; `nearest` is the address of a page that may have been meant. */
  | {
      readonly kind: 'unknown';
      readonly url: string;
      readonly nearest?: string;
      /** It may be of a page that a document would have made, had it been read. */
      readonly isLost?: true;
      /** Why the file that it names is not published. */
      readonly withheld?: WithheldFor;
    };

/** What of a site decides where its links lead. */
export interface LinkedSite extends ListedSite {
  readonly config: Pick<Config, 'base' | 'basePath' | 'redirects'>;
  /** Path that the site is served under: `''` or `/docs`, without trailing slash. */
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

/** With a slash in front and none behind, without empty ones. */
export function listBases(written: readonly string[]): readonly string[] {
  const paths = written.map((path) => `/${path.replace(/^\/+|\/+$/g, '')}`);
  return [...new Set(paths)].filter((path) => path.length > 1);
}

/** `from` is the page that holds the link; without one, relative links count from the root. */
export function resolveLink(url: string, targets: LinkTargets, from?: Page): ResolvedLink {
  return findLink(url, targets, from) ?? toUnknown(url, toSearch(url, targets, from));
}

/** Where a link leads; undefined for nowhere, of which to say more takes a look at all pages and at the disk. */
export function findLink(url: string, targets: LinkTargets, from?: Page): ResolvedLink | undefined {
  const written = url.trim();
  if (targetDanger(written) !== undefined) return { kind: 'unsafe', url };
  if (isHostAlone(written)) return { kind: 'external', url: `https:${written}` };
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

/** What parts folders on Windows, as authors copy it and as Markdown escapes it. No address has it. */
const BACKSLASH = /\\|%5c/gi;

/** A query has its `?`, and a hash its `#`. */
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
 * What the path may mean from the site's root, most likely first. A relative path counts from the
 * folder of the file; as authors also write it for browsers, from the root or the page's address.
 */
function listCandidates(
  path: string,
  bases: readonly string[],
  from: Page | undefined,
): readonly string[] {
  const plain = path.replace(/(?:^|\/)index\.html?$|\.html?$/i, '');
  const forms = plain === path ? [path] : [path, plain];
  return forms
    .flatMap((form) => (form.startsWith('/') ? withoutBases(form, bases) : relativeTo(from, form)))
    .flatMap((candidate) => normalisePath(candidate) ?? []);
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
 * What a candidate names that names anything. A redirect counts only where nothing has one of the
 * names itself, and a page that differs in case comes last.
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

/** A page, a file or a folder of exactly this name, in this order. */
function findExact(candidate: string, search: Search): ResolvedLink | undefined {
  const { index, hasFile, folders } = search.targets;
  const page = findPage(index, candidate);
  if (page?.caseDiffers === false) return toPageTarget(page, search);
  const path = decodePath(candidate);
  if (hasFile(path)) return { kind: 'file', path, href: toHref(path, search) };
  const first = folders.get(path);
  return first && toPageTarget({ page: first, caseDiffers: false }, search);
}

/** Where a redirect of this name leads: the page itself, which saves readers the way round. */
function findMoved(candidate: string, search: Search): ResolvedLink | undefined {
  const path = decodePath(candidate);
  const destination = search.targets.findRedirect(`/${path}`);
  if (destination === undefined) return undefined;
  const page = findDestination(destination, search);
  return page ?? { kind: 'redirect', href: toHref(path, search), destination };
}

/** The page that a redirect leads to. What the link says after its path goes first. */
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
  const [path] = candidates;
  const slug = path === undefined ? undefined : nearestSlug(targets.index, path);
  const nearest = slug === undefined ? undefined : targets.index.bySlug.get(slug)?.href;
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

/** Address of a file that docs.json names, from the site's root; other addresses as they are. */
export function resolveAsset(path: string, targets: LinkTargets): string {
  const found = findLink(path, targets);
  if (found?.kind === 'file') return found.href;
  return isExternal(path) ? path : `/${path.replace(/^[\\/]+/, '')}`;
}
