import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  expireGrants,
  grantKey,
  isExpired,
  type Grants,
} from '../../../../../src/client/playground/state/grants.ts';

test('a token expires shortly before its end, so that a request with it still arrives', () => {
  const grant = { token: 'a', endsAt: 10_000 };
  assert.equal(isExpired(grant, 7999), false);
  assert.equal(isExpired(grant, 8001), true);
});

test('a token without an expiration time does not expire', () => {
  assert.equal(isExpired({ token: 'a' }, Number.MAX_SAFE_INTEGER), false);
});

test('a server that refuses a token ends all grants for it, and no others', () => {
  const grants: Grants = new Map([
    [grantKey('https://a.test', 'login'), { token: '1' }],
    [grantKey('https://a.test', 'other'), { token: '2', endsAt: 10_000 }],
    [grantKey('https://a.test.example', 'login'), { token: '3' }],
  ]);
  expireGrants(grants, 'https://a.test');
  const over = Array.from(grants.values(), (grant) => [grant.token, isExpired(grant, 0)]);
  assert.deepEqual(over, [
    ['1', true],
    ['2', true],
    ['3', false],
  ]);
});
