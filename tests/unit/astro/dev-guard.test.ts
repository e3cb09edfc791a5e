import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { guardSockets } from '../../../src/astro/dev-guard.ts';

test('sockets are left to pages of the dev server itself', () => {
  const guard = guardSockets({ dir: '/project', host: 'docs.test' });
  const isLeft = (headers: Record<string, string>) => {
    const socket = new PassThrough();
    guard({ headers } as unknown as IncomingMessage, socket);
    return !socket.destroyed;
  };
  const host = 'localhost:4321';
  assert.equal(isLeft({ host, origin: 'http://localhost:4321' }), true);
  assert.equal(isLeft({ host: 'docs.test', origin: 'http://docs.test' }), true);
  assert.equal(isLeft({ host }), true);
  assert.equal(isLeft({ host, origin: 'http://localhost:1' }), false);
  assert.equal(isLeft({ host, origin: 'http://evil.test' }), false);
  assert.equal(isLeft({ host: 'evil.test', origin: 'http://evil.test' }), false);
});
