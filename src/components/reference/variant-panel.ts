/** How the panel of an alternative is tied to its switch. */
import type { Variant } from '../../core/openapi/shape-model.ts';

/** More alternatives than that are chosen from a list. */
const MOST_TABS = 6;

export function isDropdown(options: readonly unknown[]): boolean {
  return options.length > MOST_TABS;
}

/** Attributes of the panel of `options[index]`. */
export function toPanelAttributes(options: readonly Variant[], index: number) {
  const { id = '', label = '' } = options[index] ?? {};
  return {
    id,
    ...(isDropdown(options)
      ? { role: 'group', 'aria-label': label }
      : { role: 'tabpanel', 'aria-labelledby': `${id}-tab` }),
    ...(index > 0 && { 'data-inactive': '' }),
  } as const;
}
