import { escapeMarkup } from '../../core/html/escape-markup.ts';
import type { IconSet } from '../../node/icons/icon-set.ts';
import type { Sprite } from './icon-sprite.ts';

export interface IconSource {
  readonly icons: IconSet;
  /** The shared drawings that the page refers to. */
  readonly sprite: Sprite;
  /** Returns attributes that tell an icon from an image in the text. */
  readonly mark: () => Readonly<Record<string, string>>;
}

/** Formats an icon as markup for the page; undefined if there is no name or nothing to draw. */
export function formatIcon(
  { icons, sprite, mark }: IconSource,
  name: string | undefined,
  type: string | undefined,
): string | undefined {
  if (name === undefined || name === '') return undefined;
  const icon = icons.resolve(name, type, 'regular');
  switch (icon.kind) {
    case 'svg':
      return sprite.get(icon.svg) ?? icon.svg;
    case 'image':
      return `<img class="icon" src="${icon.src.replaceAll('"', '%22')}" alt=""${formatMark(mark())} />`;
    case 'missing':
    case 'unreadable':
    case 'no-file':
      return undefined;
  }
}

function formatMark(mark: Readonly<Record<string, string>>): string {
  return Object.entries(mark)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
}
