import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFrontMatter } from '../../../../src/core/pages/front-matter.ts';

test('booleans may be written as in older YAML, so hidden pages stay hidden', () => {
  const hidden = (value: string) =>
    parseFrontMatter({ path: 'a.mdx', text: `---\nhidden: ${value}\n---\n` }).frontMatter.hidden;
  assert.deepEqual(['yes', 'On', '"true"'].map(hidden), [true, true, true]);
  assert.deepEqual(['no', 'OFF', 'maybe'].map(hidden), [false, false, undefined]);
});

test('values have no control characters, which no page can contain', () => {
  const { frontMatter } = parseFrontMatter({
    path: 'a.mdx',
    text: '---\ntitle: A\u0001b\ndescription: "c\\bd\\0"\nkeywords: [e\u007ff]\n---\n',
  });
  assert.deepEqual(frontMatter, {
    title: 'Ab',
    description: 'cd\ufffd',
    keywords: ['ef'],
    meta: {},
  });
});
