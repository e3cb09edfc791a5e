import { z } from 'zod';
import { nearest } from '../../diagnostic/nearest.ts';
import { quote } from '../../diagnostic/quote.ts';
import { filePath } from './address.ts';
import { type CodeTheme, codeThemes } from './code-themes.ts';
import { key } from './key.ts';
import { broken } from './rule.ts';

/** The looks of both formats; either format accepts all of them. */
export const theme = z.enum([
  'venus',
  'quill',
  'prism',
  'mint',
  'maple',
  'palm',
  'willow',
  'linden',
  'almond',
  'aspen',
  'sequoia',
  'luma',
]);

/** The name of a look. Unknown names are reported, and the site gets the default look. */
export const themeName = z
  .string()
  .refine((name) => theme.safeParse(name).success, broken('config/unknown-theme'));

export const layout = z.enum(['topnav', 'sidenav', 'solidSidenav']);
export const rounded = z.enum(['default', 'sharp']);

/** `background`: decoration behind every page. */
export const background = z.strictObject({
  style: key(z.enum(['gradient', 'grid', 'windows']).exactOptional(), {
    text: 'Decoration behind every page.',
    example: 'gradient',
  }),
});

/** `sidebar`: the appearance of its entries. */
export const sidebar = z.strictObject({
  items: key(z.enum(['container', 'card', 'border', 'undecorated']).default('container'), {
    text: 'Appearance of the entries.',
    example: 'border',
  }),
});

/** Whether Shiki has a theme with this name. */
export function isCodeTheme(name: string): name is CodeTheme {
  return Object.hasOwn(codeThemes, name);
}

/** Returns the hint for an unknown name of a look. */
export function hintAtTheme(name: string): string {
  const near = nearest(name, theme.options);
  if (near === undefined) return `Write one of ${theme.options.join(', ')}.`;
  return `Did you mean ${quote(near)}?`;
}

/** Returns the hint for an unknown name of a code theme. */
export function hintAtCodeTheme(name: string): string {
  const near = nearest(name, Object.keys(codeThemes));
  if (near === undefined) return 'Use a name from https://shiki.style/themes.';
  return `Did you mean ${quote(near)}?`;
}

/** The name of a Shiki theme, or `css-variables`, which keeps Lectern's own colors. */
const codeThemeName = z
  .string()
  .refine((name) => isCodeTheme(name) || name === 'css-variables', broken('config/unknown-theme'));

/** The theme of code for both modes, or one for each. */
export const codeTheme = z.union([
  codeThemeName,
  z.strictObject({ light: codeThemeName.exactOptional(), dark: codeThemeName.exactOptional() }),
]);

/** `styling.codeblocks` if it is a string. */
export const codeThemeOrMode = z.union([z.enum(['system', 'dark']), codeThemeName]);

/** `codeBlock.grammars`: paths from the site root. */
export const grammars = z.array(filePath);

/** `codeBlock`: the appearance of code. */
export const codeBlock = z.strictObject({
  mode: key(z.enum(['dark', 'auto']).default('dark'), {
    text: '`dark` keeps code dark in both modes; `auto` follows the mode of the page.',
    example: 'auto',
  }),
  theme: key(codeTheme.exactOptional(), {
    text: 'Colors of code: the name of a Shiki theme, or one name for each mode. A dark theme in light mode makes code dark there; a light theme has no effect in dark mode. Colors too faint to read get more contrast.',
    fallback: "Lectern's own colors",
    example: { light: 'github-light', dark: 'dracula' },
  }),
  grammars: key(grammars.exactOptional(), {
    text: 'Project files with TextMate grammars in JSON, for languages that Lectern does not know. A code fence uses one by the `name` of the grammar or one of its `fileTypes`.',
    example: ['/grammars/tolk.tmLanguage.json'],
  }),
});

/** `eyebrow`: the small text above a page's title. */
export const eyebrow = z.strictObject({
  display: key(z.enum(['section', 'breadcrumbs']).default('section'), {
    text: '`section` shows the group of the page; `breadcrumbs` shows all groups around it.',
    example: 'breadcrumbs',
  }),
});
