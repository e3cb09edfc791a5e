import { z } from 'zod';
import { link } from '../keys/address.ts';
import { footerSocials } from '../keys/footer.ts';
import { key } from '../keys/key.ts';
import { label } from '../keys/text.ts';

const column = z.strictObject({
  header: key(label.exactOptional(), { text: 'Heading of the column.', example: 'Company' }),
  items: key(z.array(z.strictObject({ label, href: link })), {
    text: 'Links of the column, each with `label` and `href`.',
    example: [{ label: 'Blog', href: 'https://example.com/blog' }],
  }),
});

/** `footer` of the newer format: social accounts and columns of links. */
export const footer = z.strictObject({
  socials: key(footerSocials.exactOptional(), {
    text: 'Social accounts, in order: URLs by platform.',
    example: { github: 'https://github.com/owner' },
  }),
  links: key(z.array(column).exactOptional(), {
    text: 'Columns of links above the social accounts.',
    example: [{ header: 'Company', items: [{ label: 'Blog', href: 'https://example.com/blog' }] }],
  }),
});
