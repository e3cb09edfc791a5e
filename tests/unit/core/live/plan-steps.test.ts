import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildStep } from '../../../../src/core/live/build-step.ts';
import { variableOf } from '../../../../src/core/live/credentials.ts';
import { fillTemplate, readExpression } from '../../../../src/core/live/expressions.ts';
import { openDocument } from '../../../../src/core/live/live-document.ts';
import { noValues } from '../../../../src/core/live/live-values.ts';
import { planSteps } from '../../../../src/core/live/plan-steps.ts';
import { parseDocument } from '../../../../src/core/reference/document/parse-document.ts';
import { formatExact } from '../../../../src/core/text/json/exact-json.ts';
import { smallReference } from '../../../helpers/values/openapi-reference.ts';

const info = { openapi: '3.1.0', info: { title: 'Zoo', version: '1' } };

/** Returns the plan of a document that may send every request, with these variables set. */
function plan(document: object, variables: readonly string[] = []) {
  const text = JSON.stringify({ ...info, ...document });
  const read = parseDocument({ name: 'zoo.json', text }).document;
  assert.ok(read);
  const reference = smallReference(document);
  const opened = openDocument({ document: read, root: read.value }, reference);
  const values = {
    ...noValues,
    operations: new Map(
      reference.operations.map(({ key }) => {
        return [key, { send: true, parameters: new Map(), keeps: [] }] as const;
      }),
    ),
  };
  const options = { values, sendsSafeMethods: false, variables: new Set(variables) };
  return planSteps(opened, options).steps;
}

/** Returns the requests of a plan, as sent. */
function requests(document: object, credentials: Record<string, string> = {}) {
  return plan(document, Object.keys(credentials)).map((step) => {
    if ('unsent' in step) return step.unsent.message;
    const built = buildStep(step, {
      base: 'https://zoo.example',
      credentials: new Map(Object.entries(credentials)),
      kept: new Map(),
    });
    return built.kind === 'built' ? built : built.what;
  });
}

const responses = { 200: { description: 'All' } };

test('optional parameters are left out unless named examples include them', () => {
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer' }, example: 5 };
  const kind = {
    name: 'kind',
    in: 'query',
    schema: { type: 'string' },
    examples: { dogs: { value: 'dog' }, cats: { value: 'cat' } },
  };
  const sent = requests({ paths: { '/pets': { get: { parameters: [limit, kind], responses } } } });
  assert.deepEqual(
    sent.map((built) => typeof built === 'object' && built.request.url),
    ['https://zoo.example/pets?kind=dog', 'https://zoo.example/pets?kind=cat'],
  );
});

test('credentials are sent but never shown, and the first available alternative is used', () => {
  const document = {
    paths: { '/pets': { get: { responses } } },
    security: [{ clientId: [], clientKey: [] }, { token: [] }],
    components: {
      securitySchemes: {
        clientId: { type: 'apiKey', in: 'header', name: 'X-Id' },
        clientKey: { type: 'apiKey', in: 'query', name: 'key' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
  const [sent] = requests(document, { LECTERN_AUTH_TOKEN: 't1', LECTERN_AUTH_CLIENT_ID: 'c1' });
  assert.ok(typeof sent === 'object');
  const authorization = ({ headers }: typeof sent.request) =>
    headers.find(([name]) => name === 'Authorization')?.[1];
  assert.equal(authorization(sent.request), 'Bearer t1');
  assert.doesNotMatch(JSON.stringify(sent.shown), /t1|c1/);
  assert.deepEqual(requests(document), [
    'GET /pets was not sent: the environment has no LECTERN_AUTH_CLIENT_ID and LECTERN_AUTH_CLIENT_KEY.',
  ]);
  const digest = {
    ...document,
    components: { securitySchemes: { token: { type: 'http', scheme: 'Digest' } } },
    security: [{ token: [] }],
  };
  assert.deepEqual(requests(digest, { LECTERN_AUTH_TOKEN: 't1' }), [
    'GET /pets was not sent: its credentials are not in a header, such as a certificate.',
  ]);
  assert.equal(variableOf('OAuth2 (user)'), 'LECTERN_AUTH_OAUTH2_USER');
});

test('requests with file bodies or unknown bodies are reported instead of sent', () => {
  const post = (content: object) => ({
    post: { requestBody: { required: true, content }, responses },
  });
  const paths = {
    '/file': post({ 'image/png': {} }),
    '/form': post({
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['photo'],
          properties: { photo: { type: 'string', contentMediaType: 'image/png' } },
        },
        example: { photo: 'rex.png' },
      },
    }),
    '/any': post({ 'application/json': {} }),
  };
  assert.deepEqual(requests({ paths }), [
    'POST /file was not sent: nothing says which file is sent.',
    'which file is sent',
    'POST /any was not sent: nothing says what the body holds.',
  ]);
});

test('an operation that a link leads to runs after the source of its values', () => {
  const get = (operationId: string, target: string) => ({
    operationId,
    parameters: [{ name: 'id', in: 'query', required: true, schema: {}, example: 1 }],
    responses: {
      200: {
        description: '',
        links: { next: { operationId: target, parameters: { id: '$response.body#/id' } } },
      },
    },
  });
  const paths = { '/a': { get: get('a', 'a') }, '/b': { get: get('b', 'a') } };
  const names = (document: object) => plan(document).map(({ name }) => name);
  assert.deepEqual(names({ paths }), ['b', 'a']);
  const circle = { '/a': { get: get('a', 'b') }, '/b': { get: get('b', 'a') } };
  assert.deepEqual(names({ paths: circle }), ['a', 'b']);
});

test('a link can pass on a constant, and a required parameter without any value is named', () => {
  const parameters = [{ name: 'id', in: 'query', required: true, schema: {} }];
  const links = { next: { operationId: 'b', parameters: { id: '7' } } };
  const paths = {
    '/a': { get: { operationId: 'a', responses: { 200: { description: '', links } } } },
    '/b': { get: { operationId: 'b', parameters, responses } },
    '/c': { get: { operationId: 'c', parameters: [{ ...parameters[0], name: 'key' }], responses } },
  };
  assert.deepEqual(
    requests({ paths }).map((built) => (typeof built === 'object' ? built.request.url : built)),
    [
      'https://zoo.example/a',
      'https://zoo.example/b?id=7',
      'GET /c was not sent: nothing says what the query parameter key is.',
    ],
  );
});

test('expressions can read every part of an exchange', () => {
  const exchange = {
    request: {
      method: 'POST',
      url: 'https://zoo.example/pets/3',
      headers: [['X-Trace', 'abc']] as const,
      body: { kind: 'text' as const, text: '{"name":"Rex"}' },
    },
    parameters: [{ in: 'path', name: 'id', value: 3 }],
    response: {
      status: 201,
      headers: [['Location', '/pets/4']] as const,
      text: '{"ids":[{"a/b":12345678901234567890}]}',
      bytes: 3,
    },
  };
  const read = (expression: string) => readExpression(expression, exchange);
  assert.deepEqual(
    ['$url', '$method', '$statusCode', '$request.header.x-trace', '$request.path.id'].map(read),
    ['https://zoo.example/pets/3', 'POST', 201, 'abc', 3],
  );
  assert.equal(read('$response.header.location'), '/pets/4');
  assert.equal(read('$request.body#/name'), 'Rex');
  const digits = read('$response.body#/ids/0/a~1b');
  assert.equal(digits !== undefined && formatExact(digits), '12345678901234567890');
  assert.equal(read('$response.body#/ids/1/a'), undefined);
  assert.equal(read('$response.body#/__proto__'), undefined);
});

test('a placeholder becomes the kept value, or its text inside other text', () => {
  const kept = new Map<string, never>([
    ['id', 7 as never],
    ['tags', ['a'] as never],
  ]);
  assert.deepEqual(fillTemplate({ id: '{id}', all: ['{tags}', 'pet-{id}-{no}'] }, kept), {
    value: { id: 7, all: [['a'], 'pet-7-{no}'] },
    missing: ['no'],
  });
});
