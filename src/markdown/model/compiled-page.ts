import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { HeadingPlace, LinkUse } from '../../core/pages/uses.ts';
import type { ReadyCode } from './ready-code.ts';

/** A component as `astro/jsx-runtime` calls it: props in, virtual node out. */
export type JsxComponent = (props: Record<string, unknown>) => unknown;

/** What compiling a page's text gives; rendering it needs the components and nothing else. */
export interface CompiledPage {
  /**
   * To be rendered as `<Content components={...} />`. What fails inside of it costs only itself and
   * is told by `told`. Absent when the page could not be compiled; `diagnostics` says why.
   */
  readonly Content?: JsxComponent;
  /** What the last rendering of `Content` had to leave out; complete when that is done. */
  readonly told?: () => readonly Diagnostic[];
  /** Code of the page that is drawn when `Content` is rendered; its elements hold ranks in this list. */
  readonly readyCode?: readonly ReadyCode[];
  /** Links of the page and its snippets, each with the file it stands in. */
  readonly links: readonly LinkUse[];
  /** Markdown headings of the page and its snippets, which links count on. */
  readonly headingPlaces: readonly HeadingPlace[];
  /** Whether all of the page's text could be read; what could not is shown as it is written. */
  readonly isWhole: boolean;
  /** Whether its code asks for what may differ the next time: the time, chance, the disk. */
  readonly isVolatile: boolean;
  readonly diagnostics: readonly Diagnostic[];
}
