/** Where the names and values of a JSON text hold what a reader looks for. */
import { endOfText } from '../../../core/text/json/json-tokens.ts';

/** Nobody walks through more of them. */
export const mostPlaces = 10_000;

export interface FoundPlace {
  readonly start: number;
  readonly end: number;
}

/**
 * In the order of the text, up to `mostPlaces`. Capital letters do not matter, nor does the way in
 * which a character was escaped.
 */
export function findInJson(text: string, query: string): readonly FoundPlace[] {
  if (query.trim() === '') return [];
  const pattern = new RegExp(Array.from(query, toPattern).join(''), 'giu');
  const found: FoundPlace[] = [];
  const isInText = followTexts(text);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 0: matched, index: start } = match;
    // What else begins with such a character stands between names and values.
    if (!/^[\s"{}[\],:]/.test(matched) || isInText(start)) {
      found.push({ start, end: start + matched.length });
    }
    if (found.length >= mostPlaces) break;
  }
  return found;
}

function toPattern(character: string): string {
  if (character === '"' || character === '/') return `\\\\?${character === '/' ? '\\/' : '"'}`;
  if (character === '\\') return '\\\\+';
  if (character > '\u007f') {
    const units = Array.from({ length: character.length }, (_, rank) =>
      character.charCodeAt(rank).toString(16).padStart(4, '0'),
    );
    return `(?:${character}|${units.map((unit) => `\\\\u${unit}`).join('')})`;
  }
  return character.replace(/[$()*+.?[\]^{|}]/, '\\$&');
}

/** Tells of places, asked from first to last, whether they are within the quotes of a text. */
function followTexts(text: string): (place: number) => boolean {
  let start = text.indexOf('"');
  let end = endOfText(text, start);
  return (place) => {
    while (start >= 0 && end <= place) {
      start = text.indexOf('"', end);
      end = endOfText(text, start);
    }
    return start >= 0 && start <= place;
  };
}
