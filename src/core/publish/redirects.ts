/** Paths of the site that have no page of their own and lead to one. */
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
  /** Path from the site's root, without trailing slash; `/` is the root. */
  readonly source: string;
  /** Path from the site's root without base, or an absolute URL. */
  readonly destination: string;
  readonly isPermanent: boolean;
  /** What it comes from: an entry of `redirects` in docs.json, or a folder and its first page. */
  readonly origin:
    | { readonly kind: 'config'; readonly rank: number }
    | { readonly kind: 'folder'; readonly page: Page };
}

/**
 * The redirects that a plain file can carry, their sources decoded: those of docs.json without
 * parameters, then the root and every folder of listed pages, which lead to their first page. A page
 * always wins. Some file systems have room for one only of `/Guides` and the folder `/guides`, which goes
 * first then: the redirect is most often there to lead to it.
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
 * The redirects of docs.json, with those whose `source` and `destination` hold parameters; sources
 * as they are written there. Of several with one source the first counts, and none has the address
 * of a page, or one that no site can have.
 */
export function resolveConfiguredRedirects(site: Site): SiteRedirect[] {
  const possible = configured(site).filter(({ source }) => isPossible(source));
  return leaveOutTaken(site, possible, (source) =>
    hasParameter(source) ? source : decodePath(source),
  );
}

/** Whether the source may be an address of the site; the root always is. */
function isPossible(source: string): boolean {
  return source === '/' || findPathFault(source) === undefined;
}

/** @param toPath a source as the path that it stands for, decoded once. */
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

/** The address that the page has, where the destination names one. */
function toCanonical(destination: string, targets: LinkTargets): string {
  const found = resolveLink(destination, targets);
  return found.kind === 'page' ? found.href : destination;
}

/** A path without leading slash counts from the root too, wherever its redirect is. */
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
