import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadSite, reloadPage } from '../../../../src/node/load-site.ts';
import { importsAlike, listImportable } from '../../../../src/node/project/imported-files.ts';
import { readDocs } from '../../../../src/node/project/read-docs.ts';
import { tempFolder } from '../../../helpers/temp-folder.ts';

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

test('a page that another one imports is a snippet, wherever it lies', () => {
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

test('a page that the navigation lists stays one, and can be imported', () => {
  const { pages, snippets, importable } = read({
    'index.mdx': "import Both from './both.mdx'\n\n<Both />\n",
    'both.mdx': 'Both\n',
  });
  assert.deepEqual([pages, snippets, importable], [['both', 'index'], [], ['both.mdx']]);
});

test('code and data beside the pages are taken in where a page imports them', () => {
  const { docs, snippets } = read({
    'index.mdx':
      "import {\n  sum,\n} from './lib/sum.js'\nimport data from '/data.json'\nimport gone from './gone.js'\n",
    'lib/sum.js': 'export const sum = (a, b) => document.title + a + b\n',
    'data.json': '{}',
  });
  assert.deepEqual(snippets, ['data.json', 'lib/sum.js']);
  assert.deepEqual(docs.diagnostics, []);
});

test('an import in a block of code is none, nor one that leads out of the project or to a package', () => {
  const { pages } = read({
    'index.mdx':
      "import React from 'react'\nimport Up from '../other.mdx'\n\n```mdx\nimport Other from './other.mdx'\n```\n\nText about `import Other from './other.mdx'`\n",
    'other.mdx': "import Other from './other.mdx'\n",
  });
  assert.deepEqual(pages, ['index', 'other']);
});

test('imports in the folder of the pages count from there', () => {
  const { pages, snippets } = read({
    'content/index.mdx': "import Note from '/shared/note.mdx'\n",
    'content/shared/note.mdx': 'Note\n',
  });
  assert.deepEqual([pages, snippets], [['index'], ['shared/note.mdx']]);
});

test('a page that begins to import another one makes a snippet of it while its author looks on', async () => {
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
