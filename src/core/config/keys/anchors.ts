import { z } from 'zod';
import { link } from './address.ts';
import { color } from './color.ts';
import { icon, iconType } from './icon.ts';
import { idle, key } from './key.ts';
import { openapi } from './openapi.ts';
import { label } from './text.ts';

const anchor = z.strictObject({
  name: key(label, { text: 'Label of the anchor.', example: 'API reference' }),
  url: key(link, {
    text: 'Start of the URLs of the pages that belong to the anchor, usually the name of their folder; or the URL of another site.',
    example: 'api-reference',
  }),
  icon: key(icon.exactOptional(), {
    text: 'Icon of the anchor: a name from the icon set, or the path of an image.',
    example: 'rectangle-terminal',
  }),
  iconType: key(iconType.default('duotone'), { text: 'Style of the icon.', example: 'solid' }),
  color: key(color.exactOptional(), {
    text: 'Color behind the icon: a hex color, or a gradient `{ from, via, to }`.',
    fallback: '`colors.anchors`, else the primary color',
    example: { from: '#16a34a', to: '#4ade80' },
  }),
  version: key(label.exactOptional(), {
    text: 'Shows the anchor, and the pages under its `url`, only while this version is selected: one of the names in `versions`.',
    example: '2.0',
  }),
  isDefaultHidden: key(z.boolean().default(false), {
    text: 'Hides the anchor until someone opens a page inside it.',
    example: true,
  }),
  openapi: key(openapi.exactOptional(), {
    text: 'OpenAPI document of the pages inside the anchor.',
    example: '/openapi.yaml',
  }),
});

/** A row at the top of the sidebar, with its defaults. */
export type ConfigAnchor = z.output<typeof anchor>;

/** `anchors`: rows at the top of the sidebar, in order. */
export const anchors = z.array(anchor);

/** `topAnchor`: the first anchor, which owns every page that no other anchor claims. */
export const topAnchor = z.strictObject({
  name: key(label.exactOptional(), {
    text: 'Name of the topmost anchor.',
    fallback: '“Documentation” in the language of the site',
    example: 'Guides',
  }),
  icon: key(icon.default('book-open'), { text: 'Icon of the topmost anchor.', example: 'house' }),
  iconType: key(iconType.default('duotone'), { text: 'Style of the icon.', example: 'solid' }),
  color: key(color.exactOptional(), {
    text: 'Color behind the icon: a hex color, or a gradient `{ from, via, to }`.',
    fallback: '`colors.anchors`, else the primary color',
    example: '#16a34a',
  }),
  url: idle('URL of the topmost anchor, which always leads to the first page.'),
});

/** The top anchor of sites that do not configure one. */
export const DEFAULT_TOP_ANCHOR = topAnchor.parse({});
