import { z } from 'zod';
import { key } from './key.ts';
import { label } from './text.ts';

/** `search`: the search field. */
export const search = z.strictObject({
  prompt: key(label.exactOptional(), {
    text: 'Text in the empty search field.',
    fallback: '“Search...” in the language of the page',
    example: 'Search the docs',
  }),
  location: key(z.enum(['side', 'top']).exactOptional(), {
    text: 'Place of the search field.',
    status: 'none',
  }),
});
