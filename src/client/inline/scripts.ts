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
 * Which pages a browser loads ahead: the next one in reading order, and the one whose link has the mark of
 * `chrome/load-ahead.ts`. That one is made ready as a whole, unless scripts run in it that Lectern knows nothing
 * of, as they might count a reader who never comes.
 */
const [next, marked] = ['[rel=next]', '[data-ahead]'].map((link) => ({
  where: { selector_matches: link },
  eagerness: 'immediate',
}));
export const speculationRules = {
  prerender: JSON.stringify({ prerender: [marked], prefetch: [next] }),
  prefetch: JSON.stringify({ prefetch: [marked, next] }),
};

/** Stands only in pages with a banner that readers may close. */
export const bannerScript = banner;

/** Stands only in pages of sites with versions. */
export const versionsScript = versions;
