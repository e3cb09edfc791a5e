import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toLinkCheck } from '../../../../src/engine/store/pages-check.ts';
import { loadSite } from '../../../../src/node/load-site.ts';
import { tempFolder, writeFiles } from '../../../helpers/files/temp-folder.ts';

const pages = ['index', 'other', 'top', 'guides/intro', 'guides/other', 'api/intro'];

/** Where links of a snippet lead on pages, by `url page`. */
async function follow(uses: readonly (readonly [url: string, shownOn?: string])[]) {
  const dir = tempFolder();
  writeFiles(dir, {
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages }] }),
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, `---\ntitle: T\n---\n\nText.\n`])),
    'guides/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const { loaded } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const { resolve } = toLinkCheck(loaded);
  return uses.map(([url, shownOn]) => {
    const page = shownOn === undefined ? {} : { shownOn: `${shownOn}.mdx` };
    const found = resolve({ kind: 'link', url, file: 'snippets/note.mdx', ...page });
    return 'href' in found ? found.href : found.kind;
  });
}

test('relative links of a snippet count from the page that shows it', async () => {
  const found = await follow([
    ['./other', 'guides/intro'],
    ['../top', 'guides/intro'],
    ['../guides/other#a', 'api/intro'],
    ['./plan.svg', 'guides/intro'],
  ]);
  assert.deepEqual(found, ['/guides/other/', '/top/', '/guides/other/#a', '/guides/plan.svg']);
});

test('where they lead nowhere from the page, they count from the root', async () => {
  assert.deepEqual(
    await follow([['./other', 'api/intro'], ['./other'], ['./gone', 'guides/intro']]),
    ['/other/', '/other/', 'unknown'],
  );
});

test('no page changes where links from the root lead', async () => {
  assert.deepEqual(
    await follow([
      ['/other', 'guides/intro'],
      ['https://example.com', 'guides/intro'],
      ['#part', 'guides/intro'],
    ]),
    ['/other/', 'external', 'fragment'],
  );
});
