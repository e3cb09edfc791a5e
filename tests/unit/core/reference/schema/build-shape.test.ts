import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Shape } from '../../../../../src/core/reference/model/shape-model.ts';
import { formatConstraint } from '../../../../../src/core/reference/schema/constraints.ts';
import { outlineShape, smallShape } from '../../../../helpers/values/openapi-reference.ts';

const text = { type: 'string' };

test('required fields come first, unless maintainOrder is set', () => {
  const schema = { properties: { a: text, b: text, c: text }, required: ['c'] };
  assert.deepEqual(outlineShape(smallShape(schema)), ['c*: string', 'a: string', 'b: string']);
  const kept = smallShape(schema, {}, { maintainOrder: true });
  assert.deepEqual(outlineShape(kept), ['a: string', 'b: string', 'c*: string']);
});

test('allOf parts are merged into one object with all their constraints', () => {
  const shape = smallShape(
    {
      description: 'Whole',
      allOf: [
        { $ref: '#/components/schemas/Base' },
        { properties: { b: { minimum: 5 } }, required: ['b'], description: 'Part' },
      ],
    },
    { Base: { type: 'object', properties: { a: text, b: { type: 'integer', minimum: 1 } } } },
  );
  assert.deepEqual(outlineShape(shape), ['b*: integer', 'a: string']);
  assert.equal(shape.description, 'Whole\n\nPart');
  assert.deepEqual(shape.fields[0]?.shape.constraints.map(formatConstraint), ['at least 5']);
});

test('items left open by one allOf part are described by another', () => {
  const list = (items: object) => ({ properties: { data: { type: 'array', items } } });
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Wrapper: list({ type: 'object' }),
    Pet: { type: 'object', properties: { name: text }, required: ['name'] },
    Tagged: list({ properties: { tag: text } }),
  };
  const outline = (...allOf: object[]) => outlineShape(smallShape({ allOf }, schemas));
  const expected = ['data: object[]', '  name*: string'];
  assert.deepEqual(outline(ref('Wrapper'), list(ref('Pet'))), expected);
  assert.deepEqual(outline(list(ref('Pet')), ref('Wrapper')), expected);
  assert.deepEqual(outline(ref('Tagged'), list(ref('Pet'))), [...expected, '  tag: string']);
});

test('a recursive schema is shown once', () => {
  const Node = {
    properties: {
      name: text,
      next: { $ref: '#/components/schemas/Node' },
      children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    },
  };
  assert.deepEqual(outlineShape(smallShape({ $ref: '#/components/schemas/Node' }, { Node })), [
    'name: string',
    'next: object',
    '  recursive Node',
    'children: object[]',
    '  recursive Node',
  ]);
});

test('circular references end', () => {
  const loop = { $ref: '#/components/schemas/Loop' };
  assert.equal(smallShape(loop, { Loop: loop }).type, 'any');
  assert.equal(smallShape({ allOf: [{ $ref: '#/components/schemas/Given' }] }).type, 'any');
  assert.equal(smallShape({ $ref: '#/components/schemas/None' }).type, 'any');
});

test('levels below the third are a link to the page of their schema', () => {
  const level = (inner: string) => ({
    properties: { in: { $ref: `#/components/schemas/${inner}` } },
  });
  const schemas = { A: level('B'), B: level('C'), C: level('D'), D: { properties: { end: text } } };
  assert.deepEqual(outlineShape(smallShape(level('A'), schemas)), [
    'in: object',
    '  in: object',
    '    in: object',
    '      deeper C',
  ]);
});

test('a schema with very many fields is shown with fewer levels', () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, rank) => [`f${rank}`, { $ref: '#/components/schemas/Wide' }]),
  );
  const Wide = { properties: Object.fromEntries(Object.keys(many).map((name) => [name, text])) };
  const lines = outlineShape(smallShape({ properties: many }, { Wide }));
  assert.equal(lines.filter((line) => line.startsWith('f')).length, 40);
  assert.equal(lines.filter((line) => line.includes('deeper Wide')).length, 40);
});

test('null is recognized in every notation', () => {
  const spellings = [
    { type: ['string', 'null'] },
    { type: 'string', nullable: true },
    { oneOf: [{ type: 'string' }, { type: 'null' }] },
    { anyOf: [{ type: 'null' }, { type: 'string' }] },
    { anyOf: [{ enum: [null] }, { $ref: '#/components/schemas/Text' }] },
  ];
  for (const schema of spellings) {
    const shape = smallShape(schema, { Text: text });
    assert.equal(shape.type, 'string | null', JSON.stringify(schema));
    assert.deepEqual(shape.variants, []);
  }
  const either = smallShape({ anyOf: [text, { type: 'integer' }, { type: ['null'] }] });
  assert.equal(either.type, 'string | integer | null');
  assert.equal(either.variants[0]?.options.length, 2);
});

test('a description around a single alternative is combined with its own', () => {
  const Text = { type: 'array', items: text, description: 'A list.' };
  const shape = smallShape(
    {
      anyOf: [{ $ref: '#/components/schemas/Text' }, { type: 'null' }],
      description: 'What to look for.',
    },
    { Text },
  );
  assert.equal(shape.description, 'What to look for.\n\nA list.');
  assert.equal(shape.type, 'string[] | null');
});

test('if no value satisfies both parts, the values of both are shown', () => {
  const shape = smallShape({
    allOf: [
      { type: 'integer', enum: [0, 1] },
      { type: 'string', enum: ['low', 'high'] },
    ],
  });
  assert.deepEqual(
    shape.enum.map(({ text: option }) => option),
    ['0', '1', 'low', 'high'],
  );
  assert.equal(shape.type, 'integer | string');
});

test('alternatives are labeled by title, name or type', () => {
  const shape = smallShape(
    {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { title: 'A dog', type: 'object' }, text, text],
    },
    { Cat: { properties: { claws: { type: 'boolean' } } } },
  );
  const labels = shape.variants[0]?.options.map(({ label }) => label);
  assert.deepEqual(labels, ['Cat', 'A dog', 'string 1', 'string 2']);
  assert.equal(shape.type, 'object | string');
});

test('an alternative with an identifier as title is labeled by its type if unique', () => {
  const labelsOf = (...options: readonly object[]) =>
    smallShape({ anyOf: options }).variants[0]?.options.map(({ label, shape: { titleKey } }) =>
      [label, titleKey ?? []].flat().join(' '),
    );
  const card = { title: 'card_param', properties: { number: text } };
  const bank = { title: 'bank_param', properties: { iban: text } };
  assert.deepEqual(labelsOf(card, text), ['object card_param', 'string']);
  assert.deepEqual(labelsOf(card, bank), ['card_param', 'bank_param']);
});

test('enum values have their labels and descriptions', () => {
  const described = smallShape({
    enum: ['a', 'b'],
    'x-enumDescriptions': { a: 'First' },
    'x-enum-varnames': ['ALPHA', 'BETA'],
  });
  assert.deepEqual(described.enum, [
    { value: 'a', text: 'a', label: 'ALPHA', description: 'First' },
    { value: 'b', text: 'b', label: 'BETA' },
  ]);
  const nullable = smallShape({ enum: [null, 'a'], 'x-enum-varnames': ['Nothing', 'Ay'] });
  assert.deepEqual(nullable.enum, [{ value: 'a', text: 'a', label: 'Ay' }]);
  const constants = smallShape({
    oneOf: [
      { const: 1, title: 'One' },
      { const: 2, description: 'Two' },
    ],
  });
  assert.deepEqual(constants.enum, [
    { value: 1, text: '1', label: 'One' },
    { value: 2, text: '2', description: 'Two' },
  ]);
  assert.deepEqual(constants.variants, []);
});

test('a field that allows some constants of a schema has only their descriptions', () => {
  const Level = { oneOf: [{ const: 1, title: 'Low' }, { const: 2, title: 'High' }, { const: 3 }] };
  const ref = { $ref: '#/components/schemas/Level' };
  assert.deepEqual(smallShape({ enum: [2, 7], allOf: [ref] }, { Level }).enum, [
    { value: 2, text: '2', label: 'High' },
    { value: 7, text: '7' },
  ]);
});

test('a schema without a title is named after its parts', () => {
  const parts = [{ title: 'Contact' }, { title: 'Address' }];
  assert.equal(smallShape({ allOf: parts }).title, 'Contact & Address');
  assert.equal(smallShape({ title: 'Customer', allOf: parts }).title, 'Customer');
});

test('binary content is a file, with or without a type', () => {
  assert.equal(smallShape({ contentMediaType: 'application/octet-stream' }).type, 'file');
  assert.equal(smallShape({ type: 'string', contentMediaType: 'image/png' }).type, 'file');
  const inline = { contentMediaType: 'image/png', contentEncoding: 'base64' };
  assert.equal(smallShape(inline).type, 'any');
  for (const schema of [{ type: 'string' }, {}, { contentMediaType: 'image/png' }]) {
    const { type, constraints } = smallShape({ ...schema, contentEncoding: 'binary' });
    assert.equal(type, 'file');
    assert.ok(!constraints.map(formatConstraint).join().includes('binary'));
  }
});

test('alternatives that only require properties are labeled with them', () => {
  const shape = smallShape({
    properties: { a: text, b: text },
    anyOf: [{ required: ['a'] }, { required: ['a', 'b'] }],
    not: { required: ['z'] },
  });
  const options = shape.variants[0]?.options ?? [];
  assert.deepEqual(
    options.map(({ label }) => label),
    ['a', 'a, b'],
  );
  assert.deepEqual(shape.inner[0]?.shape.constraints.map(formatConstraint), ['required: `z`']);
});

test('constraints are formatted as short texts', () => {
  const cases: readonly [object, string[]][] = [
    [{ minLength: 1 }, ['at least 1 character']],
    [{ minLength: 2, maxLength: 2 }, ['exactly 2 characters']],
    [{ minimum: 1, maximum: 5, multipleOf: 2 }, ['1 to 5', 'multiple of 2']],
    [{ exclusiveMinimum: 0 }, ['more than 0']],
    [{ minimum: 0, exclusiveMinimum: true }, ['more than 0']],
    [{ pattern: '^a' }, ['matches `^a`']],
    [{ minItems: 1, uniqueItems: true }, ['at least 1 item', 'unique items']],
    [{ type: 'string', uniqueItems: true, minItems: 1 }, []],
    [{ contains: { type: 'string' }, maxContains: 2 }, ['contains 1 to 2 of string']],
    [{ additionalProperties: false }, ['always empty']],
    [{ properties: { a: text }, required: ['a', 'b', 'c'] }, ['required: `b, c`']],
    [
      { properties: { a: text }, maxProperties: 3, additionalProperties: false },
      ['at most 3 properties', 'other properties are not allowed'],
    ],
  ];
  for (const [schema, expected] of cases) {
    const limits = smallShape(schema).constraints.map(formatConstraint);
    assert.deepEqual(limits, expected, JSON.stringify(schema));
  }
});

test('properties with dynamic names are also fields', () => {
  const shape = smallShape({
    patternProperties: { '^x-': text },
    additionalProperties: { type: 'integer' },
  });
  const names = shape.fields.map(({ name, naming, shape: { type } }) => [name, naming, type]);
  assert.deepEqual(names, [
    ['^x-', 'pattern', 'string'],
    ['any name', 'any', 'integer'],
  ]);
});

test('tuples, conditions and negations are shown', () => {
  const shape = smallShape({
    prefixItems: [text, { type: 'integer' }],
    not: { const: 'x' },
    if: { properties: { a: { const: 1 } } },
    then: { required: ['b'] },
    dependentRequired: { a: ['c'] },
  });
  assert.equal(shape.type, '[string, integer]');
  assert.equal(shape.inner[0]?.shape.const?.text, 'x');
  assert.deepEqual(
    shape.conditions.map(({ kind }) => kind),
    ['if', 'dependent-required'],
  );
});

test('schemas and fields may be named like object properties', () => {
  const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
  const properties = JSON.parse(
    `{${names.map((name) => `"${name}": {"type": "string"}`).join(',')}}`,
  ) as object;
  const shape = smallShape({ properties });
  assert.deepEqual(
    shape.fields.map(({ name }) => name),
    names,
  );
  assert.equal(smallShape({ $ref: '#/components/schemas/constructor' }).type, 'any');
});

test('every field has a unique anchor', () => {
  const shape = smallShape({ properties: { 'a b': text, 'a-b': text, ä: text } });
  assert.deepEqual(
    shape.fields.map(({ id }) => id),
    ['schema.a-b', 'schema.a-b-2', 'schema.ä'],
  );
});

test('dynamic references resolve to the outermost schema', () => {
  const Page = {
    $defs: { item: { $dynamicAnchor: 'item', not: {} } },
    properties: { data: { type: 'array', items: { $dynamicRef: '#item' } } },
  };
  const shape = smallShape(
    {
      $defs: { pets: { $dynamicAnchor: 'item', $ref: '#/components/schemas/Pet' } },
      $ref: '#/components/schemas/Page',
    },
    { Page, Pet: { properties: { name: text } } },
  );
  assert.deepEqual(outlineShape(shape), ['data: object[]', '  name: string']);
});

test('an array alternative has the title of its items as heading', () => {
  const items = { title: 'A discount', properties: { name: text } };
  const { variants } = smallShape({
    anyOf: [
      { type: 'array', items },
      { title: 'None', enum: [''] },
    ],
  });
  const options = variants[0]?.options ?? [];
  assert.deepEqual(
    options.map(({ label, shape }) => [label, shape.heading]),
    [
      ['object[]', 'A discount'],
      ['None', undefined],
    ],
  );
});

test('an identifier as title is shown as a key instead of a heading', () => {
  const shape = smallShape({
    properties: {
      tax: { title: 'tax_param', type: 'object' },
      address: { title: 'Where to send it', type: 'object' },
    },
  });
  assert.deepEqual(
    shape.fields.map(({ shape: { heading, titleKey } }) => [heading, titleKey]),
    [
      [undefined, 'tax_param'],
      ['Where to send it', undefined],
    ],
  );
});

test('endless mutual alternatives are cut off', () => {
  const names = Array.from({ length: 30 }, (_, rank) => `S${rank}`);
  const options = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const schemas = Object.fromEntries(
    names.map((name) => [name, { oneOf: options, properties: { a: text } }]),
  );
  // In full, they would be 30 alternatives of 30 alternatives, and so on: 30 to the 30th.
  assert.ok(countShapes(smallShape({ oneOf: options }, schemas)) < 20_000);
});

function countShapes(shape: Shape): number {
  const inner = [...shape.variants.flatMap(({ options }) => options), ...shape.fields].map((part) =>
    countShapes(part.shape),
  );
  return inner.reduce((sum, count) => sum + count, 1);
}

test('alternatives with a single value each are merged into an enum', () => {
  const days = smallShape({ anyOf: [{ const: 0 }, { enum: [1] }, { type: 'number', enum: [2] }] });
  assert.deepEqual(
    days.enum.map(({ text }) => text),
    ['0', '1', '2'],
  );
  assert.deepEqual(days.variants, []);
  const several = smallShape({ anyOf: [{ enum: ['a', 'b'] }, { enum: ['c'] }] });
  assert.equal(several.variants[0]?.options.length, 2);
});

suite('alternatives without a name', () => {
  const labelsOf = (...anyOf: readonly object[]) =>
    smallShape({ anyOf }).variants[0]?.options.map(({ label }) => label);
  const node = (type: object, more: object = {}) => ({
    type: 'object',
    properties: { id: { type: 'string' }, type, ...more },
  });

  test('are labeled with the value that distinguishes them', () => {
    assert.deepEqual(labelsOf(node({ const: 'Delay' }), node({ enum: ['Wait'] })), [
      'Delay',
      'Wait',
    ]);
    const sms = { anyOf: [node({ const: 'Sms' }), node({ const: 'Sms' })] };
    assert.deepEqual(labelsOf(node({ const: 'Email' }), { type: 'object', ...sms }), [
      'Email',
      'Sms',
    ]);
  });

  test('are numbered if no value distinguishes them', () => {
    assert.deepEqual(labelsOf(node({ const: 'a' }), node({ const: 'a' })), [
      'object 1',
      'object 2',
    ]);
    assert.deepEqual(labelsOf(node({ const: 'a' }), node({})), ['object 1', 'object 2']);
    const pet = (value: string) => ({ title: 'Pet', ...node({ const: value }) });
    assert.deepEqual(labelsOf(pet('cat'), pet('dog')), ['Pet 1', 'Pet 2']);
  });
});

test('a constant that can be null instead is an option', () => {
  for (const schema of [
    { oneOf: [{ const: 'a' }, { const: null }] },
    { anyOf: [{ type: 'null' }, { const: 'a' }] },
  ]) {
    const shape = smallShape(schema);
    assert.equal(shape.type, 'string | null');
    assert.equal(shape.const, undefined);
    assert.deepEqual(shape.enum, [{ value: 'a', text: 'a' }]);
  }
  assert.deepEqual(smallShape({ oneOf: [{ const: 'a' }] }).const, { value: 'a', text: 'a' });
});

test('a schema that allows only null has the type null', () => {
  for (const schema of [{ type: 'null' }, { const: null }, { enum: [null] }])
    assert.equal(smallShape(schema).type, 'null');
  assert.equal(smallShape({ enum: [] }).type, 'any');
  assert.equal(smallShape({ type: ['string', 'null'] }).type, 'string | null');
});
