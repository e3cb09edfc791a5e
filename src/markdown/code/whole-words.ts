/**
 * Keeps words of code whole. Browsers end a line after any hyphen, so that `--strict` could stand
 * there in two pieces. What is longer than a narrow column is left to break.
 */
import type { MdastNode } from 'satteri';
import { escapeText } from '../../core/html/escape-markup.ts';

type Html = Extract<MdastNode, { type: 'html' }>;

const HYPHENATED = /(\S*-\S*)/;
const LONGEST = 20;

/**
 * Code in a line of text; undefined where nothing of it has to be kept. It is HTML and not elements,
 * because the compiler joins HTML with the text around it, and each element would be a call.
 */
export function keepWordsWhole(code: string): Html | undefined {
  const parts = code.split(HYPHENATED);
  if (!parts.some(isKept)) return undefined;
  return { type: 'html', value: `<code>${parts.map(toHtml).join('')}</code>` };
}

/** Every other part has a hyphen. */
function isKept(part: string, index: number): boolean {
  return index % 2 === 1 && part.length <= LONGEST;
}

function toHtml(part: string, index: number): string {
  const text = escapeText(part);
  return isKept(part, index) ? `<span class="code-word">${text}</span>` : text;
}
