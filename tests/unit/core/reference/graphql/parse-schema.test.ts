import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSchema } from '../../../../../src/core/reference/graphql/parse-schema.ts';
import { shopSchema } from '../../../../helpers/values/graphql-schema.ts';

function read(text: string, place?: { readonly file: string }) {
  const { document, diagnostics } = parseSchema({
    name: 's.graphql',
    text,
    ...(place && { place }),
  });
  const reports = diagnostics.map(({ code, position }) =>
    position === undefined ? code : `${code} ${position.line}:${position.column}`,
  );
  return { document, diagnostics, reports };
}

test('a schema is read without problems, and its operations are not among its types', () => {
  const { document, reports } = read(shopSchema);
  assert.deepEqual(reports, []);
  assert.deepEqual(
    document?.operations.query.map(({ name }) => name.value),
    ['customer', 'customers', 'search', 'version'],
  );
  assert.ok(document?.types.has('Customer'));
  assert.ok(!document?.types.has('Query'));
});

test('operations are found on the types that the schema names for them', () => {
  const { document } = read('schema { query: Root }\ntype Root { a: Int }\ntype Query { b: Int }');
  assert.deepEqual(
    document?.operations.query.map(({ name }) => name.value),
    ['a'],
  );
  assert.deepEqual([...(document?.types.keys() ?? [])], ['Query']);
});

test('a schema that names its operations has no others', () => {
  const types = 'type Query { a: Int }\ntype Subscription { id: ID! }';
  const explicit = read(`schema { query: Query }\n${types}`).document;
  assert.deepEqual(explicit?.operations.subscription, []);
  assert.ok(explicit?.types.has('Subscription'));
  const extended = read(`extend schema @link(url: "x")\n${types}`).document;
  assert.equal(extended?.operations.subscription.length, 1);
});

test('extensions add to a definition, before or after it, and count as one where there is none', () => {
  const { document, reports } = read(
    'extend type A { y: Int }\n"Words." type A { x: Int }\nextend type A { x: String }\nextend type Query { a: A }',
  );
  assert.deepEqual(reports, []);
  const type = document?.types.get('A');
  assert.deepEqual(
    type?.fields.map(({ name }) => name.value),
    ['x', 'y'],
  );
  assert.equal(type?.description, 'Words.');
  assert.equal(document?.operations.query.length, 1);
});

test('text that is no schema is reported where it breaks', () => {
  assert.deepEqual(read('type Query {\n  a:\n}').reports, ['graphql/syntax 3:1']);
  const [introspection] = read('{ "data": { "__schema": {} } }').diagnostics;
  assert.match(introspection?.hint ?? '', /printSchema/);
  for (const text of ['', '\n# type Query\n  # more\n']) {
    assert.deepEqual(read(text).reports, ['graphql/no-types 1:1'], text);
  }
  assert.deepEqual(read('query { a }').reports, ['graphql/no-types 1:1']);
  assert.deepEqual(read(`type Query { a: ${'['.repeat(100_000)} }`).reports, [
    'graphql/syntax 1:1',
  ]);
});

test('unknown types are reported once, with the name that was meant', () => {
  const { reports, diagnostics } = read(
    'type Query { a: Usr, b(c: Usr): [User] }\ntype User { id: ID }',
  );
  assert.deepEqual(reports, ['graphql/unknown-type 1:17']);
  assert.equal(diagnostics[0]?.hint, 'Did you mean "User"?');
});

test('a second definition of a type is reported, and the first one counts', () => {
  const { document, reports } = read('type Query { a: A }\ntype A { x: Int }\ntype A { y: Int }');
  assert.deepEqual(reports, ['graphql/defined-twice 3:6']);
  assert.deepEqual(
    document?.types.get('A')?.fields.map(({ name }) => name.value),
    ['x'],
  );
});

test('problems of a schema from elsewhere are reported where it is named, with their place in it', () => {
  const { reports, diagnostics } = read('type Query { a: B }', { file: 'docs.json' });
  assert.deepEqual(reports, ['graphql/unknown-type']);
  assert.equal(diagnostics[0]?.file, 'docs.json');
  assert.match(diagnostics[0]?.message ?? '', /^s\.graphql, line 1, column 17: /);
});

test('each description has the place of its links', () => {
  const { document } = read(
    '"Words\u0020[a](/b)"\ntype A { x: Int @deprecated(reason: "see /c") }\ntype Query { a: A }',
  );
  const places = document?.descriptions.map(({ text, findPlace }) => [
    text,
    findPlace('/b').position,
  ]);
  assert.deepEqual(places, [
    ['Words [a](/b)', { line: 1, column: 12 }],
    ['see /c', { line: 2, column: 37 }],
  ]);
});
