/** What `api.auth` makes of what readers type: every method with every name and prefix. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResolver } from '../../../../../src/core/reference/document/resolver.ts';
import type { SecurityScheme } from '../../../../../src/core/reference/model/security-model.ts';
import type { ReferenceSettings } from '../../../../../src/core/reference/model/settings.ts';
import {
  readSchemes,
  securityOfSettings,
} from '../../../../../src/core/reference/operation/read-security.ts';
import { buildHttpRequest } from '../../../../../src/core/reference/request/http-request.ts';

type Auth = ReferenceSettings['auth'];

function send(scheme: SecurityScheme | undefined, value: string): string | undefined {
  assert.ok(scheme);
  const target = { method: 'GET', path: '/', parameters: [] };
  const credentials = [{ scheme, value }];
  const request = buildHttpRequest(target, { baseUrl: '', parameters: [], credentials });
  return request.headers[0]?.join(': ');
}

function sendAs(auth: Auth, value: string): string | undefined {
  return send(securityOfSettings(auth).alternatives[0]?.requirements[0]?.scheme, value);
}

const basic = (text: string) => `Authorization: Basic ${Buffer.from(text).toString('base64')}`;

/** Settings, what is typed, and what is sent. */
const cases: readonly (readonly [Auth, string, string])[] = [
  [{ method: 'bearer' }, 'abc', 'Authorization: Bearer abc'],
  [{ method: 'bearer' }, 'bearer abc', 'Authorization: Bearer abc'],
  [{ method: 'bearer', name: 'X-Tok' }, 'abc', 'X-Tok: Bearer abc'],
  [{ method: 'bearer', inputPrefix: 'sk_' }, 'abc', 'Authorization: Bearer sk_abc'],
  [{ method: 'bearer', inputPrefix: 'sk_' }, 'sk_abc', 'Authorization: Bearer sk_abc'],
  [{ method: 'bearer', inputPrefix: 'sk_' }, 'Bearer sk_abc', 'Authorization: Bearer sk_abc'],
  [{ method: 'bearer', inputPrefix: 'sk' }, 'abc', 'Authorization: Bearer skabc'],
  [{ method: 'bearer', inputPrefix: 'Bearer' }, 'abc', 'Authorization: Bearer abc'],
  [{ method: 'bearer', inputPrefix: 'Bearer sk_' }, 'abc', 'Authorization: Bearer sk_abc'],
  [{ method: 'bearer', name: 'X-Tok', inputPrefix: 'sk_' }, 'sk_abc', 'X-Tok: Bearer sk_abc'],
  [{ method: 'basic' }, 'ann:pw', basic('ann:pw')],
  [{ method: 'basic', name: 'id:secret' }, 'ann:pw', basic('ann:pw')],
  [{ method: 'basic', inputPrefix: 'sk_' }, 'ann:pw', basic('sk_ann:pw')],
  [{ method: 'basic', name: 'id:secret', inputPrefix: 'sk_' }, 'sk_ann:pw', basic('sk_ann:pw')],
  [{ method: 'key' }, 'abc', 'Authorization: abc'],
  [{ method: 'key', name: 'X-Key' }, 'abc', 'X-Key: abc'],
  [{ method: 'key', inputPrefix: 'Token' }, 'abc', 'Authorization: Token abc'],
  [{ method: 'key', inputPrefix: 'Token ' }, 'token abc', 'Authorization: Token abc'],
  [{ method: 'key', inputPrefix: 'sk_' }, 'sk_abc', 'Authorization: sk_abc'],
  [{ method: 'key', name: 'X-Key', inputPrefix: 'sk_' }, 'abc', 'X-Key: sk_abc'],
  [{ method: 'key', name: 'X-Key', inputPrefix: 'sk' }, 'abc', 'X-Key: skabc'],
  [{ method: 'key', name: 'X-Key', inputPrefix: 'Key sk_' }, 'abc', 'X-Key: Key sk_abc'],
];

for (const [auth, typed, sent] of cases) {
  test(`${JSON.stringify(auth)} with "${typed}" sends "${sent}"`, () => {
    assert.equal(sendAs(auth, typed), sent);
  });
}

test('without a method there are no credentials', () => {
  assert.deepEqual(securityOfSettings({ name: 'X-Key', inputPrefix: 'sk_' }).alternatives, []);
});

test('the second field name of basic authentication is optional', () => {
  const fields = (name: string) => {
    const [first] = securityOfSettings({ method: 'basic', name }).alternatives;
    const scheme = first?.requirements[0]?.scheme;
    return scheme?.kind === 'http' ? scheme.basic : undefined;
  };
  assert.deepEqual(fields('id:secret'), { username: 'id', password: 'secret' });
  assert.deepEqual(fields('id'), { username: 'id', password: 'password' });
});

test('a documented scheme keeps its header and takes prefix and field names from api.auth', () => {
  const schemesOf = (auth: Auth) => {
    const securitySchemes = {
      token: { type: 'http', scheme: 'bearer' },
      login: { type: 'http', scheme: 'basic' },
      key: { type: 'apiKey', in: 'query', name: 'key' },
    };
    return readSchemes(createResolver({ components: { securitySchemes } }), auth);
  };
  const bearer = schemesOf({ method: 'bearer', name: 'X-Tok', inputPrefix: 'sk_' });
  assert.equal(send(bearer.get('token'), 'abc'), 'Authorization: Bearer sk_abc');
  assert.equal(send(bearer.get('login'), 'ann:pw'), basic('ann:pw'));
  const login = schemesOf({ method: 'basic', name: 'id:secret' }).get('login');
  assert.deepEqual(login?.kind === 'http' && login.basic, { username: 'id', password: 'secret' });
});
