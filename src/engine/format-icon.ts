import type { IconSet } from '../node/icons/icon-set.ts';

/** Markup of an icon for the page; undefined when there is no name or nothing to draw. */
export function formatIcon(
  icons: IconSet,
  name: string | undefined,
  type: string | undefined,
): string | undefined {
  if (name === undefined || name === '') return undefined;
  const icon = icons.resolve(name, type, 'regular');
  switch (icon.kind) {
    case 'svg':
      return icon.svg;
    case 'image':
      return `<img class="icon" src="${icon.src.replaceAll('"', '%22')}" alt="" />`;
    case 'missing':
    case 'unreadable':
      return undefined;
  }
}
