import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { withBase } from '../core/navigation/href.ts';
import { DIAGRAM_FRAME } from '../core/site/diagram-frame.ts';
import {
  formatRedirectFile,
  parseRedirectFile,
  type RedirectAnswer,
  type RedirectAnswers,
} from '../core/publish/redirect-file.ts';
import { slugToPath } from '../core/site/page-href.ts';
import { resolveRedirects } from '../core/site/redirects.ts';
import { isHostFile } from '../core/publish/host-files.ts';
import type { LoadedSite } from '../node/load-site.ts';
import { formatWholeFrame } from '../engine/diagram-files.ts';
import { CompressedFiles } from '../server/compression.ts';
import { sendFile } from '../server/send-file.ts';
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
  const { files, fonts, texts } = answersOf(loaded);
  const file = files.get(path);
  const font = fonts.get(path);
  const indexFile = findIndexFile(loaded.site, path);
  const moved = findMoved(exchange, loaded, path);
  if (moved !== undefined) {
    response.writeHead(307, { Location: moved, 'Cache-Control': 'no-cache' }).end();
  } else if (indexFile !== undefined) {
    response.setHeader('Cache-Control', 'no-cache');
    sendText(response, 'text/plain', indexFile);
  } else if (font !== undefined || file !== undefined) {
    sendDiskFile(exchange, font ?? join(loaded.docs.dir, file ?? '')).catch(next);
  } else {
    const text = isHostFile(path.slice(1)) ? undefined : texts.get(path.slice(1))?.();
    if (text === undefined) next();
    else sendText(response, typeOfText(path), text);
  }
}

/** Where a path leads. None that a page, a file or the dev server itself has, but for the folders. */
function findMoved({ request }: Exchange, loaded: LoadedSite, path: string): string | undefined {
  const { redirects, folders, files, texts, pages } = answersOf(loaded);
  const plain = path.replace(/(?<=.)\/$/, '');
  const folder = folders.get(plain);
  const moved: RedirectAnswer | undefined = redirects.plain(path);
  if (moved !== undefined || folder !== undefined) {
    return moved?.location ?? withBase(loaded.site.base, folder ?? '');
  }
  const isTaken = pages.has(plain) || files.has(path) || texts.has(path.slice(1));
  return isTaken || !acceptsHtml(request) ? undefined : redirects.byPattern(path)?.location;
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
  readonly redirects: RedirectAnswers;
  /** First pages of folders that have none of their own. */
  readonly folders: ReadonlyMap<string, string>;
  /** Paths of pages, decoded, without slash at the end. */
  readonly pages: ReadonlySet<string>;
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
  const { site } = loaded;
  const answers: Answers = {
    redirects: parseRedirectFile(formatRedirectFile(site), site.base),
    folders: new Map(
      resolveRedirects(site)
        .filter(({ origin }) => origin.kind === 'folder')
        .map(({ source, destination }) => [source, destination]),
    ),
    pages: new Set(site.pages.map(({ slug }) => `/${slugToPath(slug)}`)),
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

const compressed = new CompressedFiles();

/** A file may be gone since the folder was read. */
async function sendDiskFile(exchange: Exchange, path: string): Promise<void> {
  const { method } = exchange.request;
  const stats = await stat(path).catch(() => undefined);
  if ((method !== 'GET' && method !== 'HEAD') || stats?.isFile() !== true) exchange.next();
  else await sendFile({ path, stats, cacheControl: 'no-cache', status: 200 }, exchange, compressed);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly next: (error?: unknown) => void;
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
