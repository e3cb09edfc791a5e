import { escapeMarkup } from '../html/escape-markup.ts';

/** Names, strings, and other values; the text between them has no color. */
const WORDS = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** Formats JSON, complete or not, as HTML with the classes of highlighted code. */
export function colorJson(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(WORDS)) {
    const [all, string, colon] = match;
    html += escapeMarkup(text.slice(end, match.index));
    const kind = string === undefined ? 'tn' : colon === undefined ? 'ts' : 'ta';
    html += `<span class="${kind}">${escapeMarkup(string ?? all)}</span>${escapeMarkup(colon ?? '')}`;
    end = match.index + all.length;
  }
  return html + escapeMarkup(text.slice(end));
}
