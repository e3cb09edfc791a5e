import { z } from 'zod';
import { idle, key } from './key.ts';
import { label } from './text.ts';

const notFound = z.strictObject({
  title: key(label.exactOptional(), {
    text: 'Title of the page.',
    fallback: 'the interface text',
    example: 'Nothing here',
  }),
  description: key(label.exactOptional(), {
    text: 'Text below the title. It can contain links, emphasis and code in Markdown.',
    fallback: 'the interface text',
    example: 'Ask in the [forum](https://example.com/forum).',
  }),
  redirect: idle('Redirects readers to another page. Lectern offers the nearest pages instead.'),
});

/** `errors`: pages shown in place of others. */
export const errors = z.strictObject({
  '404': key(notFound.prefault({}), {
    text: 'The page for URLs that do not exist.',
  }),
});
