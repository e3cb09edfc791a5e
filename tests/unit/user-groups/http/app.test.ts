import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { after, before, test } from 'node:test';
import { startServiceApp } from '../../../helpers/service/app.ts';
import type { ServiceApp } from '../../../helpers/service/app.ts';
import { callService, toHeaders } from '../../../helpers/service/client.ts';
import type { ServiceAnswer, ServiceRequest } from '../../../helpers/service/client.ts';
import { apiTokens } from '../../../helpers/service/environments.ts';
import type { EnvironmentName } from '../../../helpers/service/environments.ts';
import { eventually } from '../../../helpers/service/storage-outage.ts';
import { sendRaw } from '../../../helpers/service/raw.ts';

let service: ServiceApp;
before(async () => (service = await startServiceApp()));
after(() => service.close());

interface Body {
  readonly success: number;
  readonly new_user_group?: boolean;
  readonly user_group?: { readonly token: string; readonly name: string };
  readonly error?: { readonly code: string };
}

const bodyOf = (answer: ServiceAnswer) => answer.body as Body;
const codeOf = (answer: ServiceAnswer) => bodyOf(answer).error?.code;

/** Sends a valid request, with the given changes. */
function call(request: Partial<ServiceRequest>, url = service.url): Promise<ServiceAnswer> {
  const headers = { ...toHeaders(apiTokens.production), ...request.headers };
  return callService(url, {
    method: 'GET',
    body: { user_group_id: 'a', name: 'A' },
    ...request,
    headers,
  });
}

const as = (name: EnvironmentName) => toHeaders(apiTokens[name]);

test('getting an existing group changes nothing and returns the same token', async () => {
  const first = await call({
    body: { user_group_id: 'same', name: 'First', properties: { a: 1 } },
  });
  const again = await call({
    body: { user_group_id: 'same', name: 'Other', properties: { b: 2 } },
  });
  assert.equal(bodyOf(first).new_user_group, true);
  assert.deepEqual(again.body, { ...bodyOf(first), new_user_group: false });
});

test('environments are isolated from each other', async () => {
  const body = { user_group_id: 'mine', name: 'Mine' };
  const mine = bodyOf(await call({ headers: as('production'), body }));
  const current = { current_token: mine.user_group?.token };
  for (const name of ['staging', 'sandbox'] as const) {
    const headers = as(name);
    assert.equal((await call({ method: 'PUT', headers, body })).status, 404);
    assert.equal((await call({ method: 'POST', headers, body: current })).status, 404);
  }
  const shared = bodyOf(await call({ headers: as('staging'), body }));
  assert.equal(shared.new_user_group, true);
  assert.notEqual(shared.user_group?.token, mine.user_group?.token);
});

test('keys such as __proto__ are returned as sent', async () => {
  const text = '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"a":"\\u0000"}';
  const body = `{"user_group_id":"proto","name":"P","properties":${text}}`;
  const answer = await call({ body });
  const group = bodyOf(answer).user_group as unknown as { properties: unknown };
  assert.equal(JSON.stringify(group.properties), text);
});

test('other methods are refused with the allowed ones, whatever their body', async () => {
  for (const method of ['HEAD', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'] as const) {
    const answer = await call({ method, body: method === 'TRACE' ? undefined : '{ not json' });
    assert.equal(answer.status, 405, method);
    assert.equal(answer.headers['allow'], 'GET, PUT, POST');
    assert.equal((await call({ method, path: '/healthz' })).headers['allow'], 'GET');
  }
});

test('the Content-Type must be JSON and may specify UTF-8', async () => {
  const status = async (type: string, more = {}) =>
    (await call({ headers: { 'content-type': type, ...more } })).status;
  assert.equal(await status('application/json; charset=utf-8'), 200);
  assert.equal(await status('Application/JSON;charset="UTF-8"'), 200);
  for (const type of ['', 'text/json', 'application/json; charset=latin1', 'application/jsonx']) {
    assert.equal(await status(type), 415, type);
  }
  assert.equal(await status('application/json', { 'content-encoding': 'identity' }), 200);
  const body = gzipSync('{"user_group_id":"a","name":"A"}');
  const headers = { 'content-encoding': 'gzip' };
  assert.equal((await call({ body, headers })).status, 415);
});

test('a body that is not UTF-8 is refused rather than repaired', async () => {
  const body = Buffer.from('{"user_group_id":"\xff","name":"A"}', 'latin1');
  const answer = await call({ body });
  assert.equal(codeOf(answer), 'invalid_json');
});

test('the only scheme of Authorization is Token, in any case', async () => {
  const status = async (authorization: string) =>
    (await call({ headers: { authorization } })).status;
  assert.equal(await status(`TOKEN  ${apiTokens.production}`), 200);
  for (const scheme of ['Bearer', 'Basic', '']) {
    assert.equal(await status(`${scheme} ${apiTokens.production}`.trim()), 401, scheme);
  }
  assert.equal(await status(`Token ${apiTokens.production}x`), 401);
  assert.equal(await status(`Token ${apiTokens.production.slice(0, -1)}`), 401);
});

test('a caller without a valid API token learns nothing about its body', async () => {
  const headers = { authorization: 'Token wrong' };
  for (const body of ['{ not json', 'x'.repeat(300_000), { user_group_id: 5 }]) {
    assert.equal((await call({ headers, body })).status, 401);
  }
});

test('a request id is kept if it is a plain word, and generated otherwise', async () => {
  const id = async (sent: string) =>
    (await call({ headers: { 'x-request-id': sent } })).headers['x-request-id'];
  assert.equal(await id('trace-1.2:3'), 'trace-1.2:3');
  for (const sent of ['two words', 'x'.repeat(129), '"quoted"', '']) {
    assert.match(String(await id(sent)), /^[0-9a-f-]{36}$/, sent);
  }
});

test('no response may be cached, as GET responses contain tokens', async () => {
  const requests = [{}, { path: '/nothing' }, { method: 'DELETE' }, { body: 'x' }, { path: '/%' }];
  for (const request of requests as Partial<ServiceRequest>[]) {
    const { headers } = await call(request);
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.ok(headers['x-request-id']);
  }
});

test('a body that is too large leaves the connection usable', async () => {
  const answer = await call({ body: 'x'.repeat(2_000_000) });
  assert.equal(answer.status, 413);
  assert.notEqual(answer.headers['connection'], 'close');
});

test('one API token that exceeds its limit does not slow down another', async () => {
  const limited = await startServiceApp({ variables: { RATE_LIMIT: '2' } });
  const status = async (name: EnvironmentName) =>
    (await call({ headers: as(name) }, limited.url)).status;
  assert.deepEqual([await status('production'), await status('production')], [200, 200]);
  const refused = await call({}, limited.url);
  assert.equal(codeOf(refused), 'rate_limited');
  assert.equal(refused.headers['ratelimit-remaining'], '0');
  assert.equal(await status('staging'), 200);
  const guess = () => call({ headers: { authorization: `Token guess` } }, limited.url);
  assert.deepEqual([(await guess()).status, (await guess()).status], [401, 401]);
  assert.equal((await guess()).status, 429);
  assert.equal((await callService(limited.url, { method: 'GET', path: '/readyz' })).status, 200);
  await limited.close();
});

test('guesses from all addresses of an IPv6 network are counted together', async () => {
  const variables = { RATE_LIMIT: '2', TRUST_PROXY: '127.0.0.1' };
  const limited = await startServiceApp({ variables });
  const guess = async (address: string) => {
    const headers = { authorization: 'Token guess', 'x-forwarded-for': address };
    return (await call({ headers }, limited.url)).status;
  };
  const answers = [];
  for (const last of [1, 2, 3]) answers.push(await guess(`2001:db8:1:2::${last}`));
  assert.deepEqual(answers, [401, 401, 429]);
  assert.equal(await guess('2001:db8:1:3::1'), 401);
  await limited.close();
});

test('without a limit, there are no rate limit headers', async () => {
  const { headers } = await call({});
  assert.equal(headers['ratelimit-limit'], undefined);
});

test('only pages of configured origins may call, and they can read errors too', async () => {
  const origin = 'https://docs.example.com';
  const open = await startServiceApp({
    variables: { CORS_ORIGINS: `${origin}, http://localhost:4321` },
  });
  for (const request of [
    { method: 'PUT' },
    { body: 'x' },
    { path: '/no' },
  ] as Partial<ServiceRequest>[]) {
    const { headers } = await call({ ...request, headers: { origin } }, open.url);
    assert.equal(headers['access-control-allow-origin'], origin);
    assert.match(String(headers['access-control-expose-headers']), /X-Request-Id/);
  }
  const stranger = await call({ headers: { origin: 'https://evil.example' } }, open.url);
  assert.equal(stranger.headers['access-control-allow-origin'], undefined);
  await open.close();
  const closed = await call({ headers: { origin } });
  assert.equal(closed.headers['access-control-allow-origin'], undefined);
});

test('an internal failure returns the request id, and its cause is only in the log', async () => {
  const lines: string[] = [];
  const broken = await startServiceApp({
    store: { findGroup: () => Promise.reject(new Error('disk on fire')) },
    variables: { LOG_LEVEL: 'info' },
    onLogLine: (line) => lines.push(line),
  });
  const answer = await call({}, broken.url);
  await broken.close();
  assert.equal(codeOf(answer), 'internal_error');
  assert.doesNotMatch(JSON.stringify(answer.body), /fire|node:|\.ts/);
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const failure = logged.find(({ level }) => level === 'error');
  assert.equal(failure?.['request_id'], answer.headers['x-request-id']);
  assert.match(JSON.stringify(failure?.['err']), /disk on fire.*\.ts/);
});

test('logs contain the route, outcome and environment, but nothing that was sent', async () => {
  const lines: string[] = [];
  const logging = await startServiceApp({
    variables: { LOG_LEVEL: 'debug' },
    onLogLine: (line) => lines.push(line),
  });
  const secret = 'Secret-47';
  const send = (request: Partial<ServiceRequest>) => call(request, logging.url);
  const properties = { [secret]: secret };
  const body = { user_group_id: secret, name: secret, mapping: { [secret]: secret }, properties };
  const created = bodyOf(await send({ body }));
  await send({ method: 'PUT', body });
  await send({ method: 'POST', body: { current_token: created.user_group?.token } });
  await send({ body: `{"${secret}": ${secret}` });
  await send({ body: { [secret]: secret } });
  await send({ headers: { authorization: `Token ${secret}` } });
  await send({ path: `/${secret}?${secret}` });
  await sendRaw(logging.url, `GET /${secret}% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await send({ headers: { origin: `https://${secret}`, 'user-agent': secret, cookie: secret } });
  await logging.close();
  const text = lines.join('');
  assert.ok(!text.toLowerCase().includes(secret.toLowerCase()), text);
  assert.doesNotMatch(text, /ugt_|test-token/);
  const requests = lines
    .map((line) => JSON.parse(line) as Record<string, string | number | undefined>)
    .filter(({ message }) => message === 'request answered')
    .map(({ method, route, status, environment, error }) =>
      [method, route, status, environment, error].filter((part) => part !== undefined).join(' '),
    );
  assert.deepEqual(requests, [
    'GET /api/user 200 production',
    'PUT /api/user 200 production',
    'POST /api/user 200 production',
    'GET /api/user 400 production invalid_json',
    'GET /api/user 422 production unknown_field',
    'GET /api/user 401 api_token_invalid',
    'GET none 404 path_not_found',
    'GET none 400 invalid_request',
    'GET /api/user 200 production',
  ]);
});

test('the reason for invalid JSON is part of a sentence', async () => {
  const sentences = {
    '{/* no */}': 'JSON has no comments at line 1 column 2',
    '{"a":}': 'a value is missing at line 1 column 5',
  };
  for (const [body, reason] of Object.entries(sentences)) {
    const { text } = await call({ body });
    assert.ok(text.includes(`The request body is not valid JSON: ${reason}.`), text);
  }
});

test('a request whose client disconnects is logged once, with its outcome', async () => {
  const lines: string[] = [];
  const held = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  const slow: ServiceApp = await startServiceApp({
    variables: { LOG_LEVEL: 'info' },
    onLogLine: (line) => lines.push(line),
    store: {
      findGroup: async (...ids) => {
        asked.resolve(undefined);
        await held.promise;
        return slow.store.findGroup(...ids);
      },
    },
  });
  const body = '{"user_group_id":"left","name":"Left"}';
  const head = [
    'GET /api/user HTTP/1.1',
    'Host: x',
    `Authorization: Token ${apiTokens.production}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  const gone = once(slow.app.server, 'connection').then(([socket]) =>
    once(socket as Socket, 'close'),
  );
  const client = connect(Number(new URL(slow.url).port), '127.0.0.1');
  client.write(`${head}\r\n\r\n${body}`);
  await asked.promise;
  client.resetAndDestroy();
  await gone.catch(() => undefined);
  held.resolve(undefined);
  const requests = () => lines.filter((line) => line.includes('"status"'));
  await eventually(() => Promise.resolve(requests().length > 0));
  await slow.close();
  const logged = requests().map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    logged.map(({ message, status, environment }) => ({ message, status, environment })),
    [{ message: 'client left before the response', status: 200, environment: 'production' }],
  );
});

test('every request is answered in the documented format', async () => {
  const head = 'Host: x\r\nConnection: close\r\n';
  const json = `${head}Authorization: Token ${apiTokens.production}\r\nContent-Type: application/json\r\n`;
  const answers = {
    'GET /healthz HTTP/1.0\r\n\r\n': 200,
    [`GET /healthz HTTP/1.1\r\n${head}Expect: wonders\r\n\r\n`]: 200,
    [`GET /healthz HTTP/1.1\r\n${head}Upgrade: websocket\r\n\r\n`]: 200,
    [`GET /readyz HTTP/1.1\r\n${json}Content-Length: 3\r\n\r\n{ x`]: 200,
    'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n': 400,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n': 400,
    [`FROB /api/user HTTP/1.1\r\n${head}\r\n`]: 400,
    [`GET /healthz HTTP/1.1\r\n${head}Bad Header\r\n\r\n`]: 400,
    [`POST /api/user HTTP/1.1\r\n${json}Content-Length: -1\r\n\r\n`]: 400,
    [`POST /api/user HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`]: 400,
    [`OPTIONS * HTTP/1.1\r\n${head}\r\n`]: 404,
    [`GET /api%2fuser HTTP/1.1\r\n${json}\r\n`]: 404,
    [`GET //api/user HTTP/1.1\r\n${json}\r\n`]: 404,
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`]: 431,
  };
  for (const [text, status] of Object.entries(answers)) {
    const answer = await sendRaw(service.url, text);
    assert.equal(answer.status, status, text.slice(0, 100));
    assert.equal(bodyOf(answer).success, status === 200 ? 1 : 0);
    assert.equal(codeOf(answer) === undefined, status === 200);
  }
});

test('a lost database connection is not reported as an error of the caller', async () => {
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const broken = await startServiceApp({ store: { findGroup: () => Promise.reject(lost) } });
  assert.equal(codeOf(await call({}, broken.url)), 'internal_error');
  await broken.close();
});

test('whatever keeps the service from its storage, it is not ready', async () => {
  const store = { ping: () => Promise.reject(new Error('disk on fire')) };
  const broken = await startServiceApp({ store });
  const { status } = await fetch(`${broken.url}/readyz`);
  await broken.close();
  assert.equal(status, 503);
});

test('an environment missing from the database is not reported as an id conflict', async () => {
  const lines: string[] = [];
  const broken = await startServiceApp({
    variables: { LOG_LEVEL: 'warn' },
    onLogLine: (line) => lines.push(line),
    store: {
      insertGroup: () => Promise.resolve(undefined),
      hasEnvironment: () => Promise.resolve(false),
    },
  });
  const answer = await call({}, broken.url);
  await broken.close();
  assert.deepEqual([answer.status, codeOf(answer)], [503, 'not_ready']);
  assert.match(
    lines.join(''),
    /The database no longer has the environment production\. A start of the service adds it\./,
  );
});

test('closing completes requests in flight and does not wait for idle connections', async () => {
  const held = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  const slow: ServiceApp = await startServiceApp({
    store: {
      findGroup: async (...ids) => {
        asked.resolve(undefined);
        await held.promise;
        return slow.store.findGroup(...ids);
      },
    },
  });
  // An idle connection would stay open forever.
  slow.app.server.keepAliveTimeout = 0;
  const health = () => callService(slow.url, { method: 'GET', path: '/healthz' });
  await health();
  const answered = call({}, slow.url);
  await asked.promise;
  const closed = slow.close();
  // The server stops accepting connections before the request in progress continues.
  while (await health().catch(() => undefined)) continue;
  held.resolve(undefined);
  assert.equal((await answered).status, 200);
  assert.equal((await answered).headers['connection'], 'close');
  await closed;
});
