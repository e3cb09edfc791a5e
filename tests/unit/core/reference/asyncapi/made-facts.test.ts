/** Documents with the keys under which the conversion from AsyncAPI stores what OpenAPI cannot express. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFacts } from '../../../../../src/core/reference/asyncapi/message-facts.ts';
import { channelFactsOf } from '../../../../../src/core/reference/asyncapi/read-channel.ts';
import { asyncapiToOpenapi } from '../../../../../src/core/reference/asyncapi/to-openapi.ts';
import { get, recordOf } from '../../../../../src/core/reference/document/loose.ts';
import { smallReference, smallShape } from '../../../../helpers/values/openapi-reference.ts';

const claims = [5, 'a', null, [], {}, { bindings: 5 }, { bindings: [], servers: 5, actions: 5 }];

test('a schema that claims to be a message with bindings has none', () => {
  for (const claim of claims) {
    const shape = smallShape({ type: 'string', 'x-lectern-facts': claim });
    assert.equal(shape.type, 'string');
    assert.equal(shape.message, undefined);
  }
});

test('a webhook that claims to be a channel is none', () => {
  for (const claim of claims) {
    assert.equal(channelFactsOf({ 'x-lectern-channel': claim }), undefined);
  }
});

test('a message of AsyncAPI has its own bindings, not those that its payload claims', () => {
  const factsOf = (bindings: object) => {
    const payload = { type: 'string', 'x-lectern-facts': { bindings: 5 } };
    const channels = { c: { address: 'c', messages: { m: { payload, bindings } } } };
    const { webhooks } = asyncapiToOpenapi({ asyncapi: '3.0.0', channels });
    const post = get(get(webhooks, 'c'), 'post');
    assert.equal(channelFactsOf(recordOf(post))?.address, 'c');
    const content = get(get(post, 'requestBody'), 'content');
    return readFacts(recordOf(get(get(content, 'application/json'), 'schema')));
  };
  assert.deepEqual(factsOf({ kafka: { key: 'a' } })?.bindings, [
    { protocol: 'kafka', name: 'key', text: 'a' },
  ]);
  assert.equal(factsOf({}), undefined);
});

test('a document that claims to have servers of AsyncAPI has none', () => {
  const servers = [{ url: 'a://b', bindings: 5 }];
  for (const claim of [...claims, servers, { servers }]) {
    const document = { 'x-lectern-asyncapi': '3.0.0', 'x-lectern-servers': claim };
    assert.deepEqual(smallReference(document).info.servers, []);
  }
});
