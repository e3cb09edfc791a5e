/**
 * Collects the icons that all pages of a section show in one file that browsers cache. Pages refer to the
 * file instead of each containing the icons.
 */
import { parse } from '../../core/html/parse.ts';
import type { Element } from '../../core/html/tree.ts';
import { write } from '../../core/html/write.ts';
import type { NavItem } from '../../core/navigation/model.ts';

/** Maps the markup of an icon to shorter markup that draws it from the file. */
export type Sprite = ReadonlyMap<string, string>;

/** Drawings of fewer characters are not worth a request: they are half a kilobyte when compressed. */
const MIN_SPRITE_CHARACTERS = 1_500;

/**
 * Builds a sprite of inline icons. `keep` stores its text and returns its address. The sprite is empty if
 * there are few icons: they stay inline.
 */
export function buildSprite(icons: readonly string[], keep: (text: string) => string): Sprite {
  const ids = new Map<string, string>();
  const symbols: string[] = [];
  const drawn = [...new Set(icons)].flatMap((icon) => {
    const [element] = parse(icon).children;
    if (element?.kind !== 'element' || element.name !== 'svg') return [];
    const viewBox = element.get('viewbox') ?? '';
    const body = write(element.children);
    const key = `${viewBox} ${body}`;
    const id = ids.get(key) ?? `i${ids.size}`;
    if (!ids.has(key)) symbols.push(`<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`);
    ids.set(key, id);
    return [{ icon, element, id }];
  });
  const drawings = symbols.join('\n');
  if (drawings.length < MIN_SPRITE_CHARACTERS) return new Map();
  const href = keep(`<svg xmlns="http://www.w3.org/2000/svg">\n${drawings}\n</svg>\n`);
  return new Map(drawn.map(({ icon, element, id }) => [icon, toUse(element, `${href}#${id}`)]));
}

const sprites = new WeakMap<readonly NavItem[], Sprite>();

/** Returns the sprite of the pages that share a sidebar, which is built on first use. */
export function rememberSprite(items: readonly NavItem[], build: () => Sprite): Sprite {
  const sprite = sprites.get(items) ?? build();
  sprites.set(items, sprite);
  return sprite;
}

function toUse(icon: Element, href: string): string {
  icon.remove('viewbox');
  return `${icon.opening}<use href="${href}"/>${icon.closing}`;
}
