import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '../../../../src/core/diagnostic/nearest.ts';

test('a slip of a letter or two finds the name', () => {
  const names = ['navigation', 'name', 'anchors', 'topbarLinks'];
  assert.equal(nearest('navigaton', names), 'navigation');
  assert.equal(nearest('nmae', names), 'name');
  assert.equal(nearest('TOPBARLINKS', names), 'topbarLinks');
});

test('a name that is like none finds nothing', () => {
  assert.equal(nearest('zebra', ['navigation', 'name']), undefined);
  assert.equal(nearest('a', []), undefined);
});

test('a short name may have one slip only', () => {
  assert.equal(nearest('redis', ['edit']), undefined);
  assert.equal(nearest('lable', ['label']), 'label');
  assert.equal(nearest('anchrs', ['anchors']), 'anchors');
});

test('a letter alone means no other one, though it may lack a second', () => {
  assert.equal(nearest('x', ['a', 'b']), undefined);
  assert.equal(nearest('x', ['a', 'xs']), 'xs');
  assert.equal(nearest('X', ['a', 'x']), 'x');
});

test('of two names the nearer one is found', () => {
  assert.equal(nearest('tab', ['tabs', 'table']), 'tabs');
});

test('letters that changed places count as one slip, at the end of a long name as well', () => {
  assert.equal(nearest('introductoin', ['introductions', 'introduction']), 'introduction');
  assert.equal(
    nearest('a-long-name-of-a-pgae', ['a-long-name-of-a-page']),
    'a-long-name-of-a-page',
  );
});
