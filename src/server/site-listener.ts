/** All that a built site answers: its files, and the playground's proxy beside them. */
import { readAllowedOrigins } from './allowed-origins.ts';
import { playgroundProxy } from './request-handler.ts';
import { staticFiles } from './static-files.ts';
import type { RequestListener, StaticSite } from './static-files.ts';

/** A listener for `http.createServer`. */
export function siteListener(site: StaticSite): RequestListener {
  const files = staticFiles(site);
  const proxy = playgroundProxy({ origins: () => readAllowedOrigins(site.dir) });
  return (request, response) => {
    if (isProxyTarget(request.url, site.base)) proxy(request, response);
    else files(request, response);
  };
}

function isProxyTarget(target: string | undefined, base: string): boolean {
  const path = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(target ?? '')?.[1];
  return path === `${base}/_lectern/request`;
}
