import { slugToPath } from '../../core/address/page-href.ts';
import { textDirection } from '../../core/config/keys/language.ts';
import type { Journal } from '../../core/diagnostic/journal.ts';
import { KnownTags } from '../../core/html/known-tags.ts';
import { siteWords, type Vocabulary } from '../../core/language/languages/wording-of.ts';
import type { Page } from '../../core/pages/page.ts';
import type { References } from '../../core/reference/model/model.ts';
import type { Site } from '../../core/site.ts';
import type { CompileHost } from '../../markdown/model/compile-host.ts';
import type { CompiledPage } from '../../markdown/model/compiled-page.ts';
import type { IconSet } from '../../node/icons/icon-set.ts';
import type { SharedTexts } from './compile-host.ts';
import type { LinkLog } from './link-log.ts';
import { PageCompiler } from './page-compiler.ts';
import { type KeepArticle, PageReports } from './page-reports.ts';
import { SharedFiles } from '../assets/shared-files.ts';
import { AskedLog, type SiteAnswers } from './site-answers.ts';
import type { SubjectKeys } from './subject-keys.ts';
import { Stylesheets } from '../assets/stylesheets.ts';
import type { Utilities } from '../assets/utility-css.ts';

/** What the pages in one language are written with. */
interface Wording {
  readonly vocabulary: Vocabulary;
  readonly direction: 'ltr' | 'rtl';
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

interface StoreOptions {
  readonly isDevelopment?: boolean;
  /** Has the texts of pages that are rendered. */
  readonly keepTexts?: KeepArticle;
}

/** What one build or dev server renders: the site, and what pages of it have in common. */
export class SiteStore {
  #content: StoreContent | undefined;
  /** Counted on from the clock: what another process has rendered is told by it, and is older. */
  #revision = Date.now();
  #answers: SiteAnswers | undefined;
  #islandRuntime: () => string = () => '';
  #components: Readonly<Record<string, unknown>> = {};
  readonly #pages = new Map<string, Page>();
  /** By the language of pages. */
  readonly #wordings = new Map<string, Wording>();
  readonly compiler = new PageCompiler();
  readonly reports: PageReports;
  /** Files that pages have in common; complete once every page is rendered. */
  readonly files = new SharedFiles();
  readonly stylesheets = new Stylesheets(this.files);
  /** Tags that pages have in common. */
  readonly tags = new KnownTags();
  /** What the page that is being rendered asks of the site. */
  readonly log = new AskedLog();
  /** Whether pages are looked at while they are written, so that one that fails is shown as it was. */
  readonly isDevelopment: boolean;

  constructor({ isDevelopment = false, keepTexts }: StoreOptions = {}) {
    this.isDevelopment = isDevelopment;
    this.reports = new PageReports(keepTexts);
  }

  replace(content: StoreContent): void {
    this.#revision += 1;
    this.#content = content;
    this.stylesheets.useSite(content);
    this.#answers = this.log.listen({
      ...content.answers,
      styleClass: (declarations) => this.stylesheets.classFor(declarations),
    });
    const host = content.toHost(() => this.#components, this.#answers, {
      keep: (name, text) => this.files.keep(name, text),
      islandRuntime: () => this.#islandRuntime(),
    });
    this.compiler.use(host);
    this.#wordings.clear();
    this.#pages.clear();
    for (const page of content.site.pages) this.#pages.set(slugToPath(page.slug), page);
  }

  /** Tells one state of the site from another; the later one has the higher number. */
  get revision(): number {
    return this.#revision;
  }

  get hasSite(): boolean {
    return this.#content !== undefined;
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

  get references(): References {
    return this.site.references;
  }

  get highlight(): App.Locals['highlight'] {
    return this.#loaded.highlight;
  }

  /** What pages ask of the site; noted while `log` listens. */
  get answers(): SiteAnswers {
    if (this.#answers === undefined) throw new Error('No site is loaded.');
    return this.#answers;
  }

  get icons(): IconSet {
    return { ...this.#loaded.icons, resolve: this.answers.icon };
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

  /** The same text for as long as the API documents say the same of a page. */
  subjectKeyOf(page: Page): string | undefined {
    return this.#loaded.subjectKeys.keyOf(page);
  }

  pageAt(path: string): Page | undefined {
    return this.#pages.get(path);
  }

  /** Compiles a page that is rendered next. */
  compile(page: Page): Promise<CompiledPage> {
    if (this.isDevelopment) return this.compiler.compileOrLast(page);
    this.reports.begin(page, this.journal);
    return this.compiler.compile(page);
  }

  /** The components for authors; they come with the renderer. */
  useComponents(components: Readonly<Record<string, unknown>>): void {
    this.#components = components;
  }

  /** What interactive components run with in browsers; it comes with the renderer. */
  useIslandRuntime(read: () => string): void {
    this.#islandRuntime = read;
  }

  get #loaded(): StoreContent {
    if (this.#content === undefined) throw new Error('No site is loaded.');
    return this.#content;
  }
}
