import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { resolveRedirects } from '../core/site/redirects.ts';
import type { LoadedSite } from '../node/load-site.ts';
import type { OverlayEntry } from './overlay-entries.ts';
import { THEME_PATH } from './theme-path.ts';

export interface DevMiddlewareOptions {
  readonly base: string;
  /** Undefined until the folder could be read once. */
  readonly loaded: () => LoadedSite | undefined;
  readonly problems: () => readonly OverlayEntry[];
  readonly themeCss: () => string;
}

/**
 * Answers what Astro does not know of: the project's static files, redirects, the diagnostics, and
 * every page while there is no site yet.
 */
export function devMiddleware(options: DevMiddlewareOptions): Connect.NextHandleFunction {
  const { base, loaded, problems, themeCss } = options;
  const files = staticFileServer(loaded);
  return (request, response, next) => {
    const path = pathBelow(base, request.url ?? '/');
    if (path === '/_lectern/diagnostics.json') {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(problems()));
      return;
    }
    if (path === THEME_PATH) {
      response.setHeader('Content-Type', 'text/css; charset=utf-8');
      response.end(themeCss());
      return;
    }
    const site = loaded()?.site;
    if (site === undefined) {
      if (path === undefined || !acceptsHtml(request)) next();
      else sendWaitingPage(response, base);
      return;
    }
    const target = path === undefined ? undefined : findRedirect(site, path);
    if (target === undefined) files(request, response, next, path);
    else response.writeHead(302, { Location: target }).end();
  };
}

function findRedirect(site: LoadedSite['site'], path: string): string | undefined {
  const wanted = path.replace(/\/$/, '');
  const found = resolveRedirects(site).find(({ source }) => source.replace(/\/$/, '') === wanted);
  return found?.destination;
}

/** The request's path below the base, decoded; undefined for paths outside of it. */
function pathBelow(base: string, url: string): string | undefined {
  const path = url.split(/[?#]/)[0] ?? '/';
  if (!`${path}/`.startsWith(`${base}/`)) return undefined;
  try {
    return decodeURIComponent(path.slice(base.length) || '/');
  } catch {
    return undefined;
  }
}

function staticFileServer(loaded: DevMiddlewareOptions['loaded']) {
  const serversByDir = new Map<string, ReturnType<typeof sirv>>();
  return (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
    path: string | undefined,
  ): void => {
    const docs = loaded()?.docs;
    const found = docs?.staticFiles.find((file) => `/${file.path}` === path);
    if (docs === undefined || found === undefined) {
      next();
      return;
    }
    const server = serversByDir.get(docs.dir) ?? sirv(docs.dir, { dev: true, dotfiles: true });
    serversByDir.set(docs.dir, server);
    const served = Object.create(request, { url: { value: `/${encodeURI(found.file)}` } });
    server(served as IncomingMessage, response, next);
  };
}

function acceptsHtml(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** Shown until the project has a configuration that can be read; reloads by itself. */
function sendWaitingPage(response: ServerResponse, base: string): void {
  const overlay = new URL('../../src/client/dev-overlay.ts', import.meta.url).pathname;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Lectern</title>
<script type="module" src="${base}/@vite/client"></script>
<script type="module" src="${base}/@fs${overlay}"></script></head>
<body><main><h1>This site cannot be shown yet</h1><p>Its configuration has errors. The page appears when they are mended.</p></main></body>
</html>`);
}
