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

/** Stands only in pages with a banner that readers may close. */
export const bannerScript = banner;

/** Stands only in pages of sites with versions. */
export const versionsScript = versions;
