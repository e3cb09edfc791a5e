import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildControl } from '../../../../../src/core/reference/playground/build-control.ts';
import {
  chooseVariant,
  initialValueOf,
} from '../../../../../src/core/reference/playground/playground-values.ts';
import { formatNode } from '../../../../../src/core/reference/request/json-node.ts';
import { parseNode } from '../../../../../src/core/reference/request/parse-node.ts';
import { smallShape } from '../../../../helpers/values/openapi-reference.ts';

test('a value of several types has a choice of types', () => {
  const control = buildControl(smallShape({ type: ['string', 'integer', 'array'] }));
  assert.ok(control.kind === 'variants');
  assert.deepEqual(
    control.options.map(({ label, control: { kind } }) => [label, kind]),
    [
      ['string', 'text'],
      ['integer', 'number'],
      ['array', 'list'],
    ],
  );
});

test('a parameter with several scalar types has a single text field', () => {
  const anyOf = [{ type: 'number' }, { type: 'string', maxLength: 3 }];
  for (const schema of [{ type: ['string', 'integer'] }, { anyOf }]) {
    assert.equal(buildControl(smallShape(schema), true).kind, 'text');
    assert.equal(buildControl(smallShape(schema)).kind, 'variants');
  }
  const offered = { anyOf: [{ enum: ['now'] }, { type: 'string' }] };
  assert.equal(buildControl(smallShape(offered), true).kind, 'variants', 'values to choose stay');
});

test('each alternative has its discriminator values as a choice', () => {
  const text = { type: 'string' };
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Card: { type: 'object', properties: { method: text, digits: text } },
    Bank: { type: 'object', properties: { method: { enum: ['bank', 'wire', 'cash'] } } },
    Cash: { type: 'object', properties: { coins: { type: 'integer' } } },
  };
  const mapping = { card: 'Card', bank: 'Bank', wire: 'Bank', cash: 'Cash' };
  const oneOf = Object.keys(schemas).map(ref);
  const control = buildControl(
    smallShape({ oneOf, discriminator: { propertyName: 'method', mapping } }, schemas),
  );
  assert.ok(control.kind === 'variants');
  assert.deepEqual(
    control.options.map((option) => formatNode(initialValueOf(option.control)).replace(/\s/g, '')),
    ['{"method":"card"}', '{"method":"bank"}', '{"method":"cash"}'],
  );
  const values = control.options.map((option) => {
    const [method] = option.control.kind === 'object' ? option.control.fields : [];
    return method?.control.kind === 'choice' ? method.control.values.map(({ label }) => label) : [];
  });
  assert.deepEqual(values, [['card'], ['bank', 'wire'], ['cash']]);
  const written = parseNode('{"method":"wire"}').node;
  assert.equal(chooseVariant(control.options, written), 1);
});

test('a constant discriminator is kept if the mapping does not name its alternative', () => {
  const Card = { type: 'object', required: ['method'], properties: { method: { const: 'c' } } };
  const oneOf = [{ $ref: '#/components/schemas/Card' }, { type: 'object' }];
  const shape = smallShape({ oneOf, discriminator: { propertyName: 'method' } }, { Card });
  assert.equal(
    formatNode(initialValueOf(buildControl(shape))).replace(/\s/g, ''),
    '{"method":"c"}',
  );
});

test('a number starts at 0 or at its minimum', () => {
  for (const [schema, text] of [
    [{}, '0'],
    [{ minimum: -90, maximum: 90 }, '0'],
    [{ minimum: 5 }, '5'],
    [{ minimum: 1, maximum: 100 }, '1'],
    [{ exclusiveMinimum: 5 }, '6'],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, '0.5'],
    [{ minimum: 2.5 }, '2.5'],
    [{ minimum: 5, multipleOf: 4 }, '8'],
    [{ maximum: -3 }, '-3'],
    [{ minimum: 5, default: 7 }, '7'],
  ] as const) {
    const control = buildControl(smallShape({ type: 'number', ...schema }));
    assert.equal(formatNode(initialValueOf(control)), text);
  }
  const whole = buildControl(smallShape({ type: 'integer', minimum: 2.5 }));
  assert.equal(formatNode(initialValueOf(whole)), '3');
});

test('an object that has fields of the schema around it, which are not repeated, is asked for as JSON', () => {
  const node = { $ref: '#/components/schemas/Node' };
  const since = { type: 'string' };
  const parent = { allOf: [node, { properties: { since } }] };
  const Node = { type: 'object', properties: { name: { type: 'string' }, parent } };
  const control = buildControl(smallShape(node, { Node }));
  assert.ok(control.kind === 'object');
  assert.deepEqual(
    control.fields.map(({ name, control: { kind } }) => [name, kind]),
    [
      ['name', 'text'],
      ['parent', 'json'],
    ],
  );
});
