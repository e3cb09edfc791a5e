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
  linkPreviews: key(z.boolean().default(false), {
    text: 'Shows title and first words of the page or section that a link in the text leads to, where the pointer or the keyboard rests on it.',
    example: true,
  }),
});

/** `pageInfo`: what pages tell of themselves and of each other. */
export const pageInfo = key(shape.prefault({}), {
  text: 'What pages tell of themselves and of each other, beyond the day of their last change.',
  example: { readingTime: true, contributors: true },
});
