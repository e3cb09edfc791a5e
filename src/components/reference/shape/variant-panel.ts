/** Decides how alternatives are shown, and connects the panel of each with its tab. */
import type { HTMLAttributes } from 'astro/types';
import type { Variant } from '../../../core/reference/model/shape-model.ts';
import { hasParts } from './shape-parts.ts';

/** More alternatives than this are in a `<select>` instead of tabs. */
const MAX_TABS = 6;

export function isDropdown(options: readonly unknown[]): boolean {
  return options.length > MAX_TABS;
}

/** Whether alternatives are stacked: a choice such as "an id or the object itself" needs no tabs. */
export function isStacked(options: readonly Variant[]): boolean {
  return options.filter(({ shape }) => hasParts(shape)).length < 2 && options.length < 4;
}

/** Returns the attributes of the panel of `options[index]`. */
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
