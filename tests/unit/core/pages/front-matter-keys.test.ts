import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frontMatterKeys, meantKey } from '../../../../src/core/pages/front-matter-keys.ts';
import { parseFrontMatter } from '../../../../src/core/pages/front-matter.ts';

test('every allowed value of a key is accepted, and any other is reported', () => {
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

test('only a likely typo of a known key is matched to that key', () => {
  const meant = ['descripton', 'Title', 'titles', 'tags', 'goups', 'constructor'].map(meantKey);
  assert.deepEqual(meant, ['description', 'title', undefined, undefined, undefined, undefined]);
});
