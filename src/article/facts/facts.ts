/** What is known about a rendered piece of a page after it was walked. Plain data that can be stored. */
import type { Embed } from '../../core/policy/page-policy.ts';
import type { FeedEntry } from '../../core/publish/feed.ts';
import type { SearchSection } from '../../search/document.ts';

/** A heading of a rendered page. */
export interface Heading {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** The `id` of the element, unique on the page. */
  readonly id: string;
  readonly text: string;
  /** Set if the heading is in a view that is hidden at first. */
  readonly isAside?: true;
}

/** What any piece of a page requires of the document around it. */
export interface PieceFacts {
  /** Addresses of other sites, and all frames and forms, each once. */
  readonly embeds: readonly Embed[];
  /** What distinguishes components: `.class`, `element`, `data-attribute`. */
  readonly marks: readonly string[];
  readonly hasCode: boolean;
  /** The piece's own stylesheets. */
  readonly sheets: readonly PageSheet[];
}

export interface PageSheet {
  readonly href: string;
  readonly media?: string;
}

/** What is known about an article. */
export interface Facts extends PieceFacts {
  /** The headings for the table of contents, without those inside folds and panels. */
  readonly headings: readonly Heading[];
  /** Every `id`, for checking links to fragments. */
  readonly ids: readonly string[];
  /** The text for search. */
  readonly sections: readonly SearchSection[];
  /** The words by which the page begins, outside of components; empty if there are none. */
  readonly lead: string;
  readonly feed: readonly FeedEntry[];
  /** The tags of all updates, each once, in the order of first use. */
  readonly updateTags: readonly string[];
  readonly hasDiagram: boolean;
  /** Whether the article has its own right column. */
  readonly hasRail: boolean;
  /** Whether parts of the article are separate files, which are fetched. */
  readonly isSplit: boolean;
  /** The whole article as Markdown, for the page's twin. */
  readonly markdown: string;
  /** HTML of the parts of this page that other pages show. */
  readonly fields?: string;
}

/** Combines what several pieces on one page require. */
export function mergeFacts(pieces: readonly PieceFacts[]): PieceFacts {
  const embeds = pieces.flatMap((piece) => piece.embeds);
  return {
    embeds: [...new Map(embeds.map((embed) => [`${embed.kind} ${embed.url}`, embed])).values()],
    marks: [...new Set(pieces.flatMap((piece) => piece.marks))],
    hasCode: pieces.some((piece) => piece.hasCode),
    sheets: pieces.flatMap((piece) => piece.sheets),
  };
}
