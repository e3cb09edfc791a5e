import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOfChannels } from '../../../../../src/core/reference/asyncapi/channel-places.ts';
import { asyncapiToOpenapi } from '../../../../../src/core/reference/asyncapi/to-openapi.ts';

const value = {
  asyncapi: '3.0.0',
  channels: {
    room: {
      address: 'rooms',
      messages: {
        said: { payload: { type: 'object', properties: { text: { pattern: '(' } } } },
        left: { $ref: '#/components/messages/left' },
        gone: { payload: { $ref: '#/components/schemas/gone' } },
      },
    },
  },
  components: { messages: { left: { payload: { properties: { reason: { type: 'string' } } } } } },
};

/**
 * Returns the path in the AsyncAPI document that is looked up for a path in the resulting OpenAPI document.
 */
function writtenPath(path: readonly (string | number)[]): string {
  const asked: string[] = [];
  const placeOf = (at: readonly (string | number)[]) => {
    asked.push(at.join(' '));
    return { file: 'a.yaml' };
  };
  placesOfChannels({ value, placeOf }, asyncapiToOpenapi(value))(path);
  return asked.join('\n');
}

const BODY = ['webhooks', 'room', 'post', 'requestBody', 'content', 'application/json', 'schema'];

test('parts of a message have their position in the message', () => {
  assert.equal(
    writtenPath([...BODY, 'oneOf', 0, 'properties', 'text', 'pattern']),
    'channels room messages said payload properties text pattern',
  );
  assert.equal(
    writtenPath([...BODY, 'oneOf', 1, 'properties', 'reason']),
    'components messages left payload properties reason',
  );
  assert.equal(
    writtenPath([...BODY, 'oneOf', 2, '$ref']),
    'channels room messages gone payload $ref',
  );
});

test('derived parts have the position of their channel', () => {
  assert.equal(writtenPath(['webhooks', 'room', 'post', 'parameters', 0]), 'channels room');
  assert.equal(writtenPath(['info', 'title']), 'info title');
});
