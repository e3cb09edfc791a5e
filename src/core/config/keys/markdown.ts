import { z } from 'zod';
import { idle, key } from './key.ts';
import { label, labels } from './text.ts';

/** `markdown`: what agents and language models get to read. */
export const markdown = z.strictObject({
  instructions: key(z.union([label.transform((text) => [text]), labels]).default([]), {
    text: 'What agents shall heed when they use the documentation. It begins the Markdown of every page and `llms-full.txt`, and stands in `llms.txt` below the description. A list has a line for each.',
    example: ['Cite the version of the API.', 'Prefer the TypeScript SDK in examples.'],
  }),
  schema: idle(
    'Whether the Markdown of a page about an API holds the whole document. Lectern writes what the page is about, and offers the document as a file.',
  ),
});
