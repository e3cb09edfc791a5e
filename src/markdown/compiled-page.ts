import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import type { Position } from '../core/source/source-file.ts';

/** A heading of a page, in document order. */
export interface Heading {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** The `id` of the element, unique on the page. */
  readonly id: string;
  readonly text: string;
  /** Headings inside accordions, expandables and the like are not in the table of contents. */
  readonly inContents: boolean;
}

/** A link, image or file that the page refers to, as the author wrote it. */
export interface Reference {
  readonly kind: 'link' | 'image' | 'file';
  readonly url: string;
  readonly position?: Position;
}

/** What compiling a page's text gives; rendering it needs the components and nothing else. */
export interface CompiledPage {
  /** Astro component factory, to be rendered as `<Content components={...} />`. */
  readonly Content: (props: Record<string, unknown>) => unknown;
  readonly headings: readonly Heading[];
  readonly references: readonly Reference[];
  /** Visible words, for search and descriptions. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}
