import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { suite, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { serveEditor } from '../../../src/lsp/start-server.ts';
import { openEditor } from '../../helpers/commands/editor.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';

const config = `{
  "name": "Acme",
  "openapi": "openapi.yaml",
  "navigation": [{ "group": "All", "pages": ["index", "guides/start", "GET /users"] }]
}
`;
const index = '---\ntitle: Home\n---\n\nSee [the start](/guides/start#first-step).\n';
const start =
  '---\ntitle: Start\n---\n\n## First step\n\n<Steps>\n<Step title="Install it">a</Step>\n</Steps>\n';
const openapi = `openapi: 3.1.0
info: { title: Users, version: '1' }
paths:
  /users:
    get:
      summary: List users
      responses: { '200': { description: All of them } }
`;

function project(): string {
  return tempFolder({
    'docs.json': config,
    'openapi.yaml': openapi,
    'content/index.mdx': index,
    'content/guides/start.mdx': start,
    'snippets/note.mdx': 'A note.\n',
    'public/images/map.png': '',
  });
}

suite('an editor', () => {
  test('receives problems while someone types, and their disappearance', async (t) => {
    const editor = await openEditor(t, project());
    await editor.type('content/index.mdx', index);
    await editor.untilProblems('content/index.mdx', []);
    await editor.type('content/index.mdx', `${index}\n[a](/guides/strat)\n\n<Crad>b</Crad>\n`);
    const [link] = await editor.untilProblems('content/index.mdx', [
      '7:5 link/missing-page',
      '9:1 page/unknown-component',
    ]);
    assert.deepEqual(link, {
      range: { start: { line: 6, character: 4 }, end: { line: 6, character: 17 } },
      severity: 2,
      code: 'link/missing-page',
      codeDescription: {
        href: 'https://lectern-docs.github.io/lectern/reference/diagnostics/link/missing-page/',
      },
      source: 'lectern',
      message:
        'No page or file of this site has the address "/guides/strat".\nDid you mean /guides/start/?',
    });
    await editor.type('content/index.mdx', index);
    await editor.untilProblems('content/index.mdx', []);
  });

  test('receives problems with the severity that the project sets, without ignored ones', async (t) => {
    const dir = project();
    const checks = '"checks": { "link/missing-page": "error", "icon/unknown": "off" }';
    const settled = config.replace('"name"', `${checks},\n  "name"`);
    writeFiles(dir, { 'docs.json': settled });
    const editor = await openEditor(t, dir);
    const text = `${index}\n[a](/guides/strat)\n\n<Icon icon="rockt" />\n`;
    await editor.type('content/index.mdx', text);
    const [link] = await editor.untilProblems('content/index.mdx', ['7:5 link/missing-page']);
    assert.equal(link?.severity, 1);
    const ignored = '{/* lectern-ignore link/missing-page: not written yet */}\n[a](/guides/strat)';
    await editor.type('content/index.mdx', text.replace('[a](/guides/strat)', ignored));
    await editor.untilProblems('content/index.mdx', []);
    await editor.type('docs.json', config);
    await editor.untilProblems('content/index.mdx', ['10:13 icon/unknown']);
  });

  test('receives problems of unopened pages and of changes on the disk', async (t) => {
    const dir = project();
    const editor = await openEditor(t, dir);
    await editor.type('docs.json', config);
    writeFiles(dir, { 'content/guides/start.mdx': `${start}\n[gone](/nowhere)\n` });
    await editor.untilProblems('content/guides/start.mdx', ['11:8 link/missing-page']);
    rmSync(join(dir, 'content/guides/start.mdx'));
    await editor.untilProblems('docs.json', ['4:55 navigation/missing-page']);
  });

  test('receives broken links in descriptions of a document', async (t) => {
    const dir = project();
    const text = openapi.replace('summary: List users', 'description: "[a](/guides/strat)"');
    writeFiles(dir, { 'openapi.yaml': text });
    const editor = await openEditor(t, dir);
    await editor.type('content/index.mdx', index);
    await editor.untilProblems('openapi.yaml', ['6:25 link/missing-page']);
    writeFiles(dir, { 'openapi.yaml': openapi });
    await editor.untilProblems('openapi.yaml', []);
  });

  test('receives problems of an unsaved API document and of pages that depend on it', async (t) => {
    const editor = await openEditor(t, project());
    const page = '---\nopenapi: GET /users\n---\n';
    await editor.type('content/index.mdx', page);
    await editor.untilProblems('content/index.mdx', []);
    await editor.type('openapi.yaml', openapi.replace('/users:', '/people:'));
    await editor.untilProblems('content/index.mdx', ['2:1 openapi/unknown-operation']);
    const offered = await editor.complete('content/index.mdx', '---\nopenapi: |\n---\n');
    assert.deepEqual(
      [offered.includes('GET /people'), offered.includes('GET /users')],
      [true, false],
    );
    await editor.type('openapi.yaml', openapi.replace('/users:', '/users: ['));
    await editor.untilProblems('openapi.yaml', ['4:11 openapi/syntax']);
    await editor.type('content/index.mdx', page);
    await editor.close('openapi.yaml');
    await editor.untilProblems('openapi.yaml', []);
    await editor.untilProblems('content/index.mdx', []);
  });

  test('receives problems of a large API document and of its parts once typing stops', async (t) => {
    const dir = project();
    const large = `${openapi}x-remark: '${' '.repeat(300_000)}'\n`;
    const whole = large.replace(/ {4}get:\n[^]*?(?=x-remark)/, '    $ref: ./users.yaml\n');
    const part = "get:\n  responses: { '200': { description: '[a](/guides/start)' } }\n";
    writeFiles(dir, { 'openapi.yaml': whole, 'users.yaml': part });
    const editor = await openEditor(t, dir);
    await editor.type('openapi.yaml', whole);
    await editor.untilProblems('openapi.yaml', []);
    await editor.type('openapi.yaml', whole.replace('./users.yaml', './user.yaml'));
    await editor.untilProblems('openapi.yaml', ['5:5 openapi/refused-ref']);
    await editor.type('openapi.yaml', whole);
    await editor.type('users.yaml', part.replace('/guides/start', '/guides/strat'));
    await editor.untilProblems('openapi.yaml', []);
    await editor.untilProblems('users.yaml', ['2:38 link/missing-page']);
  });

  test('can use unsaved pages and snippets as long as they are open', async (t) => {
    const editor = await openEditor(t, project());
    const link = `${index}\n[a](/guides/new#more)\n`;
    await editor.type('content/index.mdx', link);
    await editor.untilProblems('content/index.mdx', ['7:5 link/missing-page']);
    const fresh = "import Tip from '/snippets/tip.mdx'\n\n## Other\n\n<Tip />\n\n[b](/lost)\n";
    await editor.type('content/guides/new.mdx', fresh);
    await editor.untilProblems('content/guides/new.mdx', [
      '1:1 snippet/missing',
      '7:5 link/missing-page',
    ]);
    await editor.type('snippets/tip.mdx', 'A tip.\n');
    await editor.untilProblems('content/guides/new.mdx', ['7:5 link/missing-page']);
    await editor.untilProblems('content/index.mdx', []);
    await editor.close('content/guides/new.mdx');
    await editor.untilProblems('content/index.mdx', ['7:5 link/missing-page']);
  });

  test('can open files outside the project, which have no completions', async (t) => {
    const editor = await openEditor(t, project());
    assert.deepEqual(await editor.complete('file://server/share/a.mdx', '<Ca|'), []);
    assert.deepEqual(await editor.complete('untitled:Untitled-1', '<Ca|'), []);
  });

  test('uses unsaved text instead of the saved one until the file is closed', async (t) => {
    const editor = await openEditor(t, project());
    await editor.type('docs.json', config.replace('"guides/start"', '"guides/begin"'));
    await editor.untilProblems('docs.json', ['4:55 navigation/missing-page']);
    await editor.close('docs.json');
    await editor.untilProblems('docs.json', []);
  });

  test('does not run the code of a page', async (t) => {
    const editor = await openEditor(t, project());
    const loop =
      '---\ntitle: A\n---\n\nexport const a = (() => { for (;;); })();\n\n{a}\n\n<Crad />\n';
    await editor.type('content/index.mdx', loop);
    await editor.untilProblems('content/index.mdx', ['9:1 page/unknown-component']);
  });

  test('offers the fix of a problem', async (t) => {
    const editor = await openEditor(t, project());
    await editor.type('content/index.mdx', '---\ntitle: Home\nicon: rockt\n---\n\nText.\n');
    await editor.untilProblems('content/index.mdx', ['3:1 icon/unknown']);
    const [action] = await editor.actions('content/index.mdx');
    assert.equal(action?.title, 'Write "rocket" instead of "rockt"');
    assert.deepEqual(Object.values(action.edit?.changes ?? {}), [
      [
        {
          range: { start: { line: 2, character: 6 }, end: { line: 2, character: 11 } },
          newText: 'rocket',
        },
      ],
    ]);
  });
});

test('pages, anchors, components, props, icons, operations and keys are completed', async (t) => {
  const editor = await openEditor(t, project());
  const cases: readonly [what: string, file: string, text: string, expected: readonly string[]][] =
    [
      [
        'pages in links',
        'content/index.mdx',
        '[a](/g|)',
        ['/', '/guides/start', '/images/map.png'],
      ],
      [
        'anchors of another page',
        'content/index.mdx',
        '[a](/guides/start#|)',
        ['first-step', 'install-it'],
      ],
      ['anchors of the same page', 'content/index.mdx', '## One two\n\n[a](#|)', ['one-two']],
      ['components', 'content/index.mdx', '<Ca|', ['Card', 'CardGroup', 'Callout']],
      ['props', 'content/index.mdx', '<Card title="A" |', ['icon', 'href']],
      ['values of props', 'content/index.mdx', '<Badge size="|">', ['xs', 'sm', 'md', 'lg']],
      ['icons', 'content/index.mdx', '<Card icon="ro|', ['rocket']],
      ['snippets', 'content/index.mdx', 'import A from "/|"', ['/snippets/note.mdx']],
      ['snippets by name', 'content/index.mdx', '<Snippet file="|" />', ['note.mdx']],
      ['front matter', 'content/index.mdx', '---\nsi|\n---\n', ['sidebarTitle', 'icon']],
      ['operations', 'content/index.mdx', '---\nopenapi: |\n---\n', ['GET /users', 'openapi.yaml']],
      ['keys of docs.json', 'docs.json', '{ "|": 1 }', ['name', 'navigation', 'colors']],
      ['keys behind a mark of the encoding', 'docs.json', '\uFEFF{ "|": 1 }', ['name']],
      ['pages in docs.json', 'docs.json', config.replace('guides/start', '|'), ['guides/start']],
      ['nothing in data that pages import', 'content/data.json', '{ "|": 1 }', []],
      ['operations in docs.json', 'docs.json', config.replace('GET /users', '|'), ['GET /users']],
    ];
  for (const [what, file, text, expected] of cases) {
    const offered = await editor.complete(file, text);
    assert.ok(expected.length > 0 || offered.length === 0, `${what}: ${offered.join(', ')}`);
    const missing = expected.filter((name) => !offered.includes(name));
    assert.deepEqual(missing, [], `${what}: ${offered.slice(0, 20).join(', ')}`);
  }
});

suite('at a position', () => {
  test('a hover explains what is at the cursor', async (t) => {
    const editor = await openEditor(t, project());
    const hover = (text: string) => editor.hover('content/index.mdx', text);
    assert.match(await hover('<Ca|rd>'), /\*\*Card\*\*: A box with a title/);
    assert.match(await hover('<Card hr|ef="/">'), /\*\*href\*\* \(URL\)/);
    assert.match(await hover('[a](/guides/st|art)'), /\*\*Start\*\*.*content\/guides\/start\.mdx/);
    assert.match(await hover('---\nsidebar|Title: A\n---\n'), /Shorter title/);
    assert.match(await hover('---\nopenapi: GET /us|ers\n---\n'), /List users/);
    assert.match(await editor.hover('docs.json', config.replace('name', 'na|me')), /Name of the/);
  });

  test('links, pages, snippets and operations lead to their definitions', async (t) => {
    const editor = await openEditor(t, project());
    const inPage = (text: string) => editor.definition('content/index.mdx', text);
    const inConfig = (name: string) =>
      editor.definition('docs.json', config.replace(name, `${name.slice(0, 1)}|${name.slice(1)}`));
    assert.equal(await inPage('[a](/guides/st|art#first-step)'), 'content/guides/start.mdx:5');
    assert.equal(await inPage('[a](/guides/start#ins|tall-it)'), 'content/guides/start.mdx:8');
    assert.equal(await inPage('import A from "/snippets/no|te.mdx"'), 'snippets/note.mdx:1');
    assert.equal(await inPage('<Snippet file="no|te.mdx" />'), 'snippets/note.mdx:1');
    assert.equal(await inPage('---\nopenapi: GET /us|ers\n---\n'), 'openapi.yaml:5');
    assert.equal(await inPage('[a](/api-reference/list-us|ers)'), 'openapi.yaml:5');
    assert.equal(await inPage('![a](/images/m|ap.png)'), 'public/images/map.png:1');
    assert.equal(await inPage('<Card href="/guides/st|art" />'), 'content/guides/start.mdx:1');
    assert.equal(await inPage('---\nog:image: /images/m|ap.png\n---\n'), 'public/images/map.png:1');
    const words = [
      '<Card title="in|dex" />',
      '<in|dex />',
      '<a in|dex="" />',
      '---\ntitle: in|dex\n---\n',
    ];
    for (const text of ['nothing he|re', ...words]) {
      assert.equal(await inPage(text), undefined, text);
    }
    assert.equal(await inConfig('guides/start'), 'content/guides/start.mdx:1');
    assert.equal(await inConfig('GET /users'), 'openapi.yaml:5');
  });

  test('links lead to headings in any notation, and into snippets', async (t) => {
    const dir = project();
    const text = [
      '```md\n## Set up\n```\n\nSet up\n------\n\n## Other {#own-id}\n',
      'import Note from "/snippets/note.mdx"\n\n<Note />\n',
    ];
    writeFiles(dir, {
      'content/guides/start.mdx': text.join('\n'),
      'snippets/note.mdx': 'A note.\n\n## Of the note\n',
    });
    const editor = await openEditor(t, dir);
    const lead = (id: string) =>
      editor.definition('content/index.mdx', `[a](/guides/st|art#${id})`);
    assert.equal(await lead('set-up'), 'content/guides/start.mdx:5');
    assert.equal(await lead('own-id'), 'content/guides/start.mdx:8');
    assert.equal(await lead('of-the-note'), 'snippets/note.mdx:3');
    assert.equal(await lead('nowhere'), 'content/guides/start.mdx:1');
  });

  test('renaming a page updates everything that refers to it', async (t) => {
    const editor = await openEditor(t, project());
    const changes = [
      'content/guides/start.mdx => content/guides/begin.mdx',
      'content/index.mdx:5 -> /guides/begin#first-step',
      'docs.json:4 -> "guides/begin"',
      'docs.json:4 -> ,\n  "redirects": [{ "source": "/guides/start", "destination": "/guides/begin" }]',
    ];
    const link = index.replace('/guides/start', '/guides/st|art');
    const renamed = await editor.rename('content/index.mdx', link, 'guides/begin');
    assert.deepEqual(renamed, changes);
    const moved = await editor.willRename(['content/guides/start.mdx', 'content/guides/begin.mdx']);
    assert.deepEqual(moved, changes.slice(1));
    await assert.rejects(editor.rename('content/index.mdx', link, 'index'), {
      message:
        'content/index.mdx already has this name; nothing was changed. Choose another name, or move that file away first.',
    });
  });

  test('an empty file is a page as well', async (t) => {
    const dir = project();
    writeFiles(dir, { 'content/guides/empty.mdx': '' });
    const editor = await openEditor(t, dir);
    const link = '[a](/guides/em|pty)\n';
    assert.equal(await editor.definition('content/index.mdx', link), 'content/guides/empty.mdx:1');
    assert.deepEqual(await editor.rename('content/index.mdx', link, 'guides/full'), [
      'content/guides/empty.mdx => content/guides/full.mdx',
      'content/index.mdx:1 -> /guides/full',
      'docs.json:4 -> ,\n  "redirects": [{ "source": "/guides/empty", "destination": "/guides/full" }]',
    ]);
    const entry = config.replace('guides/start', '|');
    assert.ok((await editor.complete('docs.json', entry)).includes('guides/empty'));
  });

  test('moving several files or a folder updates everything that refers to them', async (t) => {
    const editor = await openEditor(t, project());
    assert.deepEqual(await editor.willRename(['content/guides', 'content/help']), [
      'content/index.mdx:5 -> /help/start#first-step',
      'docs.json:4 -> "help/start"',
      'docs.json:4 -> ,\n  "redirects": [{ "source": "/guides/start", "destination": "/help/start" }]',
    ]);
    const both = ['guides/start.mdx', 'index.mdx'].map(
      (file) => [`content/${file}`, `content/new/${file}`] as const,
    );
    assert.deepEqual(await editor.willRename(...both), [
      'content/index.mdx:5 -> /new/guides/start#first-step',
      'docs.json:4 -> "new/guides/start"',
      'docs.json:4 -> "new/index"',
      'docs.json:4 -> ,\n  "redirects": [{ "source": "/guides/start", "destination": "/new/guides/start" }, { "source": "/", "destination": "/new" }]',
    ]);
    assert.deepEqual(await editor.willRename(['public/images', 'public/pictures']), []);
    assert.deepEqual(await editor.willRename(['other/a.ts', 'other/b.ts']), []);
  });
});

test('a server whose editor no longer reads ends quietly, whatever it is still checking', async () => {
  const dir = project();
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = serveEditor({ input, output, version: '1.0.0' });
  const connection = createProtocolConnection(
    new StreamMessageReader(output),
    new StreamMessageWriter(input),
  );
  connection.listen();
  await connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} });
  const uri = pathToFileURL(join(dir, 'content/index.mdx')).href;
  const textDocument = { uri, languageId: 'mdx', version: 1, text: '[a](/gone)\n' };
  await connection.sendNotification('textDocument/didOpen', { textDocument });
  output.destroy();
  assert.equal(await ended, 1);
  connection.dispose();
});
