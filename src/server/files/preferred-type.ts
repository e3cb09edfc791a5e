/** Decides by a client's `Accept` (RFC 9110) which of the two versions of a page it prefers. */
import { parsePreferences, qualityOf } from './preferences.ts';

/**
 * Whether Markdown is preferred to HTML: it has a higher quality, or the same and comes first. A wildcard
 * comes from a browser or expresses no preference, and gets HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const wishes = parsePreferences(accept);
  const quality = qualityOf(wishes, 'text/markdown');
  if (quality === 0) return false;
  const rankOf = (wanted: string) => wishes.findIndex(({ name }) => name === wanted);
  const html = rankOf('text/html');
  // The most specific name counts.
  const least = qualityOf(wishes, 'text/html', 'text/*', '*/*');
  return quality > least || (quality === least && (html === -1 || rankOf('text/markdown') < html));
}
