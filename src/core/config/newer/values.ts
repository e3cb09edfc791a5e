/** Kinds of values of the newer format. */
import { z } from 'zod';
import { key } from '../keys/key.ts';

/** Of keys that a hosted service reads and a static site has no use for. */
export const idle = (text: string) => key(z.unknown().exactOptional(), { text, status: 'none' });

export const byMode = <Value extends z.ZodType>(value: Value) =>
  z.union([value, z.strictObject({ light: value.exactOptional(), dark: value.exactOptional() })]);
