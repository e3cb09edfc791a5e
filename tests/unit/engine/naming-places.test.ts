import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listLinksTo, listUsesOf, type NamingPlace } from '../../../src/engine/naming-places.ts';
import { loadSite } from '../../../src/node/load-site.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';

const files: Readonly<Record<string, string>> = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "A", "pages": ["a", "b/index"] }] }',
  'content/a.mdx': '## One\n\n[a](#one) [b](/a#one) [c](#two) [d](/a#two) [e](/b/)\n',
  'content/b/index.mdx': '[a](../a) [b](/b/#one)\n\n<Snippet file="note.mdx" />\n',
  'snippets/note.mdx': '[a](#one) [b](../a#one)\n',
};

/** Formats places as `content/a.mdx /a#one`, with the text at each place. */
const written = (places: readonly NamingPlace[]): readonly string[] =>
  places.map(({ file, start, end }) => `${file} ${files[file]?.slice(start, end)}`).sort();

async function loadFolder() {
  const { loaded } = await loadSite({ dir: tempFolder(files), base: '' });
  assert.ok(loaded);
  const pageOf = (slug: string) => {
    const page = loaded.targets.index.bySlug.get(slug);
    assert.ok(page);
    return page;
  };
  return { loaded, pageOf };
}

suite('places that name', () => {
  test('a page are its links and its entry in the navigation', async () => {
    const { loaded, pageOf } = await loadFolder();
    assert.deepEqual(written(await listLinksTo(loaded, pageOf('b/index'))), [
      'content/a.mdx /b/',
      'content/b/index.mdx /b/#one',
      'docs.json "b/index"',
    ]);
  });

  test('a heading are links with its id, and in snippets those of the pages that show them', async () => {
    const { loaded, pageOf } = await loadFolder();
    assert.deepEqual(written(await listLinksTo(loaded, pageOf('a'), 'one')), [
      'content/a.mdx #one',
      'content/a.mdx /a#one',
      'snippets/note.mdx ../a#one',
    ]);
    assert.deepEqual(written(await listLinksTo(loaded, pageOf('b/index'), 'one')), [
      'content/b/index.mdx /b/#one',
      'snippets/note.mdx #one',
    ]);
  });

  test('a snippet are imports and tags', async () => {
    const { loaded } = await loadFolder();
    const [snippet] = loaded.docs.snippets;
    assert.ok(snippet);
    assert.deepEqual(written(await listUsesOf(loaded, snippet)), ['content/b/index.mdx note.mdx']);
  });
});
