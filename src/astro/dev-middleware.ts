import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { withBase } from '../core/navigation/href.ts';
import { DIAGRAM_FRAME } from '../core/site/diagram-frame.ts';
import { resolveRedirects } from '../core/site/redirects.ts';
import type { LoadedSite } from '../node/load-site.ts';
import { formatWholeFrame } from '../engine/diagram-files.ts';
import type { OverlayEntry } from '../engine/overlay-entries.ts';
import { findIndexFile } from '../engine/search-index.ts';
import { THEME_PATH } from '../engine/theme-path.ts';
import { listTextFiles } from '../engine/write-text-files.ts';

export interface DevMiddlewareOptions {
  readonly base: string;
  /** Undefined until the folder could be read once. */
  readonly loaded: () => LoadedSite | undefined;
  /** The playground's. */
  readonly proxy: Connect.SimpleHandleFunction | undefined;
  readonly problems: () => readonly OverlayEntry[];
  readonly themeCss: () => string;
  /** A file that pages have in common, by path below the base. */
  readonly sharedFile: (path: string) => string | undefined;
  /** The feed at a path below the base, if there is one. */
  readonly feed: (path: string, request: IncomingMessage) => Promise<string | undefined>;
}

/**
 * Answers what Astro does not know of: the project's static files, redirects, Markdown twins and
 * their like, the playground's proxy, the diagnostics, the search index, and every page while there
 * is no site yet.
 */
export function devMiddleware(options: DevMiddlewareOptions): Connect.NextHandleFunction {
  const { base, loaded, proxy, problems, themeCss, sharedFile, feed } = options;
  return (request, response, next) => {
    // Astro's own middleware has taken the base off `url` already.
    const path = pathBelow(base, request.originalUrl ?? request.url ?? '/');
    const current = loaded();
    const shared = path === undefined ? undefined : sharedFile(path);
    if (path === '/_lectern/diagnostics.json') {
      sendText(response, 'application/json', JSON.stringify(problems()));
    } else if (path === THEME_PATH) {
      sendText(response, 'text/css', themeCss());
    } else if (path !== undefined && shared !== undefined) {
      sendText(response, typeOfText(path), shared);
    } else if (path === '/_lectern/request' && proxy !== undefined) {
      proxy(request, response);
    } else if (path === undefined) {
      next();
    } else if (current !== undefined && path === DIAGRAM_FRAME) {
      void sendDiagramFrame(response, current);
    } else if (current !== undefined) {
      feed(path, request).then((text) => {
        if (text === undefined) answer({ request, response, next }, current, path);
        else sendText(response, 'application/rss+xml', text);
      }, next);
    } else if (acceptsHtml(request)) {
      sendWaitingPage(response, base);
    } else {
      next();
    }
  };
}

function answer(exchange: Exchange, loaded: LoadedSite, path: string): void {
  const { response, next } = exchange;
  const { redirects, files, fonts, texts } = answersOf(loaded);
  const target = redirects.get(path.replace(/(?<=.)\/$/, ''));
  const file = files.get(path);
  const indexFile = findIndexFile(loaded.site, path);
  if (target !== undefined) {
    response.writeHead(302, { Location: withBase(loaded.site.base, target) }).end();
  } else if (indexFile !== undefined) {
    response.setHeader('Cache-Control', 'no-cache');
    sendText(response, 'text/plain', indexFile);
  } else if (fonts.has(path)) {
    response.setHeader('Content-Type', 'font/woff2');
    createReadStream(fonts.get(path) ?? '').pipe(response);
  } else if (file !== undefined) {
    sendFile(exchange, loaded.docs.dir, file);
  } else {
    const text = texts.get(path.slice(1))?.();
    if (text === undefined) next();
    else sendText(response, typeOfText(path), text);
  }
}

async function sendDiagramFrame(response: ServerResponse, { site }: LoadedSite): Promise<void> {
  sendText(response, 'text/html', await formatWholeFrame(site));
}

function typeOfText(path: string): string {
  if (path.endsWith('.md')) return 'text/markdown';
  if (path.endsWith('.xml')) return 'application/xml';
  if (path.endsWith('.html')) return 'text/html';
  if (path.endsWith('.js')) return 'text/javascript';
  if (path.endsWith('.svg')) return 'image/svg+xml';
  return path.endsWith('.json') ? 'application/json' : 'text/plain';
}

function sendText(response: ServerResponse, type: string, text: string): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.end(text);
}

/** What a site answers beside its pages, by path below the base; made once for it. */
interface Answers {
  readonly redirects: ReadonlyMap<string, string>;
  /** Relative to the project folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Absolute. */
  readonly fonts: ReadonlyMap<string, string>;
  /** Without leading slash. */
  readonly texts: ReturnType<typeof listTextFiles>;
}

const answersBySite = new WeakMap<LoadedSite, Answers>();

function answersOf(loaded: LoadedSite): Answers {
  const known = answersBySite.get(loaded);
  if (known !== undefined) return known;
  const answers: Answers = {
    redirects: new Map(
      resolveRedirects(loaded.site).map(({ source, destination }) => [source, destination]),
    ),
    files: new Map(loaded.docs.staticFiles.map(({ path, file }) => [`/${path}`, file])),
    fonts: new Map(loaded.fontFiles.map(({ path, file }) => [path, file])),
    texts: listTextFiles(loaded),
  };
  answersBySite.set(loaded, answers);
  return answers;
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

const fileServers = new Map<string, ReturnType<typeof sirv>>();

function sendFile(exchange: Exchange, dir: string, file: string): void {
  const server = fileServers.get(dir) ?? sirv(dir, { dev: true, dotfiles: true });
  fileServers.set(dir, server);
  const { request, response, next } = exchange;
  const served = Object.create(request, {
    url: { value: `/${encodeURI(file)}` },
  }) as IncomingMessage;
  server(served, response, next);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly next: () => void;
}

function acceptsHtml(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** Shown until the project has a configuration that can be read; reloads by itself. */
function sendWaitingPage(response: ServerResponse, base: string): void {
  const overlay = new URL('../../src/client/dev-overlay.ts', import.meta.url).pathname;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>
<html lang="en" data-base="${base}">
<head><meta charset="utf-8"><title>Lectern</title>
<script type="module" src="${base}/@vite/client"></script>
<script type="module" src="${base}/@fs${overlay}"></script></head>
<body><main><h1>This site cannot be shown yet</h1><p>Its configuration has errors. The page appears when they are mended.</p></main></body>
</html>`);
}
