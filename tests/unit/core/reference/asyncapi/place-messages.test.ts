import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

const message = (payload: object) => ({ payload });
const ref = (name: string) => ({ $ref: `#/channels/room/messages/${name}` });
const channel = { $ref: '#/channels/room' };

function webhookOf(messages: object) {
  const reference = smallReference({
    asyncapi: '3.0.0',
    info: { title: 'Chat', version: '1' },
    channels: { room: { messages } },
    operations: {
      say: { action: 'receive', channel, messages: [ref('text_said')] },
      hear: { action: 'send', channel, messages: [ref('constructor'), ref('user_left')] },
    },
  });
  return reference.webhook(reference.webhooks[0]?.key ?? '');
}

function actionsOf(messages: object) {
  return webhookOf(messages)?.channel?.actions.map(({ name, messages: names, messageIds }) => [
    name,
    names,
    messageIds,
  ]);
}

test('messages of an action link to their alternatives, even with unusual names', () => {
  assert.deepEqual(
    actionsOf({
      text_said: message({ type: 'string' }),
      constructor: message({ type: 'object', properties: { a: { type: 'string' } } }),
      user_left: message({ type: 'object', properties: { b: { type: 'string' } } }),
    }),
    [
      ['say', ['text_said'], ['body.option-1']],
      ['hear', ['constructor', 'user_left'], ['body.option-2', 'body.option-3']],
    ],
  );
});

test('a message is labeled with its title, else its name, else its key', () => {
  const webhook = webhookOf({
    text_said: { ...message({ type: 'string' }), name: 'text_v1', title: 'A text' },
    user_left: { ...message({ type: 'integer' }), name: 'left_v1' },
    room_gone: message({ type: 'boolean' }),
  });
  assert.deepEqual(
    webhook?.body?.content[0]?.shape?.variants[0]?.options.map(({ label }) => label),
    ['A text', 'left_v1', 'room_gone'],
  );
});
