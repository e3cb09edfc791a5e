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
import { QuestionLog, type SiteAnswers } from './site-answers.ts';
import type { SubjectKeys } from './subject-keys.ts';
import { Stylesheets } from '../assets/stylesheets.ts';
import type { Utilities } from '../assets/utility-css.ts';

/** The words and the direction of pages in one language. */
interface Wording {
  readonly vocabulary: Vocabulary;
  readonly direction: 'ltr' | 'rtl';
}

/** The current site and what rendering it needs; replaced as a whole when the folder changes. */
export interface StoreContent {
  readonly site: Site;
  readonly icons: IconSet;
  /** Returns code as a highlighted `<pre>`. */
  readonly highlight: App.Locals['highlight'];
  /** The stylesheet that the configuration and the classes in the sources ask for. */
  readonly themeCss: string;
  readonly utilities: Utilities;
  readonly linkLog: LinkLog;
  readonly journal: Journal | undefined;
  /** Identifies the state of what API documents say about a page. */
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
  /** Stores the texts of rendered pages. */
  readonly keepTexts?: KeepArticle;
}

/** What one build or dev server renders: the site, and what its pages share. */
export class SiteStore {
  #content: StoreContent | undefined;
  /** Starts at the current time, so that a page rendered by an earlier process is recognized as older. */
  #revision = Date.now();
  #answers: SiteAnswers | undefined;
  #islandRuntime: () => string = () => '';
  #components: Readonly<Record<string, unknown>> = {};
  readonly #pages = new Map<string, Page>();
  /** By the language of pages. */
  readonly #wordings = new Map<string, Wording>();
  readonly compiler = new PageCompiler();
  readonly reports: PageReports;
  /** Files that several pages share; complete once every page is rendered. */
  readonly files = new SharedFiles();
  readonly stylesheets = new Stylesheets(this.files);
  /** Tags that several pages share. */
  readonly tags = new KnownTags();
  /** What the page being rendered asks of the site. */
  readonly log = new QuestionLog();
  /**
   * Whether pages are viewed while they are being edited, so that a failing page is shown in its last good
   * state.
   */
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

  /** Identifies the state of the site; later states have higher numbers. */
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

  get references(): References {
    return this.site.references;
  }

  get highlight(): App.Locals['highlight'] {
    return this.#loaded.highlight;
  }

  /** What pages ask of the site; questions are recorded while `log` is open. */
  get answers(): SiteAnswers {
    if (this.#answers === undefined) throw new Error('No site is loaded.');
    return this.#answers;
  }

  get icons(): IconSet {
    return { ...this.#loaded.icons, resolve: this.answers.icon };
  }

  /** Returns the words and the direction for a language, cached because determining its script is slow. */
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

  /** Returns a text that stays the same as long as the API documents say the same about a page. */
  subjectKeyOf(page: Page): string | undefined {
    return this.#loaded.subjectKeys.keyOf(page);
  }

  pageAt(path: string): Page | undefined {
    return this.#pages.get(path);
  }

  /** Compiles the page that is rendered next. */
  compile(page: Page): Promise<CompiledPage> {
    if (this.isDevelopment) return this.compiler.compileOrLast(page);
    this.reports.begin(page, this.journal);
    return this.compiler.compile(page);
  }

  /** Sets the components for authors, which come with the renderer. */
  useComponents(components: Readonly<Record<string, unknown>>): void {
    this.#components = components;
  }

  /** Sets the code that runs islands in browsers, which comes with the renderer. */
  useIslandRuntime(read: () => string): void {
    this.#islandRuntime = read;
  }

  get #loaded(): StoreContent {
    if (this.#content === undefined) throw new Error('No site is loaded.');
    return this.#content;
  }
}
