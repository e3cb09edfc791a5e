/** Longer names are cut: file systems bear 255 bytes, readers less. */
const longest = 80;

/**
 * One part of a generated page's path: words with dashes, in lower case. Never empty unless `name`
 * has no letter and no digit, and never a way out of its folder.
 */
export function toPathPart(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\s{}/_\\:]+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, longest)
    .replace(/-$/, '');
}
