/**
 * The script that runs before the first paint, because without it a wrong state would be seen for a moment. It
 * is a file, which browsers keep: no page carries a script of its own. Parts of the page that are brought to what
 * the reader chose end in an empty element, `<lectern-recall-tabs>` and the like, which does that as soon as the
 * parser comes to it.
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

/** The same for all pages of most sites. */
export function earlyScript({ hasBanner, hasVersions }: SitePieces): string {
  const ofSite = [...(hasVersions ? [versions] : []), ...(hasBanner ? [banner] : [])];
  return [boot, ...ofSite, navigation, tabs].join('\n');
}
