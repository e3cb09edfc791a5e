import assert from 'node:assert/strict';
import { test } from 'node:test';
import { belowBase, parseBase } from '../../../../src/core/address/base.ts';

test('a base has a leading slash and no trailing slash, however it is written', () => {
  for (const text of ['docs', '/docs', 'docs/', ' /docs/ ']) assert.equal(parseBase(text), '/docs');
  assert.equal(parseBase('/a/b/'), '/a/b');
  for (const text of ['', '/', ' / ']) assert.equal(parseBase(text), '');
});

test('an invalid path is not accepted as a base', () => {
  for (const text of ['a b', 'a//b', '../a', 'a/./b', 'a?b', 'a#b', 'a\\b']) {
    assert.equal(parseBase(text), undefined, text);
  }
});

test('a path is below a base only if the base matches whole segments of it', () => {
  assert.equal(belowBase('/docs/a', '/docs'), '/a');
  assert.equal(belowBase('/docs', '/docs'), '/');
  assert.equal(belowBase('/docs?a=b', '/docs'), '/?a=b');
  assert.equal(belowBase('/docs#a', '/docs'), '/#a');
  assert.equal(belowBase('/docsify/a', '/docs'), undefined);
  assert.equal(belowBase('/page/a', '/docs'), undefined);
});

test('no path is below an empty base', () => {
  assert.equal(belowBase('/docs/a', ''), undefined);
});
