import { normalisePath } from '../address/slug-path.ts';
import type { Config } from '../config/config.ts';
import { findPage } from '../pages/page-index.ts';
import { redirectsWithoutBase } from '../redirects/without-base.ts';
import { guessBase, type GuessedBase } from './guess-base.ts';
import type { LinkedFiles } from './linked-files.ts';
import { buildLinkTargets, listBases, type LinkedSite, type LinkTargets } from './resolve-link.ts';

export interface SettledBase {
  /** With redirects that count from the root of the site, and with the path that links begin with. */
  readonly config: Config;
  readonly targets: LinkTargets;
  readonly guess?: GuessedBase;
}

/** Redirects may be written for the host as a whole where the links of pages are not. */
function guessFrom(
  links: readonly string[],
  { redirects }: Pick<Config, 'redirects'>,
  targets: LinkTargets,
): GuessedBase | undefined {
  const destinations = redirects.map(({ destination }) => destination);
  return guessBase(links, targets) ?? guessBase(destinations, targets);
}

/**
 * Which path links and redirects may begin with: what is configured, else what most links say.
 * They are read by it, and the site stays where it is served.
 */
export function settleBase(
  site: LinkedSite & { readonly config: Config },
  listLinks: () => readonly string[],
  files: LinkedFiles,
): SettledBase {
  const targets = buildLinkTargets(site, files);
  const isConfigured = targets.bases.length > 0;
  const guess = isConfigured ? undefined : guessFrom(listLinks(), site.config, targets);
  const bases = guess === undefined ? targets.bases : listBases([guess.base]);
  if (bases.length === 0) return { config: site.config, targets };
  const isOwn = (path: string): boolean => {
    const slug = normalisePath(path.replace(/[?#].*$/s, ''));
    return slug !== undefined && findPage(targets.index, slug)?.caseDiffers === false;
  };
  const config = {
    ...site.config,
    ...(guess && { base: guess.base }),
    redirects: redirectsWithoutBase(site.config.redirects, bases, isOwn),
  };
  return {
    config,
    targets: buildLinkTargets({ ...site, config }, files),
    ...(guess && { guess }),
  };
}
