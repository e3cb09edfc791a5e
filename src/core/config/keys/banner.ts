import { z } from 'zod';
import { hexColor } from './color.ts';
import { key } from './key.ts';
import { label } from './text.ts';

const modes = z
  .strictObject({
    light: key(hexColor.exactOptional(), {
      text: 'Its colour in light mode; that of dark mode, if not given.',
      example: '#0f5132',
    }),
    dark: key(hexColor.exactOptional(), {
      text: 'Its colour in dark mode; that of light mode, if not given.',
      example: '#0a3622',
    }),
  })
  .transform(({ light, dark }) => ({ light: light ?? dark, dark: dark ?? light }));

/** `banner`: a line over the top of every page. */
export const banner = z.strictObject({
  content: key(label, {
    text: 'Its text; may hold links, emphasis and code in Markdown.',
    example: 'Version 2 is out: [what is new](/changelog).',
  }),
  dismissible: key(z.boolean().default(false), {
    text: 'Lets readers close it. It comes back when its text changes.',
    example: true,
  }),
  type: key(z.enum(['info', 'warning', 'critical']).default('info'), {
    text: 'How urgent it is: in the colour of buttons, in amber or in red.',
    example: 'warning',
  }),
  color: key(
    z
      .union([hexColor.transform((color) => ({ light: color, dark: color })), modes])
      .exactOptional(),
    {
      text: 'A colour of its own, or one for each mode, in place of that of `type`. Its text is white.',
      example: '#0f5132',
    },
  ),
});
