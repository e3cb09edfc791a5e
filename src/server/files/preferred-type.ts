/** Which of the two texts of a page a client would rather have, by its `Accept` (RFC 9110). */

interface Wish {
  /** Lower case, without parameters: `text/markdown`, `text/*`. */
  readonly range: string;
  readonly quality: number;
}

/**
 * Whether Markdown goes before HTML: wished for more, or as much and named first. A wish for anything at
 * all, or for any text, is a browser's or nobody's, and gets HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const wishes = parseWishes(accept ?? '');
  const markdown = wishes.findIndex(({ range }) => range === 'text/markdown');
  const quality = wishes[markdown]?.quality ?? 0;
  if (quality === 0) return false;
  const html = wishes.findIndex(({ range }) => range === 'text/html');
  const least = qualityOfHtml(wishes);
  return quality > least || (quality === least && (html === -1 || markdown < html));
}

/** What is named most exactly counts. */
function qualityOfHtml(wishes: readonly Wish[]): number {
  for (const wanted of ['text/html', 'text/*', '*/*']) {
    const wish = wishes.find(({ range }) => range === wanted);
    if (wish !== undefined) return wish.quality;
  }
  return 0;
}

function parseWishes(accept: string): Wish[] {
  return accept.split(',').map((wish) => {
    const [range = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    const written = parameters.find((parameter) => /^q\s*=/.test(parameter));
    return { range, quality: written === undefined ? 1 : parseQuality(written) };
  });
}

/** What is no number from 0 to 1 is no wish. */
function parseQuality(written: string): number {
  const [, digits] = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(written) ?? [];
  return Number(digits ?? 0);
}
