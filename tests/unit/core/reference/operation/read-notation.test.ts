import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

/** Returns how a parameter is written, by the example that the page shows. */
function writtenAs(parameter: object): string | undefined {
  const parameters = [{ name: 'p', in: 'query', ...parameter }];
  return smallOperation({ parameters, responses: {} }).parameters[0]?.notation?.example;
}

const listOf = (items: object) => ({ schema: { type: 'array', items } });
const fieldsOf = (properties: object) => ({
  style: 'deepObject',
  schema: { type: 'object', properties },
});

test('the example of a list has two items of its type', () => {
  assert.equal(writtenAs(listOf({ type: 'string' })), '?p=a&p=b');
  assert.equal(writtenAs(listOf({})), '?p=a&p=b');
  assert.equal(writtenAs(listOf({ type: 'number' })), '?p=1&p=2');
  assert.equal(writtenAs({ ...listOf({ type: 'boolean' }), in: 'header' }), 'p: true,false');
  assert.equal(writtenAs(listOf({ enum: ['x', 'y', 'z'] })), '?p=x&p=y');
  assert.equal(writtenAs(listOf({ const: 'x' })), '?p=x');
  assert.equal(writtenAs(listOf({ type: 'object', properties: { a: {} } })), undefined);
});

test('the example of an object has two fields, each with a value that it can have', () => {
  const properties = { on: { type: 'boolean' }, kind: { const: 'cat' }, third: {} };
  assert.equal(writtenAs(fieldsOf(properties)), '?p[on]=true&p[kind]=cat');
  const flat = { in: 'path', style: 'matrix', ...listOf({ type: 'integer' }) };
  assert.equal(writtenAs(flat), '/;p=1,2');
  const cookie = { in: 'cookie', ...listOf({ type: 'integer' }), explode: false };
  assert.equal(writtenAs(cookie), 'Cookie: p=1,2');
  assert.equal(writtenAs({ ...fieldsOf({}), in: 'query' }), undefined);
});

test('an example of the author comes first', () => {
  assert.equal(writtenAs({ ...listOf({ type: 'string' }), example: ['q'] }), '?p=q');
  const schema = { type: 'array', items: { type: 'string' }, default: ['d', 'e'] };
  assert.equal(writtenAs({ schema }), '?p=d&p=e');
});
