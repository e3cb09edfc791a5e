/** How pages name the document that describes them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  info,
  loadZoo as load,
  ok,
  pets,
  zooFolder as folder,
} from '../../../helpers/projects/zoo.ts';

test('a page can name its document relative to its own folder', async () => {
  const { said, site } = await load(
    folder(
      { navigation: [{ group: 'G', pages: ['index', 'api/pets/list'] }] },
      {
        'api/pets.json': pets,
        'api/pets/list.mdx': '---\nopenapi: ../pets.json GET /pets\n---\n',
        'api/out.mdx': '---\nopenapi: ../../pets.json GET /pets\n---\n',
      },
    ),
  );
  assert.equal(site.pages.find(({ slug }) => slug === 'api/pets/list')?.title, 'List pets');
  assert.match(said.join('\n'), /^api\/out\.mdx:2:1 error openapi\/missing-file/);
});

test('a page can name a document in its folder by the file name alone', async () => {
  const paths = { '/pets': { get: ok } };
  const dir = folder(
    {},
    {
      'hooks/zoo.json': { openapi: '3.1.0', info, paths },
      'hooks/pets.mdx': '---\nopenapi: zoo.json GET /pets\n---\n',
      'hooks/birds.mdx': '---\nopenapi: birds.json GET /birds\n---\n',
    },
  );
  const { said, subject } = await load(dir);
  assert.equal(subject('hooks/pets')?.kind, 'operation');
  assert.deepEqual(said, [
    'hooks/birds.mdx:2:1 error openapi/missing-file: There is no file "birds.json" in this project. -> Write the path of the file from the folder of the configuration.',
  ]);
});

test('a path to a document means no document in another folder', async () => {
  const description = { openapi: '3.1.0', info, paths: { '/pets': { get: ok } } };
  const navigation = [
    { group: 'Pages', pages: ['index', 'a'] },
    { group: 'Operations', openapi: '/fr/zoo.json', pages: ['GET /pets'] },
  ];
  const dir = folder(
    { navigation: { groups: navigation } },
    {
      'en/zoo.json': description,
      'a.mdx': '---\nopenapi: ar/zoo.json GET /pets\n---\n',
    },
  );
  const { said, subject, slugs } = await load(dir);
  assert.deepEqual([slugs, subject('a')], [['a', 'index'], undefined]);
  assert.deepEqual(said, [
    'docs.json:1:112 error openapi/missing-file: There is no file "/fr/zoo.json" in this project. -> Did you mean "en/zoo.json"?',
    'a.mdx:2:1 error openapi/missing-file: There is no file "ar/zoo.json" in this project. -> Did you mean "en/zoo.json"?',
  ]);
});

test('a document can be named by the end of its path, without its extension', async () => {
  const description = { openapi: '3.1.0', info, paths: { '/pets': { get: ok } } };
  const files: Record<string, string | object> = { 'docs/en/zoo.json': description };
  const names = [
    'docs/en/zoo.json',
    'en/zoo.json',
    'en/zoo',
    'zoo.yaml',
    'zoo',
    'en/zoo.yaml',
    'oo',
  ];
  for (const [rank, name] of names.entries()) {
    files[`p${rank}.mdx`] = `---\nopenapi: ${name} GET /pets\n---\n`;
  }
  const { subject } = await load(folder({}, files));
  assert.deepEqual(
    names.map((_, rank) => subject(`p${rank}`)?.kind),
    names.map(() => 'operation'),
  );
});
