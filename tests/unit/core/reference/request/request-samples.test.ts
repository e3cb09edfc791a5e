import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UserConfig } from '../../../../../src/core/config/config.ts';
import { smallOperation } from '../../../../helpers/openapi-reference.ts';

const text = { type: 'string', example: 'a text that takes some room in a sample' };

function bodyOf(schema: object, api: UserConfig['api'] = {}): unknown {
  const requestBody = { content: { 'application/json': { schema } } };
  const { sampleRequest } = smallOperation({ requestBody }, {}, api);
  assert.equal(sampleRequest.body?.kind, 'text');
  return JSON.parse(sampleRequest.body.text);
}

function objectOf(names: readonly string[], more: object = {}) {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, text])),
    ...more,
  };
}

const letters = Array.from('abcdefghijklmnopqrst');

test('a large request shows what it needs, and a few of the values that it may have', () => {
  const required = ['s', 't'];
  const nested = objectOf(letters, { required });
  const schema = objectOf(letters, { required: [...required, 'inner'] });
  const body = bodyOf({ ...schema, properties: { ...schema.properties, inner: nested } });
  assert.ok(typeof body === 'object' && body !== null && 'inner' in body);
  assert.ok(['s', 't'].every((name) => name in body));
  assert.deepEqual(Object.keys(body.inner ?? {}).slice(-2), ['s', 't']);
  const values = Object.keys(body).length - 1 + Object.keys(body.inner ?? {}).length;
  assert.equal(values, 10);
});

test('a shortened request is still one that the schema allows', () => {
  const body = bodyOf(objectOf(letters, { minProperties: 15 }));
  assert.deepEqual(Object.keys(body ?? {}), letters);
});

test('a small request is shown whole, and so is a large one where docs.json asks for it', () => {
  const few = letters.slice(0, 8);
  assert.deepEqual(Object.keys(bodyOf(objectOf(few)) ?? {}), few);
  const api = { request: { example: { showOptionalParams: true } } };
  assert.deepEqual(Object.keys(bodyOf(objectOf(letters), api) ?? {}), letters);
});
