import { z } from 'zod';
import { key } from './key.ts';

const shape = z.strictObject({
  drilldown: key(z.boolean().default(false), {
    text: 'Opening a group within another group of the sidebar also opens its first page, unless the group contains the current page or begins with a group. On narrow screens, where the sidebar covers the page, it only opens the group.',
    example: true,
  }),
});

/** `interaction`: how the navigation responds to clicks. */
export const interaction = key(shape.prefault({}), {
  text: 'How the navigation responds to clicks.',
  example: { drilldown: true },
});
