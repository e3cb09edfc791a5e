import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isSecretCookie,
  looksSecret,
} from '../../../../../src/core/reference/request/looks-secret.ts';

test('tokens, passwords, keys, sessions and cookies are recognized as secret in any spelling', () => {
  const names =
    'X-Auth-Token X-Auth Authorization Proxy-Authorization Cookie Set-Cookie X-Api-Key apiKey private_key password pwd jwt id_jwt sessionId session_id PHPSESSID JSESSIONID checkout_session userSession client_secret';
  assert.deepEqual(
    names.split(' ').filter((name) => !looksSecret(name)),
    [],
  );
});

test('names that only contain part of such a word are not secret', () => {
  const names =
    'author session_title sessions_count cookie_policy possess authenticated id page keyword sort';
  assert.deepEqual(names.split(' ').filter(looksSecret), []);
});

test('a cookie is secret unless its name indicates a preference', () => {
  const secret = 'session sid sessionid jwt connect.sid _app csrf theme_token';
  assert.deepEqual(
    secret.split(' ').filter((name) => !isSecretCookie(name)),
    [],
  );
  const plain = 'theme locale lang color-scheme cookie_consent time_zone currency';
  assert.deepEqual(plain.split(' ').filter(isSecretCookie), []);
});
