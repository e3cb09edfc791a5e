/** Implements `lectern check --links`: checks external links, and keeps the totals. */
import type { AskLinks } from '../../engine/build/build-result.ts';
import type { Report } from '../report/report.ts';
import { version } from '../terminal/version.ts';

/** The User-Agent that servers see. */
export const checkUserAgent = `lectern-check/${version} (+https://github.com/lectern-docs/lectern)`;

/** Which links are checked; `private` includes those to this machine and private networks. */
export type LinksScope = 'none' | 'public' | 'private';

/** @param dir absolute path of the project folder. Call `links` only after `ask` has finished. */
export function createLinkChecker(scope: LinksScope, dir: string) {
  let found: Pick<Report, 'links'> = {};
  const ask: AskLinks = async (named, onProgress) => {
    const { checkLinks } = await import('../../engine/links/check-links.ts');
    const options = {
      dir,
      allowsPrivate: scope === 'private',
      userAgent: checkUserAgent,
      onProgress,
    };
    const { diagnostics, counts } = await checkLinks(named, options);
    found = { links: counts };
    return diagnostics;
  };
  return { ask: scope === 'none' ? undefined : ask, links: () => found };
}
