import type { FrontMatter } from '../../pages/page.ts';

/** What `x-mint` of an operation says about the page that is generated for it. */
export interface PageHints {
  /** Front matter for the generated page. A page written by hand has its own. */
  readonly frontMatter: Partial<FrontMatter>;
  /** The slug of the generated page. */
  readonly slug?: string;
  /** Markdown to show above the generated parts. */
  readonly content?: string;
}
