import { z } from 'zod';
import { idle, key } from './key.ts';
import { label } from './text.ts';

const notFound = z.strictObject({
  title: key(label.exactOptional(), {
    text: 'Title of the page.',
    fallback: 'words of the interface',
    example: 'Nothing here',
  }),
  description: key(label.exactOptional(), {
    text: 'What stands below the title; may hold links, emphasis and code in Markdown.',
    fallback: 'words of the interface',
    example: 'Ask in the [forum](https://example.com/forum).',
  }),
  redirect: idle('Leads readers elsewhere. Lectern offers them the nearest pages instead.'),
});

/** `errors`: pages that are shown in place of others. */
export const errors = z.strictObject({
  '404': key(notFound.prefault({}), {
    text: 'The page for addresses that no page has.',
  }),
});
