/** Where a site keeps what is written for the programs that serve it, and for nobody else. */

/** What hosts of each kind read, from the root of the site. */
export const HOST_FILES = {
  netlifyRedirects: '_redirects',
  netlifyHeaders: '_headers',
  vercel: '_lectern/host/vercel.json',
  nginx: '_lectern/host/nginx.conf',
} as const;
