/** Where a site keeps what is written for the programs that serve it, and for nobody else. */

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

/** Whether no reader is given this file: a decoded path from the site's root, no slash in front. */
export function isHostFile(path: string): boolean {
  const known: readonly string[] = Object.values(HOST_FILES);
  // Some disks do not tell capital letters from small ones.
  const name = path.toLowerCase();
  return known.includes(name) || `${name}/`.startsWith(HOST_FOLDER);
}
