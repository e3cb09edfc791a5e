import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'graphql/language';
import { buildASTSchema } from 'graphql/utilities';
import { validate } from 'graphql/validation';
import { buildSymbols } from '../../../../../src/core/reference/graphql/build-symbols.ts';
import { parseSchema } from '../../../../../src/core/reference/graphql/parse-schema.ts';
import { shopSchema } from '../../../../helpers/values/graphql-schema.ts';

/** Returns the codes of the operations of a schema, by label, after checking that servers accept them. */
function sample(text: string, showsOptional = true) {
  const { document } = parseSchema({ name: 's.graphql', text });
  assert.ok(document);
  const reference = buildSymbols(document, 's', { showsOptional });
  const schema = buildASTSchema(parse(text));
  const operations = reference.groups.flatMap(({ label, symbols }) =>
    label === 'types' ? [] : symbols,
  );
  return new Map(
    operations.map(({ key, title }) => {
      const codes = reference.symbol(key)?.examples.flatMap((example) => example.codes) ?? [];
      const [request] = codes;
      assert.deepEqual(validate(schema, parse(request?.text ?? '')), [], request?.text);
      return [title, new Map(codes.map((code) => [code.label, code.text]))];
    }),
  );
}

test('every example is accepted by a server, and its variables and result fit it', () => {
  const samples = sample(shopSchema);
  assert.equal(
    samples.get('customer')?.get('query.graphql'),
    'query Customer($by: CustomerBy!) {\n  customer(by: $by) {\n    id\n    name\n    emails\n    role\n  }\n}',
  );
  assert.deepEqual(JSON.parse(samples.get('customer')?.get('variables.json') ?? ''), {
    by: { id: 'abc123' },
  });
  assert.deepEqual(JSON.parse(samples.get('customer')?.get('response.json') ?? ''), {
    data: {
      customer: { id: 'abc123', name: 'Ada Lovelace', emails: ['ada@example.com'], role: 'ADMIN' },
    },
  });
});

test('a result that can be of several types is asked for its type, and for fields of some', () => {
  const samples = sample(shopSchema);
  assert.match(
    samples.get('search')?.get('query.graphql') ?? '',
    /__typename\n {4}\.\.\. on Customer \{/,
  );
  const { data } = JSON.parse(samples.get('search')?.get('response.json') ?? '') as {
    data: { search: { __typename: string }[] };
  };
  assert.equal(data.search[0]?.__typename, 'Customer');
});

test('lists in pages are asked for their items once, and for their first page', () => {
  const text = `${shopSchema}\nextend type Query { orders(first: Int, after: String, last: Int): OrderConnection! }`;
  const request = sample(text).get('orders')?.get('query.graphql') ?? '';
  assert.match(request, /^query Orders\(\$first: Int\)/);
  assert.match(request, /nodes \{/);
  assert.doesNotMatch(request, /edges/);
});

test('with required arguments only, optional ones and those with defaults are left out', () => {
  const request = (showsOptional: boolean) =>
    sample(shopSchema, showsOptional).get('customers')?.get('query.graphql')?.split('\n')[0];
  assert.equal(request(true), 'query Customers($filter: CustomerFilter, $first: Int) {');
  assert.equal(request(false), 'query Customers {');
});

test('input objects that contain each other end', () => {
  const variables = sample(shopSchema).get('addCustomer')?.get('variables.json') ?? '';
  const { input } = JSON.parse(variables) as { input: Record<string, unknown> };
  assert.deepEqual(input['parent'], { name: 'Ada Lovelace', email: 'ada@example.com' });
});

test('required input objects that multiply, or contain themselves, do not fill the memory', () => {
  const wide = (next: string) =>
    `{ ${Array.from({ length: 10 }, (_, index) => `f${index}: ${next}!`).join(' ')} }`;
  const levels = Array.from(
    { length: 9 },
    (_, index) => `input L${index} ${wide(`L${index + 1}`)}`,
  );
  const text = `type Query { a(l: L0!): Int }\n${levels.join('\n')}\ninput L9 { x: Int! }`;
  assert.ok((sample(text).get('a')?.get('variables.json') ?? '').length < 40_000);
  const circle = 'type Query { a(l: A!): Int }\ninput A { a: A!, b: Int! }';
  const { document } = parseSchema({ name: 's.graphql', text: circle });
  assert.ok(document);
  const symbol = buildSymbols(document, 's', { showsOptional: true }).symbol('s query a');
  const variables = symbol?.examples[0]?.codes[1]?.text ?? '';
  assert.deepEqual(JSON.parse(variables), { l: { a: { a: {}, b: 1 }, b: 1 } });
});

test('fields that types of a union have with different types do not meet in an example', () => {
  sample(
    'type Query { a: [U] }\nunion U = A | B\ntype A { name: String! size: Int }\ntype B { name: String other: Int }',
  );
});

test('results without fields, with all queries again or without a possible field are asked for what they have', () => {
  const text =
    'type Query { a: Query! b: [[Int!]!] c: C }\ntype C { d(need: Int!): Int self: C }\ntype Mutation { x: Boolean }';
  const samples = sample(text);
  assert.match(samples.get('a')?.get('query.graphql') ?? '', /__typename/);
  assert.deepEqual(JSON.parse(samples.get('b')?.get('response.json') ?? ''), {
    data: { b: [[1]] },
  });
  assert.match(samples.get('c')?.get('query.graphql') ?? '', /__typename/);
});

test('input objects that contain themselves get values that end', () => {
  const text = [
    'type Query { a(filter: Filter!, tree: Tree!): Int }',
    'input Filter @oneOf { and: [Filter!] not: Filter size: Int }',
    'input Tree { count: Int! children: [Tree!]! }',
  ].join('\n');
  const variables = sample(text).get('a')?.get('variables.json') ?? '';
  assert.deepEqual(JSON.parse(variables), {
    filter: { size: 20 },
    tree: { count: 2, children: [{ count: 2, children: [] }] },
  });
});

test('names that every object of JavaScript has are names like others', () => {
  const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'];
  const fields = names.map((name) => `${name}(${name}: String!): String`).join(' ');
  const samples = sample(
    `type Query { ${fields} a: A }\ntype A { ${fields.replace(/\(.*?\)/g, '')} }`,
  );
  const { data } = JSON.parse(samples.get('a')?.get('response.json') ?? '') as {
    data: { a: object };
  };
  assert.deepEqual(Object.keys(data.a), names);
  for (const name of names) assert.match(samples.get(name)?.get('variables.json') ?? '', /example/);
});

test('a long line of variables becomes one line for each', () => {
  const names = Array.from({ length: 8 }, (_, index) => `argument${index}: String`).join(', ');
  const request = sample(`type Query { a(${names}): Int }`).get('a')?.get('query.graphql') ?? '';
  assert.match(request, /^query A\(\n {2}\$argument0: String\n/);
});
