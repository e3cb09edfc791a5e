import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadSite, reloadPage } from '../../../src/node/load-site.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';

/** Loads a page, changes its file and reloads it. */
async function edit(before: string, after: string, config: object = {}) {
  const dir = tempFolder({
    'docs.json': JSON.stringify({ name: 'Acme', navigation: ['index'], ...config }),
    'index.mdx': before,
  });
  const first = await loadSite({ dir, base: '' });
  assert.ok(first.loaded);
  writeFileSync(join(dir, 'index.mdx'), after);
  const { loaded, diagnostics } = await reloadPage(first.loaded, 'index.mdx');
  const [page] = loaded?.site.pages ?? [];
  assert.ok(loaded && page);
  // The result must be that of loading the whole site again.
  const anew = await loadSite({ dir, base: '' });
  assert.deepEqual(page, anew.loaded?.site.pages[0]);
  assert.deepEqual(diagnostics, anew.diagnostics);
  const isAsBefore = loaded.site.navigation === first.loaded.site.navigation;
  return { title: page.title, text: page.text, isAsBefore };
}

for (const [opening, closing] of [
  ['---', '----'],
  ['***', '***'],
  ['\n\n---', '---'],
]) {
  const pageOf = (title: string, text: string) =>
    `${opening}\ntitle: ${title}\n${closing}\n\n${text}\n`;

  test(`changing the title between ${JSON.stringify([opening, closing])} changes the page immediately`, async () => {
    const { title, isAsBefore } = await edit(pageOf('A', 'One'), pageOf('B', 'One'));
    assert.deepEqual([title, isAsBefore], ['B', false]);
  });

  test(`changing the text below ${JSON.stringify([opening, closing])} keeps the front matter`, async () => {
    const { text, isAsBefore } = await edit(pageOf('A', 'One'), pageOf('A', 'Two'));
    assert.match(text, /^---\n\n?\n?title: A\n---\n\nTwo\n$/);
    assert.equal(isAsBefore, true);
  });
}

test('a corrected fence is no longer reported', async () => {
  const { isAsBefore } = await edit('---\ntitle: A\n----\n\nOne\n', '---\ntitle: A\n---\n\nOne\n');
  assert.equal(isAsBefore, false);
});

test('changing the heading changes the title, even if it contains a variable', async () => {
  assert.equal((await edit('# One\n', '# Two\n')).title, 'Two');
  const config = { variables: { name: 'Acme' } };
  const { title } = await edit('# {{name}} one\n', '# {{name}} two\n', config);
  assert.equal(title, 'Acme two');
});

test('a comment in front matter moves the positions of its keys, but text below does not', async () => {
  const page = '---\ntitle: A\n---\n\nOne\n';
  assert.equal((await edit(page, page.replace('title', '# Title\ntitle'))).isAsBefore, false);
  assert.equal((await edit(page, `${page}\nTwo\n`)).isAsBefore, true);
});

test('an entry of the navigation that no file could be named after is a missing page', async () => {
  const entry = 'あ'.repeat(120);
  for (const index of ['index.mdx', 'content/index.mdx']) {
    const config = { name: 'Acme', navigation: [{ group: 'Start', pages: ['index', entry] }] };
    const dir = tempFolder({ 'docs.json': JSON.stringify(config), [index]: 'Text' });
    const { loaded, diagnostics } = await loadSite({ dir, base: '' });
    assert.ok(loaded);
    assert.deepEqual(
      diagnostics.filter(({ file }) => file === 'docs.json').map(({ message }) => message),
      [`There is no page "${entry.slice(0, 60)}…"; the entry is left out.`],
    );
  }
});
