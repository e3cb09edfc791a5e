import { belowBase } from '../address/base.ts';
import type { Redirect } from '../config/keys/seo.ts';

/**
 * Removes the site's own path from redirects where authors wrote it, because redirects are relative to the
 * root of the site. `isOwn` tells whether the site really has a path with that prefix.
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
