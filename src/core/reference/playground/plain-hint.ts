/** Cuts a description down to its beginning as plain text, for places without room for Markdown. */

import { parse } from '../../html/parse.ts';
import { elementText } from '../../html/text.ts';

const maxHintCharacters = 140;

/** Returns the first paragraph without markup, cut at a word; `''` if there is none. */
export function toPlainHint(markdown = ''): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const words = paragraph
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]+|^#+\s+|\b_|_\b/gm, '');
  const text = elementText(parse(words));
  if (text.length <= maxHintCharacters) return text;
  return `${text.slice(0, maxHintCharacters).replace(/\s+\S*$/, '')} …`;
}
