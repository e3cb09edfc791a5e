/** The one shape in which icons stand in a page. Knows no icon set. */

/** The inside of an `<svg>` and the frame that it is drawn in. */
export interface Drawing {
  readonly viewBox: string;
  /** Markup without colour of its own where the text's colour should show. */
  readonly body: string;
  /** Fill of the whole drawing; `none` for line drawings. The text's colour if absent. */
  readonly fill?: string;
  /** Other attributes of the outer element, with a leading space each. */
  readonly attributes?: string;
}

/** Icons are decoration: the text beside one says what it means, so readers' tools skip it. */
export function formatSvg(drawing: Drawing): string {
  const { viewBox, body, fill = 'currentColor', attributes = '' } = drawing;
  return `<svg class="icon" viewBox="${viewBox}" aria-hidden="true" fill="${fill}"${attributes}>${body}</svg>`;
}
