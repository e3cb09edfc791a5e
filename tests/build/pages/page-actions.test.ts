/** What readers see of the actions of a page before they open anything. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

test('without the copy action, the first action is the button and the others are in the menu', async () => {
  const page = (options: string) => `---\ncontextual: { options: ${options} }\n---\n\nText\n`;
  const { read, codes } = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index', 'one', 'copied'] }],
    }),
    'index.mdx': page('[view, claude, chatgpt]'),
    'one.mdx': page('[view]'),
    'copied.mdx': page('[view, copy]'),
  });
  assert.deepEqual(codes, []);
  const partsOf = (path: string) => {
    const [, actions = ''] =
      /<lectern-page-actions[^>]*>([\s\S]*?)<\/lectern-page-actions>/.exec(read(path)) ?? [];
    return actions.split(/<ul\b[^>]*>/).map((part) =>
      part
        .replaceAll(/<[^>]*>/g, ' ')
        .split(/\s{2,}/)
        .map((text) => text.trim())
        .filter((text) => /^\w/.test(text)),
    );
  };
  assert.deepEqual(partsOf('/'), [['View as Markdown'], ['Open in Claude', 'Open in ChatGPT']]);
  assert.deepEqual(partsOf('/one/'), [['View as Markdown']]);
  assert.deepEqual(partsOf('/copied/'), [['Copy page'], ['View as Markdown']]);
});

test('an API document is offered on the pages about it, unless it contains internal operations', async () => {
  const document = (title: string, operation: object) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title, version: '1' },
      paths: { [`/${title}`]: { get: { summary: `List ${title}`, responses: {}, ...operation } } },
    });
  const { read } = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      contextual: { options: ['view', 'download-spec'] },
      openapi: ['pets.json', 'secrets.json'],
      navigation: [{ group: 'Start', pages: ['index', 'pets', 'secrets'] }],
    }),
    'index.md': 'Text\n',
    'pets.mdx': '---\ntitle: Pets\nopenapi: pets.json GET /pets\n---\n',
    'secrets.mdx': '---\ntitle: Secrets\nopenapi: secrets.json GET /secrets\n---\n',
    'pets.json': document('pets', {}),
    'secrets.json': document('secrets', { 'x-internal': true }),
  });
  const offersOf = (path: string) => read(path).match(/<a\b[^>]* download[^>]*>/g) ?? [];
  assert.deepEqual(offersOf('/'), []);
  assert.deepEqual(offersOf('/secrets/'), []);
  const [offer = ''] = offersOf('/pets/');
  const [, href = ''] = /href="([^"]*)"/.exec(offer) ?? [];
  assert.match(href, /\/pets\.json$/);
  assert.match(read('/pets/'), /Download pets\.json/);
  assert.match(read(href), /"title":\s*"pets"/);
});
