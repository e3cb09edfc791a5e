import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';
import { toPlainHint } from '../../../../../src/core/reference/playground/plain-hint.ts';

test('a hint is the first paragraph of a description without markup', () => {
  assert.equal(toPlainHint(), '');
  assert.equal(
    toPlainHint(
      '## The *name*,\nas in <b title="1 > 0">`user_name`</b> &amp; [a](/b) ![c](/d).\n\nMore.',
    ),
    'The name, as in user_name & a .',
  );
  assert.equal(toPlainHint('1 < 2'), '1 < 2');
});

test('a long hint is truncated after a complete word', () => {
  assert.match(toPlainHint('word '.repeat(60)), /^(?:word )+word …$/);
  assert.equal(toPlainHint(`ID ${'用户标识符'.repeat(60)}`).length, 142);
  assert.equal(toPlainHint(`${'x'.repeat(139)}😀`), `${'x'.repeat(139)} …`);
});

test('brackets that nothing closes are searched only at the beginning of a description', () => {
  assertGrowsEvenly((size) => toPlainHint('[a]('.repeat(size)), 5000);
});
