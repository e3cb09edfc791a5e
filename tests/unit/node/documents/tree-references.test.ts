/** OpenAPI documents of projects whose docs.json is of the newer format. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSite } from '../../../../src/node/load-site.ts';
import { diagnosticText } from '../../../helpers/diagnostic-text.ts';
import { outline } from '../../../helpers/small-site.ts';
import { tempFolder } from '../../../helpers/temp-folder.ts';

const info = { title: 'Zoo', version: '1' };
const ok = { responses: { '200': { description: 'OK' } } };

function folder(config: object, files: Record<string, string | object>) {
  const navigation = [{ group: 'Guides', pages: ['index'] }];
  const texts = Object.entries({ 'index.mdx': '---\ntitle: Home\n---\nHello.\n', ...files }).map(
    ([path, content]) => [
      path,
      typeof content === 'string' ? content : JSON.stringify(content, undefined, 2),
    ],
  );
  return tempFolder({
    'docs.json': JSON.stringify({ name: 'Acme', navigation, ...config }),
    ...(Object.fromEntries(texts) as Record<string, string>),
  });
}

async function load(dir: string) {
  const { loaded, diagnostics } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const said = diagnostics
    .filter(({ code }) => code.startsWith('openapi/'))
    .map((diagnostic) => diagnosticText(diagnostic, dir));
  const { site } = loaded;
  const subject = (slug: string) => {
    const page = site.pages.find((candidate) => candidate.slug === slug);
    return page && site.references.subjectOf(page);
  };
  return { site, said, subject, slugs: site.pages.map(({ slug }) => slug) };
}

const pets = {
  openapi: '3.1.0',
  info,
  tags: [{ name: 'pets', 'x-displayName': 'Animals' }],
  paths: {
    '/pets': {
      get: { tags: ['pets'], summary: 'List pets', ...ok },
      post: { tags: ['pets'], summary: 'List pets', ...ok },
    },
    '/pets/{id}': {
      delete: {
        operationId: 'deletePet',
        'x-hidden': true,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        ...ok,
      },
      patch: {
        'x-internal': true,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        ...ok,
      },
    },
  },
  webhooks: { newPet: { post: ok } },
};

test('a branch of the newer format lists all of its document, in its folder', async () => {
  const tabs = [
    { tab: 'Guides', pages: ['index'] },
    { tab: 'API', openapi: { source: 'pets.json', directory: 'zoo' } },
  ];
  const { site, said } = await load(folder({ navigation: { tabs } }, { 'pets.json': pets }));
  const api = site.navigation.sections.find(({ on }) => on.includes('tab-1'));
  assert.equal(
    outline(api?.items ?? []),
    '[zoo/overview], Animals[zoo/pets/list-pets, zoo/pets/list-pets-1], Webhooks[zoo/webhook-newpet]',
  );
  assert.deepEqual(said, []);
});

test('entries of the newer format name operations of the document around them', async () => {
  const groups = [
    {
      group: 'Pets',
      openapi: { source: 'pets.json', directory: 'zoo' },
      pages: ['index', 'GET /pets'],
    },
    { group: 'All', openapi: 'pets.json' },
  ];
  const { site } = await load(folder({ navigation: { groups } }, { 'pets.json': pets }));
  assert.equal(
    outline(site.navigation.sections[0]?.items ?? []),
    'Pets[index, zoo/pets/list-pets], All[[zoo/overview], Animals[zoo/pets/list-pets, zoo/pets/list-pets-1], Webhooks[zoo/webhook-newpet]]',
  );
});

test('a document that only api.openapi names stands behind the other pages', async () => {
  const navigation = { tabs: [{ tab: 'Guides', pages: ['index'] }] };
  const config = { navigation, api: { openapi: 'pets.json' } };
  const { site } = await load(folder(config, { 'pets.json': pets }));
  assert.match(outline(site.navigation.sections[0]?.items ?? []), /^index, API reference\[/);
});

test('a document that a branch names and that is not there is told at its place', async () => {
  const navigation = {
    tabs: [
      { tab: 'API', openapi: 'gone.json' },
      { tab: 'A', pages: ['index'] },
    ],
  };
  const { said } = await load(folder({ navigation }, {}));
  assert.equal(said.length, 1);
  assert.match(said[0] ?? '', /^docs\.json:1:\d+ error openapi\/missing-file/);
});
