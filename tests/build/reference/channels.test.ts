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
        bindings: { kafka: { schemaRegistryVendor: 'confluent' } },
      },
    },
    channels: {
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
      },
    },
    components: {
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
    '- **onOrder** (`order`)\n  - Bindings for `kafka`: `groupId.type: string`.\n',
    '- Server `kafka://zoo.test`\n  - Bindings for `kafka`: `schemaRegistryVendor: confluent`.\n',
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
