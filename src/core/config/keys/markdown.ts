import { z } from 'zod';
import { idle, key } from './key.ts';
import { label, labels } from './text.ts';

/** `markdown`: what agents and language models read. */
export const markdown = z.strictObject({
  instructions: key(z.union([label.transform((text) => [text]), labels]).default([]), {
    text: 'Instructions for agents that use the documentation. They stand at the start of the Markdown of every page and of `llms-full.txt`, and below the description in `llms.txt`. Each item of a list becomes a line.',
    example: ['Cite the version of the API.', 'Prefer the TypeScript SDK in examples.'],
  }),
  schema: idle(
    'Whether the Markdown of an API page includes the whole document. Lectern writes only what the page is about and offers the document as a file.',
  ),
});
