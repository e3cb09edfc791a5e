/** All that a built site answers: its files, and the playground's proxy beside them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playgroundProxy } from './request-handler.ts';
import { staticFiles } from './static-files.ts';
import type { RequestListener, StaticSite } from './static-files.ts';

/** A listener for `http.createServer`. */
export function siteListener(site: StaticSite): RequestListener {
  const files = staticFiles(site);
  const proxy = playgroundProxy({ origins: () => readOrigins(site.dir) });
  return (request, response) => {
    if (isProxyTarget(request.url, site.base)) proxy(request, response);
    else files(request, response);
  };
}

function isProxyTarget(target: string | undefined, base: string): boolean {
  const path = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(target ?? '')?.[1];
  return path === `${base}/_lectern/request`;
}

/** What the build wrote, looked at anew each time; nothing is allowed where it cannot be read. */
async function readOrigins(dir: string): Promise<readonly string[]> {
  try {
    const value: unknown = JSON.parse(await readFile(join(dir, '_lectern/origins.json'), 'utf8'));
    return Array.isArray(value) ? value.filter((origin) => typeof origin === 'string') : [];
  } catch {
    return [];
  }
}
