import { z } from 'zod';
import { key } from './key.ts';

const shape = z.strictObject({
  readingTime: key(z.boolean().default(false), {
    text: 'Shows the reading time in minutes below the title.',
    example: true,
  }),
  contributors: key(z.boolean().default(false), {
    text: 'Shows who has changed a page below its text, according to git: names only, most commits first. Nothing is shown without git or with a shallow history.',
    example: true,
  }),
  linkPreviews: key(z.boolean().default(false), {
    text: 'Shows the title and first words of the page or section that a link in the text leads to, on hover and keyboard focus.',
    example: true,
  }),
});

/** `pageInfo`: what pages show about themselves and each other. */
export const pageInfo = key(shape.prefault({}), {
  text: 'What pages show about themselves and each other, in addition to the date of their last change.',
  example: { readingTime: true, contributors: true },
});
