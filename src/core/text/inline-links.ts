/** Links in a line of text that is not Markdown as a whole: `[guide](/guide)` in a caption or a banner. */

/**
 * A pattern for a link with its text and its address. Escaped brackets, images, and code such as
 * `Map[T](items)`, which is not always marked as code in a line of text, are none.
 */
export const INLINE_LINK = String.raw`(?<![\\!])(?!(?<=\w)\[[^\]]+\]\(\w+\))\[(?<label>[^\]]+)\]\((?<url>[^()\s]+)\)`;

/** Inline code, whose brackets are not a link, or a link. */
const PART = new RegExp(`\`[^\`]+\`|${INLINE_LINK}`, 'g');

/** Lists the addresses that a text links to. */
export function listInlineLinks(text: string): readonly string[] {
  return Array.from(text.matchAll(PART)).flatMap(([, , url]) => url ?? []);
}

/** Replaces the addresses of a text's links; a link for which `toUrl` returns nothing stays as it is. */
export function mapInlineLinks(text: string, toUrl: (url: string) => string | undefined): string {
  return text.replace(PART, (whole: string, label?: string, url?: string) => {
    const mapped = url === undefined ? undefined : toUrl(url);
    return mapped === undefined ? whole : `[${label}](${mapped})`;
  });
}
