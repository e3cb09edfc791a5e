import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Journal } from '../../core/diagnostic/journal.ts';
import type { Page } from '../../core/pages/page.ts';
import type { Site } from '../../core/site.ts';
import { readPageTags } from '../../markdown/compile/read-uses.ts';
import type { CompiledPage } from '../../markdown/model/compiled-page.ts';
import { datePages } from '../../node/date-pages.ts';
import { mayBeDocument, mayBeOfDocument } from '../../node/documents/document-files.ts';
import { DocumentMemory } from '../../node/documents/document-memory.ts';
import { type LoadedSite, type LoadResult, loadSite, reloadPage } from '../../node/load-site.ts';
import { layoutNames } from '../../node/project/project-layout.ts';
import type { CommandFor } from '../../node/project/read-docs.ts';
import { settlementOf } from '../settle-site.ts';
import { DescriptionProblems } from '../store/description-problems.ts';
import { placeLinksOf } from '../store/pages-check.ts';
import type { PageReport } from '../store/page-reports.ts';
import type { SiteStore } from '../store/site-store.ts';
import { toStoreContent } from '../store/store-content.ts';
import { PageProblems } from './page-problems.ts';
import type { LearntPlaces } from './place-links.ts';
import type { Change } from './watch-folder.ts';

/** Which pages a reader has to load again: those at these addresses, or any. */
export type Reload = readonly string[] | 'all';

/** Of so many pages that changed together problems are told at once: a branch switch changes hundreds. */
const mostLearnt = 20;

interface SessionOptions {
  readonly dir: string;
  readonly base: string;
  /** How the command that was given is given for another folder; absent where it was no command. */
  readonly commandFor?: CommandFor | undefined;
  /** Learns which file is being worked on. */
  readonly journal?: Journal | undefined;
  /** Renders a page that nobody has opened, of which the store is told. */
  readonly renderPage: (page: Page) => Promise<unknown>;
}

/** What one dev server knows of its folder; `loaded` is the last state that could be rendered. */
export class DevSession {
  loaded: LoadedSite | undefined;
  readonly #options: SessionOptions;
  readonly #store: SiteStore;
  #folderProblems: readonly Diagnostic[] = [];
  /** What keeps the configuration from being read, while that of before is in use. */
  #unread: readonly Diagnostic[] = [];
  /** What git knows of the pages. */
  #history: Pick<Site, 'lastUpdated' | 'contributors'> = {};
  /** The pages of `loaded`, by file. */
  #pages: ReadonlyMap<string, Page> = new Map();
  readonly #pageProblems = new PageProblems();
  readonly #documents = new DocumentMemory();
  readonly #descriptions = new DescriptionProblems();

  /** @param store one for development. */
  constructor(options: SessionOptions, store: SiteStore) {
    this.#options = options;
    this.#store = store;
    store.reports.onAdd((report) => {
      this.#know(report.page, report);
    });
  }

  /** Whether all pages have been looked at, and rendered as far as links ask for it, and all documents. */
  get knowsAll(): boolean {
    return this.knowsDocuments && this.#pageProblems.isComplete;
  }

  get knowsDocuments(): boolean {
    return this.#descriptions.isDone;
  }

  /** Notes that somebody was told of all problems that are known. */
  noteTold(): void {
    this.#pageProblems.noteTold();
  }

  /** Reads the whole folder again. */
  async load(): Promise<void> {
    await this.#readFolder();
    this.#forget(this.#files);
  }

  async #readFolder(): Promise<void> {
    const documentMemory = this.#documents;
    await this.#take(await loadSite({ ...this.#options, readPageTags, documentMemory }));
  }

  /** Takes over what was read of the whole folder; the site stays as it was where that can be no better. */
  async #take(read: LoadResult): Promise<void> {
    this.#folderProblems = read.diagnostics;
    this.#unread = this.loaded === undefined ? [] : unreadOf(read, this.loaded);
    if (read.loaded === undefined || this.#unread.length > 0) return;
    await this.#use(read.loaded);
    this.#blameFailed(read.loaded.site.pages);
  }

  /** Pages that ended an earlier process are told of at once, not only when they are asked for. */
  #blameFailed(pages: readonly Page[]): void {
    for (const { file } of pages) {
      const failure = this.#options.journal?.failureOf(file);
      if (failure !== undefined) this.#pageProblems.blame(file, failure);
    }
  }

  /** Takes changes over; undefined when none of them concerns the site. */
  async update(changes: readonly Change[]): Promise<Reload | undefined> {
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
    // A page that is imported from now on is none any more, and may be linked to.
    if (this.#addresses !== addresses) this.#forget(this.#files, [first.file]);
    const after = this.#pageOf(first.file);
    return this.#addresses === addresses && after !== undefined && isNamedAlike(before, after)
      ? [after.href]
      : 'all';
  }

  /** Whether a file is a page that no other one shows. */
  #isForItself(file: string): boolean {
    return this.#pageOf(file) !== undefined && this.loaded?.docs.imported.has(file) !== true;
  }

  async #loadAgain(files: readonly string[]): Promise<void> {
    const before = this.#addresses;
    const shown = this.#pageProblems.files;
    await this.#readFolder();
    const isOfPages = files.every((file) => this.#isForItself(file));
    // Any page may hold what is no page itself, or a link to a page that has come or gone.
    const others = isOfPages && this.#addresses === before ? [] : [...shown, ...this.#files];
    this.#forget([...files, ...others], files);
    for (const file of files.slice(0, mostLearnt)) await this.#learnNow(file);
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

  #know(page: Page, { diagnostics, links, ...places }: Learnt): void {
    const { loaded } = this;
    const placeLinks = loaded === undefined ? [] : placeLinksOf({ page, links }, loaded);
    this.#pageProblems.learn(page.file, { ...places, diagnostics, placeLinks });
  }

  /** Learns something of the documents, or the problems of one page that nobody has asked for; whether there was one. */
  async learnNext(): Promise<boolean> {
    if (!this.knowsDocuments) {
      this.#descriptions.learnNext();
      return true;
    }
    const unknown = this.#pageProblems.takeUnknown();
    if (unknown === undefined) return await this.#renderNext();
    const compile = (page: Page) => this.#store.compiler.compile(page);
    try {
      await this.#look(unknown.file, { compile, isWanted: unknown.isWanted });
    } finally {
      unknown.giveUp();
    }
    return true;
  }

  /** Renders a page that a link leads into, of which only that tells whether the place is there. */
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
    await this.#use(this.loaded);
  }

  problems(): Diagnostic[] {
    const ofDocuments = this.#descriptions.problems(this.#store.reports.all());
    const all = [
      ...this.#folderProblems,
      ...this.#pageProblems.all(),
      ...ofDocuments,
      ...this.#store.compiler.rejections,
    ];
    // Of pages that nobody has asked for yet not everything is known that a comment may silence.
    return this.loaded === undefined ? all : settlementOf(this.loaded).apply(all);
  }

  #concerns({ event, file }: Change): boolean {
    if (file.startsWith('..')) return false;
    if (layoutNames.includes(file)) return true;
    if (this.loaded === undefined) return true;
    const { docs, documents } = this.loaded;
    const { kind } = docs.layout.roleOf(file);
    // Code that no page runs may be that of the program beside its documentation.
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

  /** What is wrong with a folder whose configuration is not the one on the disk, in which nothing stands where it stood. */
  #besideUnread(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
    if (this.#unread.length === 0) return diagnostics;
    const { configFile, configParts } = this.loaded?.docs ?? {};
    const isOfConfig = (file: string) => file === configFile?.path || configParts?.has(file);
    return [...this.#unread, ...diagnostics.filter(({ file }) => !isOfConfig(file))];
  }

  /** What is wrong with a page that was saved is told before it is asked for, which it will be. */
  async #learnNow(file: string): Promise<void> {
    await this.#look(file, { compile: (page) => this.#store.compile(page), isWanted: () => true });
  }

  /** Learns what compiling a page tells, where there still is that page then. */
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
 * What keeps the configuration from being read, where the one of before is nearer to what is meant: while
 * docs.json is being written, or is away for a moment.
 */
function unreadOf(read: LoadResult, before: LoadedSite): readonly Diagnostic[] {
  if (read.loaded === undefined) return read.diagnostics;
  return before.guessedFrom === undefined ? (read.loaded.guessedFrom ?? []) : [];
}

/** What a compiled page and a rendered one tell alike. */
type Learnt = Pick<PageReport, 'diagnostics' | 'links'> & LearntPlaces;

/** Whether other pages show the same of it: its names, its address, its marks in the sidebar. */
function isNamedAlike(before: Page, after: Page): boolean {
  return JSON.stringify(namesOf(before)) === JSON.stringify(namesOf(after));
}

function namesOf({ href, title, navTitle, frontMatter }: Page): unknown {
  const { description: _description, ...marks } = frontMatter;
  return [href, title, navTitle, marks];
}
