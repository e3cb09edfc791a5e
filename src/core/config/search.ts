import { z } from 'zod';
import { key } from './key.ts';
import { label } from './text.ts';

/** `search`: the search field. */
export const search = z.strictObject({
  prompt: key(label.default('Search...'), {
    text: 'Text in the empty search field.',
    example: 'Search the docs',
  }),
  location: key(z.enum(['side', 'top']).exactOptional(), {
    text: 'Place of the search field.',
    status: 'none',
  }),
});
