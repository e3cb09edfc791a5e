/** How pages name the document that describes them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadZoo as load, pets, zooFolder as folder } from '../../../helpers/projects/zoo.ts';

test('a page may name its document from its own folder', async () => {
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
