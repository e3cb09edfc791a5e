import { z } from 'zod';
import { link } from './address.ts';
import { key } from './key.ts';
import { openapi } from './openapi.ts';
import { missing } from './rule.ts';
import { label } from './text.ts';

/** A tab below the top bar, with its defaults. */
export interface ConfigTab {
  readonly name: string;
  /** Start of the URLs of its pages, or the URL of another site. */
  readonly url: string;
  readonly version?: string;
  readonly isDefaultHidden: boolean;
  readonly openapi?: readonly string[];
}

const tab = z
  .strictObject({
    name: key(label, { text: 'Label of the tab.', example: 'API reference' }),
    url: key(link.exactOptional(), {
      text: 'Start of the URLs of the pages that belong to the tab, usually the name of their folder; or the URL of another site.',
      example: 'api-reference',
      isRequired: true,
    }),
    pages: key(link.exactOptional(), { text: 'Older name of `url`.', example: 'api-reference' }),
    version: key(label.exactOptional(), {
      text: 'Shows the tab, and the pages under its `url`, only while this version is selected: one of the names in `versions`.',
      example: '2.0',
    }),
    isDefaultHidden: key(z.boolean().default(false), {
      text: 'Hides the tab until someone opens a page inside it.',
      example: true,
    }),
    openapi: key(openapi.exactOptional(), {
      text: 'OpenAPI document of the pages inside the tab.',
      example: '/openapi.yaml',
    }),
  })
  .superRefine(({ url, pages }, context) => {
    if (url === undefined && pages === undefined) context.addIssue(missing('url', 'pages'));
  })
  .transform(({ url, pages, ...rest }): ConfigTab => ({ ...rest, url: url ?? pages ?? '' }));

/** `tabs`: tabs below the top bar, in order; the primary tab comes before them. */
export const tabs = z.array(tab);

/** `primaryTab`: the first tab, which owns every page that no other tab claims. */
export const primaryTab = z.strictObject({
  name: key(label.exactOptional(), {
    text: 'Name of the first tab.',
    fallback: '“Documentation” in the language of the site',
    example: 'Guides',
  }),
  isDefaultHidden: key(z.boolean().default(false), {
    text: 'Hides the first tab until someone opens a page inside it.',
    example: true,
  }),
});
