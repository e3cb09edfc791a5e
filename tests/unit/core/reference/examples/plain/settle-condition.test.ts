/** The examples that are generated for schemas with `if`, `then` and `else`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation } from '../../../../../helpers/values/openapi-reference.ts';

const text = { type: 'string' };
const needs = (name: string) => ({ required: [name], properties: { [name]: text } });
const isKind = (only: string) => ({ properties: { kind: { const: only } } });

function exampleOf(schema: object): unknown {
  const requestBody = {
    content: { 'application/json': { schema: { type: 'object', ...schema } } },
  };
  const components = { schemas: { Kind: { enum: ['a', 'b'], example: 'b' } } };
  const { body } = smallOperation({ requestBody }, { components });
  return body?.content[0]?.examples[0]?.value;
}

test('an example with a value that does not meet the condition has what else requires', () => {
  for (const kind of [
    { enum: ['a', 'b'], example: 'b' },
    { enum: ['a', 'b'], default: 'b' },
    { $ref: '#/components/schemas/Kind' },
  ]) {
    const schema = { properties: { kind }, if: isKind('a'), then: needs('x'), else: needs('y') };
    assert.deepEqual(exampleOf(schema), { kind: 'b', y: 'string' });
  }
});

test('an example without such a value meets the condition', () => {
  const properties = { kind: { enum: ['a', 'b'] } };
  const schema = { properties, if: isKind('b'), then: needs('x'), else: needs('y') };
  assert.deepEqual(exampleOf(schema), { kind: 'b', x: 'string' });
});

test('what else requires is in the example if it stands alone', () => {
  const properties = { kind: { enum: ['a', 'b'] } };
  const shown = { kind: 'a', y: 'string' };
  assert.deepEqual(exampleOf({ properties, if: isKind('b'), else: needs('y') }), shown);
  assert.deepEqual(exampleOf({ properties, if: isKind('a'), else: needs('y') }), { kind: 'a' });
});

test('conditions that are true or false decide what the example has', () => {
  const branches = { then: needs('x'), else: needs('y') };
  assert.deepEqual(exampleOf({ if: true, ...branches }), { x: 'string' });
  assert.deepEqual(exampleOf({ if: false, ...branches }), { y: 'string' });
});
