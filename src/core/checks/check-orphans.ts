import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { normalizePath } from '../address/slug-path.ts';
import { nearestSlug } from '../pages/page-index.ts';
import { resolveLink, type LinkTargets } from '../navigation/resolve-link.ts';
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';
import { listConfigLinks } from './config-links.ts';
import { diagnoseSite } from './site-entries.ts';

export interface OrphanCheck {
  readonly site: Site;
  readonly targets: LinkTargets;
  /** Slugs of the pages that other pages link to. */
  readonly linked: ReadonlySet<string>;
  readonly place: Place;
  /** Navigation entries that match no page. The pages that they probably meant are not orphans. */
  readonly missing: readonly string[];
}

/**
 * Reports all pages that readers cannot find, because they are neither in the navigation nor linked from
 * anywhere, in a single diagnostic. Pages that are hidden on purpose are left out, and so are pages with
 * `url` in their front matter, which are only links to that address.
 */
export function checkOrphans({ site, targets, linked, place, missing }: OrphanCheck): Diagnostic[] {
  const { order, excludedFromSearch } = site.navigation;
  const found = new Set([...order, ...excludedFromSearch, ...linked]);
  const urls = [
    ...listConfigLinks(site.config).map(({ value }) => value),
    ...site.navigation.branches.map(({ href }) => href),
  ];
  for (const url of urls) {
    const target = resolveLink(url, targets);
    if (target.kind === 'page') found.add(target.page.slug);
  }
  for (const entry of missing) {
    const slug = nearestSlug(targets.index, entry);
    if (slug !== undefined) found.add(slug);
    const path = normalizePath(entry);
    const inside = path === undefined ? [] : (targets.index.byFolder.get(path) ?? []);
    for (const page of inside) found.add(page.slug);
  }
  const home = targets.index.bySlug.get('index');
  const isMeant = ({ frontMatter: { hidden, url } }: Page) => hidden !== true && url === undefined;
  const orphans = site.pages.filter(
    (page) => page !== home && isMeant(page) && !isMade(page) && !found.has(page.slug),
  );
  if (orphans.length === 0) return [];
  return [diagnoseSite('site/orphan-pages', { files: orphans.map(({ file }) => file) }, place)];
}

/** Whether the page was generated from an OpenAPI document instead of a source of its own. */
function isMade({ file }: Page): boolean {
  return !/\.mdx?$/i.test(file);
}
