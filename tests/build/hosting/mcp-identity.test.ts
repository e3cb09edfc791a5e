/** How a built site identifies itself to programs. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { callTool, connectMcp } from '../../helpers/servers/mcp-client.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const files = {
  'docs.json': JSON.stringify({
    name: 'Shelves',
    metadata: { description: 'Where books stand.' },
    navigation: [{ group: 'Start', pages: ['index'] }],
  }),
  'index.mdx': '# Shelves\n\nShelves hold books.\n',
};
const list = '# Read me\n\n> Ours\n\n- [Source](https://github.com/acme/shelves/README.md)\n';
const site = 'https://docs.example.com';

async function askOf(t: TestContext, dir: string) {
  const client = await connectMcp(t, { dir, base: '' });
  const { text } = await callTool(client, 'search', { query: 'books' });
  return {
    name: client.getServerVersion()?.name,
    isDescribed: client.getInstructions()?.includes('Where books stand.'),
    url: /https?:\S+/.exec(text)?.[0],
  };
}

const known = { name: 'lectern: Shelves', isDescribed: true, url: 'https://docs.example.com/' };

test('a custom llms.txt does not change the name and address that MCP clients see', async (t) => {
  const { outDir, read } = await buildFixture(
    { ...files, 'llms.txt': list, '_lectern/site.json': '{}' },
    { site },
  );
  assert.equal(read('llms.txt'), list);
  assert.deepEqual(await askOf(t, outDir), known);
});

test('a site from an earlier build is identified by its llms.txt', async (t) => {
  const { outDir } = await buildFixture(files, { site });
  rmSync(join(outDir, '_lectern/site.json'));
  assert.deepEqual(await askOf(t, outDir), known);
});
