import { z } from 'zod';
import { key } from './key.ts';

/** `modeToggle`: light and dark. Hidden together with a default, it forces that mode. */
export const modeToggle = z.strictObject({
  default: key(z.enum(['light', 'dark']).exactOptional(), {
    text: 'Mode that new readers see.',
    fallback: "the mode of the reader's system",
    example: 'dark',
  }),
  isHidden: key(z.boolean().default(false), {
    text: 'Hides the toggle. Together with `default`, limits the site to one mode.',
    example: true,
  }),
});
