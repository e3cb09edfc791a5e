/** The keys of the newer format for the appearance of a site. */
import { z } from 'zod';
import { filePath } from '../keys/address.ts';
import { codeTheme, codeThemeOrMode, grammars } from '../keys/appearance.ts';
import { hexColor } from '../keys/color.ts';
import { colorKeys } from '../keys/colors.ts';
import { familyDoc, typefaceKeys } from '../keys/font.ts';
import { idle, key } from '../keys/key.ts';
import { label } from '../keys/text.ts';
import { byMode } from './values.ts';

const { weight, url: source, format } = typefaceKeys;
const files = { weight, source, format };
const typeface = z.strictObject({ family: key(label, familyDoc), ...files });

const { primary, light, dark } = colorKeys;
const colors = z.strictObject({ primary, light, dark });

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
    { text: 'Background colors of the pages.', example: { light: '#ffffff', dark: '#0f1117' } },
  ),
});

const codeblocks = z.union([
  codeThemeOrMode,
  z.strictObject({
    theme: codeTheme.exactOptional(),
    languages: z.strictObject({ custom: grammars.exactOptional() }).exactOptional(),
  }),
]);

/** The top-level keys about appearance. */
export const looks = {
  colors: key(colors.exactOptional(), {
    text: 'Hex colors of the theme.',
    fallback: 'shades of green',
    example: { primary: '#16a34a' },
  }),
  appearance: key(
    z
      .strictObject({
        default: key(z.enum(['system', 'light', 'dark']).exactOptional(), {
          text: 'Mode that new readers see.',
          fallback: '`system`',
          example: 'dark',
        }),
        strict: key(z.boolean().exactOptional(), {
          text: 'Hides the mode toggle.',
          example: true,
        }),
      })
      .exactOptional(),
    { text: 'Light and dark mode.' },
  ),
  background: key(background.exactOptional(), { text: 'The background of every page.' }),
  fonts: key(
    z
      .strictObject({
        family: key(label.exactOptional(), familyDoc),
        ...files,
        heading: key(typeface.exactOptional(), { text: 'Typeface of headings.' }),
        body: key(typeface.exactOptional(), { text: 'Typeface of everything else.' }),
        code: key(typeface.exactOptional(), { text: 'Typeface of code.' }),
      })
      .exactOptional(),
    { text: 'Typeface of the site.', fallback: 'Geist', example: { family: 'Inter' } },
  ),
  styling: key(
    z
      .strictObject({
        eyebrows: key(z.enum(['section', 'breadcrumbs']).exactOptional(), {
          text: '`section` shows the group of the page above its title; `breadcrumbs` shows all groups around it.',
          fallback: '`section`',
          example: 'breadcrumbs',
        }),
        codeblocks: key(codeblocks.exactOptional(), {
          text: '`dark` keeps code dark in both modes; `system` follows the mode of the page; the name of a Shiki theme sets its colors. An object has `theme`, one name or one for each mode, and `languages.custom`, files with TextMate grammars in JSON. Colors too faint to read get more contrast.',
          fallback: '`system`',
          example: { theme: { light: 'github-light', dark: 'dracula' } },
        }),
        latex: idle('Whether math is loaded. Lectern loads it on pages that use it.'),
      })
      .exactOptional(),
    { text: 'Appearance of parts of a page.' },
  ),
};
