/** The versions in the dropdown of a page. */
import type { VersionView } from '../components/chrome/topbar/version-view.ts';
import { withBase } from '../core/address/href.ts';
import type { PageView, Version } from '../core/navigation/model.ts';
import type { Page } from '../core/pages/page.ts';
import type { Site } from '../core/site.ts';
import { chromeOf } from './site-chrome.ts';

/** Builds the entries of the dropdown; `page` is absent if the reader is not on a page of the site. */
export function buildVersionViews(
  site: Site,
  { versions, version: own }: Pick<PageView, 'versions' | 'version'>,
  page?: Page,
): VersionView[] {
  const listed = versions.map((version) => ({
    name: version.name,
    label: version.label,
    lang: version.lang,
    href: version.url ?? formatHref(site, version, findTarget(site, version, { own, page })),
    isListed: true,
  }));
  const isUnlisted = own !== undefined && versions.every(({ name }) => name !== own);
  return isUnlisted ? [...listed, { name: own, label: own, href: '', isListed: false }] : listed;
}

/**
 * Returns the link of a version: this page if it belongs to all versions or to that one, otherwise its
 * counterpart, otherwise the start page. A page that both versions list is no counterpart, because it opens
 * in the first of them.
 */
function findTarget(
  site: Site,
  { name, href: start = '/' }: Version,
  { own, page }: { own: string | undefined; page: Page | undefined },
): string {
  if (page === undefined) return start;
  if (own === undefined || own === name) return page.href;
  const found = chromeOf(site).findCounterpart(page.slug, name);
  return found === undefined || found.slug === page.slug ? start : found.href;
}

/** The choice is also in the address, so that it can be shared and needs no storage. */
function formatHref(site: Site, { name }: Version, target: string): string {
  return `${withBase(site.base, target)}?version=${encodeURIComponent(name)}`;
}
