/** Cuts a description down to its beginning as plain text, for places without room for Markdown. */

import { parse } from '../../html/parse.ts';
import { elementText } from '../../html/text.ts';
import { cutText } from '../../text/cut-text.ts';

const maxHintCharacters = 140;
/** Only this much of the Markdown is read, because brackets that nothing closes take long to search. */
const maxReadCharacters = 2000;
/** A longer rest is not a word that was cut, but text in a language without spaces. */
const cutWord = /\s+\S{0,30}$/;

/** Returns the first paragraph without markup, cut at a word; `''` if there is none. */
export function toPlainHint(markdown = ''): string {
  const [paragraph = ''] = markdown
    .trim()
    .slice(0, maxReadCharacters)
    .split(/\n\s*\n/);
  const words = paragraph
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]+|^#+\s+|\b_|_\b/gm, '');
  const text = elementText(parse(words));
  if (text.length <= maxHintCharacters) return text;
  return `${cutText(text, maxHintCharacters).replace(cutWord, '')} …`;
}
