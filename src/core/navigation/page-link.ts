/** Converts pages to entries of the sidebar. */
import { isExternal } from '../address/link.ts';
import { parseOperationEntry } from '../address/operation-entry.ts';
import { findPage, type PageIndex } from '../pages/page-index.ts';
import type { FrontMatter, Page } from '../pages/page.ts';
import type { NavIcon, NavLink } from './model.ts';

/** Returns the entry of a page. A page with `url` in its front matter is only a link to that address. */
export function toPageLink(
  page: Page,
  { index, version }: { index: PageIndex; version: string | undefined },
): NavLink {
  const { frontMatter } = page;
  const { icon, iconType, tag, deprecated, url } = frontMatter;
  const method = methodOf(frontMatter);
  const target =
    url === undefined
      ? { href: page.href, external: false, slug: page.slug }
      : toTarget(url, index);
  return {
    kind: 'link',
    label: page.navTitle,
    ...target,
    ...(icon !== undefined && { icon: toNavIcon(icon, iconType) }),
    ...(tag !== undefined && { tag }),
    ...(deprecated === true && { deprecated }),
    ...(method !== undefined && { method }),
    ...(version !== undefined && { version }),
  };
}

export function toNavIcon(name: string, type: string | undefined): NavIcon {
  return type === undefined ? { name } : { name, type };
}

/** Returns the address that an entry links to. If it is a page of this site, the page's own form is used. */
export function toTarget(url: string, index: PageIndex): { href: string; external: boolean } {
  if (isExternal(url)) return { href: url, external: true };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const page = findPage(index, path)?.page;
  return {
    href: page === undefined ? `/${url.replace(/^\/+/, '')}` : page.href + rest,
    external: false,
  };
}

function methodOf({ api, openapi, hideApiMarker }: FrontMatter): string | undefined {
  if (hideApiMarker === true) return undefined;
  const written = api ?? openapi;
  return written === undefined ? undefined : parseOperationEntry(written)?.method;
}
