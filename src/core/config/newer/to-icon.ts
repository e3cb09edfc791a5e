import type { z } from 'zod';
import { toIconName } from '../keys/icons.ts';
import type { branchIcon } from './group.ts';

/** An icon as the rest of Lectern names it. */
export function toIcon(
  icon: z.output<typeof branchIcon> | undefined,
  iconType: string | undefined,
) {
  if (icon === undefined) return undefined;
  if (typeof icon === 'string') return { name: icon, ...(iconType && { type: iconType }) };
  const { name, style = iconType, library } = icon;
  return { name: toIconName(name, library), ...(style && { type: style }) };
}
