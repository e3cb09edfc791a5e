import { z } from 'zod';
import { broken } from './rule.ts';

const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour of three or six hex digits; the output always has six, in lower case. */
export const hexColor = z
  .string()
  .refine((text) => HEX_COLOR.test(text), broken('config/bad-color'))
  .transform(toSixDigits)
  .meta({ pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' });

/** A plain colour (`from` alone) or a gradient; every part is `#` and six lower-case digits. */
export interface Color {
  readonly from: string;
  readonly via?: string;
  readonly to?: string;
}

/** A hex colour, or the two or three colours of a gradient. */
export const color = z.union([
  hexColor.transform((from): Color => ({ from })),
  z
    .strictObject({ from: hexColor, via: hexColor.exactOptional(), to: hexColor })
    .transform((gradient): Color => gradient),
]);

function toSixDigits(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`;
}
