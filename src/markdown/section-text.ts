/** Formats the text and code of a section for search, as `SearchSection` describes it. */
import { collapse } from '../core/html/text.ts';

/** Marks the end of a table row, or of a cell, in text; these characters do not occur in pages. */
export const ROW_END = '\u001e';
export const CELL_END = '\u001f';

export function toSectionText(text: string): string {
  return text
    .split(ROW_END)
    .map((row) => row.split(CELL_END).map(collapse).filter(isFilled).join('\t'))
    .filter(isFilled)
    .join('\n');
}

/** Joins the lines of code blocks, without empty lines. */
export function toSectionCode(blocks: readonly string[]): string {
  return blocks
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replaceAll('\t', '  ').trimEnd())
    .filter(isFilled)
    .join('\n');
}

function isFilled(text: string): boolean {
  return text !== '';
}
