/** Resolves paths of the site that have no page of their own and redirect to one. */
import { isExternal } from '../address/link.ts';
import { slugToPath } from '../address/page-href.ts';
import { findPathFault, foldPath } from '../address/site-path.ts';
import { decodePath } from '../address/slug-path.ts';
import { folderPages } from '../navigation/first-page.ts';
import { buildLinkTargets, resolveLink, type LinkTargets } from '../navigation/resolve-link.ts';
import type { Page } from '../pages/page.ts';
import { hasParameter } from '../redirects/redirect-pattern.ts';
import type { Site } from '../site.ts';

export interface SiteRedirect {
  /** The path from the site's root, without a trailing slash; `/` is the root. */
  readonly source: string;
  /** A path from the site's root without the base, or an absolute URL. */
  readonly destination: string;
  readonly isPermanent: boolean;
  /** Where it comes from: an entry of `redirects` in docs.json, or a folder and its first page. */
  readonly origin:
    | { readonly kind: 'config'; readonly rank: number }
    | { readonly kind: 'folder'; readonly page: Page };
}

/**
 * Returns the redirects that a plain file can carry, with decoded sources: those of docs.json without
 * parameters, then the root and every folder of listed pages, which lead to their first page. A page always
 * wins. Some file systems can hold only one of `/Guides` and the folder `/guides`; the folder wins then,
 * because the redirect mostly exists to lead to it.
 */
export function resolveRedirects(site: Site): SiteRedirect[] {
  const plain = configured(site)
    .filter(({ source }) => !hasParameter(source))
    .map((redirect) => ({ ...redirect, source: decodePath(redirect.source) }));
  const ofFolders = folders(site);
  const spellings = new Map(ofFolders.map(({ source }) => [foldPath(source), source]));
  const isOtherSpelling = ({ source }: SiteRedirect): boolean =>
    (spellings.get(foldPath(source)) ?? source) !== source;
  const ordered = [
    ...plain.filter((redirect) => !isOtherSpelling(redirect)),
    ...ofFolders,
    ...plain.filter(isOtherSpelling),
  ];
  return leaveOutTaken(site, ordered, (source) => source);
}

/**
 * Returns the redirects of docs.json, including those with parameters in `source` and `destination`;
 * sources as they are written there. If several have the same source, the first counts; none has the
 * address of a page, or one that no site can have.
 */
export function resolveConfiguredRedirects(site: Site): SiteRedirect[] {
  const possible = configured(site).filter(({ source }) => isPossible(source));
  return leaveOutTaken(site, possible, (source) =>
    hasParameter(source) ? source : decodePath(source),
  );
}

/** Whether the source can be an address of the site; the root always is. */
function isPossible(source: string): boolean {
  return source === '/' || findPathFault(source) === undefined;
}

/** @param toPath Returns the path that a source stands for, decoded once. */
function leaveOutTaken(
  site: Site,
  redirects: readonly SiteRedirect[],
  toPath: (source: string) => string,
): SiteRedirect[] {
  const taken = new Set(site.pages.map(({ slug }) => `/${slugToPath(slug)}`));
  return redirects.filter(({ source }) => {
    const path = toPath(source);
    const isFree = !taken.has(path);
    taken.add(path);
    return isFree;
  });
}

function configured(site: Site): SiteRedirect[] {
  if (site.config.redirects.length === 0) return [];
  const targets = buildLinkTargets(site);
  return site.config.redirects.map(({ source, destination, permanent }, rank) => ({
    source: withoutOuterSlashes(source),
    destination: fromRoot(
      hasParameter(source) && hasParameter(destination)
        ? destination
        : toCanonical(destination, targets),
    ),
    isPermanent: permanent,
    origin: { kind: 'config', rank },
  }));
}

/** Returns the page's own address if the destination names a page. */
function toCanonical(destination: string, targets: LinkTargets): string {
  const found = resolveLink(destination, targets);
  return found.kind === 'page' ? found.href : destination;
}

/** A path without a leading slash is relative to the root too, wherever its redirect is. */
function fromRoot(destination: string): string {
  return isExternal(destination) || destination.startsWith('/') ? destination : `/${destination}`;
}

function folders(site: Site): SiteRedirect[] {
  return [...folderPages(site)].map(([folder, page]) => ({
    source: `/${folder}`,
    destination: page.href,
    isPermanent: false,
    origin: { kind: 'folder', page },
  }));
}

function withoutOuterSlashes(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}`;
}
