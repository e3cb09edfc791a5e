/** Channels of AsyncAPI documents, translated to OpenAPI. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asyncapiToOpenapi,
  isAsyncapi,
} from '../../../../../src/core/reference/asyncapi/to-openapi.ts';
import { get, recordOf } from '../../../../../src/core/reference/document/loose.ts';

const payload = { type: 'object', properties: { at: { $ref: '#/components/schemas/at' } } };
const components = {
  schemas: { at: { type: 'string' }, odd: { schemaFormat: 'avro', schema: 'x' } },
};

const newer = {
  asyncapi: '3.0.0',
  info: { title: 'Lights' },
  servers: {
    main: { host: 'broker.test:9092', pathname: '/v1', protocol: 'kafka' },
    other: { host: 'other.test', protocol: 'mqtt' },
  },
  channels: {
    measured: {
      address: 'light.{id}.measured',
      title: 'Measured',
      description: 'What lights see.',
      servers: [{ $ref: '#/servers/main' }],
      parameters: { id: { description: 'Which light.', enum: ['a', 'b'] } },
      messages: { measured: { $ref: '#/components/messages/measured' } },
    },
  },
  operations: {
    onMeasured: { action: 'receive', channel: { $ref: '#/channels/measured' }, summary: 'Listen.' },
    elsewhere: { action: 'send', channel: { $ref: '#/channels/none' } },
  },
  components: {
    ...components,
    messages: {
      measured: {
        title: 'A measurement',
        summary: 'Sent each minute.',
        traits: [{ $ref: '#/components/messageTraits/common' }],
        payload,
        examples: [{ summary: 'Noon', payload: { at: '12:00' }, headers: { trace: '1' } }],
      },
    },
    messageTraits: { common: { headers: { type: 'object' }, title: 'Not this' } },
  },
};

test('a channel of version 3 has its address, actions, servers, parameters and messages', () => {
  assert.deepEqual(get(asyncapiToOpenapi(newer), 'webhooks'), {
    measured: {
      post: {
        summary: 'Measured',
        description: 'What lights see.',
        parameters: [
          {
            in: 'path',
            name: 'id',
            required: true,
            schema: { type: 'string', enum: ['a', 'b'] },
            description: 'Which light.',
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                title: 'A measurement',
                description: 'Sent each minute.',
                type: 'object',
                properties: { headers: { type: 'object' }, payload },
                required: ['payload'],
                'x-lectern-message': 'request',
              },
              examples: { Noon: { value: { headers: { trace: '1' }, payload: { at: '12:00' } } } },
            },
          },
        },
        'x-lectern-channel': {
          address: 'light.{id}.measured',
          actions: [{ verb: 'send', name: 'onMeasured', text: 'Listen.' }],
          servers: [{ url: 'kafka://broker.test:9092/v1' }],
          security: [],
        },
      },
    },
  });
});

test('messages of version 2 become alternatives, and other schema formats are named', () => {
  const up = { name: 'up', contentType: 'application/xml', payload: { type: 'string' } };
  const down = { name: 'down', payload: { type: 'number' }, examples: [{ payload: 1 }] };
  const avro = { name: 'avro', schemaFormat: 'application/vnd.apache.avro', payload: {} };
  const webhooks = get(
    asyncapiToOpenapi({
      asyncapi: '2.6.0',
      defaultContentType: 'text/plain',
      channels: { 'a/b': { subscribe: { message: { oneOf: [up, down, avro] } } } },
    }),
    'webhooks',
  );
  const content = get(get(get(get(webhooks, 'a/b'), 'post'), 'requestBody'), 'content');
  assert.deepEqual(content, {
    'application/xml': { schema: { title: 'up', type: 'string', 'x-lectern-message': 'response' } },
    'text/plain': {
      schema: {
        oneOf: [
          {
            title: 'down',
            type: 'number',
            'x-lectern-message': 'response',
            'x-lectern-examples': ['down'],
          },
          {
            title: 'avro',
            description: '`application/vnd.apache.avro`',
            'x-lectern-message': 'response',
          },
        ],
      },
      examples: { down: { value: 1 } },
    },
  });
  assert.match(JSON.stringify(webhooks), /"verb":"receive","name":"a\/b"/);
});

/** Returns what a channel with this message has as JSON. */
function contentOf(message: object, channels: object = {}) {
  const { webhooks } = asyncapiToOpenapi({
    asyncapi: '2.6.0',
    channels: { ...channels, a: { subscribe: { message } } },
  });
  const content = get(get(get(get(webhooks, 'a'), 'post'), 'requestBody'), 'content');
  return recordOf(get(content, 'application/json'));
}

test('unnamed examples keep the order of the document, and equal names are numbered', () => {
  const examples = [{ payload: 1 }, { payload: 2 }, { name: 'Noon', payload: 3 }];
  const message = { name: 'measured', payload: { type: 'number' } };
  const read = (all: readonly object[]) => {
    return Object.entries(recordOf(contentOf({ ...message, examples: all })['examples']));
  };
  assert.deepEqual(read(examples), [
    ['measured', { value: 1 }],
    ['measured 2', { value: 2 }],
    ['Noon', { value: 3 }],
  ]);
  const alike = [4, 5, 6].map((payload) => ({ name: 'Noon', payload }));
  assert.deepEqual(
    read([...alike, { name: 'Noon (2)', payload: 7 }]).map(([name]) => name),
    ['Noon', 'Noon (2)', 'Noon (3)', 'Noon (2) (2)'],
  );
});

test('an example has only the parts that are written', () => {
  const message = { headers: { type: 'object' }, payload: {}, examples: [{ payload: 1 }, {}] };
  assert.deepEqual(Object.values(recordOf(contentOf(message)['examples'])), [
    { value: { payload: 1 } },
    { value: {} },
  ]);
});

test('a reference finds a message in a list', () => {
  const oneOf = [{ payload: {} }, { name: 'second', payload: { type: 'string' } }];
  const b = { publish: { message: { oneOf } } };
  const { schema } = contentOf({ $ref: '#/channels/b/publish/message/oneOf/1' }, { b });
  assert.deepEqual(get(schema, 'title'), 'second');
});

test('a payload that refers to a whole message uses the payload of that message', () => {
  const { webhooks } = asyncapiToOpenapi({
    asyncapi: '3.0.0',
    channels: {
      events: { messages: { order: { payload: { $ref: '#/components/messages/order' } } } },
    },
    components: { messages: { order: { payload: { properties: { id: { type: 'string' } } } } } },
  });
  const { events } = webhooks as Record<string, { post: { requestBody: { content: object } } }>;
  assert.deepEqual(events?.post.requestBody.content, {
    'application/json': {
      schema: {
        title: 'order',
        properties: { id: { type: 'string' } },
        'x-lectern-message': 'either',
      },
    },
  });
});

test('circular references and values of the wrong type are left out', () => {
  const channels = {
    loop: { $ref: '#/channels/loop' },
    odd: { messages: 3, parameters: [], publish: 'x', servers: 'y' },
  };
  const { webhooks, components: kept } = asyncapiToOpenapi({
    asyncapi: '3.0.0',
    channels,
    components,
    operations: 7,
    servers: [],
  });
  const bare = (id: string) => ({
    summary: id,
    description: '',
    parameters: [],
    'x-lectern-channel': { actions: [], servers: [], security: [] },
  });
  assert.deepEqual(webhooks, { loop: { post: bare('loop') }, odd: { post: bare('odd') } });
  assert.deepEqual(kept, { schemas: { at: { type: 'string' } } });
});

test('a document with an asyncapi version is recognized as AsyncAPI', () => {
  assert.ok(isAsyncapi({ asyncapi: '3.0.0' }));
  assert.ok(!isAsyncapi({ openapi: '3.0.0' }));
  assert.ok(!isAsyncapi(['asyncapi']));
});

function postOf(channel: object, root: object) {
  const { webhooks } = asyncapiToOpenapi({ asyncapi: '3.0.0', channels: { c: channel }, ...root });
  const post = get(get(webhooks, 'c'), 'post');
  const content = get(get(post, 'requestBody'), 'content');
  const schema = get(get(content, 'application/json'), 'schema');
  const written = get(schema, 'oneOf');
  const schemas: readonly unknown[] = Array.isArray(written) ? written : [schema];
  const facts = recordOf(get(post, 'x-lectern-channel'));
  return { post, facts, schemas };
}

const fields = (...names: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

test('messages with equal titles are distinguished, and duplicates are merged', () => {
  const messages = {
    created: { title: 'Order', payload: fields('a') },
    deleted: { title: 'Order', payload: fields('b') },
    again: { $ref: '#/channels/c/messages/deleted' },
    other: { payload: fields('c') },
  };
  const { schemas } = postOf({ messages }, {});
  const titles = schemas.map((schema) => get(schema, 'title'));
  assert.deepEqual(titles, ['Order (created)', 'Order (deleted)', 'other']);
});

test('an action names its messages if they are not all, and has its full description', () => {
  const messages = { a: { payload: fields('a') }, b: { payload: fields('b') } };
  const channel = { $ref: '#/channels/c' };
  const ref = (name: string) => ({ $ref: `#/channels/c/messages/${name}` });
  const operations = {
    get: { action: 'receive', channel, summary: 'Get', description: 'More.', messages: [ref('a')] },
    put: { action: 'send', channel, summary: 'Put', description: 'Put', messages: [ref('b')] },
    all: { action: 'send', channel },
  };
  assert.deepEqual(postOf({ messages }, { operations }).facts['actions'], [
    { verb: 'send', name: 'get', text: 'Get – More.', messages: ['a'] },
    { verb: 'receive', name: 'put', text: 'Put', messages: ['b'] },
    { verb: 'receive', name: 'all' },
  ]);
  const [a, b, command] = ['A', 'B', 'Cmd'].map((name) => ({ name, payload: fields(name) }));
  const older = { subscribe: { message: { oneOf: [a, b] } }, publish: { message: command } };
  assert.deepEqual(postOf(older, { asyncapi: '2.6.0' }).facts['actions'], [
    { verb: 'receive', name: 'c', messages: ['A', 'B'] },
    { verb: 'send', name: 'c', messages: ['Cmd'] },
  ]);
});

test('traits are merged deeply: after the message in version 3, before it in version 2', () => {
  const { properties, ...rest } = fields('cid');
  const headers = { ...rest, properties: { ...properties, own: { type: 'integer' } } };
  const trait = { headers: { $ref: '#/components/schemas/head' }, contentType: null };
  const message = {
    name: 'm',
    traits: [trait],
    headers: { type: 'object', properties: { own: { type: 'integer' }, cid: { minLength: 1 } } },
    payload: fields('x'),
  };
  const root = { components: { schemas: { head: fields('cid', 'own') } } };
  const headersOf = (found: ReturnType<typeof postOf>) =>
    get(get(get(found.schemas[0], 'properties'), 'headers'), 'properties');
  const cid = { type: 'string', minLength: 1 };
  assert.deepEqual(headersOf(postOf({ messages: { message } }, root)), {
    cid,
    own: headers.properties.own,
  });
  const older = postOf({ publish: { message } }, { ...root, asyncapi: '2.6.0' });
  assert.deepEqual(headersOf(older), { own: { type: 'string' }, cid });
});

test('tags and externalDocs in the info of version 3 move to the top level', () => {
  const docs = { url: 'https://lights.test/docs' };
  const info = { title: 'Lights', version: '1', tags: [{ name: 'home' }], externalDocs: docs };
  const converted = asyncapiToOpenapi({ ...newer, info });
  assert.deepEqual(converted['info'], { title: 'Lights', version: '1' });
  assert.deepEqual(converted['externalDocs'], docs);
  const shared = { ...info, externalDocs: { $ref: '#/components/externalDocs/more' } };
  const components = { externalDocs: { more: docs } };
  const referring = asyncapiToOpenapi({ ...newer, info: shared, components });
  assert.deepEqual(referring['externalDocs'], docs);
  const older = asyncapiToOpenapi({ asyncapi: '2.6.0', info, channels: {} });
  assert.deepEqual(older['info'], info);
  assert.equal(older['externalDocs'], undefined);
});
