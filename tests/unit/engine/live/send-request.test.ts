import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import { sendRequest } from '../../../../src/engine/live/send-request.ts';
import { startServer } from '../../../helpers/servers/proxy-server.ts';

/** Starts an API that answers with one head after the other; `asked` are the bodies that it received. */
async function startApi(t: TestContext, heads: readonly (readonly [number, object])[]) {
  const asked: string[] = [];
  const url = await startServer(t, (request, response) => {
    void text(request).then((body) => {
      const [status = 500, headers = {}] = heads[asked.length] ?? [];
      asked.push(body);
      response.writeHead(status, { ...headers }).end('answer');
    });
  });
  return { url, asked };
}

/** Sends a request; `pauses` are the waits in milliseconds. */
async function send(request: Parameters<typeof sendRequest>[0]) {
  const pauses: number[] = [];
  const sent = await sendRequest(request, {
    userAgent: 'test',
    pause: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
  });
  return { sent: sent.kind === 'answered' ? sent.response.status : sent.reason, pauses };
}

test('the fields of a form are sent as a browser sends them', async (t) => {
  const { url, asked } = await startApi(t, [[200, {}]]);
  const pairs = [
    ['name', 'a+b'],
    ['tag', '%26'],
  ] as const;
  await send({ method: 'POST', url, headers: [], body: { kind: 'form', pairs } });
  assert.deepEqual(asked, ['name=a+b&tag=%26']);
});

test('a busy API is asked once more, after the time that it names', async (t) => {
  const soon = { 'Retry-After': '3' };
  const cases = [
    {
      heads: [
        [503, soon],
        [200, {}],
      ],
      sent: 200,
      pauses: [3000],
    },
    {
      heads: [
        [429, soon],
        [429, soon],
        [200, {}],
      ],
      sent: 429,
      pauses: [3000],
    },
    { heads: [[503, { 'Retry-After': '3600' }]], sent: 503, pauses: [] },
    { heads: [[503, {}]], sent: 503, pauses: [] },
  ] as const;
  for (const { heads, ...expected } of cases) {
    const { url } = await startApi(t, heads);
    assert.deepEqual(await send({ method: 'GET', url, headers: [] }), expected);
  }
});

test('an API that does not run is reported in a few words', async () => {
  const request = { method: 'GET', url: 'http://127.0.0.1:1/', headers: [] };
  assert.deepEqual(await send(request), { sent: 'nothing is listening there', pauses: [] });
});
