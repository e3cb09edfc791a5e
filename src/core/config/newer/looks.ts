/** What the newer format says of looks. */
import { z } from 'zod';
import { filePath } from '../keys/address.ts';
import { hexColor } from '../keys/color.ts';
import { key } from '../keys/key.ts';
import { label } from '../keys/text.ts';
import { byMode, idle } from './values.ts';

const typefaceKeys = {
  weight: key(z.number().exactOptional(), { text: 'Weight of the font file.', example: 400 }),
  source: key(filePath.exactOptional(), {
    text: 'The font file: a path from the root of the project. Files of other hosts are not loaded.',
    fallback:
      'the files of the npm package `@fontsource-variable/<family>` or `@fontsource/<family>`',
    example: '/fonts/inter.woff2',
  }),
  format: key(z.enum(['woff', 'woff2']).exactOptional(), {
    text: 'Format of the font file.',
    example: 'woff2',
  }),
};
const family = { text: 'Name of the typeface.', example: 'Inter' };
const typeface = z.strictObject({ family: key(label, family), ...typefaceKeys });

const colors = z.strictObject({
  primary: key(hexColor, { text: 'Primary colour, in light mode.', example: '#16a34a' }),
  light: key(hexColor.exactOptional(), {
    text: 'Primary colour in dark mode.',
    fallback: 'the same as `primary`',
    example: '#4ade80',
  }),
  dark: key(hexColor.exactOptional(), {
    text: 'Colour of important buttons.',
    fallback: 'the same as `primary`',
    example: '#166534',
  }),
});

const background = z.strictObject({
  image: key(byMode(filePath).exactOptional(), {
    text: 'Image behind every page.',
    example: '/images/background.png',
  }),
  decoration: key(z.enum(['gradient', 'grid', 'windows']).exactOptional(), {
    text: 'Decoration behind every page.',
    example: 'gradient',
  }),
  color: key(
    z
      .strictObject({ light: hexColor.exactOptional(), dark: hexColor.exactOptional() })
      .exactOptional(),
    { text: 'Background colours of the pages.', example: { light: '#ffffff', dark: '#0f1117' } },
  ),
});

/** The keys of the top level that are about looks. */
export const looks = {
  colors: key(colors.exactOptional(), {
    text: 'Hex colours of the whole theme.',
    fallback: 'shades of green',
    example: { primary: '#16a34a' },
  }),
  appearance: key(
    z
      .strictObject({
        default: key(z.enum(['system', 'light', 'dark']).exactOptional(), {
          text: 'Mode shown to new readers.',
          fallback: '`system`',
          example: 'dark',
        }),
        strict: key(z.boolean().exactOptional(), {
          text: 'Hides the toggle of modes.',
          example: true,
        }),
      })
      .exactOptional(),
    { text: 'Light and dark mode.' },
  ),
  background: key(background.exactOptional(), { text: 'What is behind every page.' }),
  fonts: key(
    z
      .strictObject({
        family: key(label.exactOptional(), family),
        ...typefaceKeys,
        heading: key(typeface.exactOptional(), { text: 'Typeface of headings.' }),
        body: key(typeface.exactOptional(), { text: 'Typeface of everything else.' }),
      })
      .exactOptional(),
    { text: 'Typeface of the site.', fallback: 'Geist', example: { family: 'Inter' } },
  ),
  styling: key(
    z
      .strictObject({
        eyebrows: key(z.enum(['section', 'breadcrumbs']).exactOptional(), {
          text: '`section` shows the group of the page above its title, `breadcrumbs` all around it.',
          fallback: '`section`',
          example: 'breadcrumbs',
        }),
        codeblocks: key(z.union([z.string(), z.looseObject({})]).exactOptional(), {
          text: '`dark` keeps code dark in both modes; `system` follows the mode of the page. Names of other themes have no effect.',
          fallback: '`system`',
          example: 'dark',
        }),
        latex: idle('Whether maths is loaded; it is where a page has some.'),
      })
      .exactOptional(),
    { text: 'How parts of a page look.' },
  ),
};
