import { z } from 'zod';
import { absoluteLink } from './address.ts';
import { key } from './key.ts';

const endpoint = z.strictObject({
  url: key(absoluteLink, {
    text: 'URL that questions are posted to, as `{"question":"…","page":"/guides/setup/","language":"en"}`. It responds with a stream of text.',
    example: 'https://assistant.example.com/ask',
  }),
});

/** `assistant`: lets readers ask questions that an endpoint of the author answers. */
export const assistant = key(endpoint.exactOptional(), {
  text: 'Lets readers ask questions, which an endpoint of yours answers.',
  example: { url: 'https://assistant.example.com/ask' },
});
