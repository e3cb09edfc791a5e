/**
 * The right column of a page. Authors put request and response examples and panels anywhere; where
 * there is room they stand together beside the text. They are one block in the page, at the place of
 * the first, so that narrow screens and readers without styles meet them there.
 */

export const RAIL_START = '<!--rail-->';
export const RAIL_END = '<!--/rail-->';

const PIECE = /<!--rail-->([\s\S]*?)<!--\/rail-->/g;

/** Brings all pieces of the right column to the place of the first, in `<div class="rail">`. */
export function gatherRail(html: string): string {
  const pieces = Array.from(html.matchAll(PIECE), ([, piece = '']) => piece);
  if (pieces.length === 0) return html;
  let isFirst = true;
  return html.replace(PIECE, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<div class="rail">${pieces.join('')}</div>`;
  });
}
