import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staticExtensions } from '../../../../src/node/disk/static-extensions.ts';
import { toMediaType } from '../../../../src/server/files/media-types.ts';

test('text is UTF-8, fonts have their type, and unknown files are downloads', () => {
  assert.equal(toMediaType('a/b.HTML'), 'text/html; charset=utf-8');
  assert.equal(toMediaType('openapi.yaml'), 'application/yaml; charset=utf-8');
  assert.equal(toMediaType('a.woff2'), 'font/woff2');
  for (const name of ['CNAME', 'a.unknown', 'a.constructor', '.png/file']) {
    assert.equal(toMediaType(name), 'application/octet-stream', name);
  }
});

test('every extension that a project can publish has a type', () => {
  for (const extension of staticExtensions) {
    assert.notEqual(toMediaType(`x.${extension}`), 'application/octet-stream', extension);
  }
});
