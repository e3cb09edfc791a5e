import { z } from 'zod';
import { isWebUrl, linkFault } from '../../address/link.ts';
import { broken } from './rule.ts';

/** The styles in which icons are drawn; the set decides which of them a name has. */
export const ICON_TYPES = [
  'brands',
  'duotone',
  'light',
  'regular',
  'sharp-duotone-solid',
  'sharp-light',
  'sharp-regular',
  'sharp-solid',
  'sharp-thin',
  'solid',
  'thin',
] as const;

export type IconType = (typeof ICON_TYPES)[number];

/** The name of an icon, or the image that serves as one: a path from the site's root or a URL. */
export const icon = z
  .string()
  .trim()
  .refine(isIcon, broken('config/bad-icon'))
  .transform((name) => name.replace(/^fa-/, ''));

export const iconType = z.enum(ICON_TYPES);

function isIcon(text: string): boolean {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/i.test(text)) return true;
  return (text.startsWith('/') || isWebUrl(text)) && linkFault(text) === undefined;
}
