import { z } from 'zod';
import { hexColor } from './color.ts';
import { key } from './key.ts';
import { label } from './text.ts';

const modes = z
  .strictObject({
    light: key(hexColor.exactOptional(), {
      text: 'Color in light mode. Default: the color in dark mode.',
      example: '#0f5132',
    }),
    dark: key(hexColor.exactOptional(), {
      text: 'Color in dark mode. Default: the color in light mode.',
      example: '#0a3622',
    }),
  })
  .transform(({ light, dark }) => ({ light: light ?? dark, dark: dark ?? light }));

/** `banner`: a line at the top of every page. */
export const banner = z.strictObject({
  content: key(label, {
    text: 'Text of the banner. It can contain links, emphasis and code in Markdown.',
    example: 'Version 2 is out: [what is new](/changelog).',
  }),
  dismissible: key(z.boolean().default(false), {
    text: 'Lets readers close the banner. It comes back when its text changes.',
    example: true,
  }),
  type: key(z.enum(['info', 'warning', 'critical']).default('info'), {
    text: 'How urgent the message is: the banner has the color of buttons, amber or red.',
    example: 'warning',
  }),
  color: key(
    z
      .union([hexColor.transform((color) => ({ light: color, dark: color })), modes])
      .exactOptional(),
    {
      text: 'A color, or one for each mode, in place of the color of `type`. The text is white.',
      example: '#0f5132',
    },
  ),
});
