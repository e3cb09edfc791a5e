/** Headings of generated parts on a page whose description has a heading with the same name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const prose = (...titles: string[]) => titles.map((title) => `## ${title}\n\nText.`).join('\n\n');
const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
const operation = (summary: string, description: string) => ({
  summary,
  description,
  security: [{ key: [] }],
  responses: { 200: { description: 'OK' } },
});
const address = 'wss://chat.test';
const channel = (title: string, description: string) => ({
  title,
  description,
  address: 'rooms',
  messages: { one: { payload: { type: 'string' } } },
});
const site = await buildFixture({
  'docs.json': JSON.stringify({
    name: 'Zoo',
    navigation: [{ group: 'G', pages: ['index', 'own'] }],
    tabs: [
      { name: 'API', url: 'api', openapi: 'zoo.json' },
      { name: 'Chat', url: 'chat', openapi: 'chat.json' },
    ],
  }),
  'index.md': '# Home\n',
  'own.md': `---\ntitle: Own\nopenapi: zoo.json GET /own\n---\n\n${prose('Authorizations')}\n`,
  'zoo.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Zoo', version: '1' },
    paths: {
      '/told': { get: operation('Told', prose('Authorizations', 'Authorization')) },
      '/plain': { get: operation('Plain', 'Text.') },
      '/own': { get: operation('Own', 'Text.') },
    },
    components: { securitySchemes: { key } },
  }),
  'chat.json': JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: 'Chat', version: '1' },
    servers: { main: { host: 'chat.test', protocol: 'wss' } },
    channels: {
      told: channel('Told', prose('Servers', 'You send')),
      plain: channel('Plain', 'Text.'),
    },
    operations: ['told', 'plain']
      .flatMap((name) =>
        ['send', 'receive'].map((action) => ({
          action,
          channel: { $ref: `#/channels/${name}` },
        })),
      )
      .reduce((all, one, rank) => ({ ...all, [`o${rank}`]: one }), {}),
  }),
});

const names = /Authorizations?|Servers|You send/;

/** Returns the headings of level 2 with one of these names, as HTML. */
function headingsOf(page: string): readonly string[] {
  const all = Array.from(site.read(page).matchAll(/<h2[^>]*>(.*?)<\/h2>/gs), ([, inner = '']) =>
    inner.replaceAll(/<[^>]+>/g, '').trim(),
  );
  return all.map((text) => names.exec(text)?.[0] ?? '').filter((text) => text !== '');
}

function twinOf(page: string): readonly string[] {
  return Array.from(
    site.read(`${page}.md`).matchAll(/^## (.*)$/gm),
    ([, text = '']) => text,
  ).filter((text) => names.test(text));
}

test('an operation generates no heading that its author already wrote', () => {
  assert.deepEqual(headingsOf('/api/plain/'), ['Authorizations']);
  assert.deepEqual(twinOf('/api/plain'), ['Authorization']);
  assert.deepEqual(headingsOf('/api/told/'), ['Authorizations', 'Authorization']);
  assert.deepEqual(twinOf('/api/told'), ['Authorizations', 'Authorization']);
  assert.deepEqual(headingsOf('/own/'), ['Authorizations']);
  assert.match(site.read('/api/told/'), /<p class="shape-label">Authorizations<\/p>.*X-Key/s);
});

test('a channel generates no heading that its author already wrote', () => {
  assert.deepEqual(headingsOf('/chat/plain/'), ['You send', 'Servers']);
  assert.deepEqual(twinOf('/chat/plain'), ['You send', 'Servers']);
  assert.deepEqual(headingsOf('/chat/told/'), ['Servers', 'You send']);
  assert.deepEqual(twinOf('/chat/told'), ['Servers', 'You send']);
  assert.ok(site.read('/chat/told/').includes(address));
});
