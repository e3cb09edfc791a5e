import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  diagnoseOverflow,
  findLongestLine,
} from '../../../../src/markdown/source/stack-overflow.ts';

const text = `short\n${'['.repeat(50)}\nlonger than short\n`;

test('a stack overflow is reported at the longest line of the code', () => {
  assert.deepEqual(findLongestLine(text), { line: 2, column: 1 });
  const error = new RangeError('Maximum call stack size exceeded');
  const { code, file, position } = diagnoseOverflow(error, { path: 'a.mdx', text });
  assert.deepEqual([code, file, position], ['page/too-deep', 'a.mdx', { line: 2, column: 1 }]);
});

test('any other error is rethrown', () => {
  const error = new RangeError('Invalid array length');
  assert.throws(
    () => diagnoseOverflow(error, { path: 'a.mdx', text }),
    (thrown) => thrown === error,
  );
});
