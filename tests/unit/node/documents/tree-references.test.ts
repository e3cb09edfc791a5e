/** OpenAPI documents of projects whose docs.json has the newer format. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDownloads } from '../../../../src/core/reference/document/download.ts';
import { loadZoo as load, pets, zooFolder as folder } from '../../../helpers/projects/zoo.ts';
import { outline } from '../../../helpers/values/small-site.ts';

test('a branch of the newer format lists all operations of its document, in its folder', async () => {
  const tabs = [
    { tab: 'Guides', pages: ['index'] },
    { tab: 'API', openapi: { source: 'pets.json', directory: 'zoo' } },
  ];
  const { site, said } = await load(folder({ navigation: { tabs } }, { 'pets.json': pets }));
  const api = site.navigation.sections.find(({ branchIds }) => branchIds.includes('tab-1'));
  assert.equal(
    outline(api?.items ?? []),
    '[zoo/overview], Animals[zoo/pets/list-pets, zoo/pets/list-pets-1], Webhooks[zoo/webhook-newpet]',
  );
  assert.deepEqual(said, []);
});

test('entries of the newer format refer to the document of the enclosing group', async () => {
  const groups = [
    {
      group: 'Pets',
      openapi: { source: 'pets.json', directory: 'zoo' },
      pages: ['index', 'GET /pets'],
    },
    { group: 'All', openapi: { source: 'pets.json', directory: 'zoo' } },
  ];
  const { site } = await load(folder({ navigation: { groups } }, { 'pets.json': pets }));
  assert.equal(
    outline(site.navigation.sections[0]?.items ?? []),
    'Pets[index, zoo/pets/list-pets], All[zoo/overview, Animals[zoo/pets/list-pets, zoo/pets/list-pets-1], Webhooks[zoo/webhook-newpet]]',
  );
});

test('operations named by an entry belong to the branch that lists them all', async () => {
  const picked = { source: 'pets.json', directory: 'picked' };
  const groups = [
    { group: 'Pets', openapi: picked, pages: ['index', 'GET /pets'] },
    { group: 'All', openapi: 'pets.json' },
  ];
  const { site } = await load(folder({ navigation: { groups } }, { 'pets.json': pets }));
  assert.match(
    outline(site.navigation.sections[0]?.items ?? []),
    /^Pets\[index, api-reference\/pets\/list-pets\], All\[api-reference\/overview, /,
  );
});

test('a document that only api.openapi names comes after the other pages', async () => {
  const navigation = { tabs: [{ tab: 'Guides', pages: ['index'] }] };
  const config = { navigation, api: { openapi: 'pets.json' } };
  const { site } = await load(folder(config, { 'pets.json': pets }));
  assert.match(outline(site.navigation.sections[0]?.items ?? []), /^index, API reference\[/);
});

test('a document that only api.openapi names is in the first sidebar that lists its folder', async () => {
  const link = { tab: 'Blog', href: 'https://blog.example.com' };
  const guides = { tab: 'Guides', pages: ['index'] };
  const hidden = { tab: 'Old', hidden: true, pages: ['old'] };
  const api = { tab: 'API', groups: [{ group: 'Start', pages: ['/api-reference/intro'] }] };
  const files = {
    'pets.json': pets,
    'old.md': '# Old',
    'api-reference/intro.md': '# Intro',
    'v1.md': '# One',
  };
  const listed = async (navigation: object) => {
    const { site } = await load(folder({ navigation, api: { openapi: 'pets.json' } }, files));
    const { sections } = site.navigation;
    return sections.flatMap(({ items }) => outline(items).replace(/, Animals.*/, '')).join(' | ');
  };
  assert.equal(
    await listed({ tabs: [link, guides, hidden, api] }),
    'index | old | Start[api-reference/intro], API reference[api-reference/overview',
  );
  assert.equal(
    await listed({ tabs: [link, hidden, guides] }),
    'old | index, API reference[api-reference/overview',
  );
  const versions = [
    { version: '1', pages: ['v1'] },
    { version: '2', default: true, tabs: [link, guides] },
  ];
  assert.equal(await listed({ versions }), 'index, API reference[api-reference/overview | v1');
});

test('pages of a document that only api.openapi names are in its directory', async () => {
  const tabs = [
    { tab: 'Guides', pages: ['index'] },
    { tab: 'Zoo', pages: ['zoo/intro'] },
  ];
  const openapi = { source: 'pets.json', directory: '/zoo/' };
  const config = { navigation: { tabs }, api: { openapi } };
  const files = { 'pets.json': pets, 'zoo/intro.md': '# Intro' };
  const { site } = await load(folder(config, files));
  assert.match(
    outline(site.navigation.sections[1]?.items ?? []),
    /^zoo\/intro, API reference\[zoo\/overview, Animals\[zoo\/pets\/list-pets, /,
  );
  const named = { navigation: { pages: ['index', 'GET /pets'] }, api: { openapi } };
  const { slugs } = await load(folder(named, files));
  assert.deepEqual(slugs, ['index', 'zoo/intro', 'zoo/pets/list-pets']);
});

test('a missing document of a branch is reported at its place', async () => {
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

test('a page about an operation in another tab does not shorten the list of operations', async () => {
  const page = '---\ntitle: How to list\nopenapi: GET /pets\n---\nFirst of all.\n';
  const tabs = [
    { tab: 'Guides', groups: [{ group: 'Start', pages: ['index', 'guides/list'] }] },
    { tab: 'API', openapi: 'pets.json', groups: [{ group: 'Own', pages: ['own/add'] }] },
  ];
  const { site, subject, said } = await load(
    folder(
      { navigation: { tabs } },
      {
        'pets.json': pets,
        'guides/list.mdx': page,
        'own/add.mdx': '---\ntitle: Add\nopenapi: POST /pets\n---\n',
      },
    ),
  );
  assert.deepEqual(said, []);
  assert.deepEqual(
    site.navigation.sections.map(({ items }) => outline(items)),
    [
      'Start[index, guides/list]',
      'Own[own/add], [api-reference/overview], Animals[api-reference/pets/list-pets], Webhooks[api-reference/webhook-newpet]',
    ],
  );
  const [made, written] = ['api-reference/pets/list-pets', 'guides/list'].map(subject);
  assert.ok(made?.kind === 'operation' && written?.kind === 'operation');
  assert.equal(made.key, written.key);
  assert.equal(site.references.hrefOf(made.key), '/api-reference/pets/list-pets/');
});

test('a document with pages in two languages is one file, with authored pages in each list', async () => {
  const branch = (lang: string) => ({
    language: lang,
    tabs: [
      {
        tab: 'API',
        openapi: { source: 'pets.json', directory: `${lang}/api` },
        pages: [`${lang}/index`, `${lang}/list`],
      },
    ],
  });
  const page = '---\ntitle: Own\nopenapi: GET /pets\n---\n';
  const { site } = await load(
    folder(
      { navigation: { languages: [branch('en'), branch('de')] } },
      {
        'pets.json': { ...pets, paths: { '/pets': pets.paths['/pets'] } },
        ...Object.fromEntries(
          ['en', 'de'].flatMap((lang) => [
            [`${lang}/list.mdx`, page],
            [`${lang}/index.mdx`, 'Words.\n'],
          ]),
        ),
      },
    ),
  );
  assert.deepEqual(
    site.navigation.sections.map(({ items }) => outline(items)),
    ['en', 'de'].map(
      (lang) =>
        `${lang}/index, ${lang}/list, [${lang}/api/overview], Animals[${lang}/api/pets/list-pets], Webhooks[${lang}/api/webhook-newpet]`,
    ),
  );
  assert.deepEqual(
    listDownloads(site).map(({ path }) => path),
    ['_lectern/openapi/pets.json'],
  );
});
