import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFrontMatter } from '../../../../src/core/pages/front-matter.ts';

test('booleans may be written as in older YAML, so hidden pages stay hidden', () => {
  const hidden = (value: string) =>
    parseFrontMatter({ path: 'a.mdx', text: `---\nhidden: ${value}\n---\n` }).frontMatter.hidden;
  assert.deepEqual(['yes', 'On', '"true"'].map(hidden), [true, true, true]);
  assert.deepEqual(['no', 'OFF', 'maybe'].map(hidden), [false, false, undefined]);
});
