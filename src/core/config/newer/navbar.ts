/** The bars of the newer format: `navbar` and `banner`. */
import { z } from 'zod';
import { link } from '../keys/address.ts';
import { hexColor } from '../keys/color.ts';
import { icon } from '../keys/icon.ts';
import { key } from '../keys/key.ts';
import { label } from '../keys/text.ts';

const navbarLink = z.strictObject({
  label: key(label.exactOptional(), { text: 'Name of the link.', example: 'Community' }),
  href: key(link, { text: 'Where the link leads.', example: 'https://example.com/community' }),
  type: key(z.enum(['github', 'discord']).exactOptional(), {
    text: '`github` shows the repository with its star count.',
    example: 'github',
  }),
  icon: key(z.union([icon, z.looseObject({ name: icon })]).exactOptional(), {
    text: 'Icon before the name.',
    status: 'none',
  }),
});

/** `navbar`: links of the top bar, and its button. */
export const navbar = z.strictObject({
  links: key(z.array(navbarLink).exactOptional(), {
    text: 'Links in the top bar, in order.',
    example: [{ label: 'Community', href: 'https://example.com/community' }],
  }),
  primary: key(
    z
      .strictObject({
        type: key(z.enum(['button', 'github', 'discord']).exactOptional(), {
          text: '`github` shows the repository and its star count.',
          fallback: '`button`',
          example: 'github',
        }),
        label: key(label.exactOptional(), { text: 'Text of the button.', example: 'Sign in' }),
        href: key(link, { text: 'Where the button leads.', example: 'https://example.com/start' }),
      })
      .exactOptional(),
    {
      text: 'Call to action at the end of the top bar.',
      example: { type: 'button', label: 'Get started', href: 'https://example.com/start' },
    },
  ),
});

/** `banner`: a line over every page. */
export const banner = z.strictObject({
  content: key(label, {
    text: 'Text of the banner, with links, bold and italic as in Markdown.',
    example: 'Version 2 is out. [Read more](/changelog)',
  }),
  dismissible: key(z.boolean().exactOptional(), {
    text: 'Whether readers can close it, until its text changes.',
    example: true,
  }),
  type: key(z.enum(['info', 'warning', 'critical']).exactOptional(), {
    text: 'How urgent it is.',
    fallback: '`info`',
    example: 'warning',
  }),
  color: key(
    z
      .union([
        hexColor,
        z.strictObject({ light: hexColor.exactOptional(), dark: hexColor.exactOptional() }),
      ])
      .exactOptional(),
    { text: 'Its colour, or one for each mode.', example: '#166534' },
  ),
});
