import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathBelow } from '../../../../src/engine/dev/dev-exchange.ts';

test('a path is what stands below the base, each of its parts decoded', () => {
  for (const [url, path] of [
    ['/docs', '/'],
    ['/docs/?x=/y', '/'],
    ['/docs/caf%C3%A9/b%20c#z', '/café/b c'],
    ['http://localhost:3000/docs/a', '/a'],
    ['/', undefined],
    ['/docsx', undefined],
  ] as const) {
    assert.equal(pathBelow('/docs', url), path, url);
  }
});

test('what a served site refuses names no page: separators in a part, and what cannot be decoded', () => {
  for (const path of ['/a%2Fb', '/%E0%A4', '/a%00b']) {
    assert.equal(pathBelow('', path), path);
  }
});
