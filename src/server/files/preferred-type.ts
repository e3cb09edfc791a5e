/** Which of the two texts of a page a client would rather have, by its `Accept` (RFC 9110). */
import { parseWishes, qualityOf } from './wishes.ts';

/**
 * Whether Markdown goes before HTML: wished for more, or as much and named first. A wish for anything at
 * all, or for any text, is a browser's or nobody's, and gets HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const wishes = parseWishes(accept);
  const quality = qualityOf(wishes, 'text/markdown');
  if (quality === 0) return false;
  const rankOf = (wanted: string) => wishes.findIndex(({ name }) => name === wanted);
  const html = rankOf('text/html');
  // What is named most exactly counts.
  const least = qualityOf(wishes, 'text/html', 'text/*', '*/*');
  return quality > least || (quality === least && (html === -1 || rankOf('text/markdown') < html));
}
