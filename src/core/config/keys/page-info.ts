import { z } from 'zod';
import { key } from './key.ts';

const shape = z.strictObject({
  readingTime: key(z.boolean().default(false), {
    text: 'Shows below the title how many minutes a page takes to read.',
    example: true,
  }),
  contributors: key(z.boolean().default(false), {
    text: 'Shows below the text who has changed a page, as git knows them: names only, those with most commits first. Nothing is shown where there is no git, or where its history is cut short.',
    example: true,
  }),
});

/** `pageInfo`: what pages tell of themselves. */
export const pageInfo = key(shape.prefault({}), {
  text: 'What pages tell of themselves beyond the day of their last change.',
  example: { readingTime: true, contributors: true },
});
