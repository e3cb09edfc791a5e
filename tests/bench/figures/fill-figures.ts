const BEGIN = '{/* Figures: written by npm run bench */}';
const END = '{/* End of figures */}';

/** Returns a page with these parts between its marks, in place of the previous ones. */
export function fillFigures(page: string, parts: readonly string[]): string {
  const [before, rest] = page.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(`The page has no place for figures: ${BEGIN} … ${END}`);
  }
  return `${before}${BEGIN}\n\n${parts.join('\n\n')}\n\n${END}${after}`;
}
