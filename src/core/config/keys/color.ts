import { z } from 'zod';
import { broken } from './rule.ts';

const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A color of three or six hex digits. The output always has six lowercase digits. */
export const hexColor = z
  .string()
  .refine((text) => HEX_COLOR.test(text), broken('config/bad-color'))
  .transform(toSixDigits)
  .meta({ pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' });

/** A plain color (only `from`) or a gradient. Every part is `#` and six lowercase digits. */
export interface Color {
  readonly from: string;
  readonly via?: string;
  readonly to?: string;
}

/** A hex color, or the two or three colors of a gradient. */
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
