import { z } from 'zod';
import { link } from './address.ts';
import { key } from './key.ts';
import { openapi } from './openapi.ts';
import { label } from './text.ts';

const tab = z.strictObject({
  name: key(label, { text: 'Label of the tab.', example: 'API reference' }),
  url: key(link, {
    text: 'Start of the URLs of the pages that belong to the tab, usually the name of their folder; or a URL elsewhere.',
    example: 'api-reference',
  }),
  version: key(label.exactOptional(), {
    text: 'Shows the tab only while this version is selected: one of the names in `versions`.',
    example: '2.0',
  }),
  isDefaultHidden: key(z.boolean().default(false), {
    text: 'Hides the tab until someone opens a page inside it.',
    example: true,
  }),
  openapi: key(openapi.exactOptional(), {
    text: 'OpenAPI document of the pages inside the tab.',
    status: 'planned',
    example: '/openapi.yaml',
  }),
});

/** A tab below the top bar, with its defaults. */
export type ConfigTab = z.output<typeof tab>;

/** `tabs`: tabs below the top bar, in order; the primary tab comes before them. */
export const tabs = z.array(tab);

/** `primaryTab`: the first tab, which owns every page that no other claims. */
export const primaryTab = z.strictObject({
  name: key(label.default('Documentation'), { text: 'Name of the first tab.', example: 'Guides' }),
  isDefaultHidden: key(z.boolean().default(false), {
    text: 'Hides the first tab until someone opens a page inside it.',
    example: true,
  }),
});
