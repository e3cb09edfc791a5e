import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidatesForName } from '../../../../../src/core/reference/examples/meaningful-values.ts';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

function exampleOf(schemas: Readonly<Record<string, unknown>>): unknown {
  const reference = smallReference({
    paths: {
      '/x': {
        post: {
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
          responses: {},
        },
      },
    },
    components: { schemas },
  });
  const [operation] = reference.operations;
  return reference.operation(operation?.key ?? '')?.body?.content[0]?.examples[0]?.value;
}

const text = { type: 'string' };

test('only postal addresses get a street address in examples', () => {
  const names =
    'address billing_address home_address customerShippingAddress ip_address ipv6_address mac_address contact_email_address wallet_address contract_address token_address from_address';
  const properties = Object.fromEntries(names.split(' ').map((name) => [name, text]));
  const Wallet = { type: 'object', properties: { address: text } };
  const wallet = { $ref: '#/components/schemas/Wallet' };
  const Order = { type: 'object', properties: { ...properties, wallet } };
  assert.deepEqual(exampleOf({ Order, Wallet }), {
    address: '12 Example Street',
    billing_address: '12 Example Street',
    home_address: '12 Example Street',
    customerShippingAddress: '12 Example Street',
    ip_address: '192.0.2.1',
    ipv6_address: '2001:db8::1',
    mac_address: '00:00:5E:00:53:01',
    contact_email_address: 'ada@example.com',
    wallet_address: 'string',
    contract_address: 'string',
    token_address: 'string',
    from_address: 'string',
    wallet: { address: 'string' },
  });
});

test('generated values are chosen by property name, in any spelling', () => {
  const properties = {
    customer: { $ref: '#/components/schemas/Customer' },
    shop_name: text,
    createdAt: text,
    unitAmount: { type: 'integer' },
    country: { type: 'object', properties: { code: text } },
    tags: { type: 'array', items: text },
    kind: text,
  };
  const Customer = { type: 'object', properties: { name: text, 'E-Mail': text } };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties }, Customer }), {
    customer: { name: 'Ada Lovelace', 'E-Mail': 'ada@example.com' },
    shop_name: 'Example shop',
    createdAt: '2026-01-15T09:30:00Z',
    unitAmount: 1999,
    country: { code: 'GB' },
    tags: ['example'],
    kind: 'string',
  });
});

test('durations and amounts in cents are recognized by format and name', () => {
  const properties = {
    wait: { ...text, format: 'duration' },
    short: { ...text, format: 'duration', maxLength: 3 },
    amount_cents: { type: 'integer' },
    PriceInCents: { type: 'integer' },
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    wait: 'P1DT12H',
    short: 'abc',
    amount_cents: 1999,
    PriceInCents: 1999,
  });
});

test('a text of a limited length is no cut word', () => {
  const exactly = (length: number) => ({ ...text, minLength: length, maxLength: length });
  const properties = {
    one: { ...text, maxLength: 1 },
    two: { ...text, maxLength: 2 },
    three: { ...text, maxLength: 3 },
    four: { ...text, maxLength: 4 },
    five: { ...text, maxLength: 5 },
    exactlyFive: exactly(5),
    exactlyEight: exactly(8),
    long: exactly(28),
    twice: { ...text, minLength: 12 },
    upper: { ...text, maxLength: 4, pattern: '^[A-Z]+$' },
    country: { ...text, maxLength: 2 },
    given: { ...text, maxLength: 2, example: 's' },
    limited: { ...text, maxLength: 4, not: { enum: ['text'] } },
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    one: 'a',
    two: 'ab',
    three: 'abc',
    four: 'text',
    five: 'text',
    exactlyFive: 'abcde',
    exactlyEight: 'abcdefgh',
    long: 'abcdefghijklmnopqrstuvwxyzab',
    twice: 'stringstring',
    upper: 'ABC',
    country: 'GB',
    given: 's',
    limited: 'abcd',
  });
});

test('values chosen by name never violate the schema or override the document', () => {
  const properties = {
    currency: { ...text, example: 'string' },
    city: { ...text, maxLength: 3 },
    price: { type: 'number', multipleOf: 2 },
    status: { ...text, default: 'string' },
    year: { type: 'integer', enum: [0, 1] },
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    currency: 'string',
    city: 'abc',
    price: 0,
    status: 'string',
    year: 0,
  });
});

test('a qualified schema name is shortened to its last words', () => {
  const properties = { owner: { $ref: '#/components/schemas/io.acme.api.v1.BigObjectMeta' } };
  const meta = { type: 'object', properties: { name: text, apiVersion: text, uid: text } };
  const schemas = { Order: { type: 'object', properties }, 'io.acme.api.v1.BigObjectMeta': meta };
  assert.deepEqual(exampleOf(schemas), {
    owner: {
      name: 'Example object meta',
      apiVersion: 'v1',
      uid: '497f6eca-6276-4993-bfeb-53cbbbba6f08',
    },
  });
});

test('a map shows a single property, and an enum its first value that is not empty', () => {
  const properties = {
    metadata: { type: 'object', additionalProperties: text },
    counts: { type: 'object', additionalProperties: { type: 'integer' } },
    pairs: { type: 'object', additionalProperties: text, minProperties: 2 },
    exempt: { ...text, enum: ['', 'none', 'reverse'] },
    address: { type: 'object', properties: { state: text } },
    state: text,
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    metadata: { key: 'value' },
    counts: { key: 0 },
    pairs: { property1: 'string', property2: 'string' },
    exempt: 'none',
    address: { state: 'England' },
    state: 'string',
  });
});

test('a string with a pattern matches it if possible, preferably by name', () => {
  const properties = {
    ssn: { ...text, pattern: '^\\d{3}-\\d{2}-\\d{4}$' },
    currency: { ...text, pattern: '^[A-Z]{3}$' },
    verb: { ...text, pattern: '^(?:GET|POST)$' },
    word: { ...text, pattern: '^\\w+$' },
    code: { ...text, pattern: '^[A-Z]+$', minLength: 5, maxLength: 5 },
    parts: { ...text, pattern: '^\\d+(\\.\\d+)*$' },
    both: { ...text, format: 'date', pattern: '^\\d{4}$' },
    twice: { ...text, pattern: '^(\\d)\\1$' },
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    ssn: '123-45-6789',
    currency: 'EUR',
    verb: 'GET',
    word: 'string',
    code: 'ABCDE',
    parts: '1',
    both: '1234',
    twice: 'string',
  });
});

test('an enum shows its default, unless there is an example', () => {
  const values = { enum: ['clueless', 'lazy', 'aggressive'] };
  const properties = {
    skill: { ...values, default: 'lazy' },
    shown: { ...values, default: 'lazy', example: 'aggressive' },
    fixed: { ...values, default: 'lazy', const: 'clueless' },
    other: { ...values, default: 'brave' },
    none: { ...values, default: null },
    given: { $ref: '#/components/schemas/Skill', default: 'lazy' },
    whole: { type: 'object', properties: { skill: { ...values, default: 'lazy' } } },
  };
  const whole = { ...properties.whole, example: { skill: 'aggressive' } };
  const Order = { type: 'object', properties: { ...properties, whole } };
  assert.deepEqual(exampleOf({ Order, Skill: values }), {
    skill: 'lazy',
    shown: 'aggressive',
    fixed: 'clueless',
    other: 'clueless',
    none: 'clueless',
    given: 'lazy',
    whole: { skill: 'aggressive' },
  });
});

test('numbers respect their limits', () => {
  const properties = {
    some: { type: 'integer', minimum: 10, multipleOf: 7 },
    below: { type: 'integer', maximum: -5, multipleOf: 7 },
    any: { type: 'integer', multipleOf: 7 },
    part: { type: 'number', exclusiveMinimum: 0.5, exclusiveMaximum: 0.9 },
    tenth: { type: 'number', minimum: 0.25, multipleOf: 0.1 },
    never: { type: 'integer', minimum: 5, maximum: 4 },
  };
  const Order = { type: 'object', properties, required: ['never'] };
  assert.deepEqual(exampleOf({ Order }), {
    some: 14,
    below: -7,
    any: 0,
    part: 0.7,
    tenth: 0.3,
    never: 5,
  });
});

test('a number is chosen by name, or is 0, rather than the minimum', () => {
  const number = (minimum: number) => ({ type: 'number', minimum, maximum: -minimum });
  const properties = {
    latitude: number(-90),
    flags: { ...number(-9_007_199_254_740_991), type: 'integer' },
    offset: { ...number(-12), default: -3 },
    below: { type: 'integer', minimum: -9, maximum: -5 },
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    latitude: 51.5074,
    flags: 0,
    offset: -3,
    below: -9,
  });
});

test('unique items differ if another value is simple to generate', () => {
  const list = (items: object) => ({ type: 'array', items, minItems: 3, uniqueItems: true });
  const properties = {
    listed: list({ enum: ['a', 'b', 'c'] }),
    words: list(text),
    titles: list(text),
    numbers: list({ type: 'integer', minimum: 4, multipleOf: 2 }),
    codes: list({ ...text, pattern: '^[A-Z]{2}$' }),
    truths: { ...list({ type: 'boolean' }), minItems: 2 },
  };
  const shown = { ...list(text), example: ['a', 'a', 'a'] };
  const Shown = { type: 'object', properties: { shown }, required: ['shown'] };
  assert.deepEqual(exampleOf({ Order: Shown }), { shown: ['a', 'a', 'a'] });
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    listed: ['a', 'b', 'c'],
    words: ['string', 'string2', 'string3'],
    titles: ['A short title', 'A short title 2', 'A short title 3'],
    numbers: [4, 6, 8],
    codes: ['AB', 'BC', 'AL'],
    truths: [true, false],
  });
});

test('property names match propertyNames', () => {
  const map = (propertyNames: object, inner: object) => ({
    type: 'object',
    propertyNames,
    additionalProperties: inner,
  });
  const inner = { type: 'object', properties: { city: text } };
  const properties = {
    counts: map({ enum: ['aa', 'bb'] }, { type: 'integer' }),
    places: map({ pattern: '^x-[a-z]+$' }, inner),
    sole: map({ enum: ['one'] }, inner),
    any: map({ minLength: 2 }, text),
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    counts: { aa: 0 },
    places: { 'x-abc': { city: 'London' }, 'x-a': { city: 'London' } },
    sole: { one: { city: 'London' } },
    any: { key: 'value' },
  });
});

test('of alternatives that differ only in required, the first is shown', () => {
  const Order = {
    type: 'object',
    properties: { a: text, b: text, c: text },
    oneOf: [{ required: ['a'] }, { required: ['b'] }],
  };
  assert.deepEqual(exampleOf({ Order }), { a: 'string', c: 'string' });
  const anyOf = { ...Order, oneOf: undefined, anyOf: Order.oneOf };
  assert.deepEqual(exampleOf({ Order: anyOf }), { a: 'string', b: 'string', c: 'string' });
});

test('encoded content is a string in that encoding', () => {
  const properties = {
    image: { ...text, format: 'byte' },
    document: { ...text, contentEncoding: 'base64', contentMediaType: 'application/pdf' },
    token: { ...text, contentEncoding: 'base64url' },
    long: { ...text, format: 'byte', minLength: 12 },
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    image: 'SGVsbG8=',
    document: 'SGVsbG8=',
    token: 'SGVsbG8',
    long: 'SGVsbG8sIHdvcmxkIQ==',
  });
});

test('of several allowed types, the property name decides which is shown', () => {
  const type = ['number', 'string'];
  const anyOf = [{ type: 'integer' }, { type: 'string' }];
  const properties = {
    title: { type },
    email: { anyOf },
    price: { type },
    id: { anyOf },
    x: { type },
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    title: 'A short title',
    email: 'ada@example.com',
    price: 19.99,
    id: 12345,
    x: 0,
  });
});

test('a string with a JSON contentSchema is valid JSON, and recursion terminates', () => {
  const json = { type: 'string', contentMediaType: 'application/json' };
  const Pet = {
    type: 'object',
    properties: {
      email: { type: 'string' },
      again: { ...json, contentSchema: { $ref: '#/components/schemas/Pet' } },
    },
  };
  const contentSchema = { $ref: '#/components/schemas/Pet' };
  const properties = {
    data: { ...json, contentSchema },
    plain: json,
    encoded: { ...json, contentSchema, contentEncoding: 'base64' },
    said: { ...json, contentSchema, default: '{}' },
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties }, Pet }), {
    data: '{"email":"ada@example.com","again":"string"}',
    plain: 'string',
    encoded: 'SGVsbG8=',
    said: '{}',
  });
});

test('a value excluded by not is avoided if there is another', () => {
  const properties = {
    word: { ...text, not: { const: 'string' } },
    level: { ...text, enum: ['low', 'mid', 'high'], not: { enum: ['low', 'mid'] } },
    rank: { type: 'integer', minimum: 1, not: { enum: [1, 2] } },
    id: { ...text, not: { const: 'abc123' } },
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    word: 'abc',
    level: 'high',
    rank: 3,
    id: 'string',
  });
});

test('of a long name, only the last words are looked up', () => {
  const name = (size: number) => 'a_'.repeat(size);
  assert.deepEqual(candidatesForName(`${name(1000)}e_mail_address`, undefined), [
    'ada@example.com',
  ]);
  assertGrowsEvenly((size) => candidatesForName(name(size), undefined), 500);
});

test('one of thousands of values is chosen without trying the others', () => {
  const values = (size: number) => Array.from({ length: size }, (_, rank) => `v${rank}`);
  const read = (all: readonly string[]) =>
    exampleOf({ Order: { allOf: [{ enum: all }, { enum: ['other', ...all] }] } });
  assert.equal(read(values(3)), 'v0');
  assertGrowsEvenly((size) => read(values(size)), 1000);
});
