import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownValue } from '../../../../src/core/text/own-value.ts';

test('a table has only its own names, not those inherited from Object', () => {
  const table = { blue: 1 };
  assert.equal(ownValue(table, 'blue'), 1);
  for (const name of ['red', 'constructor', 'toString', '__proto__']) {
    assert.equal(ownValue(table, name), undefined, name);
  }
});
