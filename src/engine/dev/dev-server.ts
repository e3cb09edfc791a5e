/**
 * Serves a site while it is being written: pages are rendered on request, by the renderer that builds use,
 * and browsers are told over server-sent events when to reload.
 */
import type { RequestListener } from 'node:http';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Journal } from '../../core/diagnostic/journal.ts';
import { allowedOriginsOf } from '../../core/policy/allowed-origins.ts';
import { notFoundFileAt } from '../../core/publish/not-found-files.ts';
import { listen } from '../../server/listen.ts';
import { openRenderer, type Renderer } from '../render/open-renderer.ts';
import { scriptHrefOf, useRenderer } from '../render/render-site.ts';
import { SiteStore } from '../store/site-store.ts';
import type { CommandFor } from '../../node/project/read-docs.ts';
import { Browsers } from './browsers.ts';
import { type ResponseOptions, respondWith, type DevListener } from './dev-responses.ts';
import { devGuard, type Guard } from './dev-guard.ts';
import { DevSession, type Reload } from './dev-session.ts';
import type { LaunchEditor } from './open-editor.ts';
import { toOverlayEntries } from './overlay-entries.ts';
import { IdleWork } from './idle-work.ts';
import { type Change, watchFolder } from './watch-folder.ts';

export interface DevSiteOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** `''` or `/docs`. */
  readonly base: string;
  /**
   * Reports the problems: after each reload, and once all pages have been checked, which takes a while.
   *
   * @param isAll whether all pages have been checked.
   * @param statedBase the base that the configuration states; undefined while none can be read.
   */
  readonly onReport: (
    diagnostics: readonly Diagnostic[],
    isAll: boolean,
    statedBase?: string,
  ) => void;
  /** Formats the command that was run, for another folder; absent if there was no command. */
  readonly commandFor?: CommandFor | undefined;
  /** Records which file is being worked on. */
  readonly journal?: Journal | undefined;
  /** Called with faults of Lectern itself; the server keeps running. */
  readonly onFault: (error: unknown) => void;
  /**
   * Creates the playground's proxy, if there is one; `origins` returns the origins that it may currently
   * send requests to.
   */
  readonly createProxy?: (origins: () => readonly string[]) => RequestListener;
  /**
   * Refuses requests that no page of the site sends; absent if the server that this one is mounted in does
   * that.
   */
  readonly guard?: Guard;
  /**
   * Opens a place in a file; by default, in the editor that is running or the one named in the environment.
   */
  readonly openEditor?: LaunchEditor;
}

export interface DevOptions extends DevSiteOptions {
  readonly host: string;
  /** 0 takes any free port, and undefined the first one that is free from the usual one on. */
  readonly port: number | undefined;
  /** Further host names under which the site may be requested. */
  readonly allowHosts?: readonly string[];
}

/** A site that is kept up to date with its files. */
export interface DevSite {
  readonly listener: DevListener;
  /** Reads the whole folder again, and makes every browser reload its page. */
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface DevServer {
  readonly url: string;
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Serves the site of `dir` on its own port. */
export async function startDev({
  host,
  port,
  allowHosts = [],
  ...options
}: DevOptions): Promise<DevServer> {
  const site = await openDevSite({ guard: devGuard([host, ...allowHosts]), ...options });
  const server = await listen({ host, port, listener: site.listener });
  const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${server.port}`;
  return {
    url: `${address}${options.base}/`,
    reload: site.reload,
    async stop() {
      await site.stop();
      await server.stop();
    },
  };
}

/** Loads the site of `dir` and follows its files. After a broken save, the last good site stays up. */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const { dir, base, onFault, createProxy, journal, commandFor, guard = allowAll } = options;
  const store = new SiteStore({ isDevelopment: true });
  const renderer = await openRenderer();
  useRenderer(store, renderer);
  const renderers = renderersOf(store, renderer);
  const { renderPage } = renderers;
  const session = new DevSession({ dir, base, journal, commandFor, renderPage }, store);
  const browsers = new Browsers(store);
  const problems = new ProblemReporter(session, browsers, options);
  const rest = checkWhenIdle(session, problems, onFault);
  // A fault of Lectern ends one reload, not the server.
  const toReload = (error: unknown): Reload => {
    onFault(error);
    return 'all';
  };
  const opened = Promise.withResolvers<unknown>();
  const onChanges = async (changes: readonly Change[]) => {
    await opened.promise;
    const reload = await rest.waitFor(session.update(changes).catch(toReload));
    if (reload === undefined) return;
    problems.report();
    browsers.reload(reload);
  };
  // Before anything is read: what changes while the folder is being read is then read again.
  const stopWatching = await watchFolder(dir, onChanges, onFault);
  await session.load().catch((error: unknown) => {
    void stopWatching();
    throw error;
  });
  if (session.problems().length > 0) problems.report();
  rest.interrupt();
  opened.resolve(session.learnDates());
  const listener = respondWith({
    onRequest: () => rest.interrupt(),
    dir,
    openEditor: options.openEditor,
    guard,
    base,
    store,
    renderer,
    loaded: () => session.loaded,
    proxy: createProxy?.(() => originsOf(session)),
    problems: () => problems.entries,
    onFault,
    connect: (response, revision) => browsers.add(response, revision),
    ...renderers,
  });
  return {
    listener,
    async reload() {
      await rest.waitFor(session.load());
      problems.report();
      browsers.reload('all');
    },
    async stop() {
      rest.stop();
      await stopWatching();
      browsers.close();
    },
  };
}

/** Checks all documents and pages while nobody requests anything, and reports what it finds. */
function checkWhenIdle(
  session: DevSession,
  problems: ProblemReporter,
  onFault: (error: unknown) => void,
): IdleWork {
  return new IdleWork({
    step: () => learnStep(session, problems),
    onDone: () => problems.reportNews(),
    onFault,
  });
}

/** Reports the problems of documents as soon as all documents are checked: the pages may take much longer. */
async function learnStep(session: DevSession, problems: ProblemReporter): Promise<boolean> {
  const { knowsDocuments } = session;
  const isLeft = await session.checkNext();
  if (!knowsDocuments && session.knowsDocuments) problems.reportNews();
  return isLeft;
}

/** Returns functions that render a page on request, from the site's state at that time. */
function renderersOf(
  store: SiteStore,
  renderer: Renderer,
): Pick<ResponseOptions, 'renderPage' | 'renderNotFound'> {
  const { entry } = renderer;
  return {
    renderPage: (page) => entry.renderPage(store, page, scriptHrefOf(store, renderer)),
    renderNotFound: (path) => {
      const start = notFoundFileAt(store.site, path)?.start;
      return entry.renderNotFound(store, start, scriptHrefOf(store, renderer));
    },
  };
}

const allowAll: Guard = () => true;

/** Returns the origins that the playground may send requests to. */
function originsOf({ loaded }: DevSession): readonly string[] {
  return loaded === undefined ? [] : allowedOriginsOf(loaded.site);
}

/** The problems at one moment. */
interface FoundProblems {
  readonly problems: readonly Diagnostic[];
  /** Whether all pages have been checked. */
  readonly knowsAll: boolean;
  /** The problems as browsers show them. */
  readonly entries: ReturnType<typeof toOverlayEntries>;
  /** A text that changes whenever the problems do. */
  readonly state: string;
}

/** Reports problems to the terminal and to browsers. */
class ProblemReporter {
  readonly #session: DevSession;
  readonly #browsers: Browsers;
  readonly #options: Pick<DevSiteOptions, 'dir' | 'onReport'>;
  #reported = '';

  constructor(
    session: DevSession,
    browsers: Browsers,
    options: Pick<DevSiteOptions, 'dir' | 'onReport'>,
  ) {
    this.#session = session;
    this.#browsers = browsers;
    this.#options = options;
  }

  get entries() {
    return this.#look().entries;
  }

  report(): void {
    this.#say(this.#look());
  }

  /** Reports nothing if nothing has changed since the last report. */
  reportNews(): void {
    const found = this.#look();
    if (found.state !== this.#reported) this.#say(found);
  }

  #look(): FoundProblems {
    const { knowsAll } = this.#session;
    const problems = this.#session.problems();
    const entries = toOverlayEntries(problems, this.#options.dir);
    return { knowsAll, problems, entries, state: JSON.stringify([entries, knowsAll]) };
  }

  #say({ knowsAll, problems, entries, state }: FoundProblems): void {
    this.#reported = state;
    this.#session.markReported();
    this.#options.onReport(problems, knowsAll, this.#session.loaded?.statedBase);
    this.#browsers.showProblems(entries);
  }
}
