/**
 * Serves a site while it is written: pages are rendered when they are asked for, by the renderer
 * that builds use, and browsers are told over server-sent events when to load them again.
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
import { type AnswerOptions, answerWith, type DevListener } from './dev-answers.ts';
import { devGuard, type Guard } from './dev-guard.ts';
import { DevSession, type Reload } from './dev-session.ts';
import type { LaunchEditor } from './open-editor.ts';
import { toOverlayEntries } from './overlay-entries.ts';
import { QuietWork } from './quiet-work.ts';
import { watchFolder } from './watch-folder.ts';

export interface DevSiteOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** `''` or `/docs`. */
  readonly base: string;
  /**
   * Told what is wrong: after each reload, and when all pages have been looked at, which takes a while.
   *
   * @param isAll whether they have been.
   */
  readonly onReport: (diagnostics: readonly Diagnostic[], isAll: boolean) => void;
  /** How the command that was given is given for another folder; absent where it was no command. */
  readonly commandFor?: CommandFor | undefined;
  /** Learns which file is being worked on. */
  readonly journal?: Journal | undefined;
  /** Told of faults of Lectern's own; the server goes on. */
  readonly onFault: (error: unknown) => void;
  /** Makes the playground's proxy, if there is one; `origins` tells where its requests may go by now. */
  readonly createProxy?: (origins: () => readonly string[]) => RequestListener;
  /** Refuses what no page of the site asks for; where a server around this one does so, nothing. */
  readonly guard?: Guard;
  /** Opens a place of a file; absent: the editor that runs, or the one of the environment. */
  readonly openEditor?: LaunchEditor;
}

export interface DevOptions extends DevSiteOptions {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  /** Names by which others may ask for the site. */
  readonly allowHosts?: readonly string[];
}

/** A site that is kept up with its files. */
export interface DevSite {
  readonly answer: DevListener;
  /** Reads the whole folder again, and lets every browser load its page again. */
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface DevServer {
  readonly url: string;
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Serves the site of `dir` on a port of its own. */
export async function startDev({
  host,
  port,
  allowHosts = [],
  ...options
}: DevOptions): Promise<DevServer> {
  const site = await openDevSite({ guard: devGuard([host, ...allowHosts]), ...options });
  const server = await listen({ host, port, listener: site.answer });
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

/** Loads the site of `dir` and keeps up with its files. A broken save leaves the last good site up. */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const { dir, base, onFault, createProxy, journal, commandFor, guard = allowAll } = options;
  const store = new SiteStore({ isDevelopment: true });
  const renderer = await openRenderer();
  useRenderer(store, renderer);
  const renderers = renderersOf(store, renderer);
  const { renderPage } = renderers;
  const session = new DevSession({ dir, base, journal, commandFor, renderPage }, store);
  const browsers = new Browsers(store);
  const problems = new ToldProblems(session, browsers, options);
  const rest = new QuietWork({
    step: () => learnStep(session, problems),
    onDone: () => problems.tellNews(),
    onFault,
  });
  await session.load();
  if (session.problems().length > 0) problems.tell();
  rest.interrupt();
  const dated = session.learnDates();
  // A fault of ours ends one reload, not the server.
  const toReload = (error: unknown): Reload => {
    onFault(error);
    return 'all';
  };
  const stopWatching = await watchFolder(dir, async (changes) => {
    await dated;
    const reload = await rest.waitFor(session.update(changes).catch(toReload));
    if (reload === undefined) return;
    problems.tell();
    browsers.reload(reload);
  });
  const answer = answerWith({
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
    answer,
    async reload() {
      await rest.waitFor(session.load());
      problems.tell();
      browsers.reload('all');
    },
    async stop() {
      rest.stop();
      await stopWatching();
      browsers.close();
    },
  };
}

/** Tells of documents when all of them are known: what is wrong with pages may take much longer. */
async function learnStep(session: DevSession, problems: ToldProblems): Promise<boolean> {
  const { knowsDocuments } = session;
  const isLeft = await session.learnNext();
  if (!knowsDocuments && session.knowsDocuments) problems.tellNews();
  return isLeft;
}

/** What the pages of a site are rendered with as it is when they are asked for. */
function renderersOf(
  store: SiteStore,
  renderer: Renderer,
): Pick<AnswerOptions, 'renderPage' | 'renderNotFound'> {
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

/** Where requests of the playground may go. */
function originsOf({ loaded }: DevSession): readonly string[] {
  return loaded === undefined ? [] : allowedOriginsOf(loaded.site);
}

/** What is wrong at a moment. */
interface FoundProblems {
  readonly problems: readonly Diagnostic[];
  /** Whether all pages have been looked at. */
  readonly knowsAll: boolean;
  /** The problems as browsers show them. */
  readonly entries: ReturnType<typeof toOverlayEntries>;
  /** A text by which one moment is told from another. */
  readonly state: string;
}

/** What the terminal and the browsers are told of what is wrong. */
class ToldProblems {
  readonly #session: DevSession;
  readonly #browsers: Browsers;
  readonly #options: Pick<DevSiteOptions, 'dir' | 'onReport'>;
  #told = '';

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

  tell(): void {
    this.#say(this.#look());
  }

  /** Says nothing where all is as it was told. */
  tellNews(): void {
    const found = this.#look();
    if (found.state !== this.#told) this.#say(found);
  }

  #look(): FoundProblems {
    const { knowsAll } = this.#session;
    const problems = this.#session.problems();
    const entries = toOverlayEntries(problems, this.#options.dir);
    return { knowsAll, problems, entries, state: JSON.stringify([entries, knowsAll]) };
  }

  #say({ knowsAll, problems, entries, state }: FoundProblems): void {
    this.#told = state;
    this.#session.noteTold();
    this.#options.onReport(problems, knowsAll);
    this.#browsers.showProblems(entries);
  }
}
