import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isHeaderName } from '../../../../../src/core/reference/request/header-name.ts';

test('a header name consists of ASCII letters, digits and a few symbols', () => {
  const names = ['X-Sum', 'x_sum.2', 'X Sum', 'X-Sum:', 'X\r\nEvil', 'Größe', ''];
  assert.deepEqual(names.filter(isHeaderName), ['X-Sum', 'x_sum.2']);
});
