import type { IncomingMessage } from 'node:http';
import { relative, sep } from 'node:path';
import { dev } from 'astro';
import type { Connect, ViteDevServer } from 'vite';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { allowedOriginsOf } from '../core/publish/allowed-origins.ts';
import type { Journal } from '../core/site/journal.ts';
import type { Site } from '../core/site/site.ts';
import { readPageTags } from '../markdown/read-uses.ts';
import { createAstroRoot, openCacheFolder } from '../node/astro-root.ts';
import { fileStamp } from '../node/file-stamp.ts';
import { datePages } from '../node/git-dates.ts';
import { type LoadedSite, loadSite, reloadPage } from '../node/load-site.ts';
import { astroConfig } from './astro-config.ts';
import { toDecodableUrl } from '../engine/decodable-url.ts';
import { formatDevFeed } from '../engine/dev-feed.ts';
import { devGuard, guardSockets } from './dev-guard.ts';
import { devMiddleware } from './dev-middleware.ts';
import { type OverlayEntry, toOverlayEntries } from '../engine/overlay-entries.ts';
import { checkReport } from '../engine/pages-check.ts';
import { type PageReport, type SiteStore, store } from '../engine/site-store.ts';
import { toStoreContent } from '../engine/store-content.ts';

export interface DevOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  readonly host: string;
  /** The next free port is taken when this one is busy. */
  readonly port: number;
  /** `''` or `/docs`. */
  readonly base: string;
  /** Told after each reload what is wrong now; empty when nothing is. */
  readonly onReport: (diagnostics: readonly Diagnostic[]) => void;
  /** Learns which file is being worked on. */
  readonly journal?: Journal | undefined;
  /** Makes the playground's proxy, if there is one; `origins` tells where its requests may go by now. */
  readonly createProxy?: (origins: () => readonly string[]) => Connect.SimpleHandleFunction;
}

export interface DevServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Milliseconds after which a file is looked at again. Editors empty a file before they fill it, and
 * watchers tell only the first of changes that follow one another closely.
 */
const settled = 100;

/** Serves the site of `dir` and keeps up with its files. A broken save leaves the last good site up. */
export async function startDev(options: DevOptions): Promise<DevServer> {
  const cacheDir = await openCacheFolder(options.dir);
  const root = await createAstroRoot(cacheDir);
  const session = new DevSession(options, store);
  await session.load();
  session.reportProblems();
  session.learnDates();
  const { base, host, port } = options;
  const trailingSlash = session.loaded?.site.config.trailingSlash ?? 'always';
  const config = astroConfig({ root, base, trailingSlash });
  const server = await dev({
    ...config,
    server: { host, port },
    integrations: [
      ...(config.integrations ?? []),
      {
        name: 'lectern-dev',
        hooks: {
          'astro:config:setup': ({ injectScript }) => {
            const overlay = new URL('../../src/client/dev-overlay.ts', import.meta.url).pathname;
            injectScript('page', `import ${JSON.stringify(overlay)};`);
          },
          'astro:server:setup': ({ server: vite }) => session.attach(vite),
        },
      },
    ],
  });
  const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${server.address.port}`;
  return {
    url: `${address}${base}/`,
    async stop() {
      await server.stop();
      store.reset();
      await root.remove();
    },
  };
}

/** What one dev server knows of its folder; `loaded` is the last state that could be rendered. */
class DevSession {
  loaded: LoadedSite | undefined;
  readonly #options: DevOptions;
  readonly #store: SiteStore;
  #folderProblems: readonly Diagnostic[] = [];
  #lastUpdated: Site['lastUpdated'];
  readonly #pageProblems = new Map<string, readonly Diagnostic[]>();
  #queue: Promise<void> = Promise.resolve();

  constructor(options: DevOptions, store: SiteStore) {
    this.#options = options;
    this.#store = store;
    store.keepsLastGood = true;
    store.onReport((report) => this.#pageProblems.set(report.page.file, this.#problemsOf(report)));
  }

  /** Reads the whole folder again. */
  async load(): Promise<void> {
    const { loaded, diagnostics } = await loadSite({ ...this.#options, readPageTags });
    this.#folderProblems = diagnostics;
    if (loaded !== undefined) await this.#use(loaded);
  }

  attach(vite: ViteDevServer): void {
    vite.watcher.add(this.#options.dir);
    for (const event of ['add', 'change', 'unlink'] as const) {
      vite.watcher.on(event, (path: string) => this.#changed({ vite, event, path }));
    }
    // Before all middleware: Astro puts its own in front of ours.
    vite.httpServer?.prependListener('request', (request: IncomingMessage) => {
      request.url = toDecodableUrl(request.url ?? '/');
    });
    vite.httpServer?.prependListener('upgrade', guardSockets(this.#options));
    vite.middlewares.stack.unshift({ route: '', handle: devGuard(this.#options) });
    vite.middlewares.use(
      devMiddleware({
        base: this.#options.base,
        loaded: () => this.loaded,
        proxy: this.#options.createProxy?.(() =>
          this.loaded === undefined ? [] : allowedOriginsOf(this.loaded.site),
        ),
        problems: () => this.#entries(),
        themeCss: () => (this.#store.hasSite ? this.#store.formatThemeCss() : ''),
        sharedFile: (path) => this.#store.files.read(path),
        feed: (path, request) => formatDevFeed(this.#store, path, request),
      }),
    );
  }

  /** Changes are taken one after the other, so that the last save wins. */
  #changed({
    vite,
    event,
    path,
  }: {
    vite: ViteDevServer;
    event: 'add' | 'change' | 'unlink';
    path: string;
  }): void {
    const file = relative(this.#options.dir, path).split(sep).join('/');
    if (file.startsWith('..') || !this.#concerns(file)) return;
    this.#queue = this.#queue
      .then(async () => {
        const seen = fileStamp(path);
        await this.#refresh({ vite, event, file });
        setTimeout(() => {
          if (fileStamp(path) !== seen) this.#changed({ vite, event: 'change', path });
        }, settled).unref();
      })
      .catch((error: unknown) => {
        vite.config.logger.error(
          error instanceof Error ? (error.stack ?? error.message) : String(error),
        );
      });
  }

  #concerns(file: string): boolean {
    if (file === 'docs.json' || file === 'mint.json') return true;
    if (this.loaded === undefined || this.loaded.docs.layout.roleOf(file).kind !== 'none')
      return true;
    return this.loaded.documents.documents.some(({ document }) => document.file === file);
  }

  async #refresh({
    vite,
    event,
    file,
  }: {
    vite: ViteDevServer;
    event: 'add' | 'change' | 'unlink';
    file: string;
  }): Promise<void> {
    this.#options.journal?.forget(file);
    const before = this.loaded?.site.pages.length;
    const page = event === 'change' ? this.#pageOf(file) : undefined;
    if (page === undefined) await this.load();
    else await this.#reloadPage(file);
    if (this.loaded?.site.pages.length !== before) clearRoutes(vite);
    this.#announce(vite);
    vite.ws.send({ type: 'full-reload', path: '*' });
  }

  async #reloadPage(file: string): Promise<void> {
    if (this.loaded === undefined) return;
    const { loaded, diagnostics } = await reloadPage(this.loaded, file);
    this.#folderProblems = diagnostics;
    if (loaded !== undefined) await this.#use(loaded);
    const page = this.#pageOf(file);
    if (page === undefined) return;
    const compiled = await this.#store.compile(page);
    this.#pageProblems.set(file, compiled.diagnostics);
  }

  #problemsOf(report: PageReport): Diagnostic[] {
    const { loaded } = this;
    const found = loaded === undefined ? [] : checkReport(report, loaded, this.#store);
    return [...report.diagnostics, ...found];
  }

  #pageOf(file: string) {
    return this.loaded?.site.pages.find((page) => page.file === file);
  }

  /** Git is asked once, and nobody waits for it. */
  learnDates(): void {
    const { loaded } = this;
    if (loaded === undefined) return;
    void datePages(loaded).then(({ site: { lastUpdated } }) => {
      this.#lastUpdated = lastUpdated;
      this.#queue = this.#queue.then(() => this.loaded && this.#use(this.loaded));
    });
  }

  async #use(found: LoadedSite): Promise<void> {
    const lastUpdated = this.#lastUpdated;
    const loaded = lastUpdated ? { ...found, site: { ...found.site, lastUpdated } } : found;
    this.loaded = loaded;
    this.#store.replace(await toStoreContent(loaded));
    const files = new Set(loaded.site.pages.map(({ file }) => file));
    for (const file of this.#pageProblems.keys()) {
      if (!files.has(file)) this.#pageProblems.delete(file);
    }
  }

  /** Tells what is wrong at the start, if anything is. */
  reportProblems(): void {
    const problems = this.#problems();
    if (problems.length > 0) this.#options.onReport(problems);
  }

  #announce(vite: ViteDevServer): void {
    this.#options.onReport(this.#problems());
    vite.ws.send('lectern:diagnostics', this.#entries());
  }

  #problems(): Diagnostic[] {
    return [...this.#folderProblems, ...[...this.#pageProblems.values()].flat()];
  }

  #entries(): OverlayEntry[] {
    return toOverlayEntries(this.#problems(), this.#options.dir);
  }
}

/** Makes Astro ask for the list of pages again. */
function clearRoutes(vite: ViteDevServer): void {
  vite.environments.ssr.hot.send('astro:content-changed', {});
}
