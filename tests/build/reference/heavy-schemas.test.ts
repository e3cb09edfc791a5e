/** Unnamed values with hundreds of fields do not make any page of the reference too heavy. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { buildFacts } from '../../helpers/facts/build-facts.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { listDifferences } from '../../helpers/files/tree-difference.ts';
import { heavyDocument, heavyProject } from '../../helpers/projects/heavy-project.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const MAX_BYTES = 300_000;

const page = '/api-reference/save-a-flow/';

function listHtml(outDir: string): readonly string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
}

test('no page exceeds 300 kB: large schemas are moved to a shared file that pages link to', async () => {
  const site = await buildFixture(heavyProject);
  const files = listHtml(site.outDir);
  const sizes = files.map((file) => statSync(join(site.outDir, file)).size);
  assert.ok(Math.max(...sizes) <= MAX_BYTES, `${Math.max(...sizes)}`);
  const html = site.read(page);
  const linked = Array.from(
    html.matchAll(/<a class="link" href="(\/_lectern\/assets\/fields\.[\w-]+\.html)">/g),
    ([, href = '']) => href,
  );
  assert.equal(linked.length, 2, 'One of the request, one of the response.');
  const kept = files.filter((file) => file.startsWith('_lectern/assets/'));
  assert.deepEqual(
    [...new Set(linked)],
    kept.map((file) => `/${file}`),
  );
  const [fields = ''] = linked.map((href) => site.read(href));
  assert.match(fields, /<meta name="robots" content="noindex">/);
  assert.match(fields, /<div id="schema\.option-20\.field20x11" class="field">/);
  assert.ok(html.length + 2 * fields.length > MAX_BYTES, 'It would be light enough as it is.');
});

test('the Markdown of a heavy page is complete', async () => {
  const site = await buildFixture(heavyProject);
  assert.match(site.read('/api-reference/save-a-flow.md'), /What field20x11 holds\./);
});

test('a page reused from the previous build keeps the files that it links to', async () => {
  const dir = tempFolder(heavyProject);
  const build = (outDir: string) =>
    buildSite({ dir, files: new SiteFiles(outDir), base: '', site: undefined });
  const [first, second] = [tempFolder(), tempFolder()];
  await build(first);
  const { reused = 0 } = await build(second);
  assert.ok(reused > 0);
  assert.deepEqual(listDifferences(first, second), []);
});

test('every fact of a heavy document is on its page or on a linked one', async () => {
  const { lines, withinTwoLinks } = await buildFacts(heavyDocument, heavyProject['flows.json']);
  assert.deepEqual(lines, []);
  assert.ok(withinTwoLinks > 400, `${withinTwoLinks} facts`);
});

test('a list of a thousand schemas with long names is light, showing the number of users', async () => {
  const nameOf = (number: number) => `io.example.api.registration.v1.PolicyBindingSpec${number}`;
  const refTo = (number: number) => ({ $ref: `#/components/schemas/${nameOf(number)}` });
  const schemas = Object.fromEntries(
    Array.from({ length: 1000 }, (_, number) => [
      nameOf(number),
      { type: 'object', properties: { next: refTo((number + 1) % 1000) } },
    ]),
  );
  const content = { 'application/json': { schema: refTo(0) } };
  const site = await buildFixture({
    'docs.json': JSON.stringify({ name: 'A', openapi: 'many.json', navigation: ['index'] }),
    'many.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Many', version: '1' },
      paths: { '/x': { get: { responses: { 200: { description: 'X', content } } } } },
      components: { schemas },
    }),
    'index.md': '# A\n',
  });
  const html = site.read('/api-reference/schemas/');
  assert.ok(html.length <= MAX_BYTES, `${html.length}`);
  assert.equal(html.match(/>Used by: [12]</g)?.length, 1000);
});
