import { z } from 'zod';
import { isWebUrl, linkFault } from '../../address/link.ts';
import { ICON_LIBRARIES } from './icons.ts';
import { broken } from './rule.ts';

/** The styles of icons. The icon set determines which of them an icon has. */
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

/** A name, optionally prefixed with its library: `lucide:house`. */
const ICON_NAME = new RegExp(
  String.raw`^(?:(?:${ICON_LIBRARIES.join('|')}):)?[a-z0-9]+(?:-[a-z0-9]+)*$`,
  'i',
);

const EMOJI = /^\p{RGI_Emoji}$/v;

/** The name of an icon, an emoji, or an image by its path from the site root or its URL. */
export const icon = z
  .string()
  .trim()
  .refine(isIcon, broken('config/bad-icon'))
  .transform((name) => name.replace(/^fa-/, ''));

export const iconType = z.enum(ICON_TYPES);

export function isEmoji(text: string): boolean {
  return EMOJI.test(text);
}

function isIcon(text: string): boolean {
  if (ICON_NAME.test(text) || isEmoji(text)) return true;
  return (text.startsWith('/') || isWebUrl(text)) && linkFault(text) === undefined;
}
