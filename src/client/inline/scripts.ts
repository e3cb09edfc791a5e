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
 * Which page a browser loads ahead: the one whose link has the mark of `chrome/load-ahead.ts`. It is made ready
 * as a whole, unless scripts run in it that Lectern knows nothing of, as they might count a reader who never comes.
 */
export const speculationRules = { prerender: rulesTo('prerender'), prefetch: rulesTo('prefetch') };

function rulesTo(action: 'prerender' | 'prefetch'): string {
  const where = { selector_matches: '[data-ahead]' };
  return JSON.stringify({ [action]: [{ where, eagerness: 'immediate' }] });
}

/** Stands only in pages with a banner that readers may close. */
export const bannerScript = banner;

/** Stands only in pages of sites with versions. */
export const versionsScript = versions;
