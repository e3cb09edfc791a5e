import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { withBase } from '../../core/address/href.ts';
import type { OverlayEntry } from '../../core/diagnostic/overlay-entry.ts';
import type { Page } from '../../core/pages/page.ts';
import { twinHref, twinPath } from '../../core/publish/markdown-twin.ts';
import { DIAGRAM_FRAME } from '../../core/theme/diagram-frame.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import { toMediaType } from '../../server/files/media-types.ts';
import { prefersMarkdown } from '../../server/files/preferred-type.ts';
import { formatWholeFrame } from '../build/diagram-files.ts';
import { findIndexFile } from '../build/search-index.ts';
import type { Renderer } from '../render/open-renderer.ts';
import type { SiteStore } from '../store/site-store.ts';
import { UTILITIES_PATH } from '../assets/utilities-path.ts';
import { type DevExchange, pathBelow, sendDiskFile, sendText } from './dev-exchange.ts';
import { formatDevFeed } from './dev-feed.ts';
import { type Guard, guardEvents } from './dev-guard.ts';
import { renderSourcesOf } from './dev-texts.ts';
import { acceptsHtml, sendWaiting } from './dev-waiting.ts';
import { formatExplainPage } from './explain-page.ts';
import { respondToOpen, launch, type LaunchEditor } from './open-editor.ts';
import { fileResponsesOf } from './file-responses.ts';

/** Responds to a request; one that the site has no response for goes on to `next`, if present. */
export type DevListener = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
) => void;

export interface ResponseOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Opens an editor; by default, the one that is running or the one named in the environment. */
  readonly openEditor?: LaunchEditor | undefined;
  readonly guard: Guard;
  readonly base: string;
  readonly store: SiteStore;
  readonly renderer: Renderer;
  /** Returns undefined until the folder has been read once. */
  readonly loaded: () => LoadedSite | undefined;
  /** The playground's proxy. */
  readonly proxy: RequestListener | undefined;
  readonly problems: () => readonly OverlayEntry[];
  /** Registers a browser that wants to hear of changes since the revision of its page. */
  readonly connect: (response: ServerResponse, revision: number | undefined) => void;
  readonly renderPage: (page: Page) => Promise<string>;
  /** Renders the response for a missing address, below the base and decoded. */
  readonly renderNotFound: (path: string) => Promise<string>;
  readonly onRequest: () => void;
  /** Called with unexpected errors. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Responds as a host of the built site would, from the current state of the folder: pages, the project's
 * static files, redirects, Markdown twins and similar files, the playground's proxy, the search index; and
 * a page of its own while there is no site yet.
 */
export function respondWith(options: ResponseOptions): DevListener {
  return (request, response, next) => {
    if (!options.guard(request, response)) return;
    options.onRequest();
    respond({ request, response, next }, options).catch((error: unknown) => {
      options.onFault(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

async function respond(exchange: DevExchange, options: ResponseOptions): Promise<void> {
  const path = pathBelow(options.base, exchange.request.url ?? '/');
  const current = options.loaded();
  if (path === undefined) sendOutsideBase(exchange, options);
  else if (respondForEditing(exchange, path, options)) return;
  else if (await sendClientFile(exchange, path, options.renderer)) return;
  else if (current === undefined) respondBeforeLoad(exchange, path, options);
  else if (await respondWithFile(exchange, current, { path, options })) return;
  else await sendPage(exchange, current, { path, options });
}

/**
 * If this site is mounted in another server, only its first page is replaced by the waiting page; other
 * requests are passed on to that server.
 */
function respondBeforeLoad(exchange: DevExchange, path: string, options: ResponseOptions): void {
  if (exchange.next !== undefined && path !== '/') exchange.next();
  else sendWaiting(exchange, options);
}

/** Responds with what no built site has: changes, problems, and requests that are forwarded. */
function respondForEditing(exchange: DevExchange, path: string, options: ResponseOptions): boolean {
  const { request, response } = exchange;
  if (path === '/_lectern/events') {
    if (guardEvents(request, response)) options.connect(response, revisionOf(request));
  } else if (path === '/_lectern/diagnostics.json') {
    sendText(exchange, 'application/json; charset=utf-8', JSON.stringify(options.problems()));
  } else if (path === '/_lectern/open') {
    respondToOpen(request, response, { dir: options.dir, open: options.openEditor ?? launch });
  } else if (path === '/_lectern/request' && options.proxy !== undefined) {
    options.proxy(request, response);
  } else {
    const shared = readShared(path, options.store) ?? formatExplainPage(path);
    if (shared === undefined) return false;
    sendText(exchange, toMediaType(path), shared);
  }
  return true;
}

/** Returns the revision that the asking page was rendered from; undefined if the request does not name it. */
function revisionOf({ url = '/' }: IncomingMessage): number | undefined {
  const since = new URL(url, 'http://localhost').searchParams.get('since');
  return since === null ? undefined : Number(since);
}

async function sendPage(
  exchange: DevExchange,
  loaded: LoadedSite,
  { path, options }: { path: string; options: ResponseOptions },
): Promise<void> {
  const { store, base, renderPage, renderNotFound } = options;
  const page = store.pageAt(path.replace(/^\/|\/$/g, ''));
  const { request, response, next } = exchange;
  if (page !== undefined) {
    response.appendHeader('Vary', 'Accept');
    const html = await renderPage(page);
    const twin = prefersMarkdown(request.headers.accept)
      ? fileResponsesOf(loaded, store).textAt(`/${twinPath(page)}`)
      : undefined;
    if (twin) response.setHeader('Content-Location', withBase(base, twinHref(page)));
    sendText(exchange, twin ? toMediaType('.md') : 'text/html; charset=utf-8', twin ?? html);
  } else if (next !== undefined) {
    next();
  } else {
    response.statusCode = 404;
    sendText(exchange, 'text/html; charset=utf-8', await renderNotFound(path));
  }
}

/** Outside the base there is nothing. */
function sendOutsideBase({ response, next }: DevExchange, { base }: ResponseOptions): void {
  if (next !== undefined) {
    next();
    return;
  }
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`This site is served under ${base}/\n`);
}

/** Returns the text of a file that pages share. */
function readShared(path: string, store: SiteStore): string | undefined {
  if (path === UTILITIES_PATH) return store.stylesheets.utilityCss;
  return store.files.read(path);
}

/** Sends a file that browsers run; these files are the same for every site. */
function sendClientFile(
  exchange: DevExchange,
  path: string,
  { manifest, clientDir }: Renderer,
): Promise<boolean> | false {
  const file = path.slice(1);
  return manifest.files.includes(file) && sendDiskFile(exchange, join(clientDir, file));
}

/** Responds with a file of the site that is not a page, if there is one; returns whether there was. */
async function respondWithFile(
  exchange: DevExchange,
  loaded: LoadedSite,
  { path, options }: { path: string; options: ResponseOptions },
): Promise<boolean> {
  const { request, response } = exchange;
  if (path === DIAGRAM_FRAME) {
    sendText(exchange, 'text/html; charset=utf-8', await formatWholeFrame(loaded.site));
    return true;
  }
  const feed = await formatDevFeed(options, path, request);
  if (feed !== undefined) {
    sendText(exchange, 'application/rss+xml; charset=utf-8', feed);
    return true;
  }
  const responses = fileResponsesOf(loaded, options.store);
  const indexFile = findIndexFile(loaded.site, path);
  const moved = responses.moveOf(path, { isForPeople: acceptsHtml(request) });
  if (moved !== undefined) {
    response.writeHead(307, { Location: moved, 'Cache-Control': 'no-cache' }).end();
    return true;
  }
  if (indexFile !== undefined) {
    response.setHeader('Cache-Control', 'no-cache');
    sendText(exchange, 'text/plain; charset=utf-8', indexFile);
    return true;
  }
  const file = responses.fileAt(path);
  if (file !== undefined) return await sendDiskFile(exchange, file);
  await renderSourcesOf(path.slice(1), options);
  const text = responses.textAt(path);
  if (text === undefined) return false;
  sendText(exchange, toMediaType(path), text);
  return true;
}
