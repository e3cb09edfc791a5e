/** The part of `lectern check --links` that lets external links be asked, and keeps the sum. */
import type { AskLinks } from '../../engine/build/build-result.ts';
import type { Report } from '../report/report.ts';
import { version } from '../terminal/version.ts';

/** How servers know who asks them. */
export const checkUserAgent = `lectern-check/${version} (+https://github.com/lectern-docs/lectern)`;

/** Whether links are asked; `private`: those of this machine and of private networks too. */
export type LinksScope = 'none' | 'public' | 'private';

/** @param dir absolute path of the project folder. `links` is to be asked for when all is done. */
export function linksAsker(scope: LinksScope, dir: string) {
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
