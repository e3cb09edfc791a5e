/**
 * Parts of a document that cannot be read are reported and shown as missing, next to everything else. Also:
 * what a document of an older version would lose when it is converted to a newer one.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSubjectMarkdown } from '../../../../src/core/reference/operation/format-markdown.ts';
import { info, loadZoo, zooFolder } from '../../../helpers/projects/zoo.ts';

const content = (ref: string) => ({ 'application/json': { schema: { $ref: ref } } });
const operation = (summary: string, ref: string) => ({
  summary,
  responses: { '200': { description: 'Good', content: content(ref) } },
});

test('a reference without a target is a gap, and everything else is shown', async () => {
  const dir = zooFolder(
    { openapi: 'openapi.json' },
    {
      'openapi.json': {
        openapi: '3.1.0',
        info,
        paths: {
          '/cats': { get: operation('List cats', 'schemas/cat.json') },
          '/dogs': { get: operation('List dogs', 'schemas/dog.json') },
        },
      },
      'schemas/cat.json': {
        type: 'object',
        properties: { name: { type: 'string' }, owner: { $ref: 'owner.json' } },
      },
    },
  );
  const { said, site, slugs } = await loadZoo(dir);
  assert.deepEqual(said, [
    'openapi.json:34:19 error openapi/refused-ref: "schemas/dog.json" names a file that does not exist. -> Correct the path; it is relative to the file that holds the reference.',
    'schemas/cat.json:8:7 error openapi/refused-ref: "owner.json" names a file that does not exist. -> Correct the path; it is relative to the file that holds the reference.',
  ]);
  assert.deepEqual(slugs, [
    'api-reference/list-cats',
    'api-reference/list-dogs',
    'api-reference/overview',
    'index',
  ]);
  const [reference] = site.references.documents;
  const twins = reference?.operations.map(({ key }) => {
    const found = reference.operation(key);
    return found === undefined ? '' : formatSubjectMarkdown(found);
  });
  assert.match(twins?.[0] ?? '', /`name` \(string\)/);
  assert.match(twins?.[0] ?? '', /`owner.json`: not described in the document/);
  assert.match(twins?.[1] ?? '', /`schemas\/dog.json`: not described in the document/);
});

test('a document of several files with an unknown version is read by the nearest rules', async () => {
  for (const [version, reported] of [
    [
      '3.3.0',
      'warning openapi/unknown-version: "openapi" is "3.3.0", which is not a known version',
    ],
    ['3.1', undefined],
  ] as const) {
    const dir = zooFolder(
      { openapi: 'openapi.json' },
      {
        'openapi.json': {
          openapi: version,
          // YAML reads a version without quotes as a number.
          info: { title: 'Zoo', version: 1 },
          paths: { '/cats': { get: operation('List cats', 'schemas/cat.json') } },
        },
        'schemas/cat.json': { type: 'object', properties: { name: { type: 'string' } } },
      },
    );
    const { said, site, slugs } = await loadZoo(dir);
    const refused = said.filter((text) => /refused-ref|unknown-version/.test(text));
    assert.equal(refused.length, reported === undefined ? 0 : 1, refused.join('\n'));
    assert.ok(reported === undefined || refused[0]?.includes(reported), refused[0]);
    assert.ok(slugs.includes('api-reference/list-cats'), version);
    const [reference] = site.references.documents;
    const [key] = reference?.operations.map((operation) => operation.key) ?? [];
    const found = key === undefined ? undefined : reference?.operation(key);
    assert.match(found === undefined ? '' : formatSubjectMarkdown(found), /`name` \(string\)/);
  }
});

test('a part of any kind without a target is reported at its place', async () => {
  const gone = (name: string) => ({ $ref: `gone/${name}.yaml` });
  const x = {
    'application/json': { schema: { type: 'object' }, examples: { x: gone('example') } },
  };
  const document = {
    openapi: '3.1.0',
    info,
    paths: {
      '/a': {
        post: {
          summary: 'A',
          parameters: [gone('parameter')],
          requestBody: gone('body'),
          responses: {
            200: { description: '', headers: { H: gone('header') } },
            400: gone('response'),
          },
        },
        put: {
          summary: 'B',
          requestBody: { required: true, content: content('gone/schema.yaml') },
          responses: { 200: { description: '', content: x } },
        },
      },
      '/b': gone('path'),
    },
  };
  const { said, site } = await loadZoo(
    zooFolder({ openapi: 'openapi.json' }, { 'openapi.json': document }),
  );
  const reported = said.join();
  for (const kind of ['path', 'schema', 'example', 'header', 'response'])
    assert.match(reported, new RegExp(`"gone/${kind}.yaml" names a file`));
  assert.match(reported, /2 more references in the document name files/);
  const [reference] = site.references.documents;
  const [a, b] = ['POST', 'PUT'].map((method) =>
    reference?.operation(`${reference.id} ${method} /a`),
  );
  assert.ok(a && b);
  const twin = formatSubjectMarkdown(a) + formatSubjectMarkdown(b);
  for (const kind of ['schema', 'body', 'parameter', 'header', 'response', 'example'])
    assert.match(twin, new RegExp(`\`gone/${kind}.yaml\`: not described in the document`));
  assert.equal(b.sampleRequest.body, undefined);
});

test('very many references without a target are summarized', async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [
      `/p${at}`,
      { get: operation(`Get ${at}`, `schemas/s${at}.json`) },
    ]),
  );
  const dir = zooFolder(
    { openapi: 'openapi.json' },
    { 'openapi.json': { openapi: '3.1.0', info, paths } },
  );
  const { said, site } = await loadZoo(dir);
  assert.equal(said.length, 6);
  assert.equal(
    said.at(-1),
    'openapi.json error openapi/more-lost: 295 more references in the document name files that do not exist. -> Copy the folder that they name into the project, or correct the path of the document.',
  );
  assert.equal(site.references.documents[0]?.operations.length, 300);
});

test('mutually exclusive keys are reported by name', async () => {
  const license = { name: 'MIT', identifier: 'MIT', url: 'https://example.com/mit' };
  const document = { openapi: '3.1.0', info: { ...info, license }, paths: {} };
  const { said } = await loadZoo(
    zooFolder({ openapi: 'openapi.json' }, { 'openapi.json': document }),
  );
  assert.match(
    said.join('\n'),
    /info\.license: it has both "identifier" and "url", which are mutually exclusive\./,
  );
  assert.match(said.join('\n'), /Remove one of the two\./);
});

test('a parameter with both schema and content is reported in every version', async () => {
  const both = { name: 'a', in: 'query', schema: {}, content: { 'text/plain': {} } };
  const get = { summary: 'A', parameters: [both], responses: { 200: { description: '' } } };
  for (const openapi of ['3.1.0', '3.0.3']) {
    const document = { openapi, info, paths: { '/a': { get } } };
    const { said } = await loadZoo(zooFolder({ openapi: 'a.json' }, { 'a.json': document }));
    assert.match(
      said.join(),
      /parameters\[0\]: it has both "schema" and "content", which are mutually exclusive\./,
    );
  }
});

test('each list and object of the wrong type is reported', async () => {
  const document = {
    openapi: '3.1.0',
    info: { ...info, termsOfService: 5, license: 'MIT' },
    servers: {},
    tags: 'all',
    paths: { '/a': { get: { summary: 'A', responses: 'nothing' } } },
  };
  const { said } = await loadZoo(zooFolder({ openapi: 'a.json' }, { 'a.json': document }));
  const reported = said.map((text) => / openapi\/invalid: (.*?) ->/.exec(text)?.[1]);
  assert.deepEqual(reported.toSorted(), [
    'info.license: must be object.',
    'info.termsOfService: must be string.',
    'paths["/a"].get.responses: must be object.',
    'servers: must be array.',
    'tags: must be array.',
  ]);
});

test('formats and examples of lists in Swagger 2.0 are kept', async () => {
  const list = (name: string, collectionFormat?: string, place = 'query') => ({
    in: place,
    name,
    type: 'array',
    items: { type: 'integer' },
    ...(collectionFormat !== undefined && { collectionFormat }),
    'x-example': [3, 4],
  });
  const swagger = {
    swagger: '2.0',
    info,
    parameters: { Shared: list('s', 'ssv', 'header') },
    paths: {
      '/a/{p}': {
        get: {
          summary: 'A',
          parameters: [
            list('p', 'pipes', 'path'),
            list('t', 'tsv'),
            { $ref: '#/parameters/Shared' },
          ],
          responses: { 200: { description: 'OK', headers: { H: list('', 'ssv') } } },
        },
        post: {
          summary: 'B',
          consumes: ['application/x-www-form-urlencoded'],
          parameters: [
            list('f', 'tsv', 'formData'),
            list('g', 'csv', 'formData'),
            list('h', undefined, 'formData'),
            list('i', 'multi', 'formData'),
          ],
          responses: { 200: { description: 'OK' } },
        },
      },
    },
  };
  const { subject } = await loadZoo(zooFolder({ openapi: 'a.json' }, { 'a.json': swagger }));
  const [a, b] = [subject('api-reference/a'), subject('api-reference/b')];
  assert.ok(a?.kind === 'operation' && b?.kind === 'operation');
  const headers = a.responses[0]?.headers ?? [];
  const written = [...a.parameters, ...headers].map(({ notation }) => notation?.example);
  assert.deepEqual(written, ['/3%7C4', '?t=3%094', 's: 3 4', 'H: 3 4']);
  assert.deepEqual(b.sampleRequest.body, {
    kind: 'form',
    pairs: [
      ['f', '3%094'],
      ['g', '3,4'],
      ['h', '3,4'],
      ['i', '3'],
      ['i', '4'],
    ],
  });
});

test('an operation of Swagger 2.0 uses its own schemes', async () => {
  const get = (summary: string, more: object = {}) => ({
    get: { summary, ...more, responses: { 200: { description: 'OK' } } },
  });
  const swagger = {
    swagger: '2.0',
    info,
    host: 'zoo.test:7777',
    basePath: '/v1',
    schemes: ['http'],
    paths: { '/a': get('A', { schemes: ['https', 'http'] }), '/b': get('B') },
  };
  const { subject } = await loadZoo(zooFolder({ openapi: 'a.json' }, { 'a.json': swagger }));
  const [a, b] = [subject('api-reference/a'), subject('api-reference/b')];
  assert.ok(a?.kind === 'operation' && b?.kind === 'operation');
  assert.deepEqual(
    [a, b].map(({ servers }) => servers.map(({ url }) => url)),
    [['https://zoo.test:7777/v1', 'http://zoo.test:7777/v1'], ['http://zoo.test:7777/v1']],
  );
  assert.equal(a.sampleRequest.url, 'https://zoo.test:7777/v1/a');
});

test('a Swagger 2.0 form with a required field is required, and file responses are files', async () => {
  const post = (summary: string, required: boolean, more: object) => ({
    post: {
      summary,
      consumes: ['multipart/form-data'],
      parameters: [{ in: 'formData', name: 'f', type: 'string', required }],
      responses: { 200: { description: 'OK', schema: { type: 'file' } } },
      ...more,
    },
  });
  const paths = {
    '/a': post('A', true, {}),
    '/b': post('B', false, { produces: ['application/json', 'application/pdf', 'image/png'] }),
  };
  const swagger = { swagger: '2.0', info, paths };
  const { subject } = await loadZoo(zooFolder({ openapi: 'a.json' }, { 'a.json': swagger }));
  const facts = ['api-reference/a', 'api-reference/b'].map((slug) => {
    const operation = subject(slug);
    assert.ok(operation?.kind === 'operation');
    const [content] = operation.responses[0]?.content ?? [];
    const types = [content?.mediaType, ...(content?.otherTypes ?? [])];
    return { needed: operation.body?.required, shape: content?.shape?.type, types };
  });
  assert.deepEqual(facts, [
    { needed: true, shape: 'file', types: ['application/octet-stream'] },
    { needed: false, shape: 'file', types: ['application/pdf', 'image/png'] },
  ]);
});

test('shared responses of Swagger 2.0 have the media types of each operation', async () => {
  const error = { type: 'object', properties: { message: { type: 'string' } } };
  const get = (summary: string, more: object) => ({
    get: {
      summary,
      responses: { 200: { $ref: '#/responses/File' }, 400: { $ref: '#/responses/Error' } },
      ...more,
    },
  });
  const produces = ['application/json', 'application/pdf', 'image/png'];
  const swagger = {
    swagger: '2.0',
    info,
    produces: ['application/json'],
    responses: {
      File: { description: 'OK', schema: { type: 'file' } },
      Error: { description: 'No', schema: error },
    },
    paths: { '/a': get('A', {}), '/b': get('B', { produces }) },
  };
  const { subject } = await loadZoo(zooFolder({ openapi: 'a.json' }, { 'a.json': swagger }));
  const types = ['api-reference/a', 'api-reference/b'].map((slug) => {
    const operation = subject(slug);
    assert.ok(operation?.kind === 'operation');
    return operation.responses.map(({ content }) =>
      content.map(({ mediaType, otherTypes }) => [mediaType, ...otherTypes].join()).join('; '),
    );
  });
  assert.deepEqual(types, [
    ['application/octet-stream', 'application/json'],
    ['application/pdf,image/png', 'application/json'],
  ]);
});

test('a problem in a response that Swagger 2.0 operations share is reported once', async () => {
  const properties = { code: { type: 'integer', example: 'ten' } };
  const Bad = { description: 'No', schema: { type: 'object', properties } };
  const get = {
    produces: ['application/json'],
    responses: { 200: { description: 'OK' }, 400: { $ref: '#/responses/Bad' } },
  };
  const names = Array.from({ length: 30 }, (_, rank) => `/a${rank}`);
  const paths = Object.fromEntries(names.map((name) => [name, { get }]));
  const swagger = { swagger: '2.0', info, responses: { Bad }, paths };
  const { said } = await loadZoo(zooFolder({ openapi: 'a.json' }, { 'a.json': swagger }));
  assert.deepEqual(
    said.map((text) => text.replace(/^a\.json:\d+:\d+ /, '').replace(/,.*$/, '')),
    ['warning openapi/unfit-example: This example is "ten"'],
  );
});
