/** Moves the icons of a piece of HTML that many pages share into one file that browsers keep. */

const ICON =
  /<svg class="icon" viewBox="([^"]*)" aria-hidden="true"([^>]*)>((?:(?!<\/?svg).)*)<\/svg>/gs;

/** Characters of drawings that are not worth a request of their own. */
const FEW = 3_000;

/** A file of drawings. */
export interface Sprite {
  readonly href: string;
  readonly ids: ReadonlyMap<string, string>;
}

/**
 * The HTML with its icons drawn from a sprite, which also holds the icons of `others`. `keep` stores
 * the sprite's text and gives its address; there is none where there are few icons, which stay
 * where they are.
 */
export function moveIcons({
  html,
  others,
  keep,
}: {
  html: string;
  others: string;
  keep: (sprite: string) => string;
}): { readonly html: string; readonly sprite?: Sprite } {
  const ids = new Map<string, string>();
  const symbols: string[] = [];
  for (const [, viewBox = '', , body = ''] of (html + others).matchAll(ICON)) {
    const key = toKey(viewBox, body);
    if (ids.has(key)) continue;
    const id = `i${ids.size}`;
    ids.set(key, id);
    symbols.push(`<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`);
  }
  const drawings = symbols.join('\n');
  if (drawings.length < FEW) return { html };
  const href = keep(`<svg xmlns="http://www.w3.org/2000/svg">\n${drawings}\n</svg>\n`);
  const sprite = { href, ids };
  return { html: useSprite(html, sprite), sprite };
}

/** Draws the icons of a piece of HTML from a sprite that its page has anyway, if that holds them. */
export function useSprite(html: string, { href, ids }: Sprite): string {
  return html.replace(ICON, (icon, viewBox: string, paint: string, body: string) => {
    const id = ids.get(toKey(viewBox, body));
    if (id === undefined) return icon;
    return `<svg class="icon" aria-hidden="true"${paint}><use href="${href}#${id}"/></svg>`;
  });
}

function toKey(viewBox: string, body: string): string {
  return `${viewBox} ${body}`;
}
