/** Who may use the channels of AsyncAPI, where they are, and what opens them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  joinSecurity,
  listWays,
} from '../../../../../src/core/reference/asyncapi/join-security.ts';
import { asyncapiToOpenapi } from '../../../../../src/core/reference/asyncapi/to-openapi.ts';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';
import { get, listOf, recordOf } from '../../../../../src/core/reference/document/loose.ts';

const key = { type: 'httpApiKey', in: 'query', name: 'key' };
const flows = {
  clientCredentials: { tokenUrl: 'https://a.test', availableScopes: { read: 'Read' } },
};
const securitySchemes = { key, oauth: { type: 'oauth2', flows, scopes: ['read'] } };
const ref = (name: string) => ({ $ref: `#/components/securitySchemes/${name}` });

function read(root: object) {
  const document = asyncapiToOpenapi({ asyncapi: '3.0.0', ...root });
  const post = get(get(document['webhooks'], 'c'), 'post');
  const facts = recordOf(get(post, 'x-lectern-channel'));
  return { schemes: recordOf(document['x-lectern-schemes']), post, facts };
}

test('a channel requires the security of its servers combined with that of its operations', () => {
  const scram = { type: 'scramSha256', description: 'By name.' };
  const { schemes, facts } = read({
    servers: {
      main: { host: 'a.test', protocol: 'wss', security: [ref('key'), scram] },
      other: { host: 'b.test', protocol: 'wss', security: [scram] },
    },
    channels: { c: {} },
    operations: {
      get: { action: 'send', channel: { $ref: '#/channels/c' }, security: [ref('oauth')] },
      put: { action: 'receive', channel: { $ref: '#/channels/none' }, security: [ref('key')] },
    },
    components: { securitySchemes },
  });
  assert.deepEqual(facts['security'], [
    { key: [], oauth: ['read'] },
    { scramSha256: [], oauth: ['read'] },
  ]);
  assert.deepEqual(schemes['key'], { ...key, type: 'apiKey' });
  const scopes = { read: 'Read' };
  assert.deepEqual(get(get(schemes['oauth'], 'flows'), 'clientCredentials'), {
    tokenUrl: 'https://a.test',
    scopes,
  });
  assert.deepEqual(schemes['scramSha256'], scram);
});

test('security written in place is not taken for a scheme that is named like one of its keys', () => {
  const { schemes, facts } = read({
    servers: { main: { host: 'a.test', protocol: 'ws', security: [{ type: 'X509' }] } },
    channels: { c: {} },
    components: { securitySchemes: { type: key, X509: { ...key } } },
  });
  assert.deepEqual(facts['security'], [{ X5092: [] }]);
  assert.deepEqual(schemes['X5092'], { type: 'mutualTLS' });
});

test('security of version 2 refers to schemes by name', () => {
  const { schemes, facts } = read({
    asyncapi: '2.6.0',
    servers: { main: { url: 'a.test', protocol: 'mqtt', security: [{ user: [], cert: [] }] } },
    channels: { c: { subscribe: { security: [{ user: [] }, { none: ['x'] }] } } },
    components: {
      securitySchemes: { user: { type: 'apiKey', in: 'user' }, cert: { type: 'X509' } },
    },
  });
  assert.deepEqual(facts['security'], [
    { user: [], cert: [] },
    { user: [], cert: [], none: ['x'] },
  ]);
  assert.deepEqual(schemes, {
    user: { type: 'apiKey (user)', in: 'user' },
    cert: { type: 'mutualTLS' },
  });
});

test('security that only some servers require is one alternative of several', () => {
  const waysOf = (holders: object[][]) => listWays(holders.map((ways) => ways.map(recordOf)));
  const join = (servers: object[][], operations: object[][]) =>
    joinSecurity(waysOf(servers), waysOf(operations));
  assert.deepEqual(join([[], []], [[]]), []);
  assert.deepEqual(join([[], [{ a: [] }], [{ a: [] }]], []), [{}, { a: [] }]);
});

test('many servers are read once, not for each of many channels', () => {
  assertGrowsEvenly((length) => {
    const many = (part: object) =>
      Object.fromEntries(Array.from({ length }, (_, rank) => [`k${rank}`, part]));
    const server = { host: 'a.test', protocol: 'ws', security: [ref('key')] };
    const servers = many(server);
    asyncapiToOpenapi({ asyncapi: '3.0.0', servers, channels: many({}) });
  }, 200);
});

test('a list of messages that many operations share is read once', () => {
  assertGrowsEvenly((length) => {
    const keys = Array.from({ length }, (_, rank) => `k${rank}`);
    const refTo = (path: string) => ({ $ref: `#/channels/${path}` });
    const messages = keys.map((each) => refTo(`c/messages/${each}`));
    const operation = { action: 'send', channel: refTo('c'), messages };
    asyncapiToOpenapi({
      asyncapi: '3.0.0',
      channels: {
        c: { messages: Object.fromEntries(keys.map((each) => [each, { payload: {} }])) },
      },
      operations: Object.fromEntries(keys.map((each) => [each, operation])),
    });
  }, 100);
});

test('servers have variables, and a WebSocket has query and header parameters', () => {
  const region = { default: 'eu', enum: ['eu', 'us'], description: 'Where.' };
  const query = {
    type: 'object',
    required: ['token'],
    properties: { token: { type: 'string', description: 'Yours.' }, odd: 3 },
  };
  const { facts, post } = read({
    servers: {
      main: {
        host: '{region}.test',
        protocol: 'wss',
        protocolVersion: 13,
        title: 'Main',
        description: 'All day.',
        variables: { region: { $ref: '#/components/serverVariables/region' } },
      },
    },
    channels: {
      c: {
        bindings: { $ref: '#/components/channelBindings/ws' },
        parameters: { id: {} },
      },
    },
    components: {
      serverVariables: { region },
      channelBindings: {
        ws: { ws: { query, headers: { properties: { 'X-Trace': { type: 'string' } } } } },
      },
    },
  });
  assert.deepEqual(facts['servers'], [
    {
      url: 'wss://{region}.test',
      name: 'Main',
      description: 'All day.',
      variables: { region },
      protocolVersion: '13',
    },
  ]);
  assert.deepEqual(get(post, 'parameters'), [
    { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
    {
      in: 'query',
      name: 'token',
      required: true,
      schema: query.properties.token,
      description: 'Yours.',
    },
    { in: 'query', name: 'odd', required: false, schema: {} },
    { in: 'header', name: 'X-Trace', required: false, schema: { type: 'string' } },
  ]);
});

test('an address that is null or missing is unknown, except in version 2', () => {
  const addressIn = (asyncapi: string, channel: object) =>
    read({ asyncapi, channels: { c: channel } }).facts['address'];
  assert.equal(addressIn('3.0.0', { address: 'a' }), 'a');
  assert.equal(addressIn('3.0.0', { address: null }), undefined);
  assert.equal(addressIn('3.0.0', {}), undefined);
  assert.equal(addressIn('2.6.0', {}), 'c');
});

test('a channel with the id / is named after its document', () => {
  const nameOf = (info: object, channel: object) => {
    const channels = { '/': { subscribe: { message: {} }, ...channel } };
    const document = asyncapiToOpenapi({ asyncapi: '2.6.0', info, channels });
    const post = get(get(document['webhooks'], '/'), 'post');
    const [action] = get(get(post, 'x-lectern-channel'), 'actions') as { name: string }[];
    return [get(post, 'summary'), action?.name];
  };
  assert.deepEqual(nameOf({ title: 'Feed' }, {}), ['Feed', 'Feed']);
  assert.deepEqual(nameOf({ title: 'Feed' }, { title: 'Prices' }), ['Prices', 'Feed']);
  assert.deepEqual(nameOf({}, {}), ['/', '/']);
});

test('operations have what their traits say, unless they say it themselves', () => {
  const trait = {
    summary: 'Fast.',
    description: 'For all.',
    security: [ref('key')],
    bindings: { kafka: { groupId: 'all', ack: true } },
  };
  const own = { summary: 'Slow.', bindings: { kafka: { groupId: 'own' } } };
  const components = { securitySchemes, operationTraits: { trait } };
  const traits = [{ $ref: '#/components/operationTraits/trait' }];
  const { facts } = read({
    channels: { c: {} },
    operations: { get: { ...own, action: 'send', channel: { $ref: '#/channels/c' }, traits } },
    components,
  });
  const bindingsWith = (groupId: string) => [
    { protocol: 'kafka', name: 'groupId', text: groupId },
    { protocol: 'kafka', name: 'ack', text: 'true' },
  ];
  assert.deepEqual(facts['actions'], [
    { verb: 'receive', name: 'get', text: 'Slow. – For all.', bindings: bindingsWith('own') },
  ]);
  assert.deepEqual(facts['security'], [{ key: [] }]);
  const older = read({
    asyncapi: '2.6.0',
    channels: { c: { subscribe: { ...own, traits } } },
    components,
  });
  assert.deepEqual(older.facts['actions'], [
    { verb: 'receive', name: 'c', text: 'Fast. – For all.', bindings: bindingsWith('all') },
  ]);
});

test('a reply goes the other way, has the security of no operation, and needs no channel', () => {
  const channel = { $ref: '#/channels/c' };
  const messageRef = (name: string) => [{ $ref: `#/channels/c/messages/${name}` }];
  const address = { location: '$message.header#/to' };
  const ask = { action: 'receive', channel, messages: messageRef('ask'), security: [ref('key')] };
  const { post, facts } = read({
    channels: {
      c: { messages: { ask: { payload: {} }, answer: { payload: {} }, other: { payload: {} } } },
    },
    operations: {
      ask: { ...ask, reply: { channel, messages: messageRef('answer') } },
      anywhere: { ...ask, reply: { address } },
      empty: { ...ask, reply: {} },
    },
    components: { securitySchemes },
  });
  const base = { verb: 'send', messages: ['ask'] };
  assert.deepEqual(facts['actions'], [
    { ...base, name: 'ask', reply: { messages: ['answer'] } },
    { ...base, name: 'anywhere', reply: { messages: [], address } },
    { ...base, name: 'empty' },
    { verb: 'receive', name: 'ask', isReply: true, messages: ['answer'] },
  ]);
  assert.deepEqual(facts['security'], [{ key: [] }]);
  const content = get(get(post, 'requestBody'), 'content');
  const directions = listOf(get(get(get(content, 'application/json'), 'schema'), 'oneOf')).map(
    (schema) => get(schema, 'x-lectern-message'),
  );
  assert.deepEqual(directions, ['request', 'response', 'either']);
});

test('channels, operations and messages have all their texts and links', () => {
  const docs = (name: string) => ({ url: `https://a.test/${name}`, description: name });
  const texts = { summary: 'Short.', description: 'Long.' };
  const { post, facts } = read({
    channels: {
      c: {
        ...texts,
        title: 'Named',
        externalDocs: { $ref: '#/components/externalDocs/channel' },
        messages: { one: { ...texts, payload: {}, externalDocs: docs('message') } },
      },
    },
    operations: {
      get: { action: 'send', channel: { $ref: '#/channels/c' }, externalDocs: docs('operation') },
    },
    components: { externalDocs: { channel: docs('channel') } },
  });
  const { summary, description, externalDocs } = recordOf(post);
  assert.deepEqual(
    [summary, description, externalDocs],
    ['Named', 'Short.\n\nLong.', docs('channel')],
  );
  assert.deepEqual(facts['actions'], [
    {
      verb: 'receive',
      name: 'get',
      externalDocs: { url: 'https://a.test/operation', label: 'operation' },
    },
  ]);
  const content = get(get(post, 'requestBody'), 'content');
  const schema = recordOf(get(get(content, 'application/json'), 'schema'));
  assert.deepEqual(
    [schema['description'], schema['externalDocs']],
    ['Short.\n\nLong.', docs('message')],
  );
  const untitled = recordOf(read({ channels: { c: texts } }).post);
  assert.deepEqual([untitled['summary'], untitled['description']], ['Short.', 'Long.']);
});
