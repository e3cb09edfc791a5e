import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listConnectSources } from '../../../../src/core/policy/connect-sources.ts';
import { formatPolicy } from '../../../../src/core/policy/policy.ts';
import type { Operation } from '../../../../src/core/reference/model/endpoint-model.ts';
import { parsePolicy } from '../../../helpers/pages/parse-policy.ts';
import { smallOperation } from '../../../helpers/values/openapi-reference.ts';

const defaults: Readonly<Record<string, string>> = { port: '8080', scheme: 'https' };

/** Returns the sources for a page about an operation with these servers; variables accept any value. */
function sourcesOf(urls: readonly string[], more: Partial<Operation> = {}, document: object = {}) {
  const servers = urls.map((url) => {
    const names = Array.from(url.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name);
    const variables = Object.fromEntries(
      names.map((name) => [name, { default: defaults[name] ?? 'x' }]),
    );
    return { url, variables };
  });
  const subject = { ...smallOperation({}, { servers, ...document }), ...more };
  return written(listConnectSources(subject, []));
}

/** Formats sources as browsers read them. */
function written(sources: ReturnType<typeof listConnectSources>) {
  if (sources === undefined || sources.length === 0) return sources;
  return parsePolicy(formatPolicy({ 'connect-src': sources }))
    .get('connect-src')
    ?.toSorted();
}

test('a page may connect to the origins of its servers, regardless of paths', () => {
  assert.deepEqual(
    sourcesOf(['https://api.test/v1', 'http://localhost:3000', 'https://api.test']),
    ['http://localhost:3000', 'https://api.test'],
  );
});

test('a page may connect to configured environments, each origin once', () => {
  const operation = smallOperation({}, { servers: [{ url: 'https://api.test/v1' }] });
  const environments = [
    { baseUrl: 'https://sandbox.test/v1' },
    { baseUrl: 'https://api.test/v2' },
    {},
  ];
  assert.deepEqual(written(listConnectSources(operation, environments)), [
    'https://api.test',
    'https://sandbox.test',
  ]);
});

test('a variable that readers fill in gets the narrowest possible source', () => {
  assert.deepEqual(sourcesOf(['https://{tenant}.api.test/v1']), ['https://*.api.test']);
  assert.deepEqual(sourcesOf(['https://eu-{tenant}.api.test']), ['https://*.api.test']);
  assert.deepEqual(sourcesOf(['http://localhost:{port}']), ['http://localhost:*']);
  assert.deepEqual(sourcesOf(['https://{tenant}.api.test:8443']), ['https://*.api.test:8443']);
  assert.deepEqual(sourcesOf(['https://{tenant}.api.test:{port}']), ['https://*.api.test:*']);
  assert.deepEqual(sourcesOf(['{scheme}://api.test']), ['http://api.test', 'https://api.test']);
});

test('a server with any possible host allows all hosts of that scheme', () => {
  assert.deepEqual(sourcesOf(['https://{host}/v1']), ['https:']);
  assert.deepEqual(sourcesOf(['https://{tenant}.test']), ['https:']);
});

test('servers on the same origin need no extra source', () => {
  assert.deepEqual(sourcesOf(['/v1']), []);
});

test('token servers are also allowed', () => {
  const flow = { tokenUrl: 'https://id.test/token', scopes: {} };
  const components = {
    securitySchemes: { oauth: { type: 'oauth2', flows: { clientCredentials: flow } } },
  };
  const document = { components, security: [{ oauth: [] }] };
  assert.deepEqual(sourcesOf(['https://api.test'], {}, document), [
    'https://api.test',
    'https://id.test',
  ]);
});

test('pages without a playground have no connect sources', () => {
  assert.equal(sourcesOf(['https://api.test'], { playground: 'simple' }), undefined);
  assert.equal(listConnectSources(undefined, []), undefined);
});

test('a server with an invalid host is left out and widens nothing', () => {
  const urls = [
    'https://x;script-src-elem',
    'https://*',
    'https://*.test',
    "https://a'b.test",
    'https://a,b.test',
    'https://my_host.test',
    'https://a.test; script-src *',
    "https://{tenant} 'unsafe-inline'.x.test",
    'https://{tenant};script-src *',
    'https://{tenant}.a_b.test:{port};x',
  ];
  for (const url of urls) assert.deepEqual(sourcesOf([url]) ?? [], [], url);
});

test('internationalized host names are allowed in their ASCII form', () => {
  assert.deepEqual(sourcesOf(['https://Bücher.example/v1', 'https://API.test:443']), [
    'https://api.test',
    'https://xn--bcher-kva.example',
  ]);
});
