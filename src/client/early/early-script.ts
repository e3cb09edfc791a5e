/**
 * The script that runs before the first paint, so that a wrong state is never visible. It is a file that
 * browsers cache: no page has an inline script. Parts of the page that depend on the reader's choices end
 * in an empty element such as `<lectern-recall-tabs>`, which applies the choice as soon as the parser
 * reaches it.
 */
import banner from './banner.js?raw';
import boot from './boot.js?raw';
import navigation from './navigation.js?raw';
import tabs from './tabs.js?raw';
import versions from './versions.js?raw';

interface SitePieces {
  readonly hasBanner: boolean;
  readonly hasVersions: boolean;
}

/** Builds the script. On most sites, it is identical for all pages. */
export function earlyScript({ hasBanner, hasVersions }: SitePieces): string {
  const ofSite = [...(hasVersions ? [versions] : []), ...(hasBanner ? [banner] : [])];
  return [boot, ...ofSite, navigation, tabs].join('\n');
}
