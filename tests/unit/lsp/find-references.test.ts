import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { openEditor } from '../../helpers/commands/editor.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';

const config = `{
  "name": "Acme",
  "openapi": "openapi.yaml",
  "navigation": [{ "group": "All", "pages": ["index", "guides/start", "guides/more"] }],
  "banner": { "content": "[New](/guides/start#one)" }
}
`;
const start = '---\ntitle: Start\n---\n\n## One\n\n[up](#one) [self](/guides/start)\n\n## Two\n';
const note = 'A note with [a link](/guides/start#one).\n';
const openapi = `openapi: 3.1.0
info: { title: Users, version: '1', description: 'See [it](/guides/start).' }
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
    'content/index.mdx':
      '🚀 [a](/guides/start) ![b](/images/map.png)\n\n[c](guides/start.mdx#one) [d](/guides/start#two)\n\n[e](/api-reference/list-users)\n',
    'content/guides/start.mdx': start,
    'content/guides/more.mdx':
      'import Note from "/snippets/note.mdx"\n\n<Note />\n\n<Snippet file="note.mdx" />\n\n<Card title="A" href="./start" />\n',
    'snippets/note.mdx': note,
    'public/images/map.png': '',
  });

const toPage = [
  'content/guides/more.mdx:7:23-30',
  'content/guides/start.mdx:7:19-32',
  'content/index.mdx:1:8-21',
  'content/index.mdx:3:31-48',
  'content/index.mdx:3:5-25',
  'docs.json:4:55-69',
  'docs.json:5:26-52',
  'openapi.yaml:2:60-73',
  'snippets/note.mdx:1:22-39',
];
const toHeading = [
  'content/guides/start.mdx:7:6-10',
  'content/index.mdx:3:5-25',
  'docs.json:5:26-52',
  'snippets/note.mdx:1:22-39',
];

suite('an editor lists', () => {
  test('all references to a page', async (t) => {
    const editor = await openEditor(t, project());
    const inPage = (text: string) => editor.references('content/guides/start.mdx', text);
    assert.deepEqual(await inPage(start.replace('Start', 'St|art')), toPage);
    assert.deepEqual(await inPage(start.replace('up', 'u|p')), toPage);
    assert.deepEqual(await inPage(start.replace('/start', '/st|art')), toPage);
    const entry = config.replace('guides/start', 'guides/st|art');
    assert.deepEqual(await editor.references('docs.json', entry), toPage);
    assert.deepEqual(await editor.references('docs.json', config.replace('name', 'na|me')), []);
  });

  test('all references to a heading, including those on its page', async (t) => {
    const editor = await openEditor(t, project());
    const inPage = (text: string) => editor.references('content/guides/start.mdx', text);
    assert.deepEqual(await inPage(start.replace('One', 'O|ne')), toHeading);
    assert.deepEqual(await inPage(start.replace('#one', '#o|ne')), toHeading);
    assert.deepEqual(await inPage(start.replace('Two', 'T|wo')), ['content/index.mdx:3:31-48']);
    const link = note.replace('#one', '#o|ne');
    assert.deepEqual(
      await editor.references('snippets/note.mdx', link, true),
      ['content/guides/start.mdx:5:1-1', ...toHeading].sort(),
    );
  });

  test('links with variables, and redirects', async (t) => {
    const dir = project();
    const settled = {
      variables: { folder: '/guides', name: 'start' },
      redirects: [{ source: '/old', destination: '/guides/start' }],
    };
    const text = '[a]({{folder}}/start#one) [b](/guides/{{name}}) [c](/old)\n';
    writeFiles(dir, { 'docs.json': JSON.stringify({ name: 'Acme', ...settled }) });
    writeFiles(dir, { 'content/index.mdx': text, 'openapi.yaml': '', 'snippets/note.mdx': '' });
    const editor = await openEditor(t, dir);
    const inPage = (marked: string) => editor.references('content/guides/start.mdx', marked);
    assert.deepEqual(await inPage(start.replace('One', 'O|ne')), [
      'content/guides/start.mdx:7:6-10',
      'content/index.mdx:1:15-25',
    ]);
    assert.deepEqual(await inPage(start.replace('Start', 'St|art')), [
      'content/guides/more.mdx:7:23-30',
      'content/guides/start.mdx:7:19-32',
      'content/index.mdx:1:15-25',
      'content/index.mdx:1:47-47',
      'content/index.mdx:1:53-57',
      'docs.json:1:108-123',
    ]);
  });

  test('all uses of a snippet or an image, and links to a page of a document', async (t) => {
    const editor = await openEditor(t, project());
    assert.deepEqual(await editor.references('snippets/note.mdx', note.replace('note', 'no|te')), [
      'content/guides/more.mdx:1:19-37',
      'content/guides/more.mdx:5:16-24',
    ]);
    const more = (text: string) => editor.references('content/guides/more.mdx', text);
    const [image, page] = [
      await more('![](/images/m|ap.png)\n'),
      await more('[](/api-reference/li|st-users)\n'),
    ];
    assert.deepEqual(image, ['content/guides/more.mdx:1:5-20', 'content/index.mdx:1:28-43']);
    assert.deepEqual(page, ['content/guides/more.mdx:1:4-29', 'content/index.mdx:5:5-30']);
  });

  test('all references to an operation and to its page', async (t) => {
    const dir = project();
    const pages = '"guides/more", "openapi.yaml GET /users"';
    writeFiles(dir, {
      'docs.json': config.replace('"guides/more"', pages),
      'content/guides/more.mdx': '---\ntitle: A\nopenapi: "get /users"\n---\n',
    });
    const editor = await openEditor(t, dir);
    const found = ['content/guides/more.mdx:3:10-22', 'docs.json:4:71-84', 'docs.json:4:86-111'];
    const entry = config.replace('"guides/more"', pages.replace('GET /us', 'GET /us|'));
    assert.deepEqual(await editor.references('docs.json', entry), found);
    const page = '---\ntitle: A\nopenapi: "get /us|ers"\n---\n';
    assert.deepEqual(
      await editor.references('content/guides/more.mdx', page, true),
      [...found, 'openapi.yaml:5:5-5'].sort(),
    );
  });
});
