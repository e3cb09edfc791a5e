/** How much work the channels of AsyncAPI are that many operations use. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asyncapiToOpenapi } from '../../../../../src/core/reference/asyncapi/to-openapi.ts';
import { get, listOf } from '../../../../../src/core/reference/document/loose.ts';

/** Converts a document with operations on a channel each, all of which reply through one more channel. */
function convert(count: number) {
  let steps = 0;
  const refTo = (target: string) => ({
    get $ref() {
      steps += 1;
      return `#/${target}`;
    },
  });
  const trait = {
    get summary() {
      steps += 1;
      return 'Asks.';
    },
  };
  const keys = Array.from({ length: count }, (_, rank) => `c${rank}`);
  const operationOf = (key: string) => ({
    action: 'receive',
    channel: refTo(`channels/${key}`),
    traits: [trait],
    reply: { channel: refTo('channels/answers') },
  });
  const { webhooks } = asyncapiToOpenapi({
    asyncapi: '3.0.0',
    channels: Object.fromEntries(
      ['answers', ...keys].map((key) => [key, refTo(`components/channels/${key}`)]),
    ),
    operations: Object.fromEntries(keys.map((key) => [`ask ${key}`, operationOf(key)])),
    components: {
      channels: Object.fromEntries(
        ['answers', ...keys].map((key) => [key, { messages: { [key]: { payload: {} } } }]),
      ),
    },
  });
  const actionsOf = (key: string) =>
    get(get(get(get(webhooks, key), 'post'), 'x-lectern-channel'), 'actions');
  return { steps, actionsOf };
}

test('twice as many operations that reply through one channel are twice the work', () => {
  const one = convert(0).steps;
  const some = convert(20).steps - one;
  assert.ok(some >= 20);
  assert.equal(convert(40).steps - one, 2 * some);
});

test('operations that reply through one channel are all listed there', () => {
  const { actionsOf } = convert(3);
  assert.deepEqual(actionsOf('c1'), [
    {
      verb: 'send',
      name: 'ask c1',
      text: 'Asks.',
      reply: { messages: [], channel: { id: 'answers', title: 'answers' } },
    },
  ]);
  assert.deepEqual(
    listOf(actionsOf('answers')).map((action) => get(action, 'request')),
    ['c0', 'c1', 'c2'].map((id) => ({ id, title: id })),
  );
});
