import { z } from 'zod';
import { idle, key } from './key.ts';
import { label, labels } from './text.ts';

/** `search`: the search field. */
export const search = z.strictObject({
  prompt: key(label.exactOptional(), {
    text: 'Placeholder of the search field.',
    fallback: '“Search...” in the language of the page',
    example: 'Search the docs',
  }),
  synonyms: key(z.array(labels.min(2)).default([]), {
    text: 'Words or phrases that mean the same to your readers: each member of a list finds what the others find. They add to the synonyms that search already knows for documentation, the web and APIs, such as `i18n` and `translation`.',
    example: [['workspace', 'organization', 'org']],
  }),
  location: idle('Position of the search field.'),
});
