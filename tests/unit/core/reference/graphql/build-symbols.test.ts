import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildSymbols } from '../../../../../src/core/reference/graphql/build-symbols.ts';
import { parseSchema } from '../../../../../src/core/reference/graphql/parse-schema.ts';
import type {
  SymbolGroup,
  TypeText,
} from '../../../../../src/core/reference/model/symbol-model.ts';
import { shopSchema } from '../../../../helpers/values/graphql-schema.ts';

function build(text = shopSchema) {
  const { document } = parseSchema({ name: 'shop.graphql', text });
  assert.ok(document);
  const reference = buildSymbols(document, 'shop', { showsOptional: true });
  const read = (key: string) => {
    const symbol = reference.symbol(`shop ${key}`);
    assert.ok(symbol, key);
    return symbol;
  };
  return { reference, read };
}

function written(parts: TypeText | undefined): string {
  return (parts ?? []).map(({ text, key }) => (key === undefined ? text : `<${text}>`)).join('');
}

function outline({ label, symbols, groups }: SymbolGroup): unknown {
  const titles = symbols.map(({ title, deprecated }) => (deprecated ? `${title} (old)` : title));
  return [label, ...titles, ...groups.map(outline)];
}

test('operations and types are listed by their kinds, types by name', () => {
  assert.deepEqual(build().reference.groups.map(outline), [
    ['queries', 'customer', 'customers', 'search', 'version (old)'],
    ['mutations', 'addCustomer'],
    ['subscriptions', 'customerAdded'],
    [
      'types',
      ['objects', 'Customer', 'NewCustomerPayload', 'Order', 'OrderConnection', 'OrderEdge'],
      ['interfaces', 'Node'],
      ['unions', 'Found'],
      ['enums', 'Role'],
      ['inputs', 'CustomerBy', 'CustomerFilter', 'NewCustomerInput'],
      ['scalars', 'Money'],
    ],
  ]);
});

test('types of a single kind need no groups inside, and those of a large schema are closed', () => {
  const few = build('type Query { a: A }\ntype A { x: Int }').reference.groups;
  assert.deepEqual(few.map(outline), [
    ['queries', 'a'],
    ['types', 'A'],
  ]);
  assert.equal(few[1]?.isOpen, true);
  const many = Array.from({ length: 40 }, (_, index) => `type A${index} { x: Int }`).join('\n');
  assert.equal(build(`type Query { a: A1 }\n${many}`).reference.groups[1]?.isOpen, false);
});

test('an operation has a declaration, arguments and a result, with links to types', () => {
  const { declarations, keyword, description, sections } = build().read('query customers');
  assert.equal(keyword, 'query');
  assert.equal(description, undefined);
  assert.equal(
    declarations.map(written).join(),
    'customers(filter: <CustomerFilter>, first: Int, after: String): [<Customer>!]!',
  );
  const [inputs, result] = sections;
  assert.deepEqual(
    inputs?.members.map(({ id, type, required }) => [id, written(type), required]),
    [
      ['argument-filter', '<CustomerFilter>', false],
      ['argument-first', 'Int', false],
      ['argument-after', 'String', false],
    ],
  );
  assert.equal(written(result?.type), '[<Customer>!]!');
});

test('the fields of a type that only one operation uses are shown with the operation', () => {
  const { sections } = build().read('mutation addCustomer');
  const [inputs, result] = sections;
  assert.deepEqual(
    inputs?.members[0]?.members.map(({ id }) => id),
    ['argument-input-name', 'argument-input-email', 'argument-input-role', 'argument-input-parent'],
  );
  assert.deepEqual(
    result?.members.map(({ name }) => name),
    ['customer', 'errors'],
  );
  const [, customer] = build().read('query customer').sections;
  assert.deepEqual(customer?.members, [], 'Customers have a page that others link to.');
});

test('a type shows its fields with arguments, defaults and reasons of deprecations', () => {
  const { sections, declarations } = build().read('type Customer');
  assert.deepEqual(declarations.map(written), ['Customer implements <Node>']);
  const fields = new Map(sections[0]?.members.map((member) => [member.name, member]));
  assert.equal(fields.get('email')?.deprecation, 'Use `emails`.');
  const [first] = fields.get('orders')?.members ?? [];
  assert.deepEqual(
    [first?.id, first?.default, first?.description],
    ['field-orders-first', '10', 'At most this many.'],
  );
});

test('types lead to what uses them, implements them, or can be one of them', () => {
  const { read } = build();
  const listed = (key: string) =>
    read(key).sections.map(({ title, links }) => [title, links.map(({ text }) => text)]);
  assert.deepEqual(listed('type Node').slice(1), [['implementedBy', ['Customer', 'Order']]]);
  assert.deepEqual(listed('type Found'), [
    ['possibleTypes', ['Customer', 'Order']],
    ['usedBy', ['search']],
  ]);
  assert.deepEqual(listed('type Role').at(-1), [
    'usedBy',
    ['Customer', 'CustomerFilter', 'NewCustomerInput'],
  ]);
  assert.equal(read('type Money').specifiedBy, 'https://example.com/money');
  assert.deepEqual(read('type CustomerBy').declarations.map(written), ['CustomerBy @oneOf']);
  assert.deepEqual(read('type Found').declarations.map(written), ['Found = <Customer> | <Order>']);
});

test('the definition of a type is shown without the descriptions beside it', () => {
  const [example] = build().read('type Node').examples;
  assert.equal(example?.codes[0]?.text, 'interface Node {\n  id: ID!\n}');
});

test('an address that is no web address is not linked to as the specification of a scalar', () => {
  const { read } = build('type Query { a: A }\nscalar A @specifiedBy(url: "javascript:alert(1)")');
  assert.equal(read('type A').specifiedBy, undefined);
});
