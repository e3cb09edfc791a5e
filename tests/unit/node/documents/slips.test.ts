/** Mistakes in an OpenAPI document, as its validator finds them and as they are reported. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { info, loadZoo, zooFolder } from '../../../helpers/projects/zoo.ts';

const VERSIONS = ['3.0.3', '3.1.0'] as const;
const answer = { '200': { description: 'OK' } };

interface Slip {
  readonly did: string;
  readonly document: object;
  readonly reported: readonly string[];
  /** The version in which this is not a mistake, or another rule reports it. */
  readonly except?: (typeof VERSIONS)[number];
}

const operation = (parts: object) => ({
  paths: { '/a': { get: { responses: answer, ...parts } } },
});
const parameter = (parts: object) => operation({ parameters: [{ name: 'a', ...parts }] });
const signIn = (parts: object) => ({ paths: {}, components: { securitySchemes: { key: parts } } });

const SLIPS: readonly Slip[] = [
  {
    did: 'unknown keys in an operation and in its response',
    document: operation({
      sumary: 'A',
      operationID: 'a',
      responses: { '200': { descripton: 'OK', contents: {} } },
    }),
    reported: [
      'paths["/a"].get: "sumary" is not a key of OpenAPI here. -> Did you mean "summary"?',
      'paths["/a"].get: "operationID" is not a key of OpenAPI here. -> Did you mean "operationId"?',
      'paths["/a"].get.responses.200: "descripton" is not a key of OpenAPI here. -> Did you mean "description"?',
      'paths["/a"].get.responses.200: "contents" is not a key of OpenAPI here. -> Did you mean "content"?',
    ],
  },
  {
    did: 'missing keys',
    document: { paths: {}, info: {} },
    reported: ['info: "title" is missing', 'info: "version" is missing'],
  },
  {
    did: 'an unknown kind of parameter, with all known ones',
    document: parameter({ in: 'qurey', schema: {} }),
    reported: ['paths["/a"].get.parameters[0].in: must be one of '],
  },
  {
    did: 'what a path parameter requires, not what another kind would',
    document: parameter({ in: 'path', schema: {} }),
    reported: ['paths["/a"].get.parameters[0]: "required" is missing'],
  },
  {
    did: 'a style that belongs to another kind of parameter',
    document: parameter({ in: 'query', style: 'simple', schema: {} }),
    reported: [
      'paths["/a"].get.parameters[0].style: must be one of form, spaceDelimited, pipeDelimited, deepObject',
    ],
  },
  {
    did: 'a misspelled schema key, and not that the schema is missing',
    document: parameter({ in: 'query', schem: {} }),
    reported: [
      'paths["/a"].get.parameters[0]: "schem" is not a key of OpenAPI here. -> Did you mean "schema"?',
    ],
  },
  {
    did: 'what a security scheme requires, not what another one would',
    document: signIn({ type: 'http', bearerFromat: 'JWT' }),
    reported: [
      'components.securitySchemes.key: "scheme" is missing',
      'components.securitySchemes.key: "bearerFromat" is not a key of OpenAPI here. -> Did you mean "bearerFormat"?',
    ],
  },
  {
    did: 'an empty responses object',
    document: operation({ responses: {} }),
    reported: ['paths["/a"].get.responses: must not be empty'],
  },
  {
    did: 'invalid response statuses',
    document: operation({ responses: { '20': answer['200'], '2000': answer['200'] } }),
    reported: [
      'paths["/a"].get.responses: "20" is not a response status',
      'paths["/a"].get.responses: "2000" is not a response status',
    ],
  },
  {
    did: 'unknown types in nested schemas',
    document: {
      paths: {},
      components: {
        schemas: { A: { type: 'objct', properties: { b: { type: 'strng', formt: 'uuid' } } } },
      },
    },
    reported: [
      'components.schemas.A.type: must be one of array, boolean, integer, number, object, string. -> Did you mean "object"?',
      'components.schemas.A.properties.b.type: must be one of array, boolean, integer, number, object, string. -> Did you mean "string"?',
      'components.schemas.A.properties.b: "formt" is not a key of OpenAPI here. -> Did you mean "format"?',
    ],
    except: '3.1.0',
  },
  {
    did: 'a list of required properties among the properties',
    document: {
      paths: {},
      components: { schemas: { A: { properties: { id: {}, required: ['id'] } } } },
    },
    reported: [
      'components.schemas.A.properties.required: must be object. -> Inside "properties", "required" is the name of a property. Move it next to "properties".',
    ],
    except: '3.1.0',
  },
  {
    did: 'schema keys in Swagger 2 style, with and without a schema',
    document: operation({
      parameters: [
        { name: 'a', in: 'query', type: 'string', enum: ['b'] },
        { name: 'b', in: 'query', schema: {}, default: 1 },
      ],
      responses: { '200': { description: 'OK', headers: { A: { type: 'string' } } } },
    }),
    reported: [
      'parameters[0]: "type" is not a key here, but one of the schema of the value. -> Put it below "schema", as OpenAPI 3 has it.',
      'parameters[1]: "default" is not a key here, but one of the schema of the value. -> Put it below "schema"',
      'headers.A: "type" is not a key here, but one of the schema of the value. -> Put it below "schema"',
    ],
  },
  {
    did: 'request and response bodies in Swagger 2 style',
    document: operation({
      parameters: [
        { name: 'a', in: 'body', schema: {} },
        { name: 'b', in: 'formData', type: 'file' },
      ],
      responses: { '200': { description: 'OK', schema: {} } },
    }),
    reported: [
      'parameters[0].in: OpenAPI 3 has no parameters in "body". -> Describe it as the body of the operation: requestBody: { content: { application/json: { schema: ... } } }',
      'parameters[1].in: OpenAPI 3 has no parameters in "formData". -> Describe it as the body of the operation: requestBody: { content: { multipart/form-data: { schema: ... } } }',
      'responses.200: "schema" is not a key here, but one of a media type below "content". -> Write content: { application/json: { schema: ... } }',
    ],
  },
  {
    did: 'names of components with characters that they cannot have',
    document: {
      paths: {},
      components: {
        schemas: { 'Pet name': {}, 'Pet/food': {}, Pet: {} },
        parameters: { 'page no': { name: 'page', in: 'query', schema: {} } },
      },
    },
    reported: [
      'components.schemas: the name "Pet name" has characters other than letters, digits, ".", "-" and "_". -> Rename it, also in the references to it.',
      'components.schemas: the name "Pet/food" has characters other than letters, digits, ".", "-" and "_".',
      'components.parameters: the name "page no" has characters other than letters, digits, ".", "-" and "_".',
    ],
    except: '3.0.3',
  },
  {
    did: 'a top-level key of Swagger 2',
    document: { paths: {}, host: 'example.com' },
    reported: [
      'the document: "host" is a key of Swagger 2, in place of which OpenAPI 3 has "servers". -> Move what it says to "servers".',
    ],
  },
  {
    did: 'schemas in the place of Swagger 2',
    document: { paths: {}, definitions: {} },
    reported: [
      'the document: "definitions" is a key of Swagger 2, in place of which OpenAPI 3 has "components.schemas". -> Move what it says to "components.schemas".',
    ],
  },
  {
    did: 'media types in Swagger 2 style',
    document: operation({ produces: ['application/json'] }),
    reported: [
      'get: "produces" is a key of Swagger 2, in place of which OpenAPI 3 has the "content" of each response. -> Move what it says to the "content" of each response.',
    ],
  },
];

suite('every mistake in a document is reported in one run', () => {
  for (const { did, document, reported, except } of SLIPS) {
    test(did, async () => {
      for (const openapi of VERSIONS.filter((version) => version !== except)) {
        const files = { 'a.json': { openapi, info, ...document } };
        const { said } = await loadZoo(zooFolder({ openapi: 'a.json' }, files));
        const slips = said.filter((text) => text.includes('openapi/invalid'));
        const missing = reported.filter((text) => !slips.some((each) => each.includes(text)));
        assert.deepEqual(missing, [], `${openapi}: ${slips.join('\n')}`);
        assert.equal(slips.length, reported.length, `${openapi}: ${slips.join('\n')}`);
      }
    });
  }

  test('at the key that causes it', async () => {
    const document = operation({ sumary: 'A', operationID: 'a' });
    const files = { 'a.json': { openapi: '3.1.0', info, ...document } };
    const { said } = await loadZoo(zooFolder({ openapi: 'a.json' }, files));
    assert.deepEqual(
      said.filter((text) => text.includes('is not a key')).map((text) => text.split(' ')[0]),
      ['a.json:15:9', 'a.json:16:9'],
    );
  });

  test('at the name that a component cannot have', async () => {
    const components = { schemas: { Pet: {}, 'Pet name': {} } };
    const files = { 'a.json': { openapi: '3.1.0', info, components } };
    const { said } = await loadZoo(zooFolder({ openapi: 'a.json' }, files));
    assert.deepEqual(said, [
      'a.json:10:7 warning openapi/invalid: components.schemas: the name "Pet name" has characters other than letters, digits, ".", "-" and "_". -> Rename it, also in the references to it.',
    ]);
  });
});

test('a problem in an AsyncAPI message is reported where it is written', async () => {
  const payload = { type: 'object', properties: { text: { type: 'string', pattern: '(?i)a' } } };
  const channels = { room: { address: 'room', messages: { said: { payload } } } };
  const files = { 'a.json': { asyncapi: '3.0.0', info, channels } };
  const { said } = await loadZoo(zooFolder({ openapi: 'a.json' }, files));
  assert.deepEqual(said, [
    'a.json:17:28 warning openapi/bad-pattern: "(?i)a" is not a JavaScript regular expression, which JSON Schema asks for: Invalid group. -> Remove (?i), which only other languages have; to match both cases, write each letter, such as [Aa].',
  ]);
});

test('a link names an operation by its path as written', async () => {
  const links = { next: { operationRef: '#/paths/~1pets~1{id}/get' } };
  const get = { responses: { 200: { description: 'OK', links } } };
  const id = { name: 'id', in: 'path', required: true, schema: {} };
  const files = {
    'a.json': { openapi: '3.1.0', info, paths: { '/pets/{id}': { parameters: [id], get } } },
  };
  assert.deepEqual((await loadZoo(zooFolder({ openapi: 'a.json' }, files))).said, []);
});

test('a wrong type in a Swagger 2.0 response is reported alone, at any depth of its schema', async () => {
  const reported = async (schema: object) => {
    const responses = { Ok: { description: 'OK', schema } };
    const paths = { '/a': { get: { responses: { 200: { $ref: '#/responses/Ok' } } } } };
    const files = { 'a.json': { swagger: '2.0', info, paths, responses } };
    const { said } = await loadZoo(zooFolder({ openapi: 'a.json' }, files));
    return said.map((text) => text.replace(/^\S+ warning openapi\/invalid: /, ''));
  };
  const kinds = 'array, boolean, integer, null, number, object, string';
  const meant = '-> Did you mean "string"?';
  assert.deepEqual(await reported({ type: 'object', properties: { a: { type: 'strin' } } }), [
    `responses.Ok.schema.properties.a.type: must be one of ${kinds}. ${meant}`,
  ]);
  assert.deepEqual(await reported({ type: 'strin' }), [
    `responses.Ok.schema.type: must be one of ${kinds}, file. ${meant}`,
  ]);
});
