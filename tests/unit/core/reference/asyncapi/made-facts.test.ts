/** How much work it is that thousands of channels share their servers and the examples of a trait. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asyncapiToOpenapi } from '../../../../../src/core/reference/asyncapi/to-openapi.ts';
import { get } from '../../../../../src/core/reference/document/loose.ts';
import { createResolver } from '../../../../../src/core/reference/document/resolver.ts';
import { createSchemaSource } from '../../../../../src/core/reference/schema/schema-source.ts';

const contentOf = (root: object, channel: string) =>
  get(get(get(get(root, 'webhooks'), channel), 'post'), 'requestBody');

/** Converts a document with this many channels, each with a message that has the trait. */
function convert(channels: number, trait: object, more: object = {}) {
  const traits = [{ $ref: '#/components/messageTraits/t' }];
  const entries = Array.from({ length: channels }, (_, rank) => {
    const message = { payload: { type: 'string' }, traits };
    return [`c${rank}`, { messages: { [`m${rank}`]: message } }];
  });
  return asyncapiToOpenapi({
    asyncapi: '3.0.0',
    channels: Object.fromEntries(entries),
    components: { messageTraits: { t: trait } },
    ...more,
  });
}

/** Counts how often an object is looked at while a document is converted and its schemas are surveyed. */
function countLooks(channels: number): number {
  let looks = 0;
  const watched = {
    get value() {
      looks += 1;
      return 'a';
    },
  };
  const examples = Array.from({ length: 3 }, (_, rank) => ({ name: `e${rank}`, payload: watched }));
  const variables = { port: watched };
  const servers = { main: { host: 'a.example', protocol: 'kafka', variables } };
  const root = convert(channels, { examples }, { servers });
  const source = createSchemaSource(createResolver(root), {
    id: '',
    keepsOrder: true,
    markKeys: [],
  });
  assert.equal(source.usesXml, false);
  return looks;
}

test('what channels share is looked at as often for many channels as for one', () => {
  assert.equal(countLooks(50), countLooks(1));
});

test('the examples of a trait are read once for all messages that have it', () => {
  const names: string[] = [];
  const example = (name: string) => ({
    get name() {
      names.push(name);
      return name;
    },
    payload: name,
  });
  const root = convert(50, { examples: [example('a'), example('b')] });
  assert.deepEqual(
    get(get(get(contentOf(root, 'c49'), 'content'), 'application/json'), 'examples'),
    {
      a: { value: 'a' },
      b: { value: 'b' },
    },
  );
  assert.ok(names.length < 10, names.join(' '));
});

test('examples without a title are called by their own message, whose trait they are from', () => {
  const root = convert(2, { examples: [{ payload: 'a' }, { payload: 'b' }] });
  for (const [channel, name] of [
    ['c0', 'm0'],
    ['c1', 'm1'],
  ] as const) {
    const media = get(get(contentOf(root, channel), 'content'), 'application/json');
    assert.deepEqual(get(media, 'examples'), {
      [name]: { value: 'a' },
      [`${name} 2`]: { value: 'b' },
    });
  }
});
