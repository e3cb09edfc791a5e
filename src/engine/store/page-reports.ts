import type { Heading } from '../../article/facts/facts.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Journal } from '../../core/diagnostic/journal.ts';
import type { Page } from '../../core/pages/page.ts';
import type { LinkUse } from '../../core/pages/uses.ts';
import type { FeedEntry } from '../../core/publish/feed.ts';
import type { SearchSection } from '../../search/document.ts';

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

type Listener = (report: PageReport) => void;

/** What the pages that were rendered so far showed; of each page the last report. */
export class PageReports {
  readonly #bySlug = new Map<string, PageReport>();
  readonly #listeners = new Set<Listener>();
  /** Ends the task of a journal, by the slug of the page that is being rendered. */
  readonly #rendering = new Map<string, () => void>();

  /** From here to its report a page is being rendered. */
  begin({ slug, file }: Page, journal: Journal | undefined): void {
    const end = journal?.begin({ phase: 'render', file });
    if (end !== undefined) this.#rendering.set(slug, end);
  }

  add(report: PageReport): void {
    const { slug } = report.page;
    this.#rendering.get(slug)?.();
    this.#rendering.delete(slug);
    this.#bySlug.set(slug, report);
    for (const listener of this.#listeners) listener(report);
  }

  get({ slug }: Page): PageReport | undefined {
    return this.#bySlug.get(slug);
  }

  all(): readonly PageReport[] {
    return [...this.#bySlug.values()];
  }

  /** Calls `listener` for each page rendered from now on; returns how to stop. */
  onAdd(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
