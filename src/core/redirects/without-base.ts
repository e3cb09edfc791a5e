import { belowBase } from '../address/base.ts';
import type { Redirect } from '../config/keys/seo.ts';

/**
 * Redirects whose paths count from the root of the site, as Lectern reads them, where authors wrote
 * the path of the site in front. `isOwn` tells paths that the site has with that part.
 */
export function redirectsWithoutBase(
  redirects: readonly Redirect[],
  bases: readonly string[],
  isOwn: (path: string) => boolean,
): Redirect[] {
  const strip = (path: string): string => {
    if (isOwn(path)) return path;
    for (const base of bases) {
      const rest = belowBase(path, base);
      if (rest !== undefined) return rest;
    }
    return path;
  };
  return redirects.map((redirect) => ({
    ...redirect,
    source: strip(redirect.source),
    destination: strip(redirect.destination),
  }));
}
