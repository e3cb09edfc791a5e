import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { HeadingPlace, LinkUse } from '../../core/pages/uses.ts';
import type { ReadyCode } from './ready-code.ts';

/** A component as `astro/jsx-runtime` calls it: props in, virtual node out. */
export type JsxComponent = (props: Record<string, unknown>) => unknown;

/** The result of compiling a page's text; rendering it needs only the components in addition. */
export interface CompiledPage {
  /**
   * To be rendered as `<Content components={...} />`. A failure inside it affects only the part that fails,
   * and is listed in `reported`. Absent when the page could not be compiled; `diagnostics` says why.
   */
  readonly Content?: JsxComponent;
  /** Returns what the last rendering of `Content` had to leave out; complete when that is done. */
  readonly reported?: () => readonly Diagnostic[];
  /** Code blocks that are inserted after `Content` is rendered; its elements hold indexes into this list. */
  readonly readyCode?: readonly ReadyCode[];
  /** Links of the page and its snippets, each with the file that contains it. */
  readonly links: readonly LinkUse[];
  /** Markdown headings of the page and its snippets, which links rely on. */
  readonly headingPlaces: readonly HeadingPlace[];
  /** Ids of the elements that the page and its snippets state, other than those of Markdown headings. */
  readonly elementIds: readonly string[];
  /** Whether all of the page's text could be read; anything else is shown as written. */
  readonly isWhole: boolean;
  /** Whether its code reads values that can differ on the next run: the time, random numbers, the disk. */
  readonly isVolatile: boolean;
  readonly diagnostics: readonly Diagnostic[];
}
