import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathBelow } from '../../../../src/engine/dev/dev-exchange.ts';

test('a path is the part of the URL below the base, with each segment decoded', () => {
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

test('encoded separators and undecodable characters are left encoded, so they match no page', () => {
  for (const path of ['/a%2Fb', '/%E0%A4', '/a%00b']) {
    assert.equal(pathBelow('', path), path);
  }
});
