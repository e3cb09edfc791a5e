/** Longer names are cut: file systems bear 255 bytes, readers less. */
const longest = 80;

/**
 * One part of a generated page's path: words with dashes, in lower case. `_` stays inside of a name, and
 * `A - B` has two dashes, where links expect it that are older than the page. Never empty unless `name` has
 * no letter and no digit, and never a way out of its folder.
 */
export function toPathPart(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .split(/ (?:- )+/)
    .map(joinWords)
    .filter((words) => words !== '')
    .join('--')
    .replace(/^[-_]+/, '')
    .toLowerCase()
    .slice(0, longest)
    .replace(/[-_]+$/, '');
}

function joinWords(name: string): string {
  return name
    .replace(/[\s{}/\\:]+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '')
    .replace(/-{2,}/g, '-');
}
