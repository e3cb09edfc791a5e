import type { Position } from '../text/source-file.ts';

/**
 * The recognized front matter of a page; everything is optional, and values of the wrong type are left out.
 */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly sidebarTitle?: string;
  readonly icon?: string;
  readonly iconType?: string;
  readonly tag?: string;
  readonly mode?: PageMode;
  /** The head of a page whose mode is `landing`. */
  readonly hero?: HeroFields;
  /** Makes the sidebar entry a link to this URL. */
  readonly url?: string;
  /** `[file] METHOD /path` or `webhook name`. */
  readonly openapi?: string;
  /** `[file] Key` of `components.schemas`. */
  readonly openapiSchema?: string;
  /** `[file] query name`, `[file] type Name`, and so on. */
  readonly graphql?: string;
  /** `[file] class Name`, `[file] method Name.method`, and so on. */
  readonly sdk?: string;
  /** `METHOD url`. */
  readonly api?: string;
  readonly authMethod?: string;
  readonly contentType?: string;
  readonly playground?: string;
  readonly hideApiMarker?: boolean;
  readonly version?: string;
  readonly hidden?: boolean;
  readonly noindex?: boolean;
  readonly deprecated?: boolean;
  readonly searchable?: boolean;
  readonly keywords?: readonly string[];
  /** The weight of the page's words in search; 1 where it is absent. */
  readonly boost?: number;
  /** Whether to show the date of the last change. */
  readonly timestamp?: boolean;
  /** `YYYY-MM-DD`: when the page was last changed; overrides the date from git. */
  readonly lastUpdatedDate?: string;
  /** Pages or addresses to read next, as written; an empty list shows none. */
  readonly related?: readonly RelatedLink[];
  /** Names of the actions that the page offers instead of the site's. */
  readonly contextual?: readonly string[];
  readonly hideFooterPagination?: boolean;
  readonly canonical?: string;
  readonly rss?: boolean;
  /** Meta tags such as `og:title` or `twitter:card`, as written. */
  readonly meta: Readonly<Record<string, string>>;
}

/** What surrounds the text of a page, if that is not the default. */
export type PageMode = 'wide' | 'custom' | 'center' | 'frame' | 'landing';

/** The head of a start page, as written. Title and text default to those of the page. */
export interface HeroFields {
  readonly title?: string;
  readonly text?: string;
  readonly eyebrow?: string;
  readonly image?: string;
  readonly darkImage?: string;
  readonly alt?: string;
  readonly align?: 'center' | 'start';
  readonly command?: string;
  readonly actions: readonly HeroAction[];
}

/** A link of the hero that looks like a button. */
export interface HeroAction {
  readonly text: string;
  readonly href: string;
  readonly variant?: 'primary' | 'secondary' | 'plain';
  readonly icon?: string;
}

/** A link below the text of a page; its title defaults to that of its target page. */
export interface RelatedLink {
  readonly url: string;
  readonly title?: string;
}

/** What is shown at one address: a Markdown or MDX file of the project, or a part of an API document. */
export interface Page {
  readonly origin: 'file' | 'document';
  /** Path under the pages folder without extension, verbatim: `guides/intro`, `index`. Unique. */
  readonly slug: string;
  /**
   * Path of the source relative to the project folder: `content/guides/intro.mdx`; for a part of a
   * document, the document's name.
   */
  readonly file: string;
  readonly format: 'md' | 'mdx';
  /**
   * Path of the page from the site's root, encoded, without base: `/guides/intro/`, `/`. Ends in a slash
   * unless `trailingSlash` is `never`.
   */
  readonly href: string;
  /**
   * The h1: from front matter, otherwise the heading that the text begins with, otherwise made from the
   * file name.
   */
  readonly title: string;
  /** The name shown in navigation: `sidebarTitle`, otherwise `title`. */
  readonly navTitle: string;
  readonly frontMatter: FrontMatter;
  /** Where each front matter key is, for diagnostics; includes the addresses in `hero`: `hero.image`. */
  readonly frontMatterPositions: Readonly<Record<string, Position>>;
  /** The whole text of the file, front matter included; empty for pages made from a document. */
  readonly text: string;
  /** What the page shows of an OpenAPI document, in addition to its own text. */
  readonly reference?: PageReference;
  /** Set if the page would show part of a document that could not be read, or that no document has. */
  readonly isReferenceLost?: true;
}

export interface PageReference {
  readonly kind: 'operation' | 'webhook' | 'schema' | 'schemas' | 'overview' | 'symbol';
  /** Unique within the site: the key of the `Subject` that the page is about. */
  readonly key: string;
}
