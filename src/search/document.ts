/** What is searched, before there is an index: pages and their sections. */

/** The part of a page under one heading, or its beginning, for which `id` and `heading` are empty. */
export interface SearchSection {
  /** Fragment of the heading. */
  readonly id: string;
  readonly heading: string;
  /**
   * Running text with collapsed whitespace; each row of a table is a line, with its cells separated by
   * tabs.
   */
  readonly text: string;
  /** Code blocks, line by line: their words can be found, but weigh less. */
  readonly code: string;
}

export interface SearchDocument {
  /** From the site's root, without the base. */
  readonly href: string;
  readonly title: string;
  /** Other names of the page: its label in the sidebar, its keywords. */
  readonly keywords: readonly string[];
  readonly description: string;
  /** Labels of the groups around the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** Label of the page's tab; absent if the site has no tabs. */
  readonly tab?: string;
  /**
   * Absent if the page belongs to all versions. A nested version has both names: `en / 2.0`; see
   * `format.ts`.
   */
  readonly version?: string;
  /** Upper-case HTTP method of an operation, with its path. */
  readonly method?: string;
  /** `/users/{id}`. */
  readonly path?: string;
  /** Factor for the weight of its words, compared with other pages; 1 if absent. */
  readonly boost?: number;
  /** Ranks after pages that say the same. */
  readonly isDeprecated?: boolean;
  /** Suggested before anything is typed. */
  readonly isSuggested: boolean;
  /** The beginning of the page comes first. */
  readonly sections: readonly SearchSection[];
}

/**
 * The index data of one page, ready to be written into files. With many thousands of pages, the texts are
 * by far the largest part and are needed one after the other, so they can be stored elsewhere until then.
 */
export interface IndexedPage extends Pick<
  SearchDocument,
  'href' | 'title' | 'breadcrumbs' | 'tab' | 'version' | 'isSuggested'
> {
  readonly sectionCount: number;
  /** The number of characters in its texts. */
  readonly size: number;
  /** A `PageRecord` as JSON. */
  readonly record: () => string;
  /** `PageTexts` as JSON. */
  readonly texts: () => string;
  /** The result of `formatPageTerms`. */
  readonly terms: () => string;
}

/** Stores a text; returns a function that reads it back. */
export type KeepText = (text: string) => () => string;
