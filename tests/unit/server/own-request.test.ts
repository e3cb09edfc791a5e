import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOwnHost, isOwnOrigin } from '../../../src/server/own-request.ts';

const hosts: readonly [host: string | undefined, isOwn: boolean][] = [
  [undefined, true],
  ['localhost', true],
  ['LOCALHOST:4321', true],
  ['docs.localhost', true],
  ['127.0.0.1:80', true],
  ['[::1]:4321', true],
  ['192.168.1.7', true],
  ['docs.internal', true],
  ['Docs.Internal.:8080', true],
  ['wide.example', true],
  ['a.b.wide.example', true],
  ['notwide.example', false],
  ['evil.test', false],
  ['evil.test:4321', false],
  ['localhost.evil.test', false],
  ['evillocalhost', false],
  ['docs.internal.evil.test', false],
  ['127.0.0.1.evil.test', false],
  ['evil.test@localhost', false],
  ['evil.test#localhost', false],
  ['evil.test/localhost', false],
  ['evil.test\\localhost', false],
  ['localhost evil.test', false],
  ['localhost:', true],
  ['localhost:99999', false],
  ['', false],
];

for (const [host, isOwn] of hosts) {
  test(`a request for the host ${host ?? '(none)'} is ${isOwn ? 'answered' : 'refused'}`, () => {
    assert.equal(isOwnHost(host, ['docs.internal', '.wide.example']), isOwn);
  });
}

test('requests of the server’s own pages and of programs are allowed, but not of other pages', () => {
  const host = 'localhost:4321';
  const own = (headers: Record<string, string>) => isOwnOrigin({ host, ...headers });
  assert.equal(own({}), true);
  assert.equal(own({ origin: 'http://localhost:4321' }), true);
  assert.equal(own({ 'sec-fetch-site': 'same-origin' }), true);
  assert.equal(own({ 'sec-fetch-site': 'none' }), true);
  assert.equal(own({ origin: 'http://localhost:4322' }), false);
  assert.equal(own({ origin: 'http://evil.test' }), false);
  assert.equal(own({ origin: 'null' }), false);
  assert.equal(own({ 'sec-fetch-site': 'same-site' }), false);
  assert.equal(own({ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:4321' }), false);
});
