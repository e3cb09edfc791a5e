import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { SEARCH_PATH } from '../../../src/core/publish/search-path.ts';
import { PublishedSite } from '../../../src/mcp/published-site.ts';
import { indexOf } from '../../../src/search/tests/small-index.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';

async function writeIndex(dir: string, pages: Parameters<typeof indexOf>[0]): Promise<void> {
  const { files } = await indexOf(pages);
  const texts = files.map(({ name, text }) => [join(SEARCH_PATH, name), text] as const);
  writeFiles(dir, Object.fromEntries(texts));
}

test('operations are read once per index', async () => {
  const dir = tempFolder();
  const site = new PublishedSite({ dir, base: '/docs' });
  assert.deepEqual(await site.listOperations(), []);
  await writeIndex(dir, { Guide: {}, 'List books': { method: 'GET', path: '/books' } });
  const operations = await site.listOperations();
  assert.deepEqual(operations, [
    { method: 'GET', path: '/books', title: 'List books', href: '/list-books/', version: '' },
  ]);
  assert.equal((await site.listOperations())[0], operations[0]);
  await writeIndex(dir, { 'Add a book': { method: 'POST', path: '/books' } });
  const later = await site.listOperations();
  assert.deepEqual(
    later.map(({ title }) => title),
    ['Add a book'],
  );
});

test('an index whose files a build has replaced is opened again', async () => {
  const dir = tempFolder();
  const site = new PublishedSite({ dir, base: '' });
  await writeIndex(dir, { First: {} });
  const asked: string[] = [];
  const found = await site.withIndex(async (index) => {
    const title = (await index.record(0))?.title ?? '';
    asked.push(title);
    if (asked.length > 1) return title;
    await writeIndex(dir, { Second: {} });
    throw new Error('the files of the first index are gone');
  });
  assert.deepEqual([found, asked], ['Second', ['First', 'Second']]);
});

test('a page is read by its address in any notation', async () => {
  const dir = tempFolder({ 'index.md': 'home', 'guides/a.md': 'a', 'secret/.env.md': 'no' });
  const site = new PublishedSite({ dir, base: '/docs' });
  for (const address of ['guides/a', '/docs/guides/a/', 'https://x.test/docs/guides/a.md?b#c']) {
    assert.equal(await site.readTwin(address), 'a', address);
  }
  for (const address of ['', '/', '//', '/docs', 'https://x.test', 'index.html']) {
    assert.equal(await site.readTwin(address), 'home', address);
  }
  for (const address of ['guides%2Fa', '../a', 'secret/.env', '%']) {
    assert.equal(await site.readTwin(address), undefined, address);
  }
});
