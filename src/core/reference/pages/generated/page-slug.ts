import { cutText } from '../../../text/cut-text.ts';

/** Longer names are cut: file systems allow 255 bytes, and readers prefer fewer. */
const maxSlugCharacters = 80;

/**
 * Returns one segment of a generated page's path: words joined by dashes, in lower case. `_` is kept inside
 * a name, and `A - B` gets two dashes, because links that are older than the page expect them. Never empty
 * unless `name` has neither letters nor digits, and never a path out of its folder.
 */
export function toPathPart(name: string): string {
  const whole = name
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .split(/ (?:- )+/)
    .map(joinWords)
    .filter((words) => words !== '')
    .join('--')
    .replace(/^[-_]+/, '')
    .toLowerCase();
  return cutText(whole, maxSlugCharacters).replace(/[-_]+$/, '');
}

function joinWords(name: string): string {
  return name
    .replace(/[\s{}/\\:]+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '')
    .replace(/-{2,}/g, '-');
}
