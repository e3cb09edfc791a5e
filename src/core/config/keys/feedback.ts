import { z } from 'zod';
import { absoluteLink } from './address.ts';
import { key } from './key.ts';

/** `feedback`: buttons to rate a page, and links to the repository of the documentation. */
export const feedback = z.strictObject({
  suggestEdit: key(z.boolean().default(false), {
    text: 'Shows a button to suggest edits by pull request. Needs the `repository`.',
    example: true,
  }),
  raiseIssue: key(z.boolean().default(false), {
    text: 'Shows a button to raise an issue about the documentation. Needs the `repository`.',
    example: true,
  }),
  thumbsRating: key(z.boolean().default(false), {
    text: 'Asks readers whether a page was helpful. The answer is dispatched as a `lectern:feedback` event on the page and sent to `endpoint`.',
    example: true,
  }),
  endpoint: key(absoluteLink.exactOptional(), {
    text: 'URL that answers to `thumbsRating` are posted to, as `{"page":"/guides/setup","helpful":true}`.',
    example: 'https://example.com/feedback',
  }),
});
