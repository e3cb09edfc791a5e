/** What the page of an AsyncAPI channel shows that an OpenAPI document cannot say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const ref = (kind: string, name: string) => ({ $ref: `#/${kind}/${name}` });
const site = await buildFixture({
  'docs.json': JSON.stringify({
    name: 'Zoo',
    navigation: [{ group: 'G', pages: ['index'] }],
    tabs: [{ name: 'Events', url: 'events', openapi: 'events.json' }],
  }),
  'index.md': '# Home\n',
  'events.json': JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: 'Zoo', version: '1' },
    servers: {
      main: {
        host: 'zoo.test',
        protocol: 'kafka',
        protocolVersion: '3.5',
        bindings: { kafka: { schemaRegistryVendor: 'confluent' } },
      },
    },
    channels: {
      answers: {
        title: 'Answers',
        address: 'answers',
        messages: { done: { payload: { type: 'string' } }, failed: { payload: { type: 'null' } } },
      },
      inbox: {
        title: 'Inbox',
        tags: [{ name: 'mail' }, ref('components/tags', 'beta')],
        address: null,
        messages: { mail: { payload: { type: 'string' } } },
      },
      orders: {
        address: 'orders',
        messages: { order: ref('components/messages', 'Order'), cancel: { payload: {} } },
        bindings: {
          kafka: { partitions: 3, topicConfiguration: { 'cleanup.policy': ['delete'] } },
          ws: { method: 'GET', query: { type: 'object', properties: { token: {} } } },
        },
      },
    },
    operations: {
      onOrder: {
        action: 'receive',
        channel: ref('channels', 'orders'),
        messages: [ref('channels/orders/messages', 'order')],
        bindings: ref('components/operationBindings', 'group'),
        externalDocs: { url: 'https://zoo.test/orders', description: 'On *orders*' },
        reply: ref('components/replies', 'done'),
      },
      onMail: {
        action: 'send',
        channel: ref('channels', 'inbox'),
        tags: [{ name: 'mail' }, { name: 'daily' }],
      },
      onCancel: {
        action: 'send',
        channel: ref('channels', 'orders'),
        messages: [ref('channels/orders/messages', 'order')],
        reply: {
          channel: ref('channels', 'orders'),
          messages: [ref('channels/orders/messages', 'cancel')],
        },
      },
    },
    components: {
      tags: { beta: { name: 'In beta' } },
      replies: {
        done: {
          channel: ref('channels', 'answers'),
          messages: [ref('channels/answers/messages', 'done')],
          address: { location: '$message.header#/to', description: 'Where *you* listen' },
        },
      },
      correlationIds: {
        order: { location: '$message.header#/id', description: 'Of *one* order.' },
      },
      operationBindings: { group: { kafka: { groupId: { type: 'string' } } } },
      messages: {
        Order: {
          payload: { type: 'object' },
          correlationId: ref('components/correlationIds', 'order'),
          bindings: { kafka: { key: { enum: ['a'] } } },
        },
      },
    },
  }),
});
const orders = await site.main('/events/orders/');
const flat = orders.replace(/\s+/g, ' ').replace(/> </g, '><').replaceAll('&quot;', '"');
const twin = site.read('/events/orders.md');

test('the bindings of servers, channels, operations and messages are shown where they apply', () => {
  assert.deepEqual(site.diagnostics, []);
  const shown = flat.matchAll(/<code>(\w+)<\/code><code>([\w.]+: [^<]+)<\/code>/g);
  assert.deepEqual(
    Array.from(shown, ([, protocol, setting]) => `${protocol} ${setting}`),
    [
      'kafka partitions: 3',
      'kafka topicConfiguration.cleanup.policy: ["delete"]',
      'ws method: GET',
      'kafka groupId.type: string',
      'kafka schemaRegistryVendor: confluent',
      'kafka key.enum: ["a"]',
    ],
  );
  assert.equal(flat.split('<summary>Bindings</summary>').length, 5);
  for (const line of [
    'Bindings for `kafka`: `groupId.type: string`.\n',
    '- Server `kafka://zoo.test`\n  - `protocolVersion`: `3.5`\n  - Bindings for `kafka`: `schemaRegistryVendor: confluent`.\n',
    'Bindings for `kafka`: `key.enum: ["a"]`.\n',
    '\nBindings for `kafka`: `partitions: 3`, `topicConfiguration.cleanup.policy: ["delete"]`. Bindings for `ws`: `method: GET`.\n',
  ])
    assert.ok(`${twin}\n`.includes(line), `${line}\n${twin}`);
});

test('a message says where its correlation id is', () => {
  const location = '$message.header#/id';
  assert.ok(flat.includes(`<code>correlationId</code>: <code>${location}</code></p>`), flat);
  assert.match(flat, /<p>Of <em>one<\/em> order\.<\/p>/);
  assert.ok(
    twin.includes(`- order (object): \`correlationId\`: \`${location}\`. Of *one* order. `),
  );
});

test('a reply is shown with its operation, and with the channel that carries it', () => {
  const links = flat.replace(/<a [^>]*href="([^"]*)"[^>]*>/g, ' ($1) ');
  const words = links.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  for (const part of [
    'Reply: done (/events/answers/) Answers $message.header#/to Where you listen',
    'Where you listen (https://zoo.test/orders) On *orders*',
    'onCancel (#body.option-2) cancel Reply',
    'Reply: (#body.option-2) cancel',
  ])
    assert.ok(words.includes(part), `${part}\n${words}`);
  for (const line of [
    '- **onOrder** (`order`)\n  - Reply: `done`, [Answers](/events/answers/), `$message.header#/to`. Where *you* listen.\n  - [On \\*orders\\*](https://zoo.test/orders)\n',
    '- **onCancel** (`cancel`), reply\n',
    '- **onCancel** (`order`)\n  - Reply: `cancel`\n',
  ])
    assert.ok(twin.includes(line), `${line}\n${twin}`);
  const answers = site.read('/events/answers.md');
  const line = '## You receive\n\n- **onOrder** (`done`), reply to [orders](/events/orders/)\n';
  assert.ok(answers.includes(line), answers);
});

test('no address is shown for a channel whose address is unknown', () => {
  assert.match(orders, /<span class="endpoint-path">orders<\/span>/);
  assert.doesNotMatch(site.read('/events/inbox/'), /endpoint-path/);
  assert.match(twin, /^Channel `orders`\.$/m);
  assert.doesNotMatch(site.read('/events/inbox.md'), /^Channel/m);
});

test('a channel shows its tags and those of its operations, each once', () => {
  const badges = site.read('/events/inbox/').matchAll(/<span class="field-mark">([^<]*)<\/span>/g);
  assert.deepEqual(
    Array.from(badges, ([, text]) => text),
    ['mail', 'In beta', 'daily'],
  );
  assert.match(site.read('/events/inbox.md'), /^`mail` `In beta` `daily`$/m);
});

test('the overview of a document lists its servers', () => {
  const overview = site.read('/events/overview/');
  assert.match(overview, /id="servers"/);
  assert.match(overview, /<code>kafka:\/\/zoo\.test<\/code>/);
  assert.match(overview, /<code>protocolVersion<\/code>: <code>3\.5<\/code>/);
  assert.match(overview, /schemaRegistryVendor: confluent/);
  assert.ok(
    site.read('/events/overview.md').includes('## Servers\n\n- Server `kafka://zoo.test`\n'),
  );
});
