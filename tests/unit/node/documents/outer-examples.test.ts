/** Examples in separate files are shown as if they were in the document. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { Operation } from '../../../../src/core/reference/model/endpoint-model.ts';
import { info, loadZoo, ok, zooFolder } from '../../../helpers/projects/zoo.ts';

const schema = { type: 'object', properties: { name: { type: 'string' } } };

function pathsWith(externalValue: string, type = 'application/json') {
  return pathsOf({ examples: { pet: { summary: 'A pet', externalValue } } }, type);
}

/** Returns a path whose body has these examples. */
function pathsOf(holder: object, type = 'application/json') {
  const content = { [type]: { schema, ...holder } };
  return { '/pets': { post: { summary: 'Add', requestBody: { content }, ...ok } } };
}

/** Returns the body of the only operation, and the diagnostics. */
async function read(files: Record<string, string | object>, openapi: string) {
  const { said, subject } = await loadZoo(zooFolder({ openapi }, files));
  const found = subject('api-reference/add') as Operation | undefined;
  const [content] = found?.body?.content ?? [];
  const examples = content?.examples.map(({ label, text, url }) => [label, url ?? text]);
  return { said, examples, missing: content?.missingExamples };
}

const pet = '{\n  "name": "Tom"\n}';

for (const version of ['3.0.3', '3.1.0', '3.2.0']) {
  test(`the path of an example file is relative to the document in ${version}`, async () => {
    const paths = pathsWith('../examples/pet.json');
    const files = {
      'specs/zoo.json': { openapi: version, info, paths },
      'examples/pet.json': '{ "name": "Tom" }',
    };
    assert.deepEqual(await read(files, 'specs/zoo.json'), {
      said: [],
      examples: [['A pet', pet]],
      missing: undefined,
    });
  });
}

test('the path of an example file in a part is relative to the part', async () => {
  const item = pathsWith('pet.json')['/pets'];
  const files = {
    'zoo.json': { openapi: '3.1.0', info, paths: { '/pets': { $ref: 'paths/pets.json' } } },
    'paths/pets.json': item,
    'paths/pet.json': '{ "name": "Tom" }',
  };
  const { said, examples } = await read(files, 'zoo.json');
  assert.deepEqual([said, examples], [[], [['A pet', pet]]]);
});

test('a text example is shown as written, and one that cannot be shown is listed as missing', async () => {
  const build = (name: string) => ({
    'zoo.json': { openapi: '3.1.0', info, paths: pathsWith(name, 'text/csv') },
    'pets.csv': 'name,age\nTom,3\n',
    'pets.bin': '\0\0',
  });
  assert.deepEqual((await read(build('./pets.csv'), 'zoo.json')).examples, [
    ['A pet', 'name,age\nTom,3\n'],
  ]);
  for (const name of ['pets.bin', 'none.csv', '../../../../../../etc/passwd']) {
    const { missing } = await read(build(name), 'zoo.json');
    assert.deepEqual(missing, [{ label: 'pet', name }]);
  }
});

test('a syntax error in an example file is reported there, and its value is validated', async () => {
  const build = (text: string) => ({
    'zoo.json': { openapi: '3.1.0', info, paths: pathsWith('pet.json') },
    'pet.json': text,
  });
  const broken = await read(build('{ "name": [ }'), 'zoo.json');
  assert.match(broken.said.join('\n'), /^pet\.json:1:13 error openapi\/syntax/);
  const unfit = await read(build('{ "name": 5 }'), 'zoo.json');
  assert.match(unfit.said.join('\n'), /^zoo\.json:\d+:\d+ warning openapi\/unfit-example/);
});

test('an example file of a remote document becomes a link to it', async (t) => {
  const document = JSON.stringify({ openapi: '3.1.0', info, paths: pathsWith('pets/tom.json') });
  const server = createServer((_request, response) => response.end(document));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const { examples, missing } = await read({}, `${origin}/specs/zoo.json`);
  assert.deepEqual(examples?.at(-1), ['A pet', `${origin}/specs/pets/tom.json`]);
  assert.equal(missing, undefined);
});

const tom = { name: 'Tom' };
const components = { examples: { tom: { summary: 'Tom', value: tom } } };

for (const [title, holder] of [
  ['the value of a named example', { examples: { pet: { value: { $ref: 'pets.json#/tom' } } } }],
  ['an example', { example: { $ref: './pets.json#/tom' } }],
  ['the schema', { schema: { ...schema, example: { $ref: 'pets.json#/tom' } } }],
  ['a reference within the document', { example: { $ref: '#/components/examples/tom' } }],
] as const) {
  test(`a reference is replaced by its target if it is all that ${title} contains`, async () => {
    for (const version of ['3.0.3', '3.1.0']) {
      const files = {
        'zoo.json': { openapi: version, info, paths: pathsOf(holder), components },
        'pets.json': { tom },
      };
      const { said, examples } = await read(files, 'zoo.json');
      assert.deepEqual([said, examples?.map(([, text]) => text)], [[], [pet]], version);
    }
  });
}

test('examples in Swagger 2.0 can be references as well', async () => {
  const examples = { 'application/json': { $ref: 'tom.json' } };
  const paths = { '/a': { get: { responses: { 200: { description: 'OK', schema, examples } } } } };
  const files = { 'zoo.json': { swagger: '2.0', info, paths }, 'tom.json': tom };
  const { said, subject } = await loadZoo(zooFolder({ openapi: 'zoo.json' }, files));
  const { responses } = subject('api-reference/get-a') as Operation;
  assert.deepEqual([said, responses[0]?.content[0]?.examples[0]?.text], [[], pet]);
});

test('a reference without a target or with other keys next to it is a value', async () => {
  for (const value of [
    { $ref: 'none.json' },
    { $ref: '#/none' },
    { $ref: 'tom.json', name: 'a' },
  ]) {
    const paths = pathsOf({ examples: { pet: { value } } });
    const files = { 'zoo.json': { openapi: '3.1.0', info, paths }, 'tom.json': tom };
    const { said, examples } = await read(files, 'zoo.json');
    assert.deepEqual([said, JSON.parse(examples?.[0]?.[1] ?? '')], [[], value]);
  }
});

test('properties and schemas named example or value are not examples', async () => {
  const properties = { example: { $ref: 'name.json' }, value: { $ref: 'name.json' } };
  const paths = pathsOf({ schema: { type: 'object', properties } });
  const schemas = { example: { $ref: 'name.json' } };
  const files = {
    'zoo.json': { openapi: '3.1.0', info, paths, components: { schemas } },
    'name.json': { type: 'string', example: 'Tom' },
  };
  const { said, examples } = await read(files, 'zoo.json');
  const text = JSON.stringify({ example: 'Tom', value: 'Tom' }, undefined, 2);
  assert.deepEqual([said, examples], [[], [['Example', text]]]);
});
