/** The versions as the dropdown offers them on one page. */
import type { VersionView } from '../components/chrome/topbar/version-view.ts';
import { withBase } from '../core/address/href.ts';
import type { PageView, Version } from '../core/navigation/model.ts';
import type { Page } from '../core/pages/page.ts';
import type { Site } from '../core/site.ts';
import { chromeOf } from './site-chrome.ts';

/** `page` is absent where the reader is on no page of the site. */
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

/** This page where it belongs to all versions or to that one, else its counterpart, else the start. */
function findTarget(
  site: Site,
  { name, href: start = '/' }: Version,
  { own, page }: { own: string | undefined; page: Page | undefined },
): string {
  if (page === undefined) return start;
  if (own === undefined || own === name) return page.href;
  return chromeOf(site).findCounterpart(page.slug, name)?.href ?? start;
}

/** The choice stands in the address as well, so that it can be shared and needs no storage. */
function formatHref(site: Site, { name }: Version, target: string): string {
  return `${withBase(site.base, target)}?version=${encodeURIComponent(name)}`;
}
