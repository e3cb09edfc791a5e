import { z } from 'zod';
import { filePath } from './address.ts';
import { key } from './key.ts';
import { label } from './text.ts';

/** A typeface. Without `url`, its files come from an npm package, or else from the reader's system. */
export interface Font {
  readonly family: string;
  readonly weight?: number;
  readonly url?: string;
  readonly format?: 'woff' | 'woff2';
}

/** The keys of any typeface in addition to its family. */
export const typefaceKeys = {
  weight: key(z.number().exactOptional(), {
    text: 'Weight of the font file. A variable font declares its own weights.',
    fallback: '400',
    example: 400,
  }),
  url: key(filePath.exactOptional(), {
    text: 'Path of the font file from the root of the project. Files from other hosts are not loaded.',
    fallback:
      'the files of the npm package `@fontsource-variable/<family>` or `@fontsource/<family>`',
    example: '/fonts/inter.woff2',
  }),
  format: key(z.enum(['woff', 'woff2']).exactOptional(), {
    text: 'Format of the font file.',
    fallback: 'taken from the extension of `url`',
    example: 'woff2',
  }),
};

export const familyDoc = { text: 'Name of the typeface.', example: 'Inter' };

const typeface = z
  .strictObject({ family: key(label, familyDoc), ...typefaceKeys })
  .transform((font): Font => font);

/** The typefaces of the site. One for everything is stored as both `headings` and `body`. */
export interface Fonts {
  readonly headings?: Font;
  readonly body?: Font;
  readonly code?: Font;
}

/** `font`: one typeface for everything except code, or one for each kind of text. */
export const font = z
  .strictObject({
    family: key(label.exactOptional(), familyDoc),
    ...typefaceKeys,
    headings: key(typeface.exactOptional(), { text: 'Typeface of headings.' }),
    body: key(typeface.exactOptional(), { text: 'Typeface of everything else.' }),
    code: key(typeface.exactOptional(), { text: 'Typeface of code.' }),
  })
  .transform(({ family, headings, body, code, ...rest }): Fonts => {
    const both =
      family === undefined ? {} : { headings: { family, ...rest }, body: { family, ...rest } };
    return {
      ...both,
      ...(headings && { headings }),
      ...(body && { body }),
      ...(code && { code }),
    };
  });
