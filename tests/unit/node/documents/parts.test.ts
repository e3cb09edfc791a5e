/** Documents of several files: a problem in one of the files is reported at its position in that file. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { formatSubjectMarkdown } from '../../../../src/core/reference/operation/format-markdown.ts';
import { loadSite } from '../../../../src/node/load-site.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { info, loadZoo, zooFolder } from '../../../helpers/projects/zoo.ts';

const root = (paths: object, more: object = {}) => ({ openapi: '3.1.0', info, paths, ...more });
const content = (ref: string) => ({ 'application/json': { schema: { $ref: ref } } });
const list = (ref: string) => ({
  get: { summary: 'List', responses: { 200: { description: 'OK', content: content(ref) } } },
});

/** Returns `file:line:column code` of all diagnostics. */
async function placesIn(files: Record<string, string | object>): Promise<readonly string[]> {
  const { said } = await loadZoo(zooFolder({ openapi: 'openapi.json' }, files));
  return said.map((text) => text.replace(/ (?:warning|error) ([a-z/-]+): .*$/s, ' $1')).toSorted();
}

const pet = `type: object
properties:
  name: { type: strng }
  age:
    type: integer
    minimum: 5
    maximum: 3
  owner:
    $ref: '#/$defs/Ownr'
$defs:
  Owner: { type: object }
`;

test('mistakes in a part are reported in the file of the part', async () => {
  assert.deepEqual(
    await placesIn({ 'openapi.json': root({ '/a': list('pet.yaml') }), 'pet.yaml': pet }),
    [
      'pet.yaml:3:17 openapi/unknown-type',
      'pet.yaml:6:5 openapi/empty-range',
      'pet.yaml:9:11 openapi/broken-ref',
    ],
  );
});

test('mistakes in a path item file are reported there, with the path in the whole document', async () => {
  const dir = zooFolder(
    { openapi: 'openapi.json' },
    {
      'openapi.json': root({ '/a/{id}': { $ref: 'paths/a.yaml' } }),
      'paths/a.yaml': `summary: 5
get:
  summary: A
  parameters:
    - { name: id, in: path, required: true, schema: {} }
    - { name: x, in: quer, schema: {} }
  responses:
    '200': { $ref: ../responses.yaml#/Good }
`,
      'responses.yaml': 'Good:\n  descriptn: Good\n',
    },
  );
  const { said } = await loadZoo(dir);
  assert.deepEqual(said, [
    'paths/a.yaml:1:1 warning openapi/invalid: paths["/a/{id}"].summary: must be string. -> Correct it according to the OpenAPI specification; until then it is shown as far as possible.',
    'paths/a.yaml:6:18 warning openapi/invalid: paths["/a/{id}"].get.parameters[1].in: must be one of query, header, path, cookie. -> Did you mean "query"?',
    'responses.yaml:2:3 warning openapi/invalid: components.responses.Good: "descriptn" is not a key of OpenAPI here. -> Did you mean "description"?',
  ]);
});

test('mistakes in definitions of a Swagger 2.0 document are reported in their files', async () => {
  const swagger = {
    swagger: '2.0',
    info,
    paths: {
      '/a': {
        get: {
          summary: 'A',
          responses: { 200: { description: 'OK', schema: { $ref: 'pet.yaml#/Pet' } } },
        },
      },
    },
  };
  assert.deepEqual(
    await placesIn({
      'openapi.json': swagger,
      'pet.yaml': 'Pet:\n  type: object\n  properties:\n    name: { type: strng }\n',
    }),
    ['pet.yaml:4:13 openapi/invalid'],
  );
});

test('a part that cannot be read is reported at its line, and everything else is shown', async () => {
  const dir = zooFolder(
    { openapi: 'openapi.json' },
    {
      'openapi.json': root({ '/a': list('cat.yaml#/Cat'), '/b': list('dog.json') }),
      'cat.yaml': 'Cat:\n  type: object\n   title: Cat\n',
      'dog.json': '{"type": "object" "title": "Dog"}',
    },
  );
  const { said, site } = await loadZoo(dir);
  assert.deepEqual(
    said.map((text) => text.replace(/^(\S+ error openapi\/syntax): .*$/s, '$1')).toSorted(),
    ['cat.yaml:3:4 error openapi/syntax', 'dog.json:1:18 error openapi/syntax'],
  );
  const [reference] = site.references.documents;
  const twins = reference?.operations.map(({ key }) => {
    const found = reference.operation(key);
    return found === undefined ? '' : formatSubjectMarkdown(found);
  });
  assert.match(twins?.[0] ?? '', /`cat.yaml#\/Cat`: not described in the document/);
  assert.match(twins?.[1] ?? '', /`dog.json`: not described in the document/);
});

test('a duplicate key in a part is reported there, and the last one is used', async () => {
  const dir = zooFolder(
    { openapi: 'openapi.json' },
    {
      'openapi.json': root({ '/a': { $ref: 'a.yaml' } }),
      'a.yaml':
        'get:\n  summary: First\n  summary: Last\n  responses: { 200: { description: OK } }\n',
    },
  );
  const { said, slugs } = await loadZoo(dir);
  assert.deepEqual(said, [
    'a.yaml:3:3 warning openapi/repeated-key: The key "summary" is written twice in one object; the last one is used. -> Remove or rename one of them.',
  ]);
  assert.ok(slugs.includes('api-reference/last'));
});

test('JSON in a part can have trailing commas, and examples are not read for references', async () => {
  const example = { $ref: 'nothing.json' };
  const dir = zooFolder(
    { openapi: 'openapi.json' },
    {
      'openapi.json': root(
        { '/a': list('pet.json') },
        { components: { schemas: { Any: { type: 'object', example } } } },
      ),
      'pet.json': '{"type": "object", "properties": {"name": {"type": "string"},},}',
    },
  );
  const { said, subject } = await loadZoo(dir);
  assert.deepEqual(said, []);
  const shown = subject('api-reference/list');
  assert.match(shown === undefined ? '' : formatSubjectMarkdown(shown), /`name` \(string\)/);
});

test('a text file that a description refers to stays text', async () => {
  const dir = zooFolder(
    { openapi: 'openapi.json' },
    {
      'openapi.json': root({
        '/a': {
          get: {
            summary: 'A',
            description: { $ref: 'a.md' },
            responses: list('pet.yaml').get.responses,
          },
        },
      }),
      'a.md': 'Note: this is **text**.\n',
      'pet.yaml': 'type: object\n',
    },
  );
  const { subject } = await loadZoo(dir);
  const shown = subject('api-reference/a');
  assert.equal(shown?.kind === 'operation' && shown.description?.trim(), 'Note: this is **text**.');
});

test('mistakes in a part that two documents share are reported once', async () => {
  const dir = zooFolder(
    { openapi: ['a.json', 'b.json'] },
    {
      'a.json': root({ '/a': list('pet.yaml') }),
      'b.json': root({ '/b': list('pet.yaml') }),
      'pet.yaml': 'type: strng\n',
    },
  );
  const { said } = await loadZoo(dir);
  assert.equal(new Set(said).size, 1);
  assert.match(said[0] ?? '', /^pet\.yaml:1:7 warning openapi\/unknown-type/);
});

test('a document can refer to itself by file and by $self, and stays one file', async () => {
  const refs = ['./openapi.json', 'openapi.json', 'https://zoo.test/api'];
  const paths = refs.map((ref, rank) => [`/a${rank}`, list(`${ref}#/components/schemas/Pet`)]);
  const document = {
    ...root(Object.fromEntries(paths) as object, {
      components: { schemas: { Pet: { type: 'object', properties: { name: {} } } } },
    }),
    openapi: '3.2.0',
    $self: 'https://zoo.test/api',
  };
  const dir = zooFolder({ openapi: 'openapi.json' }, { 'openapi.json': document });
  const { said, subject, slugs, site } = await loadZoo(dir);
  assert.deepEqual(said, []);
  const pages = slugs.filter((slug) => slug.startsWith('api-reference/list'));
  const shown = pages.map((slug) => {
    const found = subject(slug);
    return found?.kind === 'operation' && found.responses[0]?.content[0]?.shape?.schemaName;
  });
  assert.deepEqual(shown, ['Pet', 'Pet', 'Pet']);
  const [download] = site.references.documents.map((each) => each.download);
  assert.equal(download?.text(), JSON.stringify(document, undefined, 2));
});

test('schemas can refer to each other by $id, which is also their base', async () => {
  const schemas = {
    Foo: {
      $id: 'https://ex.com/foo',
      type: 'object',
      properties: { a: { $ref: '#/$defs/A' }, b: { $ref: 'bar' } },
      $defs: { A: { type: 'string' } },
    },
    Bar: { $id: 'https://ex.com/bar', type: 'integer' },
  };
  const document = root({ '/a': list('#/components/schemas/Foo') }, { components: { schemas } });
  const dir = zooFolder({ openapi: 'openapi.json' }, { 'openapi.json': document });
  const { said, subject } = await loadZoo(dir);
  assert.deepEqual(said, []);
  const shown = subject('api-reference/list');
  assert.ok(shown?.kind === 'operation');
  const fields = shown.responses[0]?.content[0]?.shape?.fields ?? [];
  assert.deepEqual(
    fields.map(({ name, shape }) => [name, shape.types]),
    [
      ['a', ['string']],
      ['b', ['integer']],
    ],
  );
});

test('the encoding of a part is reported, and UTF-16 is read', async () => {
  const dir = zooFolder(
    { openapi: 'openapi.json' },
    { 'openapi.json': root({ '/a': list('pet.yaml'), '/b': list('owner.yaml') }) },
  );
  const text = 'type: object\ndescription: Größe\n';
  writeFileSync(join(dir, 'pet.yaml'), Buffer.from(`\ufeff${text}`, 'utf16le'));
  writeFileSync(join(dir, 'owner.yaml'), Buffer.from(text, 'latin1'));
  const { diagnostics } = await loadSite({ dir, base: '' });
  const said = diagnostics.filter(({ code }) => code.startsWith('files/'));
  assert.deepEqual(said.map((each) => diagnosticText(each)).toSorted(), [
    'owner.yaml:2:16 error files/not-utf8: The text is not valid UTF-8; it looks like Latin-1. -> Save the file as UTF-8.',
    'pet.yaml warning files/utf16: The text is in UTF-16. It was read, but other programs may not read it. -> Save the file as UTF-8.',
  ]);
});
