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
