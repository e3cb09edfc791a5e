import assert from 'node:assert/strict';
import { test } from 'node:test';
import { migrateProject } from '../../../helpers/commands/migrate-project.ts';

const openapi = {
  openapi: '3.1.0',
  info: { title: 'Acme', version: '1' },
  paths: { '/a': { get: { summary: 'Get a', responses: { 200: { description: 'A' } } } } },
};

/** Converts a tree of the newer format; each page that it names has a file. */
async function convert(navigation: object) {
  const slugs = JSON.stringify(navigation).match(/(?<=")(?:[a-z]+\/)*[a-z]+(?="[\],])/g) ?? [];
  const { written, remarks } = await migrateProject('mint', {
    'docs.json': { name: 'Acme', navigation },
    ...Object.fromEntries(
      slugs.map((slug) => [`${slug}.mdx`, `---\ntitle: ${slug}\n---\n\nText.\n`]),
    ),
    'openapi.json': openapi,
  });
  const { name: _, codeBlock: __, ...keys } = written;
  const lost = remarks.flatMap(
    (remark) =>
      /^migrate\/(?:lost-setting|flattened):(.*?)(?: cannot be|: it becomes)/.exec(remark)?.[1] ??
      [],
  );
  return { keys, lost };
}

test('versions are named by the groups of their pages, and a link stays one', async () => {
  const { keys, lost } = await convert({
    versions: [
      { version: 'v2', groups: [{ group: 'New', pages: ['index'] }] },
      { version: 'v1', default: true, tag: 'LTS', pages: ['old/index'] },
      { version: 'v0', href: 'https://v0.example.com' },
    ],
  });
  assert.deepEqual(keys, {
    versions: [
      { name: 'v2' },
      { name: 'v1', default: true },
      { name: 'v0', url: 'https://v0.example.com' },
    ],
    navigation: [
      { group: 'New', version: 'v2', pages: ['index'] },
      { group: '', version: 'v1', pages: ['old/index'] },
    ],
  });
  assert.deepEqual(lost, ['19 tag']);
});

test('languages become versions with a language, and their own bars are reported', async () => {
  const { keys, lost } = await convert({
    languages: [
      {
        language: 'en',
        navbar: { links: [{ label: 'Blog', href: 'https://example.com' }] },
        footer: { socials: { x: 'https://x.com/a' } },
        banner: { content: 'New' },
        pages: ['index'],
      },
      {
        language: 'de',
        name: 'Auf Deutsch',
        tabs: [
          { tab: 'Start', pages: ['de/index'] },
          { tab: 'API', pages: ['de/api/a', 'de/api/b'] },
        ],
      },
    ],
  });
  assert.deepEqual(keys, {
    versions: [
      { name: 'en', locale: 'en' },
      { name: 'Auf Deutsch', locale: 'de' },
    ],
    primaryTab: { name: 'Start' },
    tabs: [{ name: 'API', url: 'de/api', version: 'Auf Deutsch' }],
    navigation: [
      { group: '', version: 'en', pages: ['index'] },
      { group: '', version: 'Auf Deutsch', pages: ['de/index'] },
      { group: '', version: 'Auf Deutsch', pages: ['de/api/a', 'de/api/b'] },
    ],
  });
  assert.deepEqual(lost, ['7 navbar', '15 footer', '20 banner']);
});

test('of nested branches, the first take the places of tabs and anchors, and others become groups', async () => {
  const { keys, lost } = await convert({
    products: [
      {
        product: 'Cloud',
        description: 'For teams',
        versions: [
          {
            version: '1',
            languages: [
              {
                language: 'en',
                dropdowns: [{ dropdown: 'Guides', align: 'end', pages: ['index'] }],
              },
            ],
          },
        ],
      },
      { product: 'Desk', pages: ['desk/start'] },
    ],
  });
  assert.deepEqual(keys, {
    versions: [{ name: '1' }],
    primaryTab: { name: 'Cloud' },
    topAnchor: { name: 'Guides' },
    tabs: [{ name: 'Desk', url: 'desk' }],
    navigation: [
      { group: 'English', version: '1', pages: ['index'] },
      { group: '', pages: ['desk/start'] },
    ],
  });
  assert.deepEqual(lost, [
    '7 description',
    '17 align',
    '12 The older format has no place for the language "English"',
  ]);
});

test('anchors keep icon, color and whether they are hidden', async () => {
  const { keys } = await convert({
    anchors: [
      {
        anchor: 'Docs',
        icon: { name: 'book', style: 'solid' },
        color: { light: '#112233', dark: '#445566' },
        pages: ['index'],
      },
      { anchor: 'API', hidden: true, pages: ['api/start', 'api/end'] },
    ],
    global: { anchors: [{ anchor: 'Forum', hidden: true, href: 'https://example.com' }] },
  });
  assert.deepEqual(keys['topAnchor'], {
    name: 'Docs',
    icon: 'book',
    iconType: 'solid',
    color: '#112233',
  });
  assert.deepEqual(keys['anchors'], [
    { name: 'API', url: 'api', isDefaultHidden: true },
    { name: 'Forum', url: 'https://example.com', isDefaultHidden: true },
  ]);
});

test('tabs keep whether they are hidden, and their documents', async () => {
  const { keys } = await convert({
    tabs: [
      { tab: 'Docs', hidden: true, pages: ['index'] },
      { tab: 'API', hidden: true, openapi: { source: 'openapi.json', directory: 'api' } },
    ],
  });
  assert.deepEqual(keys['primaryTab'], { name: 'Docs', isDefaultHidden: true });
  assert.deepEqual(keys['tabs'], [
    { name: 'API', url: 'api', openapi: 'openapi.json', isDefaultHidden: true },
  ]);
});

test('what groups cannot keep is reported where it is written, not where it is inherited', async () => {
  const { keys, lost } = await convert({
    directory: 'card',
    groups: [
      {
        group: 'Outer',
        root: 'index',
        tag: 'NEW',
        expanded: true,
        boost: 2,
        directory: 'accordion',
        pages: ['first', { group: 'Empty', pages: [] }, { group: 'Inner', pages: ['second'] }],
      },
      { group: 'Other', defaultOpen: true, root: 'third', directory: 'none', pages: ['fourth'] },
    ],
  });
  assert.deepEqual(keys['navigation'], [
    {
      group: 'Outer',
      tag: 'NEW',
      pages: ['index', 'first', { group: 'Inner', pages: ['second'] }],
    },
    { group: 'Other', pages: ['third', 'fourth'] },
  ]);
  assert.deepEqual(lost, [
    '4 directory',
    '10 expanded',
    '11 boost',
    '12 directory',
    '29 defaultOpen',
  ]);
});
