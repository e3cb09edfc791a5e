/** References inside extensions (`x-…`) mean what the tool of the extension takes them for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { info, loadZoo, ok, zooFolder } from '../../../helpers/projects/zoo.ts';

async function sayings(document: object, files: Record<string, string> = {}) {
  const whole = { openapi: '3.1.0', info, paths: { '/pets': { get: ok } }, ...document };
  const { said, slugs } = await loadZoo(
    zooFolder({ openapi: 'zoo.json' }, { 'zoo.json': whole, ...files }),
  );
  assert.ok(slugs.includes('api-reference/get-pets'));
  return said.map((text) => text.replace(/^zoo\.json:\d+:\d+ | -> .*$/g, ''));
}

test('a reference within an extension does not need a target', async () => {
  const document = {
    'x-topics': [{ content: { $ref: './docs/start.md' } }],
    paths: { '/pets': { get: { ...ok, 'x-tool': { page: { $ref: 'page.json' } } } } },
  };
  assert.deepEqual(await sayings(document), []);
  assert.deepEqual(await sayings(document, { 'docs/start.md': '# Start', 'page.json': '{}' }), []);
});

test('parts that an author named like an extension are not extensions', async () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/x-pet' } } };
  const headers = { 'x-count': { $ref: 'count.json' } };
  const document = {
    'x-topics': [{ content: { $ref: 'count.json' } }],
    paths: { '/pets': { get: { responses: { 200: { description: 'OK', headers, content } } } } },
    components: { schemas: { 'x-pet': { properties: { 'x-id': { $ref: 'id.json' } } } } },
  };
  assert.deepEqual((await sayings(document)).toSorted(), [
    'error openapi/refused-ref: "count.json" names a file that does not exist.',
    'error openapi/refused-ref: "id.json" names a file that does not exist.',
  ]);
});
