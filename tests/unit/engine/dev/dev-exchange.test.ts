import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { listen } from '../../../../src/server/listen.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { pathBelow, sendDiskFile } from '../../../../src/engine/dev/dev-exchange.ts';

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

test('a file that disappears while it is about to be sent is not found', async () => {
  for (const name of ['a.txt', 'a.png']) {
    const path = join(tempFolder({ [name]: 'x'.repeat(5000) }), name);
    const listener: RequestListener = (request, response) => {
      const { headers } = request;
      const removeFirst = () => {
        rmSync(path, { force: true });
        return headers;
      };
      Object.defineProperty(request, 'headers', { get: removeFirst });
      void sendDiskFile({ request, response }, path);
    };
    const server = await listen({ host: '127.0.0.1', port: 0, listener });
    const answer = await fetch(`http://127.0.0.1:${server.port}/`);
    await server.stop();
    assert.deepEqual([answer.status, answer.headers.get('cache-control')], [404, 'no-store']);
  }
});
