import { z } from 'zod';
import { key } from './key.ts';

/** `modeToggle`: the toggle between light and dark mode. Hiding it and setting a default forces that mode. */
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
