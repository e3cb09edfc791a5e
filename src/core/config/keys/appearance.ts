import { z } from 'zod';
import { nearest } from '../../diagnostic/nearest.ts';
import { quote } from '../../diagnostic/quote.ts';
import { filePath } from './address.ts';
import { type CodeTheme, codeThemes } from './code-themes.ts';
import { key } from './key.ts';
import { broken } from './rule.ts';

/** Looks of the older format and of the newer one, which either may name. */
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

/** A look by its name; what is no look is told, and the site looks as it does without one. */
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

/** `sidebar`: the look of its entries. */
export const sidebar = z.strictObject({
  items: key(z.enum(['container', 'card', 'border', 'undecorated']).default('container'), {
    text: 'Appearance of the entries.',
    example: 'border',
  }),
});

/** Whether Shiki has a theme of that name. */
export function isCodeTheme(name: string): name is CodeTheme {
  return Object.hasOwn(codeThemes, name);
}

/** What to write in place of a name that no look has. */
export function hintAtTheme(name: string): string {
  const near = nearest(name, theme.options);
  if (near === undefined) return `Write one of ${theme.options.join(', ')}.`;
  return `Did you mean ${quote(near)}?`;
}

/** What to write in place of a name that no theme of code has. */
export function hintAtCodeTheme(name: string): string {
  const near = nearest(name, Object.keys(codeThemes));
  if (near === undefined) return 'Use a name from https://shiki.style/themes.';
  return `Did you mean ${quote(near)}?`;
}

/** The name of a theme of Shiki, or `css-variables`, which keeps Lectern's own colours. */
const codeThemeName = z
  .string()
  .refine((name) => isCodeTheme(name) || name === 'css-variables', broken('config/unknown-theme'));

/** Colours of code, the same in both modes or not. */
export const codeTheme = z.union([
  codeThemeName,
  z.strictObject({ light: codeThemeName.exactOptional(), dark: codeThemeName.exactOptional() }),
]);

/** `styling.codeblocks` where it is text. */
export const codeThemeOrMode = z.union([z.enum(['system', 'dark']), codeThemeName]);

/** `codeBlock.grammars`: paths from the root of the site. */
export const grammars = z.array(filePath);

/** `codeBlock`: the look of code. */
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
