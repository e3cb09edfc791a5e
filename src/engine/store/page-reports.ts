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
  /** Files of other hosts that it may load only where the project says so. */
  readonly loads: readonly PageLoad[];
  /** The places that links may lead to; absent when not all of the page could be rendered. */
  readonly ids?: ReadonlySet<string>;
  readonly hasDiagram: boolean;
  /** Whether its code asks for what no build can know to be the same in the next: the time, chance. */
  readonly isVolatile: boolean;
}

/** What is left in memory of a page that was rendered. */
export interface PageOutcome extends Shown {
  /** Whether the page lists updates. */
  readonly hasFeed: boolean;
}

/** What is read of a page, as plain data. */
export interface ArticleTexts {
  /** The updates that the page lists. */
  readonly feed: readonly FeedEntry[];
  /** All that the article says, as Markdown. */
  readonly markdown: string;
  /** HTML of what other pages show of it. */
  readonly fields?: string;
}

/** What one rendering of a page showed. */
export interface PageReport extends Shown, ArticleTexts {
  readonly headings: readonly Heading[];
  /** Text for search; absent when the page could not be rendered. */
  readonly sections?: readonly SearchSection[];
}

/** Puts the texts of a page away, and gives what brings them back. */
export type KeepArticle = (texts: ArticleTexts) => () => ArticleTexts;

type Listener = (report: PageReport) => void;

interface KeptReport {
  readonly outcome: PageOutcome;
  readonly texts: () => ArticleTexts;
}

/**
 * What the pages that were rendered so far showed; of each page the last report. Its headings and sections
 * are for those who listen.
 */
export class PageReports {
  readonly #keep: KeepArticle;
  readonly #bySlug = new Map<string, KeptReport>();
  /** Most is asked of a page while its report is the last one. */
  #latest: PageReport | undefined;
  readonly #listeners = new Set<Listener>();
  /** Ends the task of a journal, by the slug of the page that is being rendered. */
  readonly #rendering = new Map<string, () => void>();

  /** @param keep has the texts of pages; they stay in memory where nothing else is said. */
  constructor(keep: KeepArticle = (texts) => () => texts) {
    this.#keep = keep;
  }

  /** From here to its report a page is being rendered. */
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

  /** The whole report of the page that was rendered last. */
  latestOf({ slug }: Pick<Page, 'slug'>): PageReport | undefined {
    return this.#latest?.page.slug === slug ? this.#latest : undefined;
  }

  textsOf({ slug }: Page): ArticleTexts | undefined {
    return this.latestOf({ slug }) ?? this.#bySlug.get(slug)?.texts();
  }

  all(): readonly PageOutcome[] {
    return Array.from(this.#bySlug.values(), ({ outcome }) => outcome);
  }

  /** Calls `listener` for each page rendered from now on; returns how to stop. */
  onAdd(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
