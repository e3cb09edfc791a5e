import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listNamingTexts } from '../../../src/lsp/config/edit-config.ts';
import { openEditor } from '../../helpers/commands/editor.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { assertGrowsEvenly } from '../../helpers/measure/assert-growth.ts';

const config = `{
  "name": "guides/start",
  "openapi": "openapi.yaml",
  "favicon": "/images/map.png",
  "navigation": [{ "group": "All", "pages": ["index", "guides/start", "GET /users", "gone"] }]
}
`;
const openapi = `openapi: 3.1.0
info: { title: Users, version: '1' }
paths:
  /users:
    get:
      summary: List users
      responses: { '200': { description: All of them } }
`;

const project = () =>
  tempFolder({
    'docs.json': config,
    'openapi.yaml': openapi,
    'content/index.mdx': '',
    'content/guides/start.mdx': '## One\n\nText.\n\n## Two\n',
    'snippets/note.mdx': 'A note.\n',
    'public/images/map.png': '',
  });

test('an editor opens the targets that pages and docs.json name', async (t) => {
  const editor = await openEditor(t, project());
  const text = [
    'import Note from "/snippets/note.mdx"',
    '',
    '[a](/guides/start) [b](guides/start.mdx#two) ![c](/images/map.png)',
    '',
    '<Card title="A" href="/guides/start" /> <Snippet file="note.mdx" />',
    '',
    '[d](/gone) `[e](/guides/start)` [f](https://example.com) [g](/api-reference/list-users)',
    '',
    '[h]: /guides/start#two',
  ].join('\n');
  assert.deepEqual([...(await editor.links('content/index.mdx', text))].sort(), [
    '1:19-37 snippets/note.mdx',
    '3:24-44 content/guides/start.mdx:5',
    '3:5-18 content/guides/start.mdx',
    '3:51-66 public/images/map.png',
    '5:23-36 content/guides/start.mdx',
    '5:56-64 snippets/note.mdx',
    '7:62-87 openapi.yaml:5',
    '9:6-23 content/guides/start.mdx:5',
  ]);
  assert.deepEqual(await editor.links('docs.json', config), [
    '3:15-27 openapi.yaml',
    '4:15-30 public/images/map.png',
    '5:47-52 content/index.mdx',
    '5:56-68 content/guides/start.mdx',
    '5:72-82 openapi.yaml:5',
  ]);
});

test('an editor opens the GraphQL schema that a tab names', async (t) => {
  const tab = { tab: 'API', graphql: 'schema.graphql' };
  const tabs = [{ tab: 'A', pages: ['index'] }, tab];
  const keys = { name: 'A', theme: 'mint', colors: { primary: '#16a34a' }, navigation: { tabs } };
  const text = JSON.stringify(keys);
  const files = { 'docs.json': text, 'index.mdx': '', 'schema.graphql': 'type Query { a: Int }' };
  const editor = await openEditor(t, tempFolder(files));
  const links = await editor.links('docs.json', text);
  assert.ok(
    links.some((link) => link.endsWith(' schema.graphql')),
    links.join('\n'),
  );
});

test('an editor opens the file about an SDK that a tab names', async (t) => {
  const tab = { tab: 'SDK', sdk: { format: 'typedoc', source: 'typedoc.json' } };
  const tabs = [{ tab: 'A', pages: ['index'] }, tab];
  const keys = { name: 'A', theme: 'mint', colors: { primary: '#16a34a' }, navigation: { tabs } };
  const text = JSON.stringify(keys);
  const files = { 'docs.json': text, 'index.mdx': '', 'typedoc.json': '{}' };
  const editor = await openEditor(t, tempFolder(files));
  const links = await editor.links('docs.json', text);
  assert.ok(
    links.some((link) => link.endsWith(' typedoc.json')),
    links.join('\n'),
  );
});

test('an editor opens an import from the root without a slash, but not a package', async (t) => {
  const editor = await openEditor(t, project());
  const text = 'import Note from "snippets/note.mdx"\nimport { a } from "@scope/pkg"\n\n<Note />\n';
  assert.deepEqual(await editor.links('content/guides/start.mdx', text), [
    '1:19-36 snippets/note.mdx',
  ]);
});

test('names in a long docs.json are found in linear time', () => {
  assertGrowsEvenly((size) => {
    const redirects = Array.from({ length: size }, () => ({ source: '/a', destination: '/b' }));
    assert.equal(listNamingTexts(JSON.stringify({ redirects })).length, size * 2);
  }, 1000);
});
