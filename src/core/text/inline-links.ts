/** Links in a line of text that is not Markdown as a whole: `[guide](/guide)` in a caption or a banner. */

/** Code, whose brackets are no link, or a link with its text and its address. */
const PART = /`[^`]+`|\[([^\]]+)\]\(([^()\s]+)\)/g;

/** The addresses that a text links to. */
export function listInlineLinks(text: string): readonly string[] {
  return Array.from(text.matchAll(PART)).flatMap(([, , url]) => url ?? []);
}

/** The text with other addresses; what `toUrl` gives nothing for stays as it is. */
export function mapInlineLinks(text: string, toUrl: (url: string) => string | undefined): string {
  return text.replace(PART, (whole: string, label?: string, url?: string) => {
    const mapped = url === undefined ? undefined : toUrl(url);
    return mapped === undefined ? whole : `[${label}](${mapped})`;
  });
}
