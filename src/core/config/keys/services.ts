import { z } from 'zod';
import { link } from './address.ts';
import { icon } from './icon.ts';
import { key } from './key.ts';
import { label } from './text.ts';

const query = z.strictObject({ key: z.string(), value: z.string() });

const customAction = z.strictObject({
  title: key(label, { text: 'Name of the action.', example: 'Ask the forum' }),
  description: key(label.exactOptional(), {
    text: 'A line below the name.',
    example: 'Real people answer',
  }),
  icon: key(icon.exactOptional(), { text: 'Icon before the name.', example: 'comments' }),
  href: key(
    z.union([
      link,
      z.strictObject({
        base: key(link, { text: 'URL of the link.', example: 'https://example.com/ask' }),
        query: key(z.array(query).exactOptional(), {
          text: 'Parameters added to the URL: the `key` and the `value` of each. In values, `$page` stands for the URL of the page as Markdown, `$path` for its path.',
          example: [{ key: 'about', value: '$page' }],
        }),
      }),
    ]),
    {
      text: 'Where the action leads: `$page` stands for the URL of the page as Markdown, `$path` for its path.',
      example: 'https://example.com/ask?about=$path',
    },
  ),
});

/** Names of the page actions that a static site can offer. */
export const PAGE_ACTIONS = [
  'copy',
  'view',
  'download-spec',
  'chatgpt',
  'claude',
  'perplexity',
  'grok',
  'aistudio',
  'devin',
] as const;

/** An author's own link among the actions of a page. */
export type CustomAction = z.output<typeof customAction>;

export const contextualOptions = z.array(z.union([z.string(), customAction]));

/** Where the actions of a page are. */
export const actionsPlace = z.enum(['header', 'toc']);
export const actionsPlaceDoc = {
  text: 'Where the actions are: a button next to the title (`header`), or a list below the table of contents (`toc`). Pages without a table of contents have the button.',
  example: 'toc',
};

/** `contextual`: actions offered on every page, such as copying it. */
export const contextual = z.strictObject({
  options: key(contextualOptions.default(['copy', 'view']), {
    text: 'Actions on every page, in order: `copy` or `view` its Markdown, `download-spec` to download the API document, `chatgpt`, `claude`, `perplexity`, `grok`, `aistudio` or `devin` to ask about it, or a link of your own. Others are left out; an empty list turns actions off.',
    example: ['copy', 'view', 'chatgpt', 'claude'],
  }),
  display: key(actionsPlace.default('header'), actionsPlaceDoc),
});
