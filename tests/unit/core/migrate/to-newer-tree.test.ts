import assert from 'node:assert/strict';
import { test } from 'node:test';
import { migrateProject } from '../../../helpers/commands/migrate-project.ts';

const document = (path: string, tag: string) => ({
  openapi: '3.1.0',
  info: { title: tag, version: '1' },
  paths: {
    [path]: { get: { summary: path, tags: [tag], responses: { 200: { description: 'A' } } } },
  },
});

/** Converts a mint.json; each page that its groups name has a file. */
async function convert(mint: { navigation: readonly object[]; [key: string]: unknown }) {
  const slugs = JSON.stringify(mint.navigation).match(/(?<=")(?:[a-z]+\/)*[a-z]+(?="[\],])/g) ?? [];
  const { written, remarks } = await migrateProject('docs', {
    'mint.json': { name: 'Acme', ...mint },
    ...Object.fromEntries(
      slugs.map((slug) => [`${slug}.mdx`, `---\ntitle: ${slug}\n---\n\nText.\n`]),
    ),
    'a.json': document('/a', 'A'),
    'b.json': document('/b', 'B'),
  });
  return { navigation: written['navigation'], remarks };
}

const start = { group: 'Start', pages: ['index'] };

test('a tab of several documents keeps its generated pages if entries name operations', async () => {
  const { navigation } = await convert({
    tabs: [{ name: 'API', url: 'api', openapi: ['a.json', 'b.json'] }],
    navigation: [start, { group: 'Calls', pages: ['api/intro', 'GET /b', 'GET /none'] }],
  });
  assert.deepEqual(navigation, {
    tabs: [
      { tab: 'Documentation', groups: [start] },
      {
        tab: 'API',
        openapi: [
          { source: 'a.json', directory: 'api' },
          { source: 'b.json', directory: 'api' },
        ],
        groups: [{ group: 'Calls', pages: ['api/intro', 'b.json GET /b', 'a.json GET /none'] }],
      },
    ],
  });
});

test('generated groups that a tab owns by its address each keep their document', async () => {
  const { navigation, remarks } = await convert({
    tabs: [{ name: 'API', url: 'api-reference' }],
    openapi: ['a.json', './b.json'],
    navigation: [start],
  });
  const group = (source: string) => ({
    group: 'API reference',
    openapi: [{ source, directory: 'api-reference' }],
  });
  assert.deepEqual(navigation, {
    tabs: [
      { tab: 'Documentation', groups: [start] },
      { tab: 'API', groups: [group('a.json'), group('./b.json')] },
    ],
  });
  assert.ok(!remarks.some((remark) => remark.includes('The sidebar differs')), remarks.join('\n'));
});

test('what groups say of themselves stays with them at any depth', async () => {
  const inner = {
    group: 'Inner',
    icon: 'bolt',
    pages: ['deep', { group: 'Innermost', pages: ['deepest'] }],
  };
  const { navigation, remarks } = await convert({
    navigation: [
      { group: 'All', tag: 'NEW', public: true, icon: 'book', iconType: 'solid', pages: [inner] },
    ],
  });
  const icon = { name: 'book', style: 'solid' };
  assert.deepEqual(navigation, {
    groups: [{ group: 'All', icon, tag: 'NEW', public: true, pages: [inner] }],
  });
  assert.deepEqual(remarks, []);
});

test('a tab inside an anchor is moved into it, and the anchor keeps its color', async () => {
  const { navigation } = await convert({
    anchors: [{ name: 'SDK', url: 'sdk', color: '#112233' }],
    tabs: [{ name: 'Java', url: 'sdk/java' }],
    navigation: [{ group: 'All', pages: ['index', 'sdk/intro', 'sdk/java/intro'] }],
  });
  const groups = (page: string) => ({ groups: [{ group: 'All', pages: [page] }] });
  assert.deepEqual(navigation, {
    anchors: [
      {
        anchor: 'Documentation',
        icon: 'book-open',
        tabs: [{ tab: 'Documentation', ...groups('index') }],
      },
      {
        anchor: 'SDK',
        color: { light: '#112233', dark: '#112233' },
        tabs: [
          { tab: 'Documentation', ...groups('sdk/intro') },
          { tab: 'Java', ...groups('sdk/java/intro') },
        ],
      },
    ],
  });
});

test('a version has only its own tabs, and a hidden tab stays hidden', async () => {
  const { navigation } = await convert({
    versions: ['2', '1'],
    tabs: [
      { name: 'API', url: 'api', version: '2', isDefaultHidden: true },
      { name: 'Old', url: 'old', version: '1' },
      { name: 'Blog', url: 'https://example.com/blog' },
    ],
    navigation: [{ group: 'All', pages: ['index', 'api/intro', 'old/intro'] }],
  });
  const groups = (page: string) => ({ groups: [{ group: 'All', pages: [page] }] });
  const home = { tab: 'Documentation', ...groups('index') };
  const blog = { tab: 'Blog', href: 'https://example.com/blog' };
  const hidden = { hidden: true, searchable: true };
  assert.deepEqual(navigation, {
    versions: [
      { version: '2', tabs: [home, { tab: 'API', ...hidden, ...groups('api/intro') }, blog] },
      { version: '1', tabs: [home, { tab: 'Old', ...groups('old/intro') }, blog] },
    ],
  });
});

test('versions that are languages keep their names, and pages stay the same', async () => {
  const { navigation, remarks } = await convert({
    versions: [
      { name: 'Français', locale: 'fr' },
      { name: 'Britain', locale: 'en' },
    ],
    navigation: [
      { group: 'Début', version: 'Français', pages: ['fr/index'] },
      { group: 'Start', version: 'Britain', pages: ['index'] },
    ],
  });
  assert.deepEqual(navigation, {
    languages: [
      { language: 'fr', groups: [{ group: 'Début', pages: ['fr/index'] }] },
      { language: 'en', name: 'Britain', groups: [{ group: 'Start', pages: ['index'] }] },
    ],
  });
  assert.deepEqual(remarks, []);
});
