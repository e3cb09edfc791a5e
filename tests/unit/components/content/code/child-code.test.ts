import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  toFenceMeta,
  trimChildren,
} from '../../../../../src/components/content/code/child-code.ts';
import { parseFenceMeta } from '../../../../../src/markdown/code/fence-meta.ts';

test('code keeps the indentation of its first line', () => {
  assert.equal(trimChildren('\n  a\n    b\n'), '  a\n    b');
});

test('lines can be selected as in fences, with or without brackets', () => {
  const meta = toFenceMeta({ highlight: '[1,3-5]', focus: [2] });
  const { highlight, focus } = parseFenceMeta('js', meta);
  assert.deepEqual(highlight, [
    { from: 1, to: 1 },
    { from: 3, to: 5 },
  ]);
  assert.deepEqual(focus, [{ from: 2, to: 2 }]);
  assert.deepEqual(parseFenceMeta('js', toFenceMeta({})), parseFenceMeta('js'));
});
