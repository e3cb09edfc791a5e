/** What is known of a rendered piece of a page once it was walked. Plain data, which may be kept. */
import type { Embed } from '../../core/policy/page-policy.ts';
import type { FeedEntry } from '../../core/publish/feed.ts';
import type { SearchSection } from '../../search/document.ts';

/** A heading of a rendered page, in document order. */
export interface Heading {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** The `id` of the element, unique on the page. */
  readonly id: string;
  readonly text: string;
  /** Stands in a view that is not the one that shows at first. */
  readonly isAside?: true;
}

/** What any piece of a page asks of the document around it. */
export interface PieceFacts {
  /** Addresses of other sites, and all frames and forms; each once. */
  readonly embeds: readonly Embed[];
  /** What can tell one component from another: `.class`, `element`, `data-attribute`. */
  readonly marks: readonly string[];
  readonly hasCode: boolean;
  /** Stylesheets of the piece's own. */
  readonly sheets: readonly PageSheet[];
}

export interface PageSheet {
  readonly href: string;
  readonly media?: string;
}

/** What is known of an article. */
export interface Facts extends PieceFacts {
  /** For the table of contents: not those inside closed or switched parts. */
  readonly headings: readonly Heading[];
  /** Every `id`, for checking links to fragments. */
  readonly ids: readonly string[];
  /** For search. */
  readonly sections: readonly SearchSection[];
  readonly feed: readonly FeedEntry[];
  /** Of all its updates, each once, in the order of first use. */
  readonly updateTags: readonly string[];
  readonly hasDiagram: boolean;
  /** Whether it has a right column of its own. */
  readonly hasRail: boolean;
  /** Whether parts of it are files of their own, which it fetches. */
  readonly isSplit: boolean;
  /** All that it says, for the page's Markdown twin. */
  readonly markdown: string;
  /** HTML of what other pages show of this one. */
  readonly fields?: string;
}

/** What pieces that stand on one page ask of it together. */
export function mergeFacts(pieces: readonly PieceFacts[]): PieceFacts {
  const embeds = pieces.flatMap((piece) => piece.embeds);
  return {
    embeds: [...new Map(embeds.map((embed) => [`${embed.kind} ${embed.url}`, embed])).values()],
    marks: [...new Set(pieces.flatMap((piece) => piece.marks))],
    hasCode: pieces.some((piece) => piece.hasCode),
    sheets: pieces.flatMap((piece) => piece.sheets),
  };
}
