/** The table of contents of a page, as built. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

test('headings of the outermost level of a page are at the top level of its contents', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'A',
      navigation: [{ group: 'G', pages: ['usual', 'deep'] }],
    }),
    'usual.mdx': '## One\n\nText.\n\n### Two\n\nText.\n',
    'deep.mdx': '### One\n\nText.\n\n### Two\n\nText.\n',
  });
  const innerIn = (path: string) =>
    Array.from(site.read(path).matchAll(/<a class="toc-inner" href="#([^"]*)"/g), ([, id]) => id);
  assert.deepEqual(innerIn('/usual/'), ['two']);
  assert.deepEqual(innerIn('/deep/'), []);
});
