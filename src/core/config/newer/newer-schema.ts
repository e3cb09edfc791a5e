/**
 * Describes the newer format of docs.json, in which `navigation` is an object. Only this file and those
 * next to it know the format: `to-config.ts` converts it to a `Config`, so that the rest of the code does
 * not depend on which of the two formats a project uses.
 */
import { z } from 'zod';
import { ownValue } from '../../text/own-value.ts';
import { configKeys } from '../config.ts';
import { filePath } from '../keys/address.ts';
import { themeName } from '../keys/appearance.ts';
import { idle, key } from '../keys/key.ts';
import { organization, paths } from '../keys/search-engines.ts';
import { seo } from '../keys/seo.ts';
import { actionsPlace, actionsPlaceDoc, contextualOptions } from '../keys/services.ts';
import { label } from '../keys/text.ts';
import { api } from './api.ts';
import { footer } from './footer.ts';
import { navbar } from './navbar.ts';
import { looks } from './looks.ts';
import { tree } from './tree.ts';
import { byMode } from './values.ts';

const { shape } = configKeys;

/** The zod schema of the newer docs.json. Its keys are named as authors write them. */
export const newerSchema = z.strictObject({
  $schema: shape.$schema,
  theme: key(themeName.exactOptional(), {
    text: 'Name of a ready-made look: `mint`, `maple`, `palm`, `willow`, `linden`, `almond`, `aspen`, `sequoia` or `luma`. It sets corners, headings and the sidebar.',
    fallback: '`mint`, also for unknown names',
    example: 'maple',
  }),
  name: shape.name,
  description: key(label.exactOptional(), {
    text: 'What the site is about, for language models and, as the description of the start page and of pages without words of their own, for search engines.',
    example: 'How to build with Acme.',
  }),
  logo: shape.logo,
  favicon: key(byMode(filePath).exactOptional(), {
    text: 'Path of the favicon, or one for each mode.',
    example: '/favicon.svg',
  }),
  navigation: key(tree, {
    text: 'The pages of the site: one list of branches, such as `tabs`, or `groups`, or `pages`.',
    example: { groups: [{ group: 'Getting started', pages: ['introduction'] }] },
  }),
  navbar: key(navbar.exactOptional(), { text: 'Links in the top bar.' }),
  footer: key(footer.exactOptional(), { text: 'The footer of every page.' }),
  banner: shape.banner,
  icons: shape.icons,
  ...looks,
  thumbnails: idle('Images for sharing.'),
  variations: idle('Variations of the content.'),
  interaction: shape.interaction,
  contextual: key(
    z
      .strictObject({
        options: key(contextualOptions.exactOptional(), {
          text: 'Actions on every page, in order: `copy` or `view` its Markdown, `download-spec` to download the API document, `chatgpt`, `claude`, `perplexity`, `grok`, `aistudio` or `devin` to ask about it, or a link of your own. Others are left out.',
          example: ['copy', 'view', 'chatgpt', 'claude'],
        }),
        display: key(actionsPlace.exactOptional(), actionsPlaceDoc),
      })
      .exactOptional(),
    { text: 'Actions on every page.' },
  ),
  redirects: shape.redirects,
  errors: shape.errors,
  variables: shape.variables,
  checks: shape.checks,
  metadata: key(
    z
      .strictObject({
        timestamp: key(z.boolean().exactOptional(), {
          text: 'Whether pages show the date of their last change, which is the date of their last commit.',
          fallback: '`true`',
          example: false,
        }),
      })
      .exactOptional(),
    { text: 'What pages show about themselves.' },
  ),
  api: key(api.exactOptional(), { text: 'Settings of the API reference.' }),
  search: shape.search,
  seo: key(
    z
      .strictObject({
        indexing: key(z.enum(['navigable', 'all']).exactOptional(), {
          text: '`all` includes pages that are not in the navigation in search and in the sitemap.',
          fallback: '`navigable`',
          example: 'all',
        }),
        previewImages: seo.shape.previewImages,
        metatags: key(z.record(z.string(), z.string()).exactOptional(), {
          text: '`<meta>` tags of every page, by name. `description` gives way to the words of a page, except on the start page. `canonical` is the site address for search engines: it takes precedence over `--site` and replaces it when `--site` is not given.',
          example: { 'og:image': 'https://example.com/card.png' },
        }),
        trailingSlash: key(z.boolean().exactOptional(), {
          text: 'Whether URLs end in a slash.',
          fallback: '`true`',
          example: false,
        }),
        paths: key(paths.exactOptional(), { text: 'Meta tags of folders.' }),
        organization: key(organization.exactOptional(), {
          text: 'Publisher of the site.',
        }),
      })
      .exactOptional(),
    { text: 'What search engines see.' },
  ),
  markdown: shape.markdown,
  integrations: idle(
    'Third-party services. The ones that count readers are loaded with `analytics`.',
  ),
  public: idle('Whether the site can be read without signing in.'),
  // Lectern's own keys, which mean the same in both formats.
  base: shape.base,
  lang: shape.lang,
  words: shape.words,
  feedback: shape.feedback,
  assistant: shape.assistant,
  pageInfo: shape.pageInfo,
  repository: shape.repository,
  trailingSlash: key(shape.trailingSlash.unwrap().exactOptional(), {
    text: '`always` writes `a/b/index.html` and links `/a/b/`; `never` writes `a/b.html` and links `/a/b`.',
    fallback: 'the value of `seo.trailingSlash`, else `always`',
    example: 'never',
  }),
  layout: shape.layout,
  rounded: shape.rounded,
  sidebar: shape.sidebar,
  topbar: shape.topbar,
  head: shape.head,
  scripts: shape.scripts,
  analytics: shape.analytics,
  basePath: shape.basePath,
});

/** Keys that share one description, because they have the same meaning and syntax in both formats. */
export const sharedKeys: ReadonlySet<string> = new Set(
  Object.entries(newerSchema.shape)
    .filter(([name, described]) => described === ownValue(shape, name))
    .map(([name]) => name),
);

/**
 * Lectern's own keys that are not part of the format. Other tools ignore them, so a project may use them
 * for something else.
 */
export const extraKeys: ReadonlySet<string> = new Set([
  'words',
  'feedback',
  'assistant',
  'pageInfo',
  'layout',
  'rounded',
  'sidebar',
  'topbar',
  'head',
  'scripts',
] satisfies (keyof typeof newerSchema.shape)[]);

/** A docs.json of the newer format, as an author wrote it. */
export type NewerConfig = z.output<typeof newerSchema>;
