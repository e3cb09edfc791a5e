import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allowedOriginsOf,
  listAllowedOrigins,
} from '../../../../src/core/policy/allowed-origins.ts';
import { smallOperation } from '../../../helpers/values/openapi-reference.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

/** Returns the allow-list of a site whose only operation has these servers. */
function originsOf(servers: readonly object[], components: object = {}, security: object[] = []) {
  const document = { servers, components, security };
  return listAllowedOrigins([{ ...smallOperation({}, document), playground: 'show' }]);
}

test('servers are allowed as exact origins, each once, without paths', () => {
  const servers = ['https://api.test/v2', 'https://api.test/v1', 'http://localhost:3000'];
  assert.deepEqual(originsOf(servers.map((url) => ({ url }))), [
    'http://localhost:3000',
    'https://api.test',
  ]);
});

test('variables with an enum yield one origin per value', () => {
  const variables = {
    region: { default: 'eu', enum: ['eu', 'us'] },
    port: { default: '443', enum: ['443', '8443'] },
    version: { default: 'v1' },
  };
  const url = 'https://{region}.api.test:{port}/{version}';
  assert.deepEqual(originsOf([{ url, variables }]), [
    'https://eu.api.test',
    'https://eu.api.test:8443',
    'https://us.api.test',
    'https://us.api.test:8443',
  ]);
});

test('a host or port that readers type freely is never allowed', () => {
  const free = { tenant: { default: 'acme' } };
  assert.deepEqual(originsOf([{ url: 'https://{tenant}.api.test', variables: free }]), []);
  assert.deepEqual(originsOf([{ url: 'https://api.test:{tenant}/x', variables: free }]), []);
  assert.deepEqual(originsOf([{ url: 'https://{unknown}.api.test' }]), []);
});

test('paths, other schemes and URLs with credentials are not allowed', () => {
  const urls = ['/v1', 'ftp://api.test', 'ws://api.test', 'https://me:secret@api.test'];
  assert.deepEqual(originsOf(urls.map((url) => ({ url }))), []);
});

test('a server with too many combinations of variables is left out', () => {
  const values = Array.from({ length: 20 }, (_, index) => `v${index}`);
  const variable = { default: 'v0', enum: values };
  const url = 'https://{a}.{b}.api.test';
  assert.deepEqual(originsOf([{ url, variables: { a: variable, b: variable } }]), []);
});

test('token URLs of OAuth flows are allowed', () => {
  const flows = {
    clientCredentials: { tokenUrl: 'https://login.test/token', scopes: {} },
    authorizationCode: {
      authorizationUrl: 'https://pages.test/authorize',
      tokenUrl: 'https://codes.test/token',
      refreshUrl: 'https://refresh.test/token',
      scopes: {},
    },
  };
  const components = { securitySchemes: { login: { type: 'oauth2', flows } } };
  assert.deepEqual(originsOf([{ url: 'https://api.test' }], components, [{ login: [] }]), [
    'https://api.test',
    'https://codes.test',
    'https://login.test',
    'https://refresh.test',
  ]);
});

test('operations without a full playground allow no origins', () => {
  const operation = smallOperation({}, { servers: [{ url: 'https://api.test' }] });
  assert.deepEqual(listAllowedOrigins([{ ...operation, playground: 'simple' }]), []);
});

test('a site that sends requests directly allows no origins', () => {
  const operation = smallOperation({}, { servers: [{ url: 'https://api.test' }] });
  const originsWith = (disableProxy: boolean) => {
    const config = { api: { playground: { disableProxy } } };
    const { site } = smallSite({ config, pages: ['a'] });
    const references = { ...site.references, reachOf: () => operation };
    return allowedOriginsOf({ ...site, references });
  };
  assert.deepEqual([originsWith(false), originsWith(true)], [['https://api.test'], []]);
});

test('environments are allowed if there is a full playground', () => {
  const operation = smallOperation({}, { servers: [{ url: 'https://api.test' }] });
  const environments = [{ name: 'Sandbox', baseUrl: 'https://sandbox.test/v1' }, { name: 'Live' }];
  const originsOfMode = (playground: 'show' | 'simple') => {
    const { site } = smallSite({ config: { api: { playground: { environments } } }, pages: ['a'] });
    const references = { ...site.references, reachOf: () => ({ ...operation, playground }) };
    return allowedOriginsOf({ ...site, references });
  };
  assert.deepEqual(originsOfMode('show'), ['https://api.test', 'https://sandbox.test']);
  assert.deepEqual(originsOfMode('simple'), []);
});
