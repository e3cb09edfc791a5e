import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Journal } from '../../core/diagnostic/journal.ts';
import type { Page } from '../../core/pages/page.ts';
import type { Site } from '../../core/site.ts';
import { readPageTags } from '../../markdown/compile/read-uses.ts';
import { datePages } from '../../node/date-pages.ts';
import { type LoadedSite, loadSite, reloadPage } from '../../node/load-site.ts';
import { configNames } from '../../node/project/project-layout.ts';
import { settlementOf } from '../settle-site.ts';
import { checkReport } from '../store/pages-check.ts';
import type { PageReport, SiteStore } from '../store/site-store.ts';
import { toStoreContent } from '../store/store-content.ts';
import type { Change } from './watch-folder.ts';

/** Which pages a reader has to load again: those at these addresses, or any. */
export type Reload = readonly string[] | 'all';

/** Of so many pages that changed together problems are told unasked: a branch switch changes hundreds. */
const mostLearnt = 20;

interface SessionOptions {
  readonly dir: string;
  readonly base: string;
  /** Learns which file is being worked on. */
  readonly journal?: Journal | undefined;
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
  readonly #pageProblems = new Map<string, readonly Diagnostic[]>();

  constructor(options: SessionOptions, store: SiteStore) {
    this.#options = options;
    this.#store = store;
    store.keepsLastGood = true;
    store.onReport((report) => this.#pageProblems.set(report.page.file, this.#problemsOf(report)));
  }

  /** Reads the whole folder again. */
  async load(): Promise<void> {
    const { loaded, diagnostics } = await loadSite({ ...this.#options, readPageTags });
    this.#folderProblems = diagnostics;
    // While docs.json is being written, what was there before is nearer to what is meant.
    this.#unread = (this.loaded && loaded?.guessedFrom) ?? [];
    if (loaded === undefined || this.#unread.length > 0) return;
    await this.#use(loaded);
    this.#blameFailed(loaded.site.pages);
  }

  /** Pages that ended an earlier process are told of at once, not only when they are asked for. */
  #blameFailed(pages: readonly Page[]): void {
    for (const { file } of pages) {
      const failure = this.#options.journal?.failureOf(file);
      if (failure !== undefined) this.#pageProblems.set(file, [failure]);
    }
  }

  /** Takes changes over; undefined when none of them concerns the site. */
  async update(changes: readonly Change[]): Promise<Reload | undefined> {
    const known = changes.filter(({ file }) => this.#concerns(file));
    const [first] = known;
    for (const { file } of known) this.#options.journal?.forget(file);
    if (first === undefined) return undefined;
    const before = this.#pageOf(first.file);
    if (known.length > 1 || first.event !== 'change' || before === undefined) {
      await this.#loadAgain(known.map(({ file }) => file));
      return 'all';
    }
    await this.#reloadPage(first.file);
    const after = this.#pageOf(first.file);
    return after !== undefined && isNamedAlike(before, after) ? [after.href] : 'all';
  }

  /** What other pages say of their links may change with the pages that there are: it is learnt anew. */
  async #loadAgain(files: readonly string[]): Promise<void> {
    const addresses = () => this.loaded?.site.pages.map(({ href }) => href).join('\n');
    const before = addresses();
    await this.load();
    const { journal } = this.#options;
    const shown = [...this.#pageProblems.keys()].filter((file) => !journal?.failureOf(file));
    const others = addresses() === before ? [] : shown;
    for (const file of others) this.#pageProblems.delete(file);
    const learnt = [...new Set([...files, ...others])].slice(0, mostLearnt);
    for (const file of learnt) await this.#learnProblems(file);
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
    const ofPages = [...this.#pageProblems.values()].flat();
    const all = [...this.#folderProblems, ...ofPages, ...this.#store.rejections];
    // Of pages that nobody has asked for yet not everything is known that a comment may silence.
    return this.loaded === undefined ? all : settlementOf(this.loaded).apply(all);
  }

  #concerns(file: string): boolean {
    if (file.startsWith('..')) return false;
    if (configNames.some((name) => name === file)) return true;
    if (this.loaded === undefined || this.loaded.docs.layout.roleOf(file).kind !== 'none')
      return true;
    return this.loaded.documents.documents.some(({ document }) => document.file === file);
  }

  async #reloadPage(file: string): Promise<void> {
    if (this.loaded === undefined) return;
    const { loaded, diagnostics } = await reloadPage(this.loaded, file);
    this.#folderProblems = [...this.#unread, ...diagnostics];
    if (loaded !== undefined) await this.#use(loaded);
    await this.#learnProblems(file);
  }

  /** What is wrong with a page that was saved is told before anybody asks for it. */
  async #learnProblems(file: string): Promise<void> {
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

  #pageOf(file: string): Page | undefined {
    return this.loaded?.site.pages.find((page) => page.file === file);
  }

  async #use(found: LoadedSite): Promise<void> {
    const loaded = { ...found, site: { ...found.site, ...this.#history } };
    this.loaded = loaded;
    this.#store.replace(await toStoreContent(loaded));
    const files = new Set(loaded.site.pages.map(({ file }) => file));
    for (const file of this.#pageProblems.keys()) {
      if (!files.has(file)) this.#pageProblems.delete(file);
    }
  }
}

/** Whether other pages show the same of it: its names, its address, its marks in the sidebar. */
function isNamedAlike(before: Page, after: Page): boolean {
  return JSON.stringify(namesOf(before)) === JSON.stringify(namesOf(after));
}

function namesOf({ href, title, navTitle, frontMatter }: Page): unknown {
  const { description: _description, ...marks } = frontMatter;
  return [href, title, navTitle, marks];
}
