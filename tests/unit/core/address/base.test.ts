import assert from 'node:assert/strict';
import { test } from 'node:test';
import { belowBase, parseBase } from '../../../../src/core/address/base.ts';

test('a base has a slash in front and none behind, however it is written', () => {
  for (const text of ['docs', '/docs', 'docs/', ' /docs/ ']) assert.equal(parseBase(text), '/docs');
  assert.equal(parseBase('/a/b/'), '/a/b');
  for (const text of ['', '/', ' / ']) assert.equal(parseBase(text), '');
});

test('what is no path is no base', () => {
  for (const text of ['a b', 'a//b', '../a', 'a/./b', 'a?b', 'a#b', 'a\\b']) {
    assert.equal(parseBase(text), undefined, text);
  }
});

test('a path is below a base where the base ends with a whole part of it', () => {
  assert.equal(belowBase('/docs/a', '/docs'), '/a');
  assert.equal(belowBase('/docs', '/docs'), '/');
  assert.equal(belowBase('/docs?a=b', '/docs'), '/?a=b');
  assert.equal(belowBase('/docs#a', '/docs'), '/#a');
  assert.equal(belowBase('/docsify/a', '/docs'), undefined);
  assert.equal(belowBase('/page/a', '/docs'), undefined);
});

test('nothing is below a site without a base', () => {
  assert.equal(belowBase('/docs/a', ''), undefined);
});
