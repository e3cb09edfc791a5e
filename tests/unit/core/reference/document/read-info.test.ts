import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

test('badges of an operation are texts, or objects with a name or a label', () => {
  const { badges } = smallOperation({
    responses: {},
    'x-badges': [{ name: 'Beta', color: 'red' }, { label: 'New' }, 'Plain', 2, {}, ' '],
  });
  assert.deepEqual(badges, ['Beta', 'New', 'Plain', '2']);
});
