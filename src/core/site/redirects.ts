/** Paths of the site that have no page of their own and lead to one. */
import { folderPages } from '../navigation/first-page.ts';
import { slugToPath } from './page-href.ts';
import type { Site } from './site.ts';

export interface SiteRedirect {
  /** Path from the site's root, decoded, without trailing slash; `/` is the root. */
  readonly source: string;
  /** Path from the site's root without base, or an absolute URL. */
  readonly destination: string;
  readonly isPermanent: boolean;
}

/**
 * The redirects that a plain file can carry: those of docs.json without parameters, then the root
 * and every folder of listed pages, which lead to their first page. A page always wins.
 */
export function resolveRedirects(site: Site): SiteRedirect[] {
  const taken = new Set(site.pages.map(({ slug }) => `/${slugToPath(slug)}`));
  const redirects: SiteRedirect[] = [];
  for (const redirect of [...configured(site), ...folders(site)]) {
    if (taken.has(redirect.source)) continue;
    taken.add(redirect.source);
    redirects.push(redirect);
  }
  return redirects;
}

function configured({ config }: Site): SiteRedirect[] {
  return config.redirects
    .filter(({ source }) => !/[:*]/.test(source))
    .map(({ source, destination, permanent }) => ({
      source: withoutOuterSlashes(source),
      destination,
      isPermanent: permanent,
    }));
}

function folders(site: Site): SiteRedirect[] {
  return [...folderPages(site)].map(([folder, { href }]) => ({
    source: `/${folder}`,
    destination: href,
    isPermanent: false,
  }));
}

function withoutOuterSlashes(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}`;
}
