import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { test } from 'node:test';
import { findPort, listen } from '../../../src/server/listen.ts';
import { findFreePort } from '../../helpers/service/port.ts';

const host = '127.0.0.1';

test('without a requested port, a free one near the usual one is used', async () => {
  const first = await listen({ host, port: undefined, listener: () => undefined });
  const second = await listen({ host, port: undefined, listener: () => undefined });
  // Not always a higher one: another program may have released the usual one in between.
  assert.notEqual(second.port, first.port);
  for (const { port } of [first, second]) assert.ok(port >= 4321 && port <= 4421, `${port}`);
  await Promise.all([first.stop(), second.stop()]);
});

test('a requested port that is busy is an error', async () => {
  const port = await findFreePort();
  const first = await listen({ host, port, listener: () => undefined });
  await assert.rejects(findPort(host, port), { code: 'EADDRINUSE' });
  await first.stop();
  assert.equal(await findPort(host, port), port);
});

test('stopping lets a running response finish', async () => {
  const asked = Promise.withResolvers<() => void>();
  const server = await listen({
    host,
    port: 0,
    shutdownTimeoutMilliseconds: 60_000,
    listener: (_request, response) => asked.resolve(() => response.end('late')),
  });
  const answer = fetch(`http://${host}:${server.port}/`).then((response) => response.text());
  const finish = await asked.promise;
  const stopped = server.stop();
  finish();
  assert.equal(await answer, 'late');
  await stopped;
});

test('stopping waits for the response, but not for a reusable connection', async () => {
  const asked = Promise.withResolvers<() => void>();
  const server = await listen({
    host,
    port: 0,
    shutdownTimeoutMilliseconds: 60_000,
    listener: (_request, response) => asked.resolve(() => response.end('late')),
  });
  const agent = new Agent({ keepAlive: true });
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const sent = request({ host, port: server.port, agent }, (response) => {
    response.setEncoding('utf8').on('data', resolve);
  });
  sent.end();
  const finish = await asked.promise;
  const stopped = server.stop();
  finish();
  assert.equal(await answer, 'late');
  await stopped;
  agent.destroy();
});

test('stopping does not wait forever for a response that never ends', async () => {
  const asked = Promise.withResolvers<undefined>();
  const server = await listen({ host, port: 0, listener: () => asked.resolve(undefined) });
  const answer = fetch(`http://${host}:${server.port}/`);
  await asked.promise;
  await Promise.all([server.stop(), assert.rejects(answer)]);
});
