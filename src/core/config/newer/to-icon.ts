import type { z } from 'zod';
import { ICON_LIBRARIES } from '../keys/icons.ts';
import type { branchIcon } from './group.ts';

/**
 * Converts an icon to the form that the rest of Lectern uses, with the library before the name:
 * `lucide:house`. The name is used alone if Lectern does not know the library.
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
