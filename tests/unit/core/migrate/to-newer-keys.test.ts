import assert from 'node:assert/strict';
import { test } from 'node:test';
import { migrateProject } from '../../../helpers/commands/migrate-project.ts';

const openapi = {
  openapi: '3.1.0',
  info: { title: 'Acme', version: '1' },
  paths: { '/a': { get: { summary: 'Get a', responses: { 200: { description: 'A' } } } } },
};

/** Converts keys of the older format; returns the keys that were made of them. */
async function convert(keys: object) {
  const files = ['logo.png', 'own.woff2', 'text.woff2'].map((name) => [name, 'x'] as const);
  const { written, remarks } = await migrateProject('docs', {
    'mint.json': {
      name: 'Acme',
      ...keys,
      navigation: [{ group: 'All', pages: ['index'] }],
    },
    'index.mdx': '---\ntitle: Home\n---\n\nText.\n',
    'openapi.json': openapi,
    'grammar.json': { name: 'tolk', scopeName: 'source.tolk', patterns: [] },
    ...Object.fromEntries(files),
  });
  const { name: _, navigation: __, styling, ...others } = written;
  const usual = JSON.stringify(styling) === '{"codeblocks":"dark"}';
  return { keys: { ...others, ...(!usual && { styling }) }, remarks };
}

const examples = { defaults: 'required' };

/** Keys of the older format, and those that they become. Nothing looks different with them. */
const same: Readonly<Record<string, readonly [older: object, newer: object]>> = {
  'a look that has another name': [{ theme: 'venus' }, { theme: 'palm' }],
  'a look that both have': [{ theme: 'maple' }, { theme: 'maple' }],
  'the background': [
    { backgroundImage: '/logo.png', background: { style: 'grid' } },
    { background: { image: '/logo.png', decoration: 'grid' } },
  ],
  'the mode': [
    { modeToggle: { default: 'dark', isHidden: true } },
    { appearance: { default: 'dark', strict: true } },
  ],
  'links of the top bar': [
    {
      topbarLinks: [
        { name: 'Blog', url: 'https://example.com/blog', icon: 'rss' },
        { type: 'github', url: 'https://github.com/a/b' },
      ],
      topbarCtaButton: { name: 'Start', url: '/start', style: 'pill', arrow: true },
    },
    {
      navbar: {
        links: [
          { label: 'Blog', href: 'https://example.com/blog', icon: 'rss' },
          { type: 'github', href: 'https://github.com/a/b' },
        ],
        primary: { type: 'button', label: 'Start', href: '/start' },
      },
    },
  ],
  'the footer, whose own accounts win over the others': [
    {
      footerSocials: { github: 'https://github.com/a' },
      footer: {
        socials: { x: 'https://x.com/a' },
        links: [
          { title: 'More', links: [{ label: 'Home', url: '/' }] },
          { links: [{ label: 'Shop', url: '/shop' }] },
        ],
      },
    },
    {
      footer: {
        socials: { x: 'https://x.com/a' },
        links: [
          { header: 'More', items: [{ label: 'Home', href: '/' }] },
          { items: [{ label: 'Shop', href: '/shop' }] },
        ],
      },
    },
  ],
  'feedback buttons that are hidden': [
    { feedback: { suggestEdit: true, thumbsRating: true }, hideFeedbackButtons: true },
    { feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: true } },
  ],
  'what search engines see': [
    { seo: { indexHiddenPages: true, previewImages: true }, metadata: { robots: 'noindex' } },
    { seo: { indexing: 'all', previewImages: true, metatags: { robots: 'noindex' } } },
  ],
  'text above titles': [
    { eyebrow: { display: 'breadcrumbs' } },
    { styling: { eyebrows: 'breadcrumbs', codeblocks: 'dark' } },
  ],
  'code that follows the page': [
    { codeBlock: { mode: 'auto' } },
    { styling: { codeblocks: 'system' } },
  ],
  'a dark theme of code, which is dark on light pages in any mode': [
    { codeBlock: { mode: 'dark', theme: 'dracula' } },
    { styling: { codeblocks: { theme: 'dracula' } } },
  ],
  'a grammar of code that follows the page': [
    { codeBlock: { mode: 'auto', grammars: ['/grammar.json'] } },
    { styling: { codeblocks: { languages: { custom: ['/grammar.json'] } } } },
  ],
  typefaces: [
    {
      font: {
        family: 'Own',
        url: '/own.woff2',
        headings: { family: 'Head', weight: 700 },
        body: { family: 'Text', url: '/text.woff2' },
      },
    },
    {
      fonts: {
        family: 'Own',
        source: '/own.woff2',
        heading: { family: 'Head', weight: 700 },
        body: { family: 'Text', source: '/text.woff2' },
      },
    },
  ],
  'the older spelling of OpenAPI documents': [
    { openApi: 'openapi.json' },
    { api: { openapi: 'openapi.json', examples } },
  ],
  'OpenAPI documents in both spellings': [
    { openApi: 'other.json', openapi: 'openapi.json' },
    { api: { openapi: 'openapi.json', examples } },
  ],
  'the playground': [
    {
      api: { playground: { mode: 'hide', disableProxy: true, credentials: true, timeout: 5 } },
    },
    { api: { playground: { display: 'none', proxy: false, credentials: true, timeout: 5 } } },
  ],
  'examples of requests': [
    {
      openapi: 'openapi.json',
      api: { request: { example: { languages: ['bash'], showOptionalParams: true } } },
    },
    { api: { openapi: 'openapi.json', examples: { languages: ['bash'], defaults: 'all' } } },
  ],
  'fields of the API reference': [
    { api: { paramFields: { expanded: 'none', post: ['nullable'] }, maintainOrder: false } },
    { api: { params: { expanded: 'closed', post: ['nullable'] } } },
  ],
};

for (const [what, [older, newer]] of Object.entries(same)) {
  test(`the newer format says with its own keys: ${what}`, async () => {
    assert.deepEqual(await convert(older), { keys: newer, remarks: [] });
  });
}

/** Keys of the older format, what they become, and what is reported about them. */
const lost: Readonly<Record<string, readonly [older: object, newer: object, remark: string]>> = {
  'shades that nothing uses': [
    { colors: { primary: '#16a34a', ultraLight: '#ffffff', ultraDark: '#000000' } },
    { colors: { primary: '#16a34a' } },
    'migrate/idle-settings:5 colors.ultraLight, colors.ultraDark have no effect on this site, and no place in the other format.',
  ],
  'the color of anchors on a site without any': [
    { colors: { primary: '#16a34a', anchors: '#112233' } },
    { colors: { primary: '#16a34a' } },
    'migrate/idle-settings:5 colors.anchors has no effect on this site, and no place in the other format.',
  ],
  'the shape of the button': [
    { topbarCtaButton: { name: 'Start', url: '/start', style: 'roundedRectangle' } },
    { navbar: { primary: { type: 'button', label: 'Start', href: '/start' } } },
    'migrate/lost-setting:6 topbarCtaButton.style cannot be written there; the site is built as if it were not set.',
  ],
  'a button without an arrow': [
    { topbarCtaButton: { name: 'Start', url: '/start', arrow: false } },
    { navbar: { primary: { type: 'button', label: 'Start', href: '/start' } } },
    'migrate/lost-setting:6 topbarCtaButton.arrow cannot be written there; the site is built as if it were not set.',
  ],
  'the order of operations in the document': [
    { openapi: 'openapi.json', api: { maintainOrder: true } },
    { api: { openapi: 'openapi.json', examples } },
    'migrate/lost-setting:5 api.maintainOrder cannot be written there; the site is built as if it were not set.',
  ],
  'fields that are expanded at the top level': [
    { openapi: 'openapi.json', api: { paramFields: { expanded: 'topLevel' } } },
    { api: { openapi: 'openapi.json', examples } },
    'migrate/lost-setting:6 api.paramFields.expanded cannot be written there; the site is built as if it were not set.',
  ],
  'a grammar of code that is dark on light pages': [
    { codeBlock: { grammars: ['/grammar.json'] } },
    { styling: { codeblocks: { languages: { custom: ['/grammar.json'] } } } },
    'migrate/other-setting:3 codeBlock does not mean the same in the other format.',
  ],
};

for (const [what, [older, newer, remark]] of Object.entries(lost)) {
  test(`the newer format cannot say, which is reported: ${what}`, async () => {
    assert.deepEqual(await convert(older), { keys: newer, remarks: [remark] });
  });
}

test('a site keeps the language of its default version, and the languages of others are reported', async () => {
  const names = ['neu', 'old', 'older', 'oldest'];
  const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;
  const { written, remarks } = await migrateProject('docs', {
    'mint.json': {
      name: 'Acme',
      versions: [
        { name: 'neu', locale: 'de' },
        { name: 'old', locale: 'fr' },
        { name: 'older', locale: 'fr' },
        { name: 'oldest' },
      ],
      navigation: names.map((name) => ({ group: name, version: name, pages: [name] })),
    },
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)])),
  });
  assert.equal(written['lang'], 'de');
  assert.deepEqual(remarks, [
    'migrate/lost-setting:10 versions[1].locale cannot be written there, here and in 1 more place; the site is built as if it were not set.',
    'migrate/page-differs:20 The list of versions or languages differs on /neu, /old, /older, /oldest.',
  ]);
});
