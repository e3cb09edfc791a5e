/** Projects in the newer format, as read from the disk. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSite } from '../../../src/node/load-site.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { outline } from '../../helpers/values/small-site.ts';

async function load(files: Readonly<Record<string, string>>) {
  const dir = tempFolder({ 'index.mdx': '---\ntitle: Home\n---\nHello.\n', ...files });
  const { loaded, diagnostics } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  return { loaded, said: diagnostics.map((found) => diagnosticText(found, dir)) };
}

test('missing files and pages are reported under the names of the newer format', async () => {
  const config = {
    name: 'Acme',
    background: { image: '/gone.png' },
    navbar: { links: [{ label: 'Gone', href: '/gone' }] },
    navigation: {
      tabs: [
        { tab: 'Home', pages: ['index'] },
        { tab: 'Gone', href: '/gone' },
      ],
    },
  };
  const { said } = await load({ 'docs.json': JSON.stringify(config, null, 2) });
  assert.deepEqual(
    said.map((text) => text.replace(/ -> .*/s, '')),
    [
      'docs.json:4:14 error site/missing-file: "background.image" is "/gone.png", but there is no such file.',
      'docs.json:10:17 warning link/missing-page: No page or file of this site has the address "/gone".',
      'docs.json:24:17 warning link/missing-page: No page or file of this site has the address "/gone".',
    ],
  );
});

test('files that a configuration includes are read but not published', async () => {
  const { loaded, said } = await load({
    'docs.json': '{ "name": "Acme", "navigation": { "$ref": "config/nav.json" } }',
    'config/nav.json': '{ "pages": ["index", { "$ref": "./more.json" }] }',
    'config/more.json': '{ "group": "More", "pages": ["more"] }',
    'other.json': '{}',
    'more.mdx': '---\ntitle: More\n---\nMore.\n',
  });
  assert.deepEqual(said, []);
  assert.deepEqual(loaded.site.navigation.order, ['index', 'more']);
  assert.deepEqual(
    loaded.docs.staticFiles.map(({ path }) => path),
    ['other.json'],
  );
});

test('links in the bars of a language are checked at their places', async () => {
  const navbar = { primary: { label: 'Gone', href: '/gone' } };
  const languages = [{ language: 'en', pages: ['index'], navbar }];
  const config = { name: 'Acme', navigation: { languages } };
  const { said } = await load({ 'docs.json': JSON.stringify(config, null, 2) });
  assert.deepEqual(
    said.map((text) => text.replace(/ -> .*/s, '')),
    [
      'docs.json:13:21 warning link/missing-page: No page or file of this site has the address "/gone".',
    ],
  );
});

const document = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': { get: { summary: 'List', tags: ['Pets'], responses: {} } },
    '/beta': { get: { summary: 'Beta', tags: ['Pets'], 'x-hidden': true, responses: {} } },
  },
});

test('pages of a document are listed in their group, unnamed ones without a fold', async () => {
  const navigation = { groups: [{ group: 'API', openapi: 'pets.json', pages: ['index'] }] };
  const { loaded } = await load({
    'docs.json': JSON.stringify({ name: 'Acme', navigation }),
    'pets.json': document,
  });
  const [section] = loaded.site.navigation.sections;
  assert.equal(
    outline(section?.items ?? []),
    'API[index, api-reference/overview, Pets[api-reference/pets/list]]',
  );
});

test('two languages can each have their own pages of one document', async () => {
  const openapi = { source: 'pets.json', directory: 'fr/api' };
  const navigation = {
    languages: [
      { language: 'en', pages: ['index'], openapi: 'pets.json' },
      { language: 'fr', pages: ['fr'], openapi },
    ],
  };
  const { loaded } = await load({
    'docs.json': JSON.stringify({ name: 'Acme', navigation }),
    'fr.mdx': '---\ntitle: Bonjour\n---\nBonjour.\n',
    'pets.json': document,
  });
  assert.deepEqual(
    loaded.site.navigation.sections.map(({ items }) => outline(items)),
    [
      'index, [api-reference/overview], Pets[api-reference/pets/list]',
      'fr, [fr/api/overview], Pets[fr/api/pets/list]',
    ],
  );
});

test('generated pages have titles in the language of their branch', async () => {
  const navigation = {
    languages: [
      { language: 'en', pages: ['index'] },
      { language: 'fr', tabs: [{ tab: 'API', openapi: 'pets.json' }] },
    ],
  };
  const { loaded } = await load({
    'docs.json': JSON.stringify({ name: 'Acme', navigation }),
    'pets.json': document,
  });
  const overview = loaded.site.pages.find(({ reference }) => reference?.kind === 'overview');
  assert.equal(overview?.title, 'Vue d’ensemble');
});

test('a hidden operation is not in any sidebar, even if several branches list its document', async () => {
  const navigation = {
    languages: [
      { language: 'en', pages: ['index'], openapi: 'pets.json' },
      { language: 'fr', pages: ['fr'], openapi: 'pets.json' },
    ],
  };
  const { loaded, said } = await load({
    'docs.json': JSON.stringify({ name: 'Acme', navigation }),
    'fr.mdx': '---\ntitle: Bonjour\n---\nBonjour.\n',
    'pets.json': document,
  });
  // What helps with generated pages is another folder.
  assert.match(said.join(), /in-several-branches: 2 pages, .* -> .* another "directory" there/);
  const made = '[api-reference/overview], Pets[api-reference/pets/list]';
  assert.deepEqual(
    loaded.site.navigation.sections.map(({ items }) => outline(items)),
    [`index, ${made}`, `fr, ${made}`],
  );
  assert.ok(loaded.site.pages.some(({ slug }) => slug === 'api-reference/pets/beta'));
});
