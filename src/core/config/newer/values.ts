/** Types of values that the newer format uses. */
import { z } from 'zod';

export const byMode = <Value extends z.ZodType>(value: Value) =>
  z.union([value, z.strictObject({ light: value.exactOptional(), dark: value.exactOptional() })]);
