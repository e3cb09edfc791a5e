import { stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { withBase } from '../../core/address/href.ts';
import { slugToPath } from '../../core/address/page-href.ts';
import type { OverlayEntry } from '../../core/diagnostic/overlay-entry.ts';
import type { Page } from '../../core/pages/page.ts';
import { twinHref, twinPath } from '../../core/publish/markdown-twin.ts';
import { isHostFile } from '../../core/publish/hosts/host-files.ts';
import {
  formatRedirectFile,
  parseRedirectFile,
  type RedirectAnswers,
} from '../../core/publish/hosts/redirect-file.ts';
import { resolveRedirects } from '../../core/publish/redirects.ts';
import { DIAGRAM_FRAME } from '../../core/theme/diagram-frame.ts';
import type { LoadedSite } from '../../node/load-site.ts';
import { CompressedFiles } from '../../server/files/compression.ts';
import { toMediaType } from '../../server/files/media-types.ts';
import { prefersMarkdown } from '../../server/files/preferred-type.ts';
import { sendFile } from '../../server/files/send-file.ts';
import { formatWholeFrame } from '../build/diagram-files.ts';
import { findIndexFile } from '../build/search-index.ts';
import { listTextFiles } from '../build/write-text-files.ts';
import type { Renderer } from '../render/open-renderer.ts';
import type { SiteStore } from '../store/site-store.ts';
import { UTILITIES_PATH } from '../store/utilities-path.ts';
import { formatDevFeed } from './dev-feed.ts';
import { type Guard, guardEvents } from './dev-guard.ts';
import { renderSourcesOf } from './dev-texts.ts';
import { acceptsHtml, sendWaiting } from './dev-waiting.ts';
import { formatExplainPage } from './explain-page.ts';
import { answerOpen, launch, type LaunchEditor } from './open-editor.ts';

/** Answers a request; what the site has nothing for goes on to `next`, where there is one. */
export type DevListener = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
) => void;

export interface AnswerOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Absent: the editor that runs, or the one of the environment. */
  readonly openEditor?: LaunchEditor | undefined;
  readonly guard: Guard;
  readonly base: string;
  readonly store: SiteStore;
  readonly renderer: Renderer;
  /** Undefined until the folder could be read once. */
  readonly loaded: () => LoadedSite | undefined;
  /** The playground's. */
  readonly proxy: RequestListener | undefined;
  readonly problems: () => readonly OverlayEntry[];
  /** Takes a browser that wants to be told of changes to a page of this revision. */
  readonly connect: (response: ServerResponse, revision: number | undefined) => void;
  readonly renderPage: (page: Page) => Promise<string>;
  readonly renderNotFound: () => Promise<string>;
  readonly onRequest: () => void;
  /** Told what nobody expected. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Answers as a host of the built site would, from what the folder holds now: pages, the project's
 * static files, redirects, Markdown twins and their like, the playground's proxy, the search index;
 * and a page of its own while there is no site yet.
 */
export function answerWith(options: AnswerOptions): DevListener {
  return (request, response, next) => {
    if (!options.guard(request, response)) return;
    options.onRequest();
    answer({ request, response, next }, options).catch((error: unknown) => {
      options.onFault(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

async function answer(exchange: Exchange, options: AnswerOptions): Promise<void> {
  const path = pathBelow(options.base, exchange.request.url ?? '/');
  const current = options.loaded();
  if (path === undefined) sendAway(exchange, options);
  else if (answerForEditing(exchange, path, options)) return;
  else if (await sendClientFile(exchange, path, options.renderer)) return;
  else if (current === undefined) sendWaiting(exchange, options);
  else if (await answerWithFile(exchange, current, { path, options })) return;
  else await sendPage(exchange, current, { path, options });
}

/** What no built site has: changes, problems, and requests that are sent on. */
function answerForEditing(exchange: Exchange, path: string, options: AnswerOptions): boolean {
  const { request, response } = exchange;
  if (path === '/_lectern/events') {
    if (guardEvents(request, response)) options.connect(response, revisionOf(request));
  } else if (path === '/_lectern/diagnostics.json') {
    sendText(response, 'application/json; charset=utf-8', JSON.stringify(options.problems()));
  } else if (path === '/_lectern/open') {
    answerOpen(request, response, { dir: options.dir, open: options.openEditor ?? launch });
  } else if (path === '/_lectern/request' && options.proxy !== undefined) {
    options.proxy(request, response);
  } else {
    const shared = readShared(path, options.store) ?? formatExplainPage(path);
    if (shared === undefined) return false;
    sendText(response, toMediaType(path), shared);
  }
  return true;
}

/** What the page that asks was rendered from; undefined where it does not say. */
function revisionOf({ url = '/' }: IncomingMessage): number | undefined {
  const since = new URL(url, 'http://localhost').searchParams.get('since');
  return since === null ? undefined : Number(since);
}

async function sendPage(
  exchange: Exchange,
  loaded: LoadedSite,
  { path, options }: { path: string; options: AnswerOptions },
): Promise<void> {
  const { store, base, renderPage, renderNotFound } = options;
  const page = store.pageAt(path.replace(/^\/|\/$/g, ''));
  const { request, response, next } = exchange;
  if (page !== undefined) {
    response.appendHeader('Vary', 'Accept');
    const html = await renderPage(page);
    const twin = prefersMarkdown(request.headers.accept)
      ? answersOf(loaded, store).texts.get(twinPath(page))?.()
      : undefined;
    if (twin) response.setHeader('Content-Location', withBase(base, twinHref(page)));
    sendText(response, twin ? toMediaType('.md') : 'text/html; charset=utf-8', twin ?? html);
  } else if (next !== undefined) {
    next();
  } else {
    response.statusCode = 404;
    sendText(response, 'text/html; charset=utf-8', await renderNotFound());
  }
}

/** Outside of the base there is nothing. */
function sendAway({ response, next }: Exchange, { base }: AnswerOptions): void {
  if (next !== undefined) {
    next();
    return;
  }
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`This site is served under ${base}/\n`);
}

/** Texts that pages have in common. */
function readShared(path: string, store: SiteStore): string | undefined {
  if (path === UTILITIES_PATH) return store.hasSite ? store.utilityCss : '';
  return store.files.read(path);
}

/** What browsers run; it is the same for every site. */
function sendClientFile(
  exchange: Exchange,
  path: string,
  { manifest, clientDir }: Renderer,
): Promise<boolean> | false {
  const file = path.slice(1);
  return manifest.files.includes(file) && sendDiskFile(exchange, join(clientDir, file));
}

/** Answers with a file of the site that is no page, if there is one. */
async function answerWithFile(
  exchange: Exchange,
  loaded: LoadedSite,
  { path, options }: { path: string; options: AnswerOptions },
): Promise<boolean> {
  const { request, response } = exchange;
  if (path === DIAGRAM_FRAME) {
    sendText(response, 'text/html; charset=utf-8', await formatWholeFrame(loaded.site));
    return true;
  }
  const feed = await formatDevFeed(options, path, request);
  if (feed !== undefined) {
    sendText(response, 'application/rss+xml; charset=utf-8', feed);
    return true;
  }
  const { files, fonts, texts } = answersOf(loaded, options.store);
  const file = fonts.get(path) ?? toAbsolute(loaded, files.get(path));
  const indexFile = findIndexFile(loaded.site, path);
  const moved = findMoved(exchange, answersOf(loaded, options.store), { path, loaded });
  if (moved !== undefined) {
    response.writeHead(307, { Location: moved, 'Cache-Control': 'no-cache' }).end();
    return true;
  }
  if (indexFile !== undefined) {
    response.setHeader('Cache-Control', 'no-cache');
    sendText(response, 'text/plain; charset=utf-8', indexFile);
    return true;
  }
  if (file !== undefined) return await sendDiskFile(exchange, file);
  await renderSourcesOf(path.slice(1), options);
  const text = isHostFile(path.slice(1)) ? undefined : texts.get(path.slice(1))?.();
  if (text === undefined) return false;
  sendText(response, toMediaType(path), text);
  return true;
}

function toAbsolute({ docs }: LoadedSite, file: string | undefined): string | undefined {
  return file === undefined ? undefined : join(docs.dir, file);
}

/** Where a path leads. None that a page, a file or the dev server itself has, but for the folders. */
function findMoved(
  { request }: Exchange,
  { redirects, folders, files, texts, pages }: Answers,
  { path, loaded }: { path: string; loaded: LoadedSite },
): string | undefined {
  const plain = path.replace(/(?<=.)\/$/, '');
  const folder = folders.get(plain);
  const moved = redirects.plain(path);
  if (moved !== undefined || folder !== undefined) {
    return moved?.location ?? withBase(loaded.site.base, folder ?? '');
  }
  const isTaken = pages.has(plain) || files.has(path) || texts.has(path.slice(1));
  return isTaken || !acceptsHtml(request) ? undefined : redirects.byPattern(path)?.location;
}

function sendText(response: ServerResponse, type: string, text: string): void {
  response.setHeader('Content-Type', type);
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

function answersOf(loaded: LoadedSite, { reports }: SiteStore): Answers {
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
    texts: listTextFiles(loaded, ({ slug }) => reports.get(slug)),
  };
  answersBySite.set(loaded, answers);
  return answers;
}

/**
 * The request's path below the base, decoded; as it is written where it cannot be, which names no
 * page; undefined for paths outside of the base.
 */
function pathBelow(base: string, url: string): string | undefined {
  const path = url.split(/[?#]/)[0] ?? '/';
  if (!`${path}/`.startsWith(`${base}/`)) return undefined;
  try {
    return decodeURIComponent(path.slice(base.length) || '/');
  } catch {
    return path.slice(base.length);
  }
}

const compressed = new CompressedFiles();

/** Returns whether there was a file to send: it may be gone since the folder was read. */
async function sendDiskFile(exchange: Exchange, path: string): Promise<boolean> {
  const { method } = exchange.request;
  const stats = await stat(path).catch(() => undefined);
  if ((method !== 'GET' && method !== 'HEAD') || stats?.isFile() !== true) return false;
  await sendFile({ path, stats, cacheControl: 'no-cache', status: 200 }, exchange, compressed);
  return true;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Answers in place of this site what it has nothing for. */
  readonly next?: (() => void) | undefined;
}
