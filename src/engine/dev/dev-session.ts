import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Journal } from '../../core/diagnostic/journal.ts';
import type { Page } from '../../core/pages/page.ts';
import type { Site } from '../../core/site.ts';
import { readPageTags } from '../../markdown/compile/read-uses.ts';
import type { CompiledPage } from '../../markdown/model/compiled-page.ts';
import { datePages } from '../../node/date-pages.ts';
import { mayBeDocument, mayBeOfDocument } from '../../node/documents/document-files.ts';
import { DocumentMemory } from '../../node/documents/document-memory.ts';
import { loadSite, reloadPage } from '../../node/load-site.ts';
import type { LoadedSite, LoadResult } from '../../node/loaded-site.ts';
import { layoutNames } from '../../node/project/project-layout.ts';
import type { CommandFor } from '../../node/project/read-docs.ts';
import { settlementOf } from '../settlement-of-site.ts';
import { DescriptionProblems } from '../store/description-problems.ts';
import { placeLinksOf } from '../store/pages-check.ts';
import type { PageReport } from '../store/page-reports.ts';
import type { SiteStore } from '../store/site-store.ts';
import { toStoreContent } from '../store/store-content.ts';
import { isNamedAlike } from './named-alike.ts';
import { PageProblems } from './page-problems.ts';
import type { KnownPlaces } from './place-links.ts';
import type { Change } from './watch-folder.ts';

/** The pages that readers have to reload: the ones at these addresses, or all. */
export type Reload = readonly string[] | 'all';

/** How many of the pages that changed together are checked immediately: a branch switch changes hundreds. */
const maxLearned = 20;

interface SessionOptions {
  readonly dir: string;
  readonly base: string;
  /** Formats the command that was run, for another folder; absent if there was no command. */
  readonly commandFor?: CommandFor | undefined;
  /** Records which file is being worked on. */
  readonly journal?: Journal | undefined;
  /** Renders a page that nobody has opened; the store receives its report. */
  readonly renderPage: (page: Page) => Promise<unknown>;
}

/** The state of one dev server's folder; `loaded` is the last state that could be rendered. */
export class DevSession {
  loaded: LoadedSite | undefined;
  readonly #options: SessionOptions;
  readonly #store: SiteStore;
  #folderProblems: readonly Diagnostic[] = [];
  /** The problems that keep the configuration from being read, while the previous one stays in use. */
  #unread: readonly Diagnostic[] = [];
  /** What git knows about the pages. */
  #history: Pick<Site, 'lastUpdated' | 'contributors'> = {};
  /** The pages of `loaded`, by file. */
  #pages: ReadonlyMap<string, Page> = new Map();
  readonly #pageProblems = new PageProblems();
  readonly #documents = new DocumentMemory();
  readonly #descriptions = new DescriptionProblems();
  /** The folder is read once at a time, so that an earlier reading never replaces a later one. */
  #queue: Promise<unknown> = Promise.resolve();

  /** @param store a store for development. */
  constructor(options: SessionOptions, store: SiteStore) {
    this.#options = options;
    this.#store = store;
    store.reports.onAdd((report) => {
      this.#know(report.page, report);
    });
  }

  /** Whether all documents and all pages have been checked, and pages rendered as far as links require it. */
  get knowsAll(): boolean {
    return this.knowsDocuments && this.#pageProblems.isComplete;
  }

  get knowsDocuments(): boolean {
    return this.#descriptions.isDone;
  }

  /** Records that all known problems have been reported. */
  markReported(): void {
    this.#pageProblems.markReported();
  }

  /** Reads the whole folder again. */
  load(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#readFolder();
      this.#forget(this.#files);
    });
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #readFolder(): Promise<void> {
    const documentMemory = this.#documents;
    await this.#take(await loadSite({ ...this.#options, readPageTags, documentMemory }));
  }

  /** Takes over a reading of the whole folder, unless it is unusable: then the site stays as it was. */
  async #take(read: LoadResult): Promise<void> {
    this.#folderProblems = read.diagnostics;
    this.#unread = this.loaded === undefined ? [] : unreadOf(read, this.loaded);
    if (read.loaded === undefined || this.#unread.length > 0) return;
    await this.#use(read.loaded);
    this.#blameFailed(read.loaded.site.pages);
  }

  /** Reports pages that ended an earlier process immediately, not only when they are requested. */
  #blameFailed(pages: readonly Page[]): void {
    for (const { file } of pages) {
      const failure = this.#options.journal?.failureOf(file);
      if (failure !== undefined) this.#pageProblems.blame(file, failure);
    }
  }

  /** Applies changes; returns undefined if none of them concerns the site. */
  update(changes: readonly Change[]): Promise<Reload | undefined> {
    return this.#inTurn(() => this.#apply(changes));
  }

  async #apply(changes: readonly Change[]): Promise<Reload | undefined> {
    const known = changes.filter((change) => this.#concerns(change));
    const [first] = known;
    for (const { file } of known) this.#options.journal?.forget(file);
    if (first === undefined) return undefined;
    const before = this.#pageOf(first.file);
    const isAlone = known.length === 1 && first.event === 'change' && this.#isForItself(first.file);
    if (!isAlone || before === undefined) {
      await this.#loadAgain(known.map(({ file }) => file));
      return 'all';
    }
    const addresses = this.#addresses;
    await this.#reloadPage(first.file);
    // A page that another one now imports is no longer a page itself, but may still be linked to.
    if (this.#addresses !== addresses) this.#forget(this.#files, [first.file]);
    const after = this.#pageOf(first.file);
    return this.#addresses === addresses && after !== undefined && isNamedAlike(before, after)
      ? [after.href]
      : 'all';
  }

  /** Whether a file is a page that no other page shows. */
  #isForItself(file: string): boolean {
    return this.#pageOf(file) !== undefined && this.loaded?.docs.imported.has(file) !== true;
  }

  async #loadAgain(files: readonly string[]): Promise<void> {
    const before = this.#addresses;
    const shown = this.#pageProblems.files;
    await this.#readFolder();
    const isOfPages = files.every((file) => this.#isForItself(file));
    // Any page may show a file that is not a page itself, or link to a page that was added or removed.
    const others = isOfPages && this.#addresses === before ? [] : [...shown, ...this.#files];
    this.#forget([...files, ...others], files);
    for (const file of files.slice(0, maxLearned)) await this.#learnNow(file);
  }

  get #files(): readonly string[] {
    return [...this.#pages.keys()];
  }

  get #addresses(): string {
    return this.loaded?.site.pages.map(({ href }) => href).join('\n') ?? '';
  }

  #forget(files: readonly string[], changed: readonly string[] = files): void {
    const canLearn = (file: string) =>
      this.#pages.has(file) && this.#options.journal?.failureOf(file) === undefined;
    this.#pageProblems.forget({ files, changed, canLearn });
  }

  #know(page: Page, { diagnostics, links, ...places }: Learned): void {
    const { loaded } = this;
    const placeLinks = loaded === undefined ? [] : placeLinksOf({ page, links }, loaded);
    this.#pageProblems.learn(page.file, { ...places, diagnostics, placeLinks });
  }

  /** Checks one document, or else one page that nobody has requested; returns whether any was left. */
  async checkNext(): Promise<boolean> {
    if (!this.knowsDocuments) {
      this.#descriptions.checkNext();
      return true;
    }
    const unknown = this.#pageProblems.takeUnchecked();
    if (unknown === undefined) return await this.#renderNext();
    const compile = (page: Page) => this.#store.compiler.compile(page);
    try {
      await this.#look(unknown.file, { compile, isWanted: unknown.isWanted });
    } finally {
      unknown.giveUp();
    }
    return true;
  }

  /** Renders a page that a link points into, if only rendering shows whether the link's target exists. */
  async #renderNext(): Promise<boolean> {
    const file = this.#pageProblems.nextTarget;
    if (file === undefined) return false;
    const page = this.#pageOf(file);
    try {
      if (page !== undefined && this.#options.journal?.failureOf(file) === undefined)
        await this.#options.renderPage(page);
    } finally {
      this.#pageProblems.giveUpTarget(file);
    }
    return true;
  }

  /** Asks git when pages were last changed. */
  async learnDates(): Promise<void> {
    if (this.loaded === undefined) return;
    const { site } = await datePages(this.loaded);
    const { lastUpdated, contributors } = site;
    this.#history = { ...(lastUpdated && { lastUpdated }), ...(contributors && { contributors }) };
    await this.#inTurn(async () => {
      if (this.loaded !== undefined) await this.#use(this.loaded);
    });
  }

  problems(): Diagnostic[] {
    const ofDocuments = this.#descriptions.problems(this.#store.reports.all());
    const all = [
      ...this.#folderProblems,
      ...this.#pageProblems.all(),
      ...ofDocuments,
      ...this.#store.compiler.rejections,
    ];
    // Unused comments that silence problems are not reported, because the problems of pages that nobody has
    // requested yet are incomplete.
    return this.loaded === undefined ? all : settlementOf(this.loaded).apply(all);
  }

  #concerns({ event, file }: Change): boolean {
    if (file.startsWith('..')) return false;
    if (layoutNames.includes(file)) return true;
    if (this.loaded === undefined) return true;
    const { docs, documents } = this.loaded;
    const { kind } = docs.layout.roleOf(file);
    // Code that no page runs may belong to the program next to its documentation.
    if (kind !== 'none' && kind !== 'idle-script') return true;
    return (
      mayBeOfDocument(file, documents) || (event === 'add' && mayBeDocument(file, docs.layout))
    );
  }

  async #reloadPage(file: string): Promise<void> {
    if (this.loaded === undefined) return;
    const { configFile } = this.loaded.docs;
    const read = await reloadPage(this.loaded, file);
    if (read.loaded !== undefined && read.loaded.docs.configFile === configFile) {
      this.#folderProblems = this.#besideUnread(read.diagnostics);
      await this.#use(read.loaded);
    } else {
      await this.#take(read);
    }
    await this.#learnNow(file);
  }

  /**
   * Returns the problems of a folder while its configuration cannot be read: the reasons, and the other
   * problems except those in the configuration, whose positions no longer match the file.
   */
  #besideUnread(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
    if (this.#unread.length === 0) return diagnostics;
    const { configFile, configParts } = this.loaded?.docs ?? {};
    const isOfConfig = (file: string) => file === configFile?.path || configParts?.has(file);
    return [...this.#unread, ...diagnostics.filter(({ file }) => !isOfConfig(file))];
  }

  /** Checks a page as soon as it is saved, before it is requested, which it will be. */
  async #learnNow(file: string): Promise<void> {
    await this.#look(file, { compile: (page) => this.#store.compile(page), isWanted: () => true });
  }

  /** Records what compiling a page reports, if the page is still the same afterward. */
  async #look(
    file: string,
    {
      compile,
      isWanted,
    }: { compile: (page: Page) => Promise<CompiledPage>; isWanted: () => boolean },
  ): Promise<void> {
    const page = this.#pageOf(file);
    if (page === undefined) return;
    const found = await compile(page);
    if (this.#pageOf(file) === page && isWanted()) this.#know(page, found);
  }

  #pageOf(file: string): Page | undefined {
    return this.#pages.get(file);
  }

  async #use(found: LoadedSite): Promise<void> {
    const loaded = { ...found, site: { ...found.site, ...this.#history } };
    this.loaded = loaded;
    this.#store.replace(await toStoreContent(loaded));
    this.#descriptions.use(loaded);
    this.#pages = new Map(loaded.site.pages.map((page) => [page.file, page]));
    this.#pageProblems.keep(this.#pages);
  }
}

/**
 * Returns the problems that keep the configuration from being read, if the previous one is closer to what
 * the author means: while `docs.json` is being edited, or is missing for a moment.
 */
function unreadOf(read: LoadResult, before: LoadedSite): readonly Diagnostic[] {
  if (read.loaded === undefined) return read.diagnostics;
  return before.guessedFrom === undefined ? (read.loaded.guessedFrom ?? []) : [];
}

/** What both compiling and rendering a page report. */
type Learned = Pick<PageReport, 'diagnostics' | 'links'> & KnownPlaces;
