/** Text and code of a section as search shows them: `SearchSection` says how. */
import { collapse } from '../core/html/text.ts';

/** Put into text where a row of a table, or a cell, ends; no text of a page holds them. */
export const ROW_END = '\u001e';
export const CELL_END = '\u001f';

export function toSectionText(text: string): string {
  return text
    .split(ROW_END)
    .map((row) => row.split(CELL_END).map(collapse).filter(isFilled).join('\t'))
    .filter(isFilled)
    .join('\n');
}

/** Lines without those that are blank. */
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
