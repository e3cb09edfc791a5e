/** Responses whose headers arrive but whose body cannot be read. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Outcome } from '../../../../../src/client/playground/exchange/outcome.ts';
import { receiveResponse } from '../../../../../src/client/playground/exchange/receive-response.ts';
import { sendAsPage, startPageProxy } from '../../../../helpers/servers/page-proxy.ts';
import { startServer } from '../../../../helpers/servers/proxy-server.ts';

/** Starts an API whose responses claim to be compressed. */
async function startLiar(t: TestContext, encoding: string, type = 'text/plain') {
  const url = await startServer(t, (_request, response) => {
    response.writeHead(418, { 'Content-Type': type, 'Content-Encoding': encoding });
    response.end('This is as it is, and nothing has compressed it.\n');
  });
  return { method: 'GET', url, headers: [] };
}

async function read(outcome: Outcome) {
  assert.ok(outcome.kind === 'answer');
  const { bytes, failure } = await receiveResponse(outcome, () => undefined);
  const encoding = outcome.headers.find(([name]) => /^content-encoding$/i.test(name))?.[1];
  return { status: outcome.status, encoding, size: bytes.length, failure };
}

for (const encoding of ['gzip', 'deflate', 'br']) {
  for (const type of ['text/plain', 'text/event-stream']) {
    test(`a ${type} body that is falsely labeled as ${encoding} is reported, and its headers are shown`, async (t) => {
      const request = await startLiar(t, encoding, type);
      const proxy = await startPageProxy(t, { origins: () => [request.url] });
      for (const options of [{}, { proxy }]) {
        const { failure, ...found } = await read(await sendAsPage(request, options));
        assert.deepEqual(found, { status: 418, encoding, size: 0 });
        assert.equal(failure?.reason, 'unreadable');
        assert.equal(
          failure?.message,
          `The body of the response from ${new URL(request.url).host} could not be read.`,
        );
        assert.match(failure?.next ?? '', /not compressed as Content-Encoding says/);
      }
    });
  }
}

test('the readable part of a damaged compressed body is shown with the reason', async (t) => {
  const compressed = gzipSync('This is what came.');
  compressed.subarray(-8, -4).fill(0);
  const url = await startServer(t, (_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(compressed);
  });
  const proxy = await startPageProxy(t, { origins: () => [url] });
  const outcome = await sendAsPage({ method: 'GET', url, headers: [] }, { proxy });
  assert.ok(outcome.kind === 'answer');
  const { bytes, failure } = await receiveResponse(outcome, () => undefined);
  assert.equal(Buffer.from(bytes).toString(), 'This is what came.');
  assert.equal(failure?.reason, 'unreadable');
});

test('a body that stops after it has begun is reported as interrupted', async (t) => {
  const url = await startServer(t, (_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('begin', () => response.destroy());
  });
  const { failure } = await read(await sendAsPage({ method: 'GET', url, headers: [] }));
  assert.equal(failure?.reason, 'broken');
});
