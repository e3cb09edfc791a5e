import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutTags } from '../../../../src/core/html/without-tags.ts';

test('tags with the given names are removed, and all other text is kept', () => {
  const names = new Set(['p', 'b']);
  assert.equal(
    withoutTags('<p title="a > b">One <B>two</B> <i>&amp;</i></p> 1 < 2, array<string>', names),
    'One two <i>&amp;</i> 1 < 2, array<string>',
  );
});
