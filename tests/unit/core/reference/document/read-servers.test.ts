import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  readBrokers,
  readServers,
} from '../../../../../src/core/reference/document/read-servers.ts';

const urlsOf = (...servers: readonly object[]) =>
  readServers(servers, undefined).map(({ defaultUrl }) => defaultUrl);

test('variables of a server have their defaults, or else their first value', () => {
  const variables = { host: { default: 'a.test' }, version: { enum: ['v2', 'v1'] }, end: {} };
  const url = 'https://{host}/{version}/{other}/{end}';
  assert.deepEqual(urlsOf({ url, variables }), ['https://a.test/v2/{other}']);
});

test('a default is text, even with braces or signs in it', () => {
  const variables = { a: { default: '{b}$&' }, b: { default: 'c' } };
  assert.deepEqual(urlsOf({ url: 'https://a.test/{b}/{a}', variables }), [
    'https://a.test/c/{b}$&',
  ]);
});

test('addresses that take all memory when their variables are filled in are left out', () => {
  const chain = Array.from({ length: 60 }, (_, rank) => {
    return [`v${rank}`, { default: `{v${rank + 1}}{v${rank + 1}}` }] as const;
  });
  const doubled = { url: 'https://a.test/{v0}', variables: Object.fromEntries(chain) };
  assert.deepEqual(urlsOf(doubled), ['https://a.test/{v1}{v1}']);
  const long = { url: 'https://a.test/{a}', variables: { a: { default: 'a'.repeat(3000) } } };
  const repeated = { url: `https://a.test/${'{a}'.repeat(1000)}` };
  assert.deepEqual(urlsOf(long, repeated, { url: 'https://b.test' }), ['https://b.test']);
  assert.deepEqual(readBrokers([long, repeated]), []);
});
