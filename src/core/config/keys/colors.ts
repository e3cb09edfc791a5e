import { z } from 'zod';
import { color, hexColor, type Color } from './color.ts';
import { idle, key } from './key.ts';

/** The colors of the theme, with defaults for everything that the author left out. */
export interface Colors {
  readonly primary: string;
  /** Replaces `primary` in dark mode. */
  readonly light: string;
  /** Background of important buttons in both modes. */
  readonly dark: string;
  readonly background: { readonly light: string; readonly dark: string };
  /** Color of the icons of all anchors without their own color. */
  readonly anchors?: Color;
}

const DEFAULT_BACKGROUND = { light: '#ffffff', dark: '#0f1117' } as const;

/** The colors of a site without `colors`. */
export const DEFAULT_COLORS: Colors = {
  primary: '#16a34a',
  light: '#4ade80',
  dark: '#166534',
  background: DEFAULT_BACKGROUND,
};

const background = z.strictObject({
  light: key(hexColor.default(DEFAULT_BACKGROUND.light), {
    text: 'Background color in light mode.',
    example: '#ffffff',
  }),
  dark: key(hexColor.default(DEFAULT_BACKGROUND.dark), {
    text: 'Background color in dark mode.',
    example: '#0f1117',
  }),
});

/** The colors that both formats have. */
export const colorKeys = {
  primary: key(hexColor, {
    text: 'Primary color: highlighted content, section headings and accents in light mode.',
    example: '#16a34a',
  }),
  light: key(hexColor.exactOptional(), {
    text: 'Primary color in dark mode.',
    fallback: 'the same as `primary`',
    example: '#4ade80',
  }),
  dark: key(hexColor.exactOptional(), {
    text: 'Color of important buttons.',
    fallback: 'the same as `primary`',
    example: '#166534',
  }),
};

/** `colors`: hex colors of the whole theme. */
export const colors = z
  .strictObject({
    ...colorKeys,
    background: key(background.prefault({}), {
      text: 'Background colors of the pages. You can omit either mode.',
      example: DEFAULT_BACKGROUND,
    }),
    anchors: key(color.exactOptional(), {
      text: 'Color behind the icons of all anchors: a hex color, or a gradient `{ from, via, to }`.',
      fallback: 'the primary color',
      example: { from: '#16a34a', to: '#4ade80' },
    }),
    ultraLight: idle('An accent color of older themes.'),
    ultraDark: idle('An accent color of older themes.'),
  })
  .transform(({ ultraLight: _light, ultraDark: _dark, ...given }): Colors => ({
    ...given,
    light: given.light ?? given.primary,
    dark: given.dark ?? given.primary,
  }));
