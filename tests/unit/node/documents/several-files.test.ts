/**
 * Documents of several files: which references are followed, what keeps its name, and what is not followed.
 */
import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { info, loadZoo, zooFolder } from '../../../helpers/projects/zoo.ts';
import { outlineShape } from '../../../helpers/values/openapi-reference.ts';

test('a document of several files keeps the names of its parts', async () => {
  const main = {
    openapi: '3.1.0',
    info,
    paths: {
      '/pets': {
        get: {
          summary: 'List',
          responses: {
            '200': {
              description: 'OK',
              content: { 'application/json': { schema: { $ref: './schemas/pets.yaml#/Pets' } } },
            },
          },
        },
      },
    },
  };
  const yaml =
    'Pets:\n  type: array\n  items:\n    $ref: "#/Pet"\nPet:\n  type: object\n  properties:\n    name: { type: string }\n    friend: { $ref: "#/Pet" }\n';
  const { subject, said } = await loadZoo(
    zooFolder({ openapi: 'main.json' }, { 'main.json': main, 'schemas/pets.yaml': yaml }),
  );
  assert.deepEqual(said, []);
  const list = subject('api-reference/list');
  const shape = list?.kind === 'operation' ? list.responses[0]?.content[0]?.shape : undefined;
  assert.ok(shape);
  assert.deepEqual(outlineShape(shape), ['name: string', 'friend: object', '  recursive Pet']);
});

test('references are followed only inside the project', async () => {
  const secret = tempFolder({ 'secret.json': '{"type": "string", "title": "SECRET"}' });
  const refs = [
    '/etc/passwd',
    '../../../../../../etc/passwd',
    'file:///etc/passwd',
    `${secret}/secret.json`,
    'linked.json',
    '%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    'linked-folder/secret.json',
    'http://127.0.0.1:9/a.json',
    'http://2130706433/a.json',
    'http://[::ffff:127.0.0.1]/a.json',
    'https://example.com/a.json',
    '//169.254.169.254/latest',
    'gopher://example.com/a',
    'missing.json',
  ];
  for (const ref of refs) {
    const schema = { $ref: ref };
    const content = { 'application/json': { schema } };
    const paths = { '/a': { get: { responses: { '200': { description: 'OK', content } } } } };
    const dir = zooFolder(
      { openapi: 'main.json' },
      { 'main.json': { openapi: '3.1.0', info, paths } },
    );
    symlinkSync(join(secret, 'secret.json'), join(dir, 'linked.json'));
    symlinkSync(secret, join(dir, 'linked-folder'));
    const { said, site } = await loadZoo(dir);
    assert.equal(said.length, 1, `${ref}: ${said.join()}`);
    assert.match(said[0] ?? '', /^main\.json:\d+:\d+ error openapi\/refused-ref: /, ref);
    assert.doesNotMatch(said.join(), /root:|SECRET/);
    const [shown] = site.references.documents;
    assert.doesNotMatch(shown?.download?.text() ?? 'SECRET', /root:|SECRET/);
  }
});

test('every reference that leads out of a document is reported at its line', async () => {
  const refs = [
    '/etc/passwd',
    '../secret.json',
    '../../secret.json',
    'a/../../secret.json',
    'file:///etc/passwd',
    '%2e%2e/secret.json',
    '..%2fsecret.json',
    'linked.json#/a',
    'missing.json',
    'https://example.com/a.json',
    '//example.com/b',
    'gopher://example.com/a',
  ];
  const schemas = Object.fromEntries(refs.map(($ref, rank) => [`S${rank}`, { $ref }]));
  const document = { openapi: '3.1.0', info, paths: {}, components: { schemas } };
  const dir = zooFolder({ openapi: 'main.json' }, { 'main.json': document, 'inner.json': {} });
  symlinkSync(join(tempFolder({ 'secret.json': '{}' }), 'secret.json'), join(dir, 'linked.json'));
  const { said } = await loadZoo(dir);
  const lines = JSON.stringify(document, undefined, 2).split('\n');
  const places = refs.map((ref) => {
    const line = lines.findIndex((text) => text.includes(`"$ref": "${ref}"`)) + 1;
    return `main.json:${line} openapi/refused-ref "${ref}"`;
  });
  const reported = said.map((text) =>
    text.replace(/^(main\.json:\d+):\d+ error (openapi\/refused-ref): ("[^"]*").*$/s, '$1 $2 $3'),
  );
  assert.deepEqual(reported.toSorted(), places.toSorted());
});
