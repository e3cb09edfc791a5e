import { z } from 'zod';
import { key } from './key.ts';

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
    text: 'Look of the entries.',
    example: 'border',
  }),
});

/** `codeBlock`: the look of code. */
export const codeBlock = z.strictObject({
  mode: key(z.enum(['dark', 'auto']).default('dark'), {
    text: '`dark` keeps code dark in both modes; `auto` follows the mode of the page.',
    example: 'auto',
  }),
});

/** `eyebrow`: the small text above a page's title. */
export const eyebrow = z.strictObject({
  display: key(z.enum(['section', 'breadcrumbs']).default('section'), {
    text: '`section` shows the group of the page, `breadcrumbs` all groups around it.',
    example: 'breadcrumbs',
  }),
});
