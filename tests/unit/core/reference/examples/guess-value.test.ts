/** The values in samples for which only readers know the real ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeholderFor } from '../../../../../src/core/reference/examples/guess-value.ts';

test('a placeholder consists only of the words of a name', () => {
  const names = ['api_key', 'X-Api-Key', 'filter[owner]', '$top', 'größe', '名前', '***'];
  assert.deepEqual(names.map(placeholderFor), [
    '<API_KEY>',
    '<X_API_KEY>',
    '<FILTER_OWNER>',
    '<TOP>',
    '<GRÖSSE>',
    '<名前>',
    '<VALUE>',
  ]);
});
