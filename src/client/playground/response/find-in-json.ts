/** Searches the names and values of a JSON text. */
import { endOfText } from '../../../core/text/json/json-tokens.ts';

/** Maximum number of matches; nobody steps through more. */
export const maxMatches = 10_000;

export interface FoundPlace {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns matches in text order, up to `maxMatches`. The search ignores case and how a character is
 * escaped.
 */
export function findInJson(text: string, query: string): readonly FoundPlace[] {
  if (query.trim() === '') return [];
  const pattern = new RegExp(Array.from(query, toPattern).join(''), 'giu');
  const found: FoundPlace[] = [];
  const isInText = followTexts(text);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 0: matched, index: start } = match;
    // Matches that begin with another such character would lie between names and values.
    if (!/^[\s"{}[\],:]/.test(matched) || isInText(start)) {
      found.push({ start, end: start + matched.length });
    }
    if (found.length >= maxMatches) break;
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

/**
 * Returns a function that tells whether an offset is inside a JSON string. It must be called with
 * increasing offsets.
 */
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
