/** How long the playground's proxy waits, and how much it accepts, as set by the owner of a site. */
import assert from 'node:assert/strict';
import { request as sendRequest } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';
import { createPlaygroundProxy } from '../../src/server/proxy/request-handler.ts';
import { outlast, startPair, startProxy, startServer } from '../helpers/servers/proxy-server.ts';

/** How long the proxy in these tests waits for any data, in milliseconds. */
const PROXY_TIMEOUT_MILLISECONDS = 2000;

/** Starts a server whose handler gets the path of a request and the socket to write to. */
async function startSocketServer(t: TestContext, answer: (path: string, socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (head) => answer(head.toString().split(' ')[1] ?? '', socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

test('a larger body is sent if the site allows it', async (t) => {
  const api = await startServer(t, (request, response) => {
    request.resume().on('end', () => response.end());
  });
  const megabytes = 3 * 1024 * 1024;
  const proxy = await startProxy(t, { origins: () => [api], maxBodyBytes: megabytes });
  const send = (size: number) => proxy.get(`${api}/`, { body: toBase64('a'.repeat(size)) });
  assert.equal((await send(megabytes)).status, 200);
  assert.equal((await send(megabytes + 1)).error, 'too-large');
  const { text } = await proxy.call({ envelope: { ask: 'origins' } });
  assert.match(text, /"maxBodyBytes":3145728/);
});

test('headers larger than 16 KB are refused, and so is anything larger than the largest body', async (t) => {
  const { api, proxy } = await startPair(t);
  const large = await proxy.get(`${api.url}/`, { headers: [['X-Large', 'a'.repeat(16 * 1024)]] });
  assert.equal(large.error, 'too-large');
  const { status, text } = await proxy.call({ envelope: ' '.repeat(2 * 1024 * 1024) });
  assert.deepEqual(
    [status, JSON.parse(text)],
    [413, { error: { kind: 'too-large', message: 'The request is larger than 1 MB.' } }],
  );
  assert.deepEqual(api.requests, []);
});

test('a name without an address, and an API that changes the protocol, are errors', async (t) => {
  const api = await startSocketServer(t, (_path, socket) => {
    const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.end(`${head.join('\r\n')}\r\n\r\n`);
  });
  const origins = () => ['http://api.test', api];
  const proxy = await startProxy(t, { origins, resolveName: () => Promise.resolve([]) });
  assert.equal((await proxy.get('http://api.test/')).error, 'dns');
  assert.equal((await proxy.get(`${api}/`)).error, 'broken');
});

test('a stream continues as long as the API keeps sending', async (t) => {
  const api = await startServer(t, (request, response) => {
    void outlast(response, PROXY_TIMEOUT_MILLISECONDS).then(() => {
      if (request.url === '/ends') response.end();
    });
  });
  const proxy = await startProxy(t, {
    origins: () => [api],
    timeoutMilliseconds: PROXY_TIMEOUT_MILLISECONDS,
  });
  const follow = async (path: string) => {
    const { text } = await proxy.call({
      envelope: { method: 'GET', url: api + path },
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        Accept: 'application/x-ndjson, application/json',
      },
    });
    return text.trim().split('\n').at(-1) ?? '';
  };
  assert.match(await follow('/ends'), /"kind":"end"/);
  assert.match(await follow('/falls-silent'), /"kind":"timeout"/);
});

test('a response delimited by its connection is complete only after a clean close', async (t) => {
  const api = await startSocketServer(t, (path, socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{"rows":[1,2');
    if (path === '/well') socket.end(']}');
    else if (path === '/reset') setTimeout(() => socket.resetAndDestroy(), 50);
  });
  const proxy = await startProxy(t, {
    origins: () => [api],
    timeoutMilliseconds: PROXY_TIMEOUT_MILLISECONDS,
  });
  const well = await proxy.get(`${api}/well`);
  assert.ok(well.text.includes(toBase64('{"rows":[1,2]}')), well.text);
  assert.equal((await proxy.get(`${api}/reset`)).error, 'broken');
  assert.equal((await proxy.get(`${api}/silent`)).error, 'timeout');
});

test('a request ends with 504 if the reader does not read the response', async (t) => {
  const api = await startServer(t, (_request, response) => {
    response.end(Buffer.alloc(8 * 1024 * 1024, 97));
  });
  const ended = Promise.withResolvers<number>();
  const onEnd = ({ status }: { readonly status: number }) => ended.resolve(status);
  const proxy = await startProxy(t, {
    origins: () => [api],
    timeoutMilliseconds: PROXY_TIMEOUT_MILLISECONDS,
    onEnd,
  });
  const { port, hostname } = new URL(proxy.url);
  const socket = connect(Number(port), hostname);
  t.after(() => socket.destroy());
  const body = JSON.stringify({ method: 'GET', url: `${api}/` });
  const head = ['POST / HTTP/1.1', `Host: ${hostname}:${port}`, 'Content-Type: application/json'];
  head.push('Sec-Fetch-Site: same-origin', `Content-Length: ${body.length}`, '', body);
  socket.pause().write(head.join('\r\n'));
  assert.equal(await ended.promise, 504);
});

test('a large body may arrive slowly, as long as it keeps arriving', async (t) => {
  const { api, proxy } = await startPair(t, { timeoutMilliseconds: PROXY_TIMEOUT_MILLISECONDS });
  const envelope = JSON.stringify({ method: 'PUT', url: `${api.url}/`, body: toBase64('text') });
  const pieces = envelope.match(/.{1,3}/g) ?? [];
  const sendSlowly = async (most: number) => {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    const sent = sendRequest(proxy.url, { method: 'POST', headers, agent: false });
    sent.on('error', () => undefined);
    sent.on('response', (answer) => resolve(answer.resume().statusCode));
    for (const piece of pieces.slice(0, most)) {
      await wait(PROXY_TIMEOUT_MILLISECONDS / 20);
      sent.write(piece);
    }
    if (most > pieces.length) sent.end();
    return promise;
  };
  // Together, the pauses are longer than the proxy waits; each is much shorter.
  assert.ok(pieces.length > 20);
  assert.equal(await sendSlowly(Infinity), 200);
  assert.equal(await sendSlowly(2), 504);
});

test('an invalid limit is reported when the proxy is mounted', () => {
  const mountWith = (limits: object) => () =>
    createPlaygroundProxy({ origins: () => [], ...limits });
  for (const timeoutMilliseconds of [0, -1, 1.5, NaN, 3_600_001, '30']) {
    assert.throws(mountWith({ timeoutMilliseconds }), TypeError);
  }
  assert.throws(mountWith({ maxBodyBytes: '25MB' }), {
    name: 'TypeError',
    message: 'maxBodyBytes must be a number from 1 to 104857600; it is "25MB".',
  });
});
