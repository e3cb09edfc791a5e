/** Props that mean something else in another tool or in a browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const site = await buildFixture({
  'docs.json': JSON.stringify({ name: 'Site', navigation: [{ group: 'G', pages: ['index'] }] }),
  'index.mdx': [
    '<Badge color="Green">Ready</Badge>\n',
  ].join('\n'),
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

test('a badge has the colour of the palette in any case of letters', () => {
  assert.match(site.read('/'), /<span class="badge badge-md badge-green">Ready<\/span>/);
});
