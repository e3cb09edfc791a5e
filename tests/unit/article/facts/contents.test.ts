import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listContents } from '../../../../src/article/facts/contents.ts';
import { buildPage } from '../../../../src/core/pages/build-pages.ts';

const headings = ([1, 2, 3, 4] as const).map((depth) => ({ depth, id: `h${depth}`, text: 'H' }));

const idsOn = (frontMatter: string) => {
  const text = `---\n${frontMatter}\n---\n`;
  const source = { file: 'a.md', slug: 'a', format: 'md', text } as const;
  const { page } = buildPage(source, { trailingSlash: 'never' });
  return listContents(page, { headings }).map(({ id }) => id);
};

test('a table of contents lists the sections of a page and their parts', () => {
  assert.deepEqual(idsOn('title: A'), ['h2', 'h3']);
});

test('a page whose layout has no column for it has no table of contents', () => {
  assert.deepEqual(idsOn('mode: wide'), []);
});
