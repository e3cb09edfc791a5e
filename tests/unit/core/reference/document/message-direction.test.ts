/** The direction in which AsyncAPI messages are sent, and what their schemas then require. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asyncapiToOpenapi } from '../../../../../src/core/reference/asyncapi/to-openapi.ts';
import {
  sampledDirection,
  withDirection,
} from '../../../../../src/core/reference/document/message-direction.ts';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

const channel = { $ref: '#/channels/room' };
const text = {
  type: 'object',
  required: ['id', 'text', 'secret'],
  properties: {
    id: { type: 'string', readOnly: true },
    text: { type: 'string' },
    secret: { type: 'string', writeOnly: true },
  },
};

function contentOf(operations: object, messages: object = { said: { payload: text } }) {
  const document = asyncapiToOpenapi({
    asyncapi: '3.0.0',
    info: { title: 'Chat', version: '1' },
    channels: { room: { messages } },
    operations,
  });
  const reference = smallReference(document);
  return reference.webhook(reference.webhooks[0]?.key ?? '')?.body?.content[0];
}

type Shape = NonNullable<NonNullable<ReturnType<typeof contentOf>>['shape']>;

function fieldsOf(shape: Shape | undefined) {
  return shape?.fields.map(({ name, required }) => `${name}${required ? '' : '?'}`);
}

const send = { action: 'receive', channel };
const receive = { action: 'send', channel };

test('a sent message has no readOnly fields, and a received one no writeOnly fields', () => {
  const sent = contentOf({ send });
  assert.deepEqual(fieldsOf(sent?.shape), ['text', 'secret']);
  assert.deepEqual(Object.keys(sent?.examples[0]?.value ?? {}), ['text', 'secret']);
  const received = contentOf({ receive });
  assert.deepEqual(fieldsOf(received?.shape), ['id', 'text']);
  assert.deepEqual(Object.keys(received?.examples[0]?.value ?? {}), ['id', 'text']);
});

test('a message in both directions requires only fields common to both', () => {
  const sent = { name: 'sent', payload: { text: 'A', secret: 'B' } };
  const received = { name: 'received', payload: { text: 'A', id: 'C' } };
  const wrong = { name: 'wrong', payload: { id: 'C' } };
  const both = contentOf(
    { send, receive },
    { said: { payload: text, examples: [sent, received, wrong] } },
  );
  assert.deepEqual(fieldsOf(both?.shape), ['text', 'id?', 'secret?']);
  assert.deepEqual(
    both?.examples.map(({ isIllustrative }) => isIllustrative),
    [false, false, true],
  );
});

test('each message has its own direction, and the first one determines the sample', () => {
  const named = (name: string) => [{ $ref: `#/channels/room/messages/${name}` }];
  const content = contentOf(
    {
      send: { ...send, messages: named('said') },
      receive: { ...receive, messages: named('heard') },
    },
    { said: { payload: text }, heard: { payload: text }, other: { payload: text } },
  );
  const options = content?.shape?.variants[0]?.options ?? [];
  assert.deepEqual(
    options.map(({ label, shape }) => [label, fieldsOf(shape)]),
    [
      ['said', ['text', 'secret']],
      ['heard', ['id', 'text']],
      ['other', ['text', 'id?', 'secret?']],
    ],
  );
  assert.deepEqual(Object.keys(content?.examples[0]?.value ?? {}), ['text', 'secret']);
});

test('the direction is read only from the schema of a message', () => {
  assert.equal(sampledDirection({ oneOf: [withDirection({}, 'request')] }), 'request');
  assert.equal(sampledDirection({ type: 'object' }), undefined);
  assert.equal(sampledDirection(true), undefined);
});
