import type { z } from 'zod';
import { ICON_LIBRARIES } from '../keys/icons.ts';
import type { branchIcon } from './group.ts';

/**
 * An icon as the rest of Lectern names it: the library before the name, `lucide:house`. What is of no
 * library that Lectern knows is looked up by its name.
 */
export function toIcon(
  icon: z.output<typeof branchIcon> | undefined,
  iconType: string | undefined,
) {
  if (icon === undefined) return undefined;
  if (typeof icon === 'string') return { name: icon, ...(iconType && { type: iconType }) };
  const { name, style = iconType, library } = icon;
  const known = ICON_LIBRARIES.find((each) => each === library);
  const full = known === undefined ? name : `${known}:${name}`;
  return { name: full, ...(style && { type: style }) };
}
