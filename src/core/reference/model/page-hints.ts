import type { FrontMatter } from '../../pages/page.ts';

/** What `x-mint` of an operation says about the page that is made for it. */
export interface PageHints {
  /** Front matter for the generated page; a hand-written one has its own. */
  readonly frontMatter: Partial<FrontMatter>;
  /** Where the generated page stands: a slug. */
  readonly slug?: string;
  /** Markdown above the generated parts. */
  readonly content?: string;
}
