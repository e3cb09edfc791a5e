import type { z } from 'zod';
import type { branchIcon } from './group.ts';

/** An icon as the rest of Lectern names it: the library before the name, `lucide:house`. */
export function toIcon(
  icon: z.output<typeof branchIcon> | undefined,
  iconType: string | undefined,
) {
  if (icon === undefined) return undefined;
  if (typeof icon === 'string') return { name: icon, ...(iconType && { type: iconType }) };
  const { name, style = iconType, library } = icon;
  const full = library === undefined ? name : `${library}:${name}`;
  return { name: full, ...(style && { type: style }) };
}
