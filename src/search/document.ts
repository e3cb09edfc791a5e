/** What is searched, before any index: pages and their parts. */

/** The part of a page under one heading, or its beginning: then `id` and `heading` are empty. */
export interface SearchSection {
  /** Fragment of the heading. */
  readonly id: string;
  readonly heading: string;
  /** Running text, white space collapsed; each row of a table is a line, its cells divided by tabs. */
  readonly text: string;
  /** Code blocks, line by line: their words are found, but weigh less. */
  readonly code: string;
}

export interface SearchDocument {
  /** From the site's root, without base. */
  readonly href: string;
  readonly title: string;
  /** Other names of the page: its label in the sidebar, its keywords. */
  readonly keywords: readonly string[];
  readonly description: string;
  /** Labels of the groups around the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** Label of the tab that the page is in; absent where the site has no tabs. */
  readonly tab?: string;
  /** Absent: the page belongs to all versions. One inside of another has both names: `en / 2.0`; see `format.ts`. */
  readonly version?: string;
  /** Upper-case HTTP method of an operation, with its path. */
  readonly method?: string;
  /** `/users/{id}`. */
  readonly path?: string;
  /** What its words count beside those of other pages; 1 where it is absent. */
  readonly boost?: number;
  /** Comes after pages that say the same. */
  readonly isDeprecated?: boolean;
  /** Offered before anything is typed. */
  readonly isSuggested: boolean;
  /** The beginning of the page first. */
  readonly sections: readonly SearchSection[];
}

/**
 * What an index holds of one page, ready to be put into its files. Of many thousands of pages their texts
 * are the most by far, and are needed one after the other: they may lie elsewhere until then.
 */
export interface IndexedPage extends Pick<
  SearchDocument,
  'href' | 'title' | 'breadcrumbs' | 'tab' | 'version' | 'isSuggested'
> {
  readonly sectionCount: number;
  /** Characters of its texts. */
  readonly size: number;
  /** A `PageRecord` as JSON. */
  readonly record: () => string;
  /** `PageTexts` as JSON. */
  readonly texts: () => string;
  /** What `formatPageTerms` gives. */
  readonly terms: () => string;
}

/** Puts a text away; gives what brings it back. */
export type KeepText = (text: string) => () => string;
