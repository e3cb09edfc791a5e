import type { Position } from '../text/source-file.ts';

/** The recognised front matter of a page; everything is optional, wrong types are left out. */
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
  /** The sidebar entry is a link to this URL. */
  readonly url?: string;
  /** `[file] METHOD /path` or `webhook name`. */
  readonly openapi?: string;
  /** `[file] Key` of `components.schemas`. */
  readonly openapiSchema?: string;
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
  /** What the words of the page count in search; 1 where it is absent. */
  readonly boost?: number;
  /** Whether to show the date of the last change. */
  readonly timestamp?: boolean;
  /** `YYYY-MM-DD`: when the page was last changed, in place of what git knows. */
  readonly lastUpdatedDate?: string;
  /** Pages or addresses to read on, as written; none where it is empty. */
  readonly related?: readonly RelatedLink[];
  /** Names of the actions that the page offers in place of the site's. */
  readonly contextual?: readonly string[];
  readonly hideFooterPagination?: boolean;
  readonly canonical?: string;
  readonly rss?: boolean;
  /** Meta tags such as `og:title` or `twitter:card`, as written. */
  readonly meta: Readonly<Record<string, string>>;
}

/** What stands around the text of a page, where that is not all there is. */
export type PageMode = 'wide' | 'custom' | 'center' | 'frame' | 'landing';

/** The head of a start page, as written. Its title and text are those of the page, if not given. */
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

/** A link below the text of a page; its title is that of the page that it leads to, if not given. */
export interface RelatedLink {
  readonly url: string;
  readonly title?: string;
}

/** What is shown at one address: a Markdown or MDX file of the project, or a part of a document. */
export interface Page {
  readonly origin: 'file' | 'document';
  /** Path under the pages folder without extension, verbatim: `guides/intro`, `index`. Unique. */
  readonly slug: string;
  /** Path of the source relative to the project folder: `content/guides/intro.mdx`; the name of a document. */
  readonly file: string;
  readonly format: 'md' | 'mdx';
  /**
   * Path of the page from the site's root, encoded, without base: `/guides/intro/`, `/`.
   * Ends in a slash unless `trailingSlash` is `never`.
   */
  readonly href: string;
  /** The h1: front matter, else the heading that the text begins with, else made from the file name. */
  readonly title: string;
  /** What navigation shows: `sidebarTitle`, else `title`. */
  readonly navTitle: string;
  readonly frontMatter: FrontMatter;
  /** Where each front matter key stands, for diagnostics; of `hero` its addresses too: `hero.image`. */
  readonly frontMatterPositions: Readonly<Record<string, Position>>;
  /** The whole text of the file, front matter included; empty for pages made from a document. */
  readonly text: string;
  /** What the page shows of an OpenAPI document, beside its own text. */
  readonly reference?: PageReference;
  /** What it would show is in a document that could not be read. */
  readonly isReferenceLost?: true;
}

export interface PageReference {
  readonly kind: 'operation' | 'webhook' | 'schema' | 'schemas' | 'overview';
  /** Unique within the site: that of the `Subject` it names. */
  readonly key: string;
}
