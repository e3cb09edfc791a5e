import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRequestPath } from '../../../../src/server/files/request-path.ts';

const inside = (parts: string[], isFolder: boolean) => ({ kind: 'inside', parts, isFolder });

test('a path is split into decoded names, without query and fragment', () => {
  assert.deepEqual(parseRequestPath('/', ''), inside([], true));
  assert.deepEqual(parseRequestPath('/a/b%20c?x=/y#z', ''), inside(['a', 'b c'], false));
  assert.deepEqual(parseRequestPath('/caf%C3%A9/', ''), inside(['café'], true));
  assert.deepEqual(parseRequestPath('/100%25', ''), inside(['100%'], false));
  assert.deepEqual(parseRequestPath('/.well-known/x', ''), inside(['.well-known', 'x'], false));
  assert.deepEqual(parseRequestPath('http://host:1/a', ''), inside(['a'], false));
});

test('with a base, only paths below it are inside, compared by whole segments', () => {
  assert.deepEqual(parseRequestPath('/docs', '/docs'), inside([], false));
  assert.deepEqual(parseRequestPath('/docs/', '/docs'), inside([], true));
  assert.deepEqual(parseRequestPath('/docs/a', '/docs'), inside(['a'], false));
  for (const path of ['/', '/docsx/a', '/other']) {
    assert.deepEqual(parseRequestPath(path, '/docs'), { kind: 'outside-base' });
  }
});

test('upward steps, separators and dot-files are forbidden in any notation', () => {
  const attempts = [
    '/../etc/passwd',
    '/a/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/%2e%2e%2fetc%2fpasswd',
    '/..%5c..%5cwindows',
    '/a%2fb',
    '//evil.example',
    '/a//b',
    '/.',
    '/.lectern-build.json',
    '/a/.env',
    '/%2eenv',
  ];
  for (const attempt of attempts) {
    assert.deepEqual(parseRequestPath(attempt, ''), { kind: 'forbidden' }, attempt);
  }
});

test('a path that cannot be decoded or contains a zero byte is malformed', () => {
  for (const path of ['/%', '/%zz', '/%E0%A4%A', '/a%00b']) {
    assert.deepEqual(parseRequestPath(path, ''), { kind: 'malformed' }, path);
  }
});
