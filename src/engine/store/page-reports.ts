import type { Heading } from '../../article/facts/facts.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Journal } from '../../core/diagnostic/journal.ts';
import type { Page } from '../../core/pages/page.ts';
import type { LinkUse } from '../../core/pages/uses.ts';
import type { PageLoad } from '../../core/policy/load-entries.ts';
import type { FeedEntry } from '../../core/publish/feed.ts';
import type { SearchSection } from '../../search/document.ts';

interface Shown {
  readonly page: Page;
  readonly diagnostics: readonly Diagnostic[];
  readonly links: readonly LinkUse[];
  /** Files of other hosts that the page may load only if the project allows it. */
  readonly loads: readonly PageLoad[];
  /** The places that links can point to; absent unless the whole page could be rendered. */
  readonly ids?: ReadonlySet<string>;
  readonly hasDiagram: boolean;
  /**
   * Whether the page's code uses what no build can expect to be the same in the next one: the time, random
   * numbers.
   */
  readonly isVolatile: boolean;
}

/** What is kept in memory of a rendered page. */
export interface PageOutcome extends Shown {
  /** Whether the page lists updates. */
  readonly hasFeed: boolean;
}

/** The texts of a rendered page, as plain data. */
export interface ArticleTexts {
  /** The updates that the page lists. */
  readonly feed: readonly FeedEntry[];
  /** The whole article as Markdown. */
  readonly markdown: string;
  /** HTML of the parts of the page that other pages show. */
  readonly fields?: string;
}

/** The result of rendering a page once. */
export interface PageReport extends Shown, ArticleTexts {
  readonly headings: readonly Heading[];
  /** Text for search; absent if the page could not be rendered. */
  readonly sections?: readonly SearchSection[];
}

/** Stores the texts of a page elsewhere, and returns a function that reads them back. */
export type KeepArticle = (texts: ArticleTexts) => () => ArticleTexts;

type Listener = (report: PageReport) => void;

interface KeptReport {
  readonly outcome: PageOutcome;
  readonly texts: () => ArticleTexts;
}

/**
 * The latest report of each page rendered so far. Headings and sections are only passed to listeners, not
 * kept.
 */
export class PageReports {
  readonly #keep: KeepArticle;
  readonly #bySlug = new Map<string, KeptReport>();
  /** The last report, because a page is queried mostly right after it is rendered. */
  #latest: PageReport | undefined;
  readonly #listeners = new Set<Listener>();
  /** Functions that end the journal's task, by the slug of the page being rendered. */
  readonly #rendering = new Map<string, () => void>();

  /** @param keep stores the texts of pages; by default, in memory. */
  constructor(keep: KeepArticle = (texts) => () => texts) {
    this.#keep = keep;
  }

  /** Records that rendering a page has begun; `add` ends it. */
  begin({ slug, file }: Page, journal: Journal | undefined): void {
    const end = journal?.begin({ phase: 'render', file });
    if (end !== undefined) this.#rendering.set(slug, end);
  }

  add(report: PageReport): void {
    const { slug } = report.page;
    this.#rendering.get(slug)?.();
    this.#rendering.delete(slug);
    const { feed, markdown, fields, sections: _sections, headings: _headings, ...shown } = report;
    const texts = this.#keep({ feed, markdown, ...(fields !== undefined && { fields }) });
    this.#bySlug.set(slug, { outcome: { ...shown, hasFeed: feed.length > 0 }, texts });
    this.#latest = report;
    for (const listener of this.#listeners) listener(report);
  }

  /** Returns the whole report of a page, if it was the last one rendered. */
  latestOf({ slug }: Pick<Page, 'slug'>): PageReport | undefined {
    return this.#latest?.page.slug === slug ? this.#latest : undefined;
  }

  textsOf({ slug }: Page): ArticleTexts | undefined {
    return this.latestOf({ slug }) ?? this.#bySlug.get(slug)?.texts();
  }

  all(): readonly PageOutcome[] {
    return Array.from(this.#bySlug.values(), ({ outcome }) => outcome);
  }

  /** Calls `listener` for each page rendered from now on; returns a function that removes it. */
  onAdd(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
