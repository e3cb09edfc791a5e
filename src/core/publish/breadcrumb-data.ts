/** Describes the place of a page for search engines: a schema.org `BreadcrumbList` in JSON-LD. */
import { firstPageIn } from '../navigation/links-in.ts';
import type { NavGroup, NavItem, PageView } from '../navigation/model.ts';
import type { Page } from '../pages/page.ts';
import { toScriptText } from './script-text.ts';
import type { Site } from '../site.ts';

/**
 * Returns the text for `<script type="application/ld+json">`: the site, the groups around the page, each
 * with the address of its first page, and the page. Undefined for the start page, and if the site does not
 * know its own origin, which addresses need.
 */
export function formatBreadcrumbData(
  site: Site,
  page: Page,
  view: Pick<PageView, 'items' | 'around'>,
): string | undefined {
  const { url, base, config } = site;
  if (url === undefined || page.href === '/') return undefined;
  const groups = groupsAround(view.items, page.slug) ?? [];
  const places = [
    { name: config.name, href: '/' },
    ...view.around.flatMap(({ label, href, external }) => (external ? [] : { name: label, href })),
    ...groups.flatMap(({ label, items }) => {
      const href = firstPageIn(items)?.href;
      return label === '' || href === undefined ? [] : { name: label, href };
    }),
    { name: page.navTitle, href: page.href },
  ];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${url}${base}${href}`,
    })),
  };
  return toScriptText(data);
}

/** Returns groups with the outermost first; undefined if the page is not below these items. */
function groupsAround(items: readonly NavItem[], slug: string): NavGroup[] | undefined {
  for (const item of items) {
    if (item.kind === 'link') {
      if (item.slug === slug) return [];
      continue;
    }
    const inner = groupsAround(item.items, slug);
    if (inner !== undefined) return [item, ...inner];
  }
  return undefined;
}
