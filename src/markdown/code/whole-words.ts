/**
 * Keeps words of inline code on one line. Browsers break a line after any hyphen, which could split
 * `--strict`. Words longer than a narrow column may still break.
 */
import type { MdastNode } from 'satteri';
import { escapeText } from '../../core/html/escape-markup.ts';

type Html = Extract<MdastNode, { type: 'html' }>;

const HYPHENATED = /(\S*-\S*)/;
const MAX_WORD_CHARACTERS = 20;

/**
 * Returns the HTML of inline code; undefined if no word has to be kept whole. The result is HTML and not
 * elements, because the compiler merges HTML with the text around it, whereas each element would be a
 * function call.
 */
export function keepWordsWhole(code: string): Html | undefined {
  const parts = code.split(HYPHENATED);
  if (!parts.some(isKept)) return undefined;
  return { type: 'html', value: `<code>${parts.map(toHtml).join('')}</code>` };
}

/** Whether a part is kept whole. Every other part has a hyphen. */
function isKept(part: string, index: number): boolean {
  return index % 2 === 1 && part.length <= MAX_WORD_CHARACTERS;
}

function toHtml(part: string, index: number): string {
  const text = escapeText(part);
  return isKept(part, index) ? `<span class="code-word">${text}</span>` : text;
}
