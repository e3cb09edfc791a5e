import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listShownExamples } from '../../../../../src/components/reference/examples/list-examples.ts';
import { asyncapiToOpenapi } from '../../../../../src/core/reference/asyncapi/to-openapi.ts';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

const text = { type: 'string' };

function examplesOf(messages: object): readonly (readonly [label: string, value: unknown])[] {
  const document = asyncapiToOpenapi({
    asyncapi: '3.0.0',
    info: { title: 'Shop', version: '1' },
    channels: { orders: { messages } },
    operations: { take: { action: 'receive', channel: { $ref: '#/channels/orders' } } },
  });
  const reference = smallReference(document);
  const content = reference.webhook(reference.webhooks[0]?.key ?? '')?.body?.content ?? [];
  return listShownExamples(content).map(({ label, text: json }) => [
    label,
    JSON.parse(json) as unknown,
  ]);
}

test('each message of a channel has an example: its own, otherwise a generated one', () => {
  const city = { type: 'object', properties: { city: text, id: { ...text, readOnly: true } } };
  const messages = {
    order: { payload: city },
    'order 2b': { payload: text, examples: [{ payload: 'b' }, { name: 'Late', payload: 'c' }] },
    cancel: { payload: { type: 'integer' }, examples: [{ payload: 1 }, { payload: 2 }] },
    note: { payload: text },
  };
  assert.deepEqual(examplesOf(messages), [
    ['order', { city: 'London' }],
    ['order 2b', 'b'],
    ['order 2b: Late', 'c'],
    ['cancel', 1],
    ['cancel 2', 2],
    ['note', 'string'],
  ]);
});

test('examples stay with their message if another message has a name like their keys', () => {
  const several = {
    Order: { payload: text, examples: [{ payload: 'a' }, { payload: 'b' }] },
    'Order 2': { payload: text, examples: [{ payload: 'c' }] },
  };
  assert.deepEqual(examplesOf(several), [
    ['Order', 'a'],
    ['Order 2 (2)', 'b'],
    ['Order 2', 'c'],
  ]);
  assert.deepEqual(examplesOf({ ...several, Order: { payload: text } }), [
    ['Order', 'string'],
    ['Order 2', 'c'],
  ]);
});

test('an example whose key is taken is shown under a key with a number', () => {
  const examples = [
    { name: 'Late', payload: 'a' },
    { name: 'Late', payload: 'b' },
  ];
  assert.deepEqual(examplesOf({ Order: { payload: text, examples }, Note: { payload: text } }), [
    ['Order: Late', 'a'],
    ['Order: Late (2)', 'b'],
    ['Note', 'string'],
  ]);
});

test('examples are generated for twenty messages at most', () => {
  const messages = Object.fromEntries(
    Array.from({ length: 22 }, (_, rank) => [
      `m${rank}`,
      { payload: { type: 'object', properties: { [`p${rank}`]: text } } },
    ]),
  );
  assert.equal(examplesOf(messages).length, 20);
});

test('the generated example of a sole message is named after its content type', () => {
  assert.deepEqual(examplesOf({ one: { payload: text } }), [['application/json', 'string']]);
});
