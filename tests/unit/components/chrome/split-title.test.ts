import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitTitle } from '../../../../src/components/chrome/split-title.ts';

test('a long name in a title can break between the words that it consists of', () => {
  assert.deepEqual(splitTitle('AssignmentStatement'), ['Assignment', 'Statement']);
  assert.deepEqual(splitTitle('The find_all_references call'), [
    'The ',
    'find_',
    'all_',
    'references',
    ' call',
  ]);
});

test('a path in a title can break after each slash', () => {
  assert.deepEqual(splitTitle('PUT /api/admin/content'), ['PUT ', '/api/', 'admin/', 'content']);
});

test('ordinary words and short names stay whole', () => {
  assert.deepEqual(splitTitle('Deploy with SearchScraper'), ['Deploy with SearchScraper']);
});
