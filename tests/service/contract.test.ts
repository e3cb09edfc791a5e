/**
 * Compares `openapi.yaml` with the running service in both directions: sends what the document says and
 * compares the responses, and looks up in the document what the service can respond.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { routeContracts } from '../../src/user-groups/http/contract.ts';
import { statusOfCode } from '../../src/user-groups/http/error-codes.ts';
import { UnavailableError } from '../../src/user-groups/storage/store.ts';
import { startServiceApp } from '../helpers/service/app.ts';
import type { ServiceApp } from '../helpers/service/app.ts';
import { callService, toHeaders } from '../helpers/service/client.ts';
import type { ServiceAnswer, ServiceRequest } from '../helpers/service/client.ts';
import { apiTokens } from '../helpers/service/environments.ts';
import { assertDocumented, findSchemaErrors } from '../helpers/service/openapi.ts';
import { listExamples, loadServiceDocument } from '../helpers/service/openapi.ts';
import type { DocumentedOperation } from '../helpers/service/openapi.ts';
import { sendRaw } from '../helpers/service/raw.ts';
import { createStandIns } from '../helpers/service/stand-ins.ts';

type Method = ServiceRequest['method'];

const document = await loadServiceDocument();
const headers = toHeaders(apiTokens.staging);

const fail = () => Promise.reject(new Error('secret words of the database'));

const vanish = () => Promise.reject(new UnavailableError({ cause: new Error('secret words') }));

/** Services in the states that the documented responses need. */
const services: Record<'usual' | 'limited' | 'broken' | 'unavailable', ServiceApp | undefined> = {
  usual: undefined,
  limited: undefined,
  broken: undefined,
  unavailable: undefined,
};
type ServiceState = keyof typeof services;

before(async () => {
  const variables = { CORS_ORIGINS: 'https://docs.example.com' };
  services.usual = await startServiceApp({ variables });
  services.limited = await startServiceApp({ variables: { RATE_LIMIT: '1' } });
  services.unavailable = await startServiceApp({
    store: {
      findGroup: vanish,
      insertGroup: vanish,
      updateGroup: vanish,
      rotateToken: vanish,
      ping: vanish,
    },
  });
  services.broken = await startServiceApp({
    store: { findGroup: fail, updateGroup: fail, rotateToken: fail, ping: fail },
  });
});

after(async () => {
  for (const service of Object.values(services)) await service?.close();
});

function toService(state: ServiceState): ServiceApp {
  const service = services[state];
  assert.ok(service);
  return service;
}

interface Provocation {
  /** Changes to a valid request; undefined headers are not sent. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly method?: Method;
  readonly path?: string;
  readonly state?: ServiceState;
  /** Sent through a raw connection, because no HTTP client would send it. */
  readonly raw?: string;
}

/** How to provoke each error of the document, by the name of its example. */
const provocations: Readonly<Record<string, Provocation>> = {
  invalid_json: { body: '{ "user_group_id": "acme", }' },
  empty_body: { body: '' },
  api_token_missing: { headers: { authorization: undefined } },
  api_token_invalid: { headers: { authorization: 'Token no-such-token' } },
  user_group_id_taken: {
    headers: toHeaders(apiTokens.sandbox),
    body: { user_group_id: 'acme', name: 'Acme' },
  },
  user_group_not_found: { body: { user_group_id: 'nobody' } },
  token_not_found: { body: { current_token: 'ugt_of_nobody' } },
  body_too_large: { body: { user_group_id: 'x'.repeat(300_000) } },
  unsupported_media_type: { headers: { 'content-type': 'text/plain' } },
  rate_limited: { state: 'limited' },
  internal_error: { state: 'broken' },
  not_ready: { state: 'unavailable' },
  'GET missing_field': { body: { name: 'Acme' } },
  'GET missing_name': { body: { user_group_id: 'new-one' } },
  'GET repeated_key': { body: '{"user_group_id":"acme","user_group_id":"globex"}' },
  'PUT repeated_key': {
    body: '{"user_group_id":"acme","properties":{"country":"DE","country":"FR"}}',
  },
  'POST repeated_key': { body: '{"current_token":"ugt_a","current_token":"ugt_b"}' },
  'GET unknown_field': { body: { user_group_id: 'acme', nmae: 'Acme' } },
  'GET invalid_field': { body: { user_group_id: 5, name: 'Acme' } },
  'PUT missing_field': { body: { name: 'Acme' } },
  'PUT unknown_field': { body: { user_group_id: 'acme', api_environment_tag: 'Testing' } },
  'PUT invalid_field': { body: { user_group_id: 'acme', mapping: { sales: 7 } } },
  'POST missing_field': { body: {} },
  'POST unknown_field': { body: { user_group_id: 'acme' } },
  'POST invalid_field': { body: { current_token: '' } },
  invalid_url: { path: '/api/user%' },
  invalid_request: { raw: 'This is not HTTP\r\n\r\n' },
  path_not_found: { path: '/api/users' },
  method_not_allowed: { method: 'DELETE' },
  request_timeout: { raw: 'GET /api/user HTTP/1.1\r\n' },
  headers_too_large: { headers: { 'x-long': 'x'.repeat(20_000) } },
};

const usualBodies: Readonly<Record<string, unknown>> = {
  GET: { user_group_id: 'acme', name: 'Acme' },
  PUT: { user_group_id: 'acme' },
  POST: { current_token: 'ugt_unknown' },
};

/** Every response to a request with a documented method and path: `GET /api/user 422`. */
const observed = new Set<string>();

async function call(operation: string, change: Provocation): Promise<ServiceAnswer> {
  const [method = '', path = ''] = operation.split(' ');
  const sent = Object.entries({ ...headers, ...change.headers });
  const answer = await callService(toService(change.state ?? 'usual').url, {
    method: change.method ?? method,
    path: change.path ?? path,
    headers: Object.fromEntries(sent.filter((header) => header[1] !== undefined)) as Record<
      string,
      string
    >,
    body: 'body' in change ? change.body : usualBodies[method],
  });
  if (!('path' in change || 'method' in change)) observed.add(`${operation} ${answer.status}`);
  return answer;
}

/** Responses that belong to no route: invalid HTTP, unknown path, other method, timeout, huge headers. */
const otherStatuses = [400, 404, 405, 408, 431];

test('the document and the service have the same routes and statuses', () => {
  const documented = document.operations.map(({ name, responses }) => [
    name,
    Object.keys(responses),
  ]);
  const promised = routeContracts.map(({ method, path, statuses }) => [
    `${method} ${path}`,
    statuses.map(String).sort(),
  ]);
  assert.deepEqual(Object.fromEntries(documented), Object.fromEntries(promised));
  assert.deepEqual(Object.keys(document.others), otherStatuses.map(String));
});

test('the service registers exactly the promised routes', () => {
  const printed = toService('usual').app.printRoutes({ commonPrefix: false });
  const registered = [...printed.matchAll(/(\/\S*|\*) \(([A-Z, ]+)\)/g)].flatMap(
    ([, path, methods]) =>
      // The CORS plugin answers OPTIONS on every path.
      methods?.split(', ').map((method) => `${method} ${path === '*' ? '/api/user' : path}`),
  );
  const promised = routeContracts.map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(registered.sort(), promised.sort());
});

test('every error code has an example under its status', () => {
  const responses = [...document.operations, { responses: document.others }].flatMap((operation) =>
    Object.entries(operation.responses),
  );
  const documented = responses.flatMap(([status, { content }]) =>
    listExamples(content?.['application/json'])
      .map(([, value]) => value as { error?: { code: string } })
      .filter(({ error }) => error !== undefined)
      .map(({ error }) => [error?.code, Number(status)]),
  );
  assert.deepEqual(Object.fromEntries(documented), statusOfCode);
});

test('every example in the document matches its schema', () => {
  for (const { name, body, responses } of document.operations) {
    const contents = Object.values(responses).map(({ content }) => content?.['application/json']);
    for (const content of [body, ...contents]) {
      for (const [example, value] of listExamples(content)) {
        assert.equal(findSchemaErrors(content?.schema ?? {}, value), null, `${name} ${example}`);
      }
    }
  }
});

test('every example request in the document gets the documented response', async () => {
  const standIns = createStandIns();
  for (const operation of document.operations) {
    const success = operation.responses['200'];
    for (const [example, request] of listExamples(operation.body)) {
      const body = standIns.toReal(JSON.stringify(request));
      const answer = await call(operation.name, { body });
      assert.equal(answer.status, 200, `${operation.name} ${example}`);
      assertDocumented(success ?? {}, answer);
      const printed = new Map(listExamples(success?.content?.['application/json'])).get(example);
      standIns.assertAgree(printed, answer.body);
    }
  }
});

for (const operation of document.operations) {
  for (const [status, response] of Object.entries(operation.responses)) {
    if (status === '200' || status === '204') continue;
    for (const [example, printed] of listExamples(response.content?.['application/json'])) {
      test(`${operation.name} responds with ${status} ${example} as documented`, async () => {
        const provocation = toProvocation(operation, example);
        if (provocation.state === 'limited') await call(operation.name, provocation);
        const answer = await call(operation.name, provocation);
        assert.equal(answer.status, Number(status));
        assertDocumented(response, answer);
        assert.deepEqual(answer.body, printed);
      });
    }
  }
}

function toProvocation({ name }: DocumentedOperation, example: string): Provocation {
  const [method = ''] = name.split(' ');
  const provocation = provocations[`${method} ${example}`] ?? provocations[example];
  assert.ok(provocation, `No test knows how to get ${example} of ${name}.`);
  return provocation;
}

for (const [status, response] of Object.entries(document.others)) {
  for (const [example, printed] of listExamples(response.content?.['application/json'])) {
    test(`the service responds with ${status} ${example} as documented`, async () => {
      const provocation = provocations[example];
      assert.ok(provocation, `No test knows how to get ${example}.`);
      const answer =
        provocation.raw === undefined
          ? await call('GET /api/user', provocation)
          : await callRaw(provocation.raw);
      assert.equal(answer.status, Number(status));
      assertDocumented(response, answer);
      assert.deepEqual(answer.body, printed);
    });
  }
}

/**
 * Sends raw text. Node rejects an incomplete request only after 30 seconds, so its error is emitted
 * immediately here.
 */
function callRaw(text: string): Promise<ServiceAnswer> {
  const { app, url } = toService('usual');
  if (text.startsWith('GET')) {
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    app.server.once('connection', (socket) => {
      setImmediate(() => app.server.emit('clientError', late, socket));
    });
  }
  return sendRaw(url, text);
}

test('a preflight from an allowed origin gets the CORS headers', async () => {
  const preflight = {
    origin: 'https://docs.example.com',
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization,content-type',
  };
  const answer = await call('OPTIONS /api/user', {
    headers: { ...preflight, authorization: undefined },
  });
  const response = document.operations.find(({ name }) => name === 'OPTIONS /api/user')?.responses[
    '204'
  ];
  assert.ok(response);
  assertDocumented(response, answer);
  assert.equal(answer.headers['access-control-allow-origin'], 'https://docs.example.com');
});

test('health endpoints respond as documented', async () => {
  for (const name of ['GET /healthz', 'GET /readyz']) {
    const operation = document.operations.find((candidate) => candidate.name === name);
    const answer = await call(name, { headers: { authorization: undefined } });
    assertDocumented(operation?.responses['200'] ?? {}, answer);
    assert.deepEqual(answer.body, { success: 1 });
  }
});

test('exactly the documented statuses were observed in these tests', () => {
  const documented = document.operations.flatMap(({ name, responses }) =>
    Object.keys(responses).map((status) => `${name} ${status}`),
  );
  const others = Object.keys(document.others).map((status) => `GET /api/user ${status}`);
  const isKnown = new Set([...documented, ...others]);
  assert.deepEqual(
    documented.filter((answer) => !observed.has(answer)),
    [],
  );
  assert.deepEqual(
    [...observed].filter((answer) => !isKnown.has(answer)),
    [],
  );
});
