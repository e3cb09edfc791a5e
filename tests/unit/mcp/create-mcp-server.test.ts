import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { callTool, connectMcp } from '../../helpers/servers/mcp-client.ts';

/** Characters of one response. */
const LIMIT = 40_000;

test('a long page is read in parts that contain every character of it', async (t) => {
  const text = `${'a'.repeat(LIMIT - 1)}\u{1f680}${'b'.repeat(LIMIT - 2)}c`;
  const client = await connectMcp(t, { dir: tempFolder({ 'long.md': text }), base: '' });
  const read = (offset: number) => callTool(client, 'read_page', { page: 'long', offset });
  const [first, rest] = (await read(0)).text.split('\n');
  assert.equal(rest, `Truncated: ${LIMIT + 1} more characters. Continue with offset ${LIMIT - 1}.`);
  const [second] = (await read(LIMIT - 1)).text.split('\n');
  assert.equal(`${first}${second}${(await read(LIMIT * 2 - 1)).text}`, text);
});

test('a site without a search index has no operations, and a search says why it fails', async (t) => {
  const client = await connectMcp(t, { dir: tempFolder({ 'index.md': '# Home' }), base: '' });
  assert.deepEqual(await callTool(client, 'search', { query: 'home' }), {
    text: 'This site has no search index.',
    isError: true,
  });
  assert.equal((await callTool(client, 'list_operations', {})).text, 'There is no such operation.');
});
