import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { test } from 'node:test';
import { findPort, listen } from '../../../src/server/listen.ts';

const host = '127.0.0.1';

test('without a requested port, the next free one is used', async () => {
  const first = await listen({ host, port: undefined, listener: () => undefined });
  const second = await listen({ host, port: undefined, listener: () => undefined });
  assert.ok(first.port >= 4321);
  assert.ok(second.port > first.port);
  await Promise.all([first.stop(), second.stop()]);
});

test('a requested port that is busy is an error', async () => {
  const first = await listen({ host, port: 0, listener: () => undefined });
  await assert.rejects(findPort(host, first.port), { code: 'EADDRINUSE' });
  await first.stop();
  assert.equal(await findPort(host, first.port), first.port);
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
