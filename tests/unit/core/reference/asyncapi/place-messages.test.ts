import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asyncapiToOpenapi } from '../../../../../src/core/reference/asyncapi/to-openapi.ts';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

const message = (payload: object) => ({ payload });
const ref = (name: string) => ({ $ref: `#/channels/room/messages/${name}` });
const channel = { $ref: '#/channels/room' };

function actionsOf(messages: object) {
  const document = asyncapiToOpenapi({
    asyncapi: '3.0.0',
    info: { title: 'Chat', version: '1' },
    channels: { room: { messages } },
    operations: {
      say: { action: 'receive', channel, messages: [ref('text_said')] },
      hear: { action: 'send', channel, messages: [ref('constructor'), ref('user_left')] },
    },
  });
  const reference = smallReference(document);
  const webhook = reference.webhook(reference.webhooks[0]?.key ?? '');
  return webhook?.channel?.actions.map(({ name, messages: names, messageIds }) => [
    name,
    names,
    messageIds,
  ]);
}

test('messages of an action have the places that tell of them, whatever these are called', () => {
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
