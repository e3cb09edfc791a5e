/** Where a site keeps files for the programs that serve it, and for nobody else. */

/** What hosts of each kind read, from the root of the site. */
export const HOST_FILES = {
  netlifyRedirects: '_redirects',
  netlifyHeaders: '_headers',
  vercel: '_lectern/host/vercel.json',
  nginx: '_lectern/host/nginx.conf',
  /** For `lectern serve`. */
  redirects: '_lectern/host/redirects.json',
} as const;

const HOST_FOLDER = '_lectern/host/';

/**
 * Whether readers must not get this file. `path` is a decoded path from the site's root, without a leading
 * slash.
 */
export function isHostFile(path: string): boolean {
  const known: readonly string[] = Object.values(HOST_FILES);
  // Some file systems do not distinguish uppercase from lowercase.
  const name = path.toLowerCase();
  return known.includes(name) || `${name}/`.startsWith(HOST_FOLDER);
}
