import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

/** Returns what the sample of a request contains for parameters without an example. */
function sampleOf(...parameters: readonly object[]) {
  const required = parameters.map((parameter) => ({ required: true, ...parameter }));
  const servers = [{ url: 'https://zoo.test' }];
  const { sampleRequest } = smallOperation({ parameters: required }, { servers });
  return sampleRequest;
}

const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const text = { type: 'string' };

test('parameters get sample values by name and format, like body fields', () => {
  const { url, headers } = sampleOf(
    query('email', text),
    query('created_after', { ...text, format: 'date' }),
    query('customerId', text),
    query('ids', { type: 'array', items: text }),
    query('limit', { type: 'integer' }),
    query('amount', { type: 'integer' }),
    { name: 'X-Contact', in: 'header', schema: { ...text, format: 'email' } },
  );
  const { searchParams } = new URL(url);
  assert.deepEqual(Object.fromEntries(searchParams), {
    email: 'ada@example.com',
    created_after: '2019-08-24',
    customerId: 'abc123',
    ids: 'abc123',
    limit: '20',
    amount: '1999',
  });
  assert.equal(headers.find(([name]) => name === 'X-Contact')?.[1], 'user@example.com');
});

test('a value chosen by name is not used if the schema does not allow it', () => {
  const { url } = sampleOf(
    query('email', { ...text, maxLength: 4 }),
    query('limit', { type: 'integer', maximum: 10 }),
  );
  assert.equal(url, 'https://zoo.test/a?email=%3CEMAIL%3E&limit=1');
});

test('values in the document take precedence, and secrets are never generated', () => {
  const { url } = sampleOf(
    { ...query('email', text), example: 'me@zoo.test' },
    query('access_token', text),
    query('session_id', text),
    query('pin', { ...text, format: 'password' }),
    query('shop', { ...text, pattern: '^[a-z]{3}$' }),
  );
  assert.equal(
    decodeURIComponent(url),
    'https://zoo.test/a?email=me@zoo.test&access_token=<ACCESS_TOKEN>&session_id=<SESSION_ID>&pin=<PIN>&shop=<SHOP>',
  );
});

test('objects contain only known or required fields, serialized in the parameter style', () => {
  const object = (properties: object, required: readonly string[] = []) => ({
    type: 'object',
    properties,
    required,
  });
  const { url } = sampleOf(
    {
      ...query('created', object({ gte: { type: 'integer', example: 5 }, lt: text })),
      style: 'deepObject',
    },
    query('page', object({ size: { type: 'integer', default: 20 }, after: text }, ['after'])),
    {
      name: 'where',
      in: 'query',
      content: { 'application/json': { schema: object({ a: text }) } },
    },
    query('cursor', { type: ['string', 'null'], default: null }),
  );
  assert.equal(
    decodeURIComponent(url),
    'https://zoo.test/a?created[gte]=5&after=<AFTER>&size=20&where={"a":"<A>"}&cursor=<CURSOR>',
  );
});

test('a path parameter keeps its braces', () => {
  const { url } = sampleOf({ name: 'id', in: 'path', schema: text });
  assert.doesNotMatch(url, /abc123/);
});

test('numeric parameters respect their limits', () => {
  const limits = [
    { minimum: 10 },
    { maximum: -5 },
    { multipleOf: 7 },
    { exclusiveMinimum: 5 },
    { minimum: 10, multipleOf: 7 },
    { minimum: 0, maximum: 100 },
    { minimum: 10, default: 30 },
  ];
  const integers = limits.map((limit, rank) => query(`v${rank}`, { type: 'integer', ...limit }));
  const { url } = sampleOf(
    ...integers,
    query('part', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }),
    query('list', { type: 'array', items: { type: 'integer', minimum: 4 } }),
    query('limit', { type: 'integer', minimum: 50 }),
    query('never', { type: 'integer', minimum: 5, maximum: 4 }),
  );
  assert.equal(
    new URL(url).search,
    '?v0=10&v1=-5&v2=7&v3=6&v4=14&v5=1&v6=30&part=0.5&list=4&limit=50&never=1',
  );
});

test('fields of an object respect their limits', () => {
  const limited = (minimum: number) => ({
    type: 'object',
    required: ['gte'],
    properties: { gte: { type: 'integer', minimum } },
  });
  const whole = { allOf: [limited(0), limited(30)] };
  const { url } = sampleOf(
    { ...query('range', limited(100)), style: 'deepObject', explode: true },
    { name: 'where', in: 'query', content: { 'application/json': { schema: whole } } },
  );
  assert.equal(decodeURIComponent(url), 'https://zoo.test/a?range[gte]=100&where={"gte":30}');
});
