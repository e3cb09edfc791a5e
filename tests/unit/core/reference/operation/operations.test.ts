import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baseUrlOf } from '../../../../../src/core/reference/playground/playground-request.ts';
import { smallOperation, smallReference } from '../../../../helpers/values/openapi-reference.ts';

const ok = { '200': { description: 'OK' } };
const json = (content: object) => ({ content: { 'application/json': content } });

test('the scheme "token" and a key with the prefix "Token " are sent the same way', () => {
  const schemes = [
    [{ type: 'http', scheme: 'token' }, {}],
    [{ type: 'http', scheme: 'Token' }, {}],
    [
      { type: 'apiKey', in: 'header', name: 'Authorization' },
      { auth: { method: 'key', name: 'Authorization', inputPrefix: 'Token ' } },
    ],
  ] as const;
  for (const [scheme, api] of schemes) {
    const document = { components: { securitySchemes: { t: scheme } }, security: [{ t: [] }] };
    const { sampleRequest } = smallOperation({ responses: ok }, document, api);
    assert.deepEqual(sampleRequest.headers, [['Authorization', 'Token <API_TOKEN>']]);
  }
});

test('security has alternatives of schemes that are required together', () => {
  const securitySchemes = {
    a: { type: 'apiKey', in: 'query', name: 'a' },
    b: { type: 'http', scheme: 'basic' },
  };
  const { security } = smallOperation(
    { responses: ok, security: [{ a: [], b: [] }, { c: ['read'] }, {}] },
    { components: { securitySchemes } },
  );
  assert.equal(security.optional, true);
  const kinds = security.alternatives.map(({ requirements }) =>
    requirements.map(({ scheme }) => scheme.kind),
  );
  assert.deepEqual(kinds, [['apiKey', 'http'], ['unknown']]);
});

test('api.auth applies if the document has no security', () => {
  const api = { auth: { method: 'bearer' as const } };
  assert.deepEqual(smallOperation({ responses: ok }, {}, api).sampleRequest.headers, [
    ['Authorization', 'Bearer <TOKEN>'],
  ]);
  const open = smallOperation({ responses: ok, security: [] }, {}, api);
  assert.deepEqual(open.sampleRequest.headers, []);
});

test('an empty server variable leaves no trailing slash in the URL', () => {
  const servers = [{ url: 'https://a.test/{base}', variables: { base: { default: '' } } }];
  const { sampleRequest, servers: own } = smallOperation({ responses: ok }, { servers });
  assert.equal(sampleRequest.url, 'https://a.test/a');
  assert.equal(baseUrlOf(own, { server: 'https://a.test', variables: {} }), 'https://a.test');
  const chosen = { server: 'https://a.test', variables: { base: 'v1/' } };
  assert.equal(baseUrlOf(own, chosen), 'https://a.test/v1');
});

test('a JSON lines body is sent with one value per terminated line', () => {
  const schema = { type: 'object', properties: { id: { type: 'integer', example: 7 } } };
  const lines = (type: string, written: object) => {
    const requestBody = { required: true, content: { [type]: written } };
    const { body, sampleRequest } = smallOperation({ requestBody, responses: ok });
    const sent = sampleRequest.body?.kind === 'text' ? sampleRequest.body.text : undefined;
    return { text: sent, notation: body?.content[0]?.notation };
  };
  const types = ['application/x-ndjson', 'application/ndjson', 'application/jsonl'];
  for (const type of [...types, 'application/jsonlines', 'application/x-jsonlines; charset=utf-8'])
    assert.deepEqual(lines(type, { schema }), { text: '{"id":7}\n', notation: 'text' });
  const [type = ''] = types;
  assert.equal(lines(type, { itemSchema: schema }).text, '{"id":7}\n');
  const example = [{ id: 1 }, { id: 2 }];
  assert.equal(lines(type, { schema, example }).text, '{"id":1}\n{"id":2}\n');
  assert.equal(lines(type, { schema, example: '{"id":1}\n' }).text, '{"id":1}\n');
});

test('a list in a stream example counts as several values of its item schema', () => {
  const itemSchema = { type: 'object', properties: { id: { type: 'integer' } } };
  const isIllustrative = (example: unknown) => {
    const content = { 'application/x-ndjson': { itemSchema, example } };
    const { responses } = smallOperation({ responses: { '200': { description: '', content } } });
    return responses[0]?.content[0]?.examples[0]?.isIllustrative;
  };
  assert.equal(isIllustrative([{ id: 1 }, { id: 2 }]), false);
  assert.equal(isIllustrative([{ id: 1 }, { id: 'two' }]), true);
});

test('a body with a wildcard media type is sent as JSON', () => {
  const schema = { type: 'object', properties: { a: { type: 'string', example: 'x' } } };
  for (const mediaType of ['*/*', 'application/*']) {
    const content = { [mediaType]: { schema } };
    const { sampleRequest } = smallOperation({ requestBody: { content }, responses: ok });
    assert.deepEqual(sampleRequest.headers, [['Content-Type', 'application/json']]);
    assert.deepEqual(sampleRequest.body, { kind: 'text', text: '{\n  "a": "x"\n}' });
  }
});

test('api.baseUrl overrides servers, and without either there is no playground', () => {
  const servers = [
    {
      url: 'https://{region}.a.test/{v}/',
      variables: { region: { default: 'eu', enum: ['eu', 'us'] }, v: { default: 'v1' } },
    },
  ];
  const own = smallOperation({ responses: ok }, { servers });
  assert.equal(own.sampleRequest.url, 'https://eu.a.test/v1/a');
  assert.equal(own.playground, 'show');
  const baseUrl = ['https://b.test', 'https://c.test'];
  const given = smallOperation({ responses: ok }, { servers }, { baseUrl });
  assert.deepEqual(
    given.servers.map(({ url }) => url),
    baseUrl,
  );
  assert.equal(smallOperation({ responses: ok }).playground, 'simple');
});

test('a base URL for manual API pages is used only by documents without servers', () => {
  const settings = { baseUrl: ['https://own.test'], keepsServers: true };
  const urlsOf = ({ servers }: { servers: readonly { url: string }[] }) =>
    servers.map(({ url }) => url);
  const servers = [{ url: 'https://a.test' }];
  assert.deepEqual(urlsOf(smallOperation({ responses: ok }, { servers }, settings)), [
    'https://a.test',
  ]);
  const own = smallOperation({ responses: ok, servers }, {}, settings);
  assert.deepEqual(urlsOf(own), ['https://a.test']);
  assert.deepEqual(urlsOf(smallOperation({ responses: ok }, {}, settings)), ['https://own.test']);
});

test('relative servers are resolved against the $self of the document', () => {
  const servers = [{ url: './v1' }, { url: 'https://b.test' }];
  const urls = (document: object) =>
    smallOperation({ responses: ok }, document).servers.map(({ url }) => url);
  const $self = 'https://a.test/api/zoo.yaml';
  assert.deepEqual(urls({ $self, servers }), ['https://a.test/api/v1', 'https://b.test']);
  assert.deepEqual(urls({ $self: 'urn:zoo', servers }), ['./v1', 'https://b.test']);
});

test('unsafe URLs become neither servers nor links', () => {
  const evil = 'javascript:alert(1)';
  const reference = smallReference({
    info: {
      title: 'Z',
      version: '1',
      termsOfService: evil,
      contact: { url: evil, email: 'a@b?x' },
    },
    externalDocs: { url: evil },
    servers: [{ url: evil }, { url: '{s}:alert(1)', variables: { s: { default: 'javascript' } } }],
  });
  assert.doesNotMatch(JSON.stringify(reference.info), /javascript/);
});

test('a GET keeps its body, and the fetch sample is omitted', () => {
  const schema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
  const reference = smallReference({
    paths: {
      '/a': { get: { requestBody: json({ schema, example: { id: 'x' } }), responses: ok } },
    },
  });
  const operation = reference.operation('zoo GET /a');
  assert.deepEqual(operation?.notices, [{ kind: 'body-refused', method: 'GET' }]);
  assert.deepEqual(operation.samples.omitted, [
    {
      label: 'JavaScript',
      reason: { key: 'clientWithoutBody', values: { client: 'fetch', method: 'GET' } },
    },
  ]);
  const texts = new Map(operation.samples.samples.map(({ id, text }) => [id, text]));
  assert.match(texts.get('curl') ?? '', /--request GET/);
  assert.match(texts.get('node') ?? '', /'Content-Length': Buffer\.byteLength\(body\)/);
});

test('browsers can send a DELETE body, so no sample is omitted', () => {
  const schema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
  const withBody = { requestBody: json({ schema }), responses: ok };
  const reference = smallReference({ paths: { '/a': { delete: withBody, head: withBody } } });
  const operation = reference.operation('zoo DELETE /a');
  assert.deepEqual(operation?.notices, []);
  assert.deepEqual(operation.samples.omitted, []);
  assert.equal(reference.operation('zoo HEAD /a')?.notices[0]?.method, 'HEAD');
});

test('a form body without fields is left out', () => {
  const empty = {
    'application/x-www-form-urlencoded': { schema: { type: 'object', properties: {} } },
  };
  assert.equal(smallOperation({ requestBody: { content: empty }, responses: ok }).body, undefined);
});

test('readOnly and writeOnly fields appear only in their direction', () => {
  const schema = {
    properties: {
      id: { type: 'string', readOnly: true },
      secret: { type: 'string', writeOnly: true },
      name: { type: 'string' },
    },
    required: ['id', 'secret'],
  };
  const { body, responses } = smallOperation({
    requestBody: json({ schema }),
    responses: { '200': { description: 'OK', ...json({ schema }) } },
  });
  const names = (content = body?.content[0]) => content?.shape?.fields.map(({ name }) => name);
  assert.deepEqual(names(), ['secret', 'name']);
  assert.deepEqual(names(responses[0]?.content[0]), ['id', 'name']);
  const [example] = body?.content[0]?.examples ?? [];
  assert.deepEqual(example?.value, { secret: 'string', name: 'Example' });
  assert.equal(example.isIllustrative, false);
});

test('authored examples replace generated ones and are marked if invalid', () => {
  const schema = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] };
  const examples = { good: { summary: 'Good', value: { n: 1 } }, bad: { value: { n: 'x' } } };
  const { body } = smallOperation({ requestBody: json({ schema, examples }), responses: ok });
  assert.deepEqual(
    body?.content[0]?.examples.map(({ label, origin, isIllustrative }) => [
      label,
      origin,
      isIllustrative,
    ]),
    [
      ['Good', 'authored', false],
      ['bad', 'authored', true],
    ],
  );
});

test('generated examples are valid for recursive schemas', () => {
  const Node = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      parent: { $ref: '#/components/schemas/Node' },
      children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    },
    required: ['name'],
  };
  const schema = { $ref: '#/components/schemas/Node' };
  const { body } = smallOperation(
    { requestBody: json({ schema }), responses: ok },
    { components: { schemas: { Node } } },
  );
  assert.equal(body?.content[0]?.examples[0]?.isIllustrative, false);
});

test('content types with the same schema are shown once', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };
  const { body } = smallOperation({
    requestBody: {
      content: {
        'application/json': { schema },
        'application/merge-patch+json': { schema },
        'application/xml': { schema },
      },
    },
    responses: ok,
  });
  assert.deepEqual(
    body?.content.map(({ mediaType, otherTypes, id }) => [mediaType, otherTypes, id]),
    [
      ['application/json', ['application/merge-patch+json'], 'body'],
      ['application/xml', [], 'body-2'],
    ],
  );
});

test('responses have headers and links, and callbacks have requests', () => {
  const { responses, callbacks } = smallOperation({
    operationId: 'make',
    responses: {
      '404': { description: 'None' },
      '201': {
        description: 'Made',
        headers: { 'X-Rate': { schema: { type: 'integer' }, description: 'Left' } },
        links: { again: { operationId: 'make', parameters: { id: '$response.body#/id' } } },
      },
      default: { description: 'Else' },
    },
    callbacks: { done: { '{$request.body#/url}': { post: { summary: 'Done', responses: ok } } } },
  });
  assert.deepEqual(
    responses.map(({ status, label }) => `${status} ${label}`),
    ['201 Created', '404 Not Found', 'default '],
  );
  assert.equal(responses[0]?.headers[0]?.name, 'X-Rate');
  assert.deepEqual(responses[0].links, [
    {
      kind: 'link',
      name: 'again',
      target: 'zoo POST /a',
      targetName: 'make',
      parameters: [{ name: 'id', value: '$response.body#/id' }],
    },
  ]);
  assert.equal(callbacks[0]?.expression, '{$request.body#/url}');
  assert.equal(callbacks[0].requests[0]?.title, 'Done');
});

test('a response description is shown only if it adds to the status text', () => {
  const { responses } = smallOperation({
    responses: {
      200: { description: 'OK.' },
      400: { description: 'bad-request' },
      404: { description: 'Not found: no such animal.' },
      default: { description: '' },
    },
  });
  assert.deepEqual(
    responses.map(({ label, description }) => [label, description]),
    [
      ['OK', undefined],
      ['Bad Request', undefined],
      ['Not Found', 'Not found: no such animal.'],
      ['', undefined],
    ],
  );
});

test('samples from the document come first', () => {
  const sample = { lang: 'Ruby', label: 'SDK', source: 'Zoo.make\n' };
  const { samples } = smallOperation({ responses: ok, 'x-codeSamples': [sample] });
  assert.deepEqual(samples.samples[0], {
    kind: 'sample',
    id: 'authored-0',
    label: 'SDK',
    language: 'ruby',
    text: 'Zoo.make',
    origin: 'authored',
  });
});

test('configured sample languages are shown in their order', () => {
  const api = { request: { example: { languages: ['python', 'bash', 'cobol'] } } };
  const { samples } = smallOperation({ responses: ok }, {}, api).samples;
  assert.deepEqual(
    samples.map(({ id }) => id),
    ['python', 'curl'],
  );
});

test('methods added in OpenAPI 3.2 become operations', () => {
  const { operations } = smallReference({
    paths: {
      '/a': { query: { responses: ok }, additionalOperations: { COPY: { responses: ok } } },
    },
  });
  assert.deepEqual(
    operations.map(({ method }) => method),
    ['QUERY', 'COPY'],
  );
});

test('samples for a relative server have a base URL placeholder', () => {
  const servers = [{ url: '/api/v3' }];
  const { sampleRequest } = smallOperation({ responses: ok }, { servers });
  assert.match(sampleRequest.url, /^<BASE_URL>\/api\/v3\//);
});

test('no example is generated for a file', () => {
  const answerOf = (mediaType: string) => {
    const content = { [mediaType]: { schema: { type: 'string', format: 'binary' } } };
    const { responses } = smallOperation({ responses: { 200: { description: 'OK', content } } });
    return responses[0]?.content[0]?.examples.length;
  };
  assert.equal(answerOf('application/octet-stream'), 0);
  assert.equal(answerOf('application/json'), 1);
});

test('a description next to a reference overrides that of the referenced part', () => {
  const own = { summary: 'Mine', description: 'Mine' };
  const refTo = (kind: string) => ({ $ref: `#/components/${kind}/X`, ...own });
  const text = { schema: { type: 'string' } };
  const components = {
    parameters: { X: { name: 'limit', in: 'query', description: 'Theirs', ...text } },
    headers: { X: { description: 'Theirs', ...text } },
    links: { X: { operationId: 'a', description: 'Theirs' } },
    examples: { X: { summary: 'Theirs', description: 'Theirs', value: 'x' } },
    responses: { X: { description: 'Theirs' } },
    requestBodies: {
      X: {
        description: 'Theirs',
        ...json({ ...text, examples: { a: refTo('examples') } }),
      },
    },
  };
  const { parameters, body, responses } = smallOperation(
    {
      parameters: [refTo('parameters')],
      requestBody: refTo('requestBodies'),
      responses: {
        '200': refTo('responses'),
        '201': { ...ok, headers: { H: refTo('headers') }, links: { L: refTo('links') } },
      },
    },
    { components },
  );
  const [first, second] = responses;
  const example = body?.content[0]?.examples[0];
  const described = [parameters[0], body, first, second?.headers[0], second?.links[0], example];
  assert.deepEqual(
    described.map((part) => part?.description),
    described.map(() => 'Mine'),
  );
  assert.deepEqual([first?.summary, example?.label], ['Mine', 'Mine']);
});

test('a file in one alternative of a form is sent as a file', () => {
  const file = { type: 'string', format: 'binary' };
  const upload = { type: 'object', required: ['file'], properties: { file } };
  const address = { type: 'object', required: ['url'], properties: { url: { type: 'string' } } };
  const content = { 'multipart/form-data': { schema: { oneOf: [upload, address] } } };
  const { sampleRequest } = smallOperation({ requestBody: { content }, responses: ok });
  assert.deepEqual(sampleRequest.body, {
    kind: 'multipart',
    parts: [{ name: 'file', fileName: 'file.bin' }],
  });
});
