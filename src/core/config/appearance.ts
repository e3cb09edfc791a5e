import { z } from 'zod';
import { filePath } from './address.ts';
import { key } from './key.ts';
import { label } from './text.ts';

/** A typeface; without `url` it is expected on the reader's system. */
export interface Font {
  readonly family: string;
  readonly weight?: number;
  readonly url?: string;
  readonly format?: 'woff' | 'woff2';
}

const typefaceKeys = {
  weight: key(z.number().exactOptional(), { text: 'Weight of the typeface.', example: 400 }),
  url: key(filePath.exactOptional(), {
    text: 'The font file: a path from the root of the project, or a URL.',
    example: '/fonts/inter.woff2',
  }),
  format: key(z.enum(['woff', 'woff2']).exactOptional(), {
    text: 'Format of the font file.',
    example: 'woff2',
  }),
};

const familyDoc = { text: 'Name of the typeface.', example: 'Inter' };

const typeface = z
  .strictObject({ family: key(label, familyDoc), ...typefaceKeys })
  .transform((font): Font => font);

/** The typefaces of the site; one for everything is written into both places. */
export interface Fonts {
  readonly headings?: Font;
  readonly body?: Font;
}

/** `font`: one typeface for everything, or one for headings and one for the text. */
export const font = z
  .strictObject({
    family: key(label.exactOptional(), familyDoc),
    ...typefaceKeys,
    headings: key(typeface.exactOptional(), { text: 'Typeface of headings.' }),
    body: key(typeface.exactOptional(), { text: 'Typeface of everything else.' }),
  })
  .transform(({ family, headings, body, ...rest }): Fonts => {
    const both =
      family === undefined ? {} : { headings: { family, ...rest }, body: { family, ...rest } };
    return { ...both, ...(headings && { headings }), ...(body && { body }) };
  });

export const theme = z.enum(['venus', 'quill', 'prism']);
export const layout = z.enum(['topnav', 'sidenav', 'solidSidenav']);
export const rounded = z.enum(['default', 'sharp']);

/** `background`: decoration behind every page. */
export const background = z.strictObject({
  style: key(z.enum(['gradient', 'grid', 'windows']).exactOptional(), {
    text: 'Decoration behind every page.',
    status: 'planned',
    example: 'gradient',
  }),
});

/** `sidebar`: the look of its entries. */
export const sidebar = z.strictObject({
  items: key(z.enum(['container', 'card', 'border', 'undecorated']).default('container'), {
    text: 'Look of the entries.',
    status: 'planned',
    example: 'border',
  }),
});

/** `codeBlock`: the look of code. */
export const codeBlock = z.strictObject({
  mode: key(z.enum(['dark', 'auto']).default('auto'), {
    text: '`dark` keeps code dark in both modes; `auto` follows the mode of the page.',
    status: 'planned',
    example: 'dark',
  }),
});

/** `eyebrow`: the small text above a page's title. */
export const eyebrow = z.strictObject({
  display: key(z.enum(['section', 'breadcrumbs']).default('section'), {
    text: '`section` shows the group of the page, `breadcrumbs` all groups around it.',
    example: 'breadcrumbs',
  }),
});
