/**
 * The scripts that stand in the page itself, because without them a wrong state would be seen for a
 * moment. This list is all that a Content-Security-Policy has to allow by hash.
 */
import banner from './banner.js?raw';
import boot from './boot.js?raw';
import navigation from './navigation.js?raw';
import tabs from './tabs.js?raw';
import versions from './versions.js?raw';

export const inlineScripts = {
  boot,
  navigation,
  tabs,
} as const;

/**
 * Which pages a browser loads ahead: the next one in reading order, up to two on either side of the current entry
 * in the sidebar, and the one whose link has the mark of `chrome/load-ahead.ts`. The next and the marked one are
 * made ready as a whole, unless scripts run in them that Lectern knows nothing of, as they might count a reader
 * who never comes. The next one is so only until the reader uses something that may change it, and not beside a
 * long tree, which is scrolled for it as this page is left.
 */
const NEXT = 'html:not([data-used],:has(lectern-sidebar-folds)) [rel=next]';
const CURRENT = '>.sidebar-link[aria-current]';
const near = [
  '[data-ahead]',
  '[rel=next]',
  `:has(${CURRENT})+*>a`,
  `:has(${CURRENT})+*+*>a`,
  `:has(+*${CURRENT})>a`,
  `:has(+*+*${CURRENT})>a`,
];
const rule = (...links: readonly string[]) => [
  // Entries of the sidebar may lead to other hosts, which are to know of readers only when they come.
  {
    where: { and: [{ href_matches: '/*' }, { selector_matches: links }] },
    eagerness: 'immediate',
  },
];
export const speculationRules = {
  prerender: JSON.stringify({ prerender: rule('[data-ahead]', NEXT), prefetch: rule(...near) }),
  prefetch: JSON.stringify({ prefetch: rule(...near) }),
};

/** Stands only in pages with a banner that readers may close. */
export const bannerScript = banner;

/** Stands only in pages of sites with versions. */
export const versionsScript = versions;
