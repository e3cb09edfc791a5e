import { z } from 'zod';
import { link } from '../keys/address.ts';
import { key } from '../keys/key.ts';
import { label } from '../keys/text.ts';
import { branchIcon } from './group.ts';

const navbarLink = z.strictObject({
  label: key(z.string().trim().exactOptional(), {
    text: 'Name of the link. Without a name, only its icon is shown.',
    example: 'Community',
  }),
  href: key(link, { text: 'Where the link leads.', example: 'https://example.com/community' }),
  type: key(z.enum(['github', 'discord']).exactOptional(), {
    text: '`github` shows the repository with its star count.',
    example: 'github',
  }),
  icon: key(branchIcon.exactOptional(), { text: 'Icon before the name.', example: 'users' }),
});

/** `navbar`: the links of the top bar, and its button. */
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
