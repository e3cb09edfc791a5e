/** Programs that ask for a part of a built site that does not exist. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callTool, connectMcp } from '../../helpers/servers/mcp-client.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const built = await buildFixture({
  'docs.json': JSON.stringify({
    name: 'Books',
    versions: ['2.0', '1.0'],
    tabs: [{ name: 'Guides', url: 'guides' }],
    navigation: [
      { group: 'Start', pages: ['index'] },
      { group: 'New', version: '2.0', pages: ['guides/new'] },
      { group: 'Old', version: '1.0', pages: ['guides/old'] },
    ],
  }),
  'index.mdx': '# Books\n',
  'guides/new.mdx': '# Shelves\n\nShelves hold books.\n',
  'guides/old.mdx': '# Boxes\n\nBoxes hold books.\n',
});

test('an unknown version or tab is reported along with the available ones', async (t) => {
  const client = await connectMcp(t, { dir: built.outDir, base: '' });
  const said = 'There is no version "3.0". Leave it out, or use one of these: 2.0, 1.0';
  for (const [tool, args] of [
    ['search', { query: 'books', version: '3.0' }],
    ['list_operations', { version: '3.0' }],
    ['read_operation', { method: 'GET', path: '/books', version: '3.0' }],
  ] as const) {
    assert.deepEqual(await callTool(client, tool, args), { text: said, isError: true });
  }
  const ofTab = await callTool(client, 'search', { query: 'books', tab: 'Guide' });
  assert.equal(ofTab.isError, true);
  assert.match(
    ofTab.text,
    /^There is no tab "Guide"\. Leave it out, or use one of these: .*Guides/,
  );
  const found = await callTool(client, 'search', { query: 'books', version: '1.0' });
  assert.match(found.text, /Boxes hold/);
  assert.doesNotMatch(found.text, /Shelves hold/);
});

test('the operations of a version are those that a search within it finds', async (t) => {
  const page = (operation: string) => `---\ntitle: Books\napi: ${operation}\n---\n\nText.\n`;
  const versions = (...names: readonly (readonly [version: string, page: string])[]) =>
    names.map(([version, name]) => ({ version, pages: [name] }));
  const { outDir } = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'Books',
      api: { baseUrl: 'https://api.test' },
      navigation: {
        tabs: [
          { tab: 'Guides', versions: versions(['2.0', 'index'], ['1.0', 'old']) },
          { tab: 'API', versions: versions(['2.0', 'api/two'], ['1.0', 'api/one']) },
          { tab: 'Events', versions: versions(['v2', 'events/two'], ['v1', 'events/one']) },
        ],
      },
    }),
    'index.mdx': '# Home\n',
    'old.mdx': '# Old home\n',
    'api/two.mdx': page('GET /books'),
    'api/one.mdx': page('GET /books'),
    'events/two.mdx': page('POST /two'),
    'events/one.mdx': page('POST /one'),
  });
  const client = await connectMcp(t, { dir: outDir, base: '' });
  const version = 'Guides > 1.0';
  assert.equal(
    (await callTool(client, 'list_operations', { version })).text,
    'GET /books – Books – API > 1.0 – /api/one/\nPOST /two – Books – Events > v2 – /events/two/',
  );
  const nothing = await callTool(client, 'list_operations', { version, filter: '/one' });
  assert.equal(nothing.text, 'There is no such operation.');
  const operation = { method: 'GET', path: '/books', version };
  const { text } = await callTool(client, 'read_operation', operation);
  assert.doesNotMatch(text, /api\/two/);
});
