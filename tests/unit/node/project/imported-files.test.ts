import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listImportPaths } from '../../../../src/core/address/import-paths.ts';
import { loadSite, reloadPage } from '../../../../src/node/load-site.ts';
import { importsAlike, listImportable } from '../../../../src/node/project/imported-files.ts';
import { readDocs } from '../../../../src/node/project/read-docs.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const config = JSON.stringify({
  name: 'Docs',
  navigation: [{ group: 'Start', pages: ['index', 'both'] }],
});

function read(files: Record<string, string>, content = '') {
  const docs = readDocs(tempFolder({ 'docs.json': config, ...files }));
  return {
    docs,
    pages: docs.pages.map(({ slug }) => slug),
    snippets: docs.snippets.map(({ path }) => path),
    importable: listImportable(docs).map(({ path }) => path),
    roleOf: (file: string) => docs.layout.roleOf(content + file).kind,
  };
}

test('a page that another one imports is a snippet, wherever it is', () => {
  const { pages, snippets, roleOf } = read({
    'index.mdx':
      "import Note from '/shared/note.mdx'\nimport { x } from './shared/more'\n\n<Note />\n",
    'shared/note.mdx': "import Inner from '../inner.md'\n\nNote\n",
    'shared/more.mdx': 'export const x = 1\n',
    'inner.md': 'Inner\n',
    'other.mdx': 'Other\n',
  });
  assert.deepEqual(pages, ['index', 'other']);
  assert.deepEqual(snippets, ['inner.md', 'shared/more.mdx', 'shared/note.mdx']);
  assert.equal(roleOf('shared/note.mdx'), 'snippet');
  assert.equal(roleOf('other.mdx'), 'page');
});

test('an import path can omit the extension and name a folder with an index file', () => {
  const { snippets } = read({
    'index.mdx':
      "import A from './parts/a'\nimport B from '/parts/b'\nimport C from '/parts'\n\n<A /> <B /> <C />\n",
    'parts/a.md': 'A\n',
    'parts/b.js': 'export default () => <b>B</b>;\n',
    'parts/index.mdx': 'C\n',
  });
  assert.deepEqual(snippets, ['parts/a.md', 'parts/b.js', 'parts/index.mdx']);
  assert.deepEqual(
    ['parts/a', 'parts'].map((path) =>
      listImportPaths(path).find((each) => snippets.includes(each)),
    ),
    ['parts/a.md', 'parts/index.mdx'],
  );
});

test('an import path from the root can omit its slash, and packages are not files', () => {
  const { pages, snippets } = read({
    'index.mdx': 'Text\n',
    'guides/a.mdx':
      "import A from 'parts/a.mdx'\nimport B from 'parts/b'\nimport C from '@scope/pkg'\nimport D from 'inner.mdx'\n\n<A /> <B /> <C /> <D />\n",
    'guides/inner.mdx': 'Inner\n',
    'guides/parts/a.mdx': 'Beside\n',
    'parts/a.mdx': 'A\n',
    'parts/b.md': 'B\n',
    'inner.mdx': 'Inner\n',
  });
  assert.deepEqual(pages, ['guides/a', 'guides/inner', 'guides/parts/a', 'index', 'inner']);
  assert.deepEqual(snippets, ['parts/a.mdx', 'parts/b.md']);
});

test('a page listed in the navigation stays a page and can be imported', () => {
  const { pages, snippets, importable } = read({
    'index.mdx': "import Both from './both.mdx'\n\n<Both />\n",
    'both.mdx': 'Both\n',
  });
  assert.deepEqual([pages, snippets, importable], [['both', 'index'], [], ['both.mdx']]);
});

test('code and data next to pages are included if a page imports them', () => {
  const { docs, snippets } = read({
    'index.mdx':
      "import {\n  sum,\n} from './lib/sum.js'\nimport data from '/data.json'\nimport gone from './gone.js'\n",
    'lib/sum.js': 'export const sum = (a, b) => document.title + a + b\n',
    'data.json': '{}',
  });
  assert.deepEqual(snippets, ['data.json', 'lib/sum.js']);
  assert.deepEqual(docs.diagnostics, []);
});

test('imports in code blocks, from outside the project and of packages are ignored', () => {
  const { pages } = read({
    'index.mdx':
      "import React from 'react'\nimport Up from '../other.mdx'\n\n```mdx\nimport Other from './other.mdx'\n```\n\nText about `import Other from './other.mdx'`\n",
    'other.mdx': "import Other from './other.mdx'\n",
  });
  assert.deepEqual(pages, ['index', 'other']);
});

test('imports from the root are relative to the folder of the pages', () => {
  const { pages, snippets } = read({
    'content/index.mdx': "import Note from '/shared/note.mdx'\n",
    'content/shared/note.mdx': 'Note\n',
  });
  assert.deepEqual([pages, snippets], [['index'], ['shared/note.mdx']]);
});

test('a page becomes a snippet as soon as another page imports it during editing', async () => {
  const dir = tempFolder({ 'docs.json': config, 'index.mdx': 'Text\n', 'note.mdx': 'Note\n' });
  const { loaded } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  writeFileSync(join(dir, 'index.mdx'), "import Note from './note.mdx'\n\n<Note />\n");
  const again = await reloadPage(loaded, 'index.mdx');
  assert.deepEqual(
    again.loaded?.site.pages.map(({ slug }) => slug),
    ['index'],
  );
  const file = 'index.mdx';
  const before = { file, text: "import a from './a.mdx'\n" };
  assert.equal(importsAlike(before, { file, text: "import b from './a.mdx'\n\nText\n" }), true);
});

test('text that resembles an import does not turn a page into a snippet', () => {
  const { pages } = read({
    'index.mdx': [
      '---\ntitle: A\n---\n{/*\nimport Old from "./old.mdx"\n*/}',
      '```x``` is code\nimport your data first. It is\n\nThen set the path to "/other" and',
      'import your keys, then "./other.mdx"',
      'Say\nimport Other from "./other.mdx"',
      '~~~mdx\nimport Other from "./other.mdx"\n~~~',
    ].join('\n\n'),
    'old.mdx': 'Old\n',
    'other.mdx': 'Other\n',
  });
  assert.deepEqual(pages, ['index', 'old', 'other']);
});

test('an import directly below front matter, an export or another import is recognized', () => {
  const { snippets } = read({
    'index.mdx':
      '---\r\ntitle: A\r\n---\r\nimport A from "./a.mdx"\r\nexport const x = 1\r\nimport {\r\n  b,\r\n} from \'./b.mdx\'\r\n\r\nimport "./c.mdx"\r\n',
    'a.mdx': 'A\n',
    'b.mdx': 'export const b = 1\n',
    'c.mdx': 'C\n',
  });
  assert.deepEqual(snippets, ['a.mdx', 'b.mdx', 'c.mdx']);
});

test('an import directly below front matter is recognized, even with unusual fences', () => {
  for (const fence of ['***', '----']) {
    const { snippets } = read({
      'index.mdx': `${fence}\ntitle: A\n${fence}\nimport A from "./a.mdx"\n`,
      'a.mdx': 'A\n',
    });
    assert.deepEqual(snippets, ['a.mdx'], fence);
  }
});

test('an import between two thematic breaks without front matter is recognized', () => {
  const { snippets } = read({
    'index.mdx': 'Words\n\n---\n\nimport A from "./a.mdx"\n\n---\n',
    'a.mdx': 'A\n',
  });
  assert.deepEqual(snippets, ['a.mdx']);
});

test('a page that the navigation names in different case stays a page', () => {
  const { pages } = read({ 'index.mdx': "import B from './Both.mdx'\n", 'Both.mdx': 'Both\n' });
  assert.deepEqual(pages, ['Both', 'index']);
});
