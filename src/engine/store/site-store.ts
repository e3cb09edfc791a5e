import type { Heading } from '../../article/facts/facts.ts';
import { slugToPath } from '../../core/address/page-href.ts';
import { textDirection } from '../../core/config/keys/language.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Journal } from '../../core/diagnostic/journal.ts';
import { KnownTags } from '../../core/html/known-tags.ts';
import { siteWords, type Vocabulary } from '../../core/language/languages/wording-of.ts';
import type { Page } from '../../core/pages/page.ts';
import type { LinkUse } from '../../core/pages/uses.ts';
import type { FeedEntry } from '../../core/publish/feed.ts';
import type { References } from '../../core/reference/model/model.ts';
import type { Site } from '../../core/site.ts';
import { compilePage } from '../../markdown/compile/compile-page.ts';
import type { CompileHost } from '../../markdown/model/compile-host.ts';
import type { CompiledPage } from '../../markdown/model/compiled-page.ts';
import { diagnoseEvaluation } from '../../markdown/runtime/diagnose-evaluation.ts';
import type { IconSet } from '../../node/icons/icon-set.ts';
import type { SearchSection } from '../../search/document.ts';
import type { SharedTexts } from './compile-host.ts';
import { hearRejections } from './lost-rejections.ts';
import type { LinkLog } from './link-log.ts';
import { SharedFiles } from './shared-files.ts';
import { AskedLog, type SiteAnswers } from './site-answers.ts';
import { StyleClasses } from './style-classes.ts';
import type { SubjectKeys } from './subject-keys.ts';
import { UTILITIES_PATH } from './utilities-path.ts';
import type { Utilities } from './utility-css.ts';
import { Stylesheets } from './stylesheets.ts';

/** What the pages in one language are written with. */
interface Wording {
  readonly vocabulary: Vocabulary;
  readonly direction: 'ltr' | 'rtl';
}

/** What one rendering of a page showed. */
export interface PageReport {
  readonly page: Page;
  readonly diagnostics: readonly Diagnostic[];
  readonly links: readonly LinkUse[];
  readonly headings: readonly Heading[];
  /** The places that links may lead to; absent when not all of the page could be rendered. */
  readonly ids?: ReadonlySet<string>;
  /** The updates that the page lists. */
  readonly feed: readonly FeedEntry[];
  readonly hasDiagram: boolean;
  /** All that the article says, as Markdown. */
  readonly markdown: string;
  /** HTML of what other pages show of it. */
  readonly fields?: string;
  /** Whether its code asks for what no build can know to be the same in the next: the time, chance. */
  readonly isVolatile: boolean;
  /** Text for search; absent when the page could not be rendered. */
  readonly sections?: readonly SearchSection[];
}

/** The current site and what rendering it needs; replaced as a whole when the folder changes. */
export interface StoreContent {
  readonly site: Site;
  readonly icons: IconSet;
  /** Code as a highlighted `<pre>`. */
  readonly highlight: App.Locals['highlight'];
  /** The stylesheet that the configuration and the classes in the sources ask for. */
  readonly themeCss: string;
  readonly utilities: Utilities;
  readonly linkLog: LinkLog;
  readonly journal: Journal | undefined;
  /** What tells whether the API documents say something else of a page. */
  readonly subjectKeys: SubjectKeys;
  readonly answers: Omit<SiteAnswers, 'styleClass'>;
  readonly toHost: (
    components: () => Readonly<Record<string, unknown>>,
    answers: SiteAnswers,
    shared: SharedTexts,
  ) => CompileHost;
}

/**
 * What one build or dev server renders: the site, and what rendering it has shown so far.
 */
export class SiteStore {
  #content: StoreContent | undefined;
  /** Counted on from the clock: what another process has rendered is told by it, and is older. */
  #revision = Date.now();
  #host: CompileHost | undefined;
  #answers: SiteAnswers | undefined;
  #dark: string | undefined;
  #islandRuntime: () => string = () => '';
  #components: Readonly<Record<string, unknown>> = {};
  readonly #pages = new Map<string, Page>();
  readonly #reports = new Map<string, PageReport>();
  readonly #listeners = new Set<(report: PageReport) => void>();
  /** Styles that pages set in place. */
  readonly styles = new StyleClasses();
  /** Files that pages have in common; complete once every page is rendered. */
  readonly files = new SharedFiles();
  /** The stylesheets of the components. */
  readonly stylesheets = new Stylesheets(this.files);
  /** Failures of code that nobody waited for, by page and text; some come after the page's report. */
  readonly #rejections = new Map<string, Diagnostic>();
  /** Tags that pages have in common. */
  readonly tags = new KnownTags();
  /** By the language of pages. */
  readonly #wordings = new Map<string, Wording>();
  /** What the page that is being rendered asks of the site. */
  readonly log = new AskedLog();
  readonly #rendering = new Map<string, () => void>();
  readonly #good = new Map<string, CompiledPage>();
  /** While developing, pages are asked for more often than they change. */
  #compiled = new WeakMap<Page, Promise<CompiledPage>>();
  /** Whether a page that no longer compiles as a whole is shown as it last did; its diagnostics stay new. */
  keepsLastGood = false;

  replace(content: StoreContent): void {
    this.#revision += 1;
    this.#dark = undefined;
    this.#content = content;
    this.#answers = this.log.listen({
      ...content.answers,
      styleClass: (declarations) => this.styles.classFor(declarations),
    });
    this.#host = content.toHost(() => this.#components, this.#answers, {
      keep: (name, text) => this.files.keep(name, text),
      islandRuntime: () => this.#islandRuntime(),
    });
    this.#compiled = new WeakMap();
    this.#rejections.clear();
    this.#wordings.clear();
    this.#pages.clear();
    for (const page of content.site.pages) this.#pages.set(slugToPath(page.slug), page);
  }

  /** Tells one state of the site from another; the later one has the higher number. */
  get revision(): number {
    return this.#revision;
  }

  get site(): Site {
    return this.#loaded.site;
  }

  get linkLog(): LinkLog {
    return this.#loaded.linkLog;
  }

  get journal(): Journal | undefined {
    return this.#loaded.journal;
  }

  /** The same text for as long as the API documents say the same of a page. */
  subjectKeyOf(page: Page): string | undefined {
    return this.#loaded.subjectKeys.keyOf(page);
  }

  /** What pages ask of the site; noted while `log` listens. */
  get answers(): SiteAnswers {
    if (this.#answers === undefined) throw new Error('No site is loaded.');
    return this.#answers;
  }

  get icons(): IconSet {
    return { ...this.#loaded.icons, resolve: this.answers.icon };
  }

  get references(): References {
    return this.site.references;
  }

  get highlight(): App.Locals['highlight'] {
    return this.#loaded.highlight;
  }

  /** What pages in a language are written with; telling its script takes longer than all else of it. */
  wordingOf(lang: string): Wording {
    const known = this.#wordings.get(lang);
    if (known !== undefined) return known;
    const { lang: wordLang, words } = siteWords(this.site.config, lang);
    const wording = {
      vocabulary: { lang: wordLang, words: Object.freeze(words) },
      direction: textDirection(lang),
    };
    this.#wordings.set(lang, wording);
    return wording;
  }

  /** The Tailwind utilities of all pages, as a stylesheet. */
  get utilityCss(): string {
    return this.#loaded.utilities.css;
  }

  /** Path of the stylesheet that all pages share. */
  get baseStylesheet(): string {
    return this.stylesheets.basePath(this.#loaded.themeCss);
  }

  /** Paths, from the site's root, of the stylesheets for a page with these marks in its body. */
  stylesheetsFor(marks: readonly string[]): readonly string[] {
    const { utilities } = this.#loaded;
    const hasUtilities = marks.some(
      (mark) => utilities.names.has(mark.slice(1)) || mark === 'lectern-island',
    );
    const inPlace = this.styles.format(marks);
    return [
      this.baseStylesheet,
      ...this.stylesheets.partPaths(marks),
      ...(hasUtilities && utilities.css !== '' ? [UTILITIES_PATH] : []),
      ...(inPlace === '' ? [] : [this.files.keep('styles.css', inPlace)]),
    ];
  }

  /** Path of the stylesheet for a dark system without scripts. */
  get darkStylesheet(): string {
    const { themeCss, utilities } = this.#loaded;
    this.#dark ??= this.stylesheets.darkPath(`${themeCss}\n${utilities.css}`);
    return this.#dark;
  }

  /** The components for authors; they come with the renderer. */
  useComponents(components: Readonly<Record<string, unknown>>): void {
    this.#components = components;
  }

  /** What interactive components run with in browsers; it comes with the renderer. */
  useIslandRuntime(read: () => string): void {
    this.#islandRuntime = read;
  }

  get hasSite(): boolean {
    return this.#content !== undefined;
  }

  pageAt(path: string): Page | undefined {
    return this.#pages.get(path);
  }

  async compile(page: Page): Promise<CompiledPage> {
    if (!this.keepsLastGood) {
      this.#beginRendering(page);
      return await this.inspect(page);
    }
    const compiling = this.inspect(page);
    this.#compiled.set(page, compiling);
    const compiled = await compiling;
    if (compiled.isWhole) this.#good.set(page.slug, compiled);
    const { Content, told, readyCode } = this.#good.get(page.slug) ?? compiled;
    const shown = { ...(Content && { Content }), ...(told && { told }) };
    return { ...compiled, ...shown, ...(readyCode && { readyCode }) };
  }

  /** What compiling a page tells; nothing of it is kept, as nobody may ever ask for the page. */
  inspect(page: Page): Promise<CompiledPage> {
    const host = this.#compileHost;
    return this.#compiled.get(page) ?? this.runCode(page, compileWith(host, page));
  }

  /** The URL that the built site uses for one of a source. */
  rewriteUrl(use: LinkUse): string {
    return this.#compileHost.rewriteUrl(use);
  }

  /** Runs code of a page, and remembers what of it fails later. */
  runCode<Result>({ file }: Page, run: () => Result): Result {
    return hearRejections((error) => {
      const told = diagnoseEvaluation(error, { file });
      this.#rejections.set(`${file}\n${told.message}`, told);
    }, run);
  }

  /** What promises of pages of this site were rejected with so far. */
  get rejections(): Diagnostic[] {
    return [...this.#rejections.values()];
  }

  /** From here to its report a page is being rendered. */
  #beginRendering({ slug, file }: Page): void {
    const end = this.#loaded.journal?.begin({ phase: 'render', file });
    if (end !== undefined) this.#rendering.set(slug, end);
  }

  report(report: PageReport): void {
    this.#rendering.get(report.page.slug)?.();
    this.#rendering.delete(report.page.slug);
    this.#reports.set(report.page.slug, report);
    for (const listener of this.#listeners) listener(report);
  }

  /** Reports of the pages rendered so far, by slug. */
  get reports(): ReadonlyMap<string, PageReport> {
    return this.#reports;
  }

  /** Calls `listener` for each page rendered from now on; returns how to stop. */
  onReport(listener: (report: PageReport) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get #compileHost(): CompileHost {
    if (this.#host === undefined) throw new Error('No site is loaded.');
    return this.#host;
  }

  get #loaded(): StoreContent {
    if (this.#content === undefined) throw new Error('No site is loaded.');
    return this.#content;
  }
}

function compileWith(host: CompileHost, page: Page): () => Promise<CompiledPage> {
  return () => compilePage(page, host);
}
