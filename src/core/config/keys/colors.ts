import { z } from 'zod';
import { color, hexColor, type Color } from './color.ts';
import { idle, key } from './key.ts';

/** The theme's colours, complete: whatever the author left out has its default here. */
export interface Colors {
  readonly primary: string;
  /** Stands for `primary` in dark mode. */
  readonly light: string;
  /** Fill of important buttons in both modes. */
  readonly dark: string;
  readonly background: { readonly light: string; readonly dark: string };
  /** Colour of the icons of all anchors that have none of their own. */
  readonly anchors?: Color;
}

const DEFAULT_BACKGROUND = { light: '#ffffff', dark: '#0f1117' } as const;

/** What a site without `colors` looks like. */
export const DEFAULT_COLORS: Colors = {
  primary: '#16a34a',
  light: '#4ade80',
  dark: '#166534',
  background: DEFAULT_BACKGROUND,
};

const background = z.strictObject({
  light: key(hexColor.default(DEFAULT_BACKGROUND.light), {
    text: 'Background colour in light mode.',
    example: '#ffffff',
  }),
  dark: key(hexColor.default(DEFAULT_BACKGROUND.dark), {
    text: 'Background colour in dark mode.',
    example: '#0f1117',
  }),
});

/** The colours that every format has. */
export const colorKeys = {
  primary: key(hexColor, {
    text: 'Primary colour: highlighted content, section headings and accents in light mode.',
    example: '#16a34a',
  }),
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
};

/** `colors`: hex colours of the whole theme. */
export const colors = z
  .strictObject({
    ...colorKeys,
    background: key(background.prefault({}), {
      text: 'Background colours of the pages. Either mode may be left out.',
      example: DEFAULT_BACKGROUND,
    }),
    anchors: key(color.exactOptional(), {
      text: 'Colour behind the icons of all anchors: a hex colour, or a gradient `{ from, via, to }`.',
      fallback: 'the primary colour',
      example: { from: '#16a34a', to: '#4ade80' },
    }),
    ultraLight: idle('An accent of older themes.'),
    ultraDark: idle('An accent of older themes.'),
  })
  .transform(({ ultraLight: _light, ultraDark: _dark, ...given }): Colors => ({
    ...given,
    light: given.light ?? given.primary,
    dark: given.dark ?? given.primary,
  }));
