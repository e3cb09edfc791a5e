import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frontMatterKeys, meantKey } from '../../../../src/core/pages/front-matter-keys.ts';
import { parseFrontMatter } from '../../../../src/core/pages/front-matter.ts';

test('each value that a key may have is read, and any other is told', () => {
  for (const [key, { values }] of Object.entries(frontMatterKeys)) {
    const codesOf = (value: string) =>
      parseFrontMatter({
        path: 'a.mdx',
        text: `---\n${key}: ${value}\n---\n`,
      }).diagnostics.map(({ code }) => code);
    for (const value of values ?? []) assert.deepEqual(codesOf(value), [], `${key}: ${value}`);
    if (values !== undefined) assert.equal(codesOf('nonsense').length, 1, key);
  }
});

test('a misspelt key is one that means something, and none that an author made', () => {
  const meant = ['descripton', 'Title', 'titles', 'tags', 'goups', 'constructor'].map(meantKey);
  assert.deepEqual(meant, ['description', 'title', undefined, undefined, undefined, undefined]);
});
