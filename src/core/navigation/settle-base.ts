import { normalizePath } from '../address/slug-path.ts';
import type { Config } from '../config/config.ts';
import { findPage } from '../pages/page-index.ts';
import { redirectsWithoutBase } from '../redirects/without-base.ts';
import { guessBase, type GuessedBase } from './guess-base.ts';
import type { LinkedFiles } from './linked-files.ts';
import { buildLinkTargets, listBases, type LinkedSite, type LinkTargets } from './resolve-link.ts';

export interface SettledBase {
  /** The config with redirects relative to the site root, and with the base path that links begin with. */
  readonly config: Config;
  readonly targets: LinkTargets;
  readonly guess?: GuessedBase;
}

/**
 * Guesses from the links of pages, otherwise from redirects, which may contain the base path even if links
 * do not.
 */
function guessFrom(
  links: readonly string[],
  { redirects }: Pick<Config, 'redirects'>,
  targets: LinkTargets,
): GuessedBase | undefined {
  const destinations = redirects.map(({ destination }) => destination);
  return guessBase(links, targets) ?? guessBase(destinations, targets);
}

/**
 * Determines the base path that links and redirects may begin with: the configured one, otherwise the one
 * that most links have. It only affects how they are resolved; the site is still served from where it was.
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
    const slug = normalizePath(path.replace(/[?#].*$/s, ''));
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
