/** How alternatives are shown, and how the panel of each is tied to its switch. */
import type { HTMLAttributes } from 'astro/types';
import type { Variant } from '../../../core/reference/model/shape-model.ts';
import { hasParts } from './shape-parts.ts';

/** More alternatives than that are chosen from a list. */
const MOST_TABS = 6;

export function isDropdown(options: readonly unknown[]): boolean {
  return options.length > MOST_TABS;
}

/** Whether they stand one under the other: an id or the object itself needs no switch. */
export function isStacked(options: readonly Variant[]): boolean {
  return options.filter(({ shape }) => hasParts(shape)).length < 2 && options.length < 4;
}

/** Attributes of the panel of `options[index]`. */
export function toPanelAttributes(
  options: readonly Variant[],
  index: number,
): HTMLAttributes<'div'> {
  const { id = '', label = '' } = options[index] ?? {};
  if (isStacked(options)) return { id };
  return {
    id,
    ...(isDropdown(options)
      ? { role: 'group' as const, 'aria-label': label }
      : { role: 'tabpanel' as const, 'aria-labelledby': `${id}-tab` }),
    ...(index > 0 && { 'data-inactive': '' }),
  };
}
