import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { OpenRequests } from '../../../src/mcp/open-requests.ts';

async function isSettled(open: OpenRequests): Promise<boolean> {
  const nothing = Symbol('nothing');
  const first = await Promise.race([open.settled(), setImmediate(nothing)]);
  return first !== nothing;
}

test('requests are open until they are answered or canceled', async () => {
  const open = new OpenRequests();
  assert.equal(await isSettled(open), true);
  open.note({ jsonrpc: '2.0', id: 1, method: 'initialize' });
  open.note({ jsonrpc: '2.0', method: 'notifications/initialized' });
  open.note({ jsonrpc: '2.0', id: 'two', method: 'tools/list' });
  const end = open.settled();
  open.note({ jsonrpc: '2.0', id: 1, result: {} });
  assert.equal(await isSettled(open), false);
  open.note({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'two' } });
  await end;
  assert.equal(await isSettled(open), true);
});

test('a message that is not JSON-RPC does not open a request', async () => {
  const open = new OpenRequests();
  const requests = [
    { id: 1, method: 'x' },
    { jsonrpc: '2.0', id: null, method: 'x' },
  ];
  for (const message of [null, 'hello', requests, {}, ...requests]) open.note(message);
  assert.equal(await isSettled(open), true);
});
