/** Formats icons in the one form in which pages contain them. Independent of icon sets. */

/** The inside of an `<svg>` and the frame that it is drawn in. */
export interface Drawing {
  readonly viewBox: string;
  /** Markup without its own color where the text's color should show. */
  readonly body: string;
  /** Fill of the whole drawing; `none` for line drawings. Defaults to the text's color. */
  readonly fill?: string;
  /** Other attributes of the outer element, each with a leading space. */
  readonly attributes?: string;
}

/**
 * Formats a drawing as an element that assistive technology skips: icons are decoration, and the text next
 * to one conveys its meaning.
 */
export function formatSvg(drawing: Drawing): string {
  const { viewBox, body, fill = 'currentColor', attributes = '' } = drawing;
  return `<svg class="icon" viewBox="${viewBox}" aria-hidden="true" fill="${fill}"${attributes}>${body}</svg>`;
}
