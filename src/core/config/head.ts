import { z } from 'zod';
import { key } from './key.ts';

const tag = z.strictObject({
  tag: key(z.enum(['meta', 'link', 'script', 'style', 'noscript']), {
    text: 'Name of the element.',
    example: 'meta',
  }),
  attrs: key(z.record(z.string(), z.union([z.string(), z.boolean()])).default({}), {
    text: 'Attributes of the element.',
    example: { name: 'theme-color', content: '#16a34a' },
  }),
  content: key(z.string().exactOptional(), { text: 'Text inside the element.' }),
});

/** `head`: elements for the `<head>` of every page. */
export const head = z.array(tag);
