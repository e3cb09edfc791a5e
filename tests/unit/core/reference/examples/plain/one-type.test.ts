/** What authors see if parts of a schema contradict each other. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { smallOperation } from '../../../../../helpers/values/openapi-reference.ts';

/** Returns the generated example; nothing may be printed to the terminal. */
function exampleOf(t: TestContext, schema: object): unknown {
  const warn = t.mock.method(console, 'warn', () => undefined);
  const schemas = { Text: { type: 'string' }, Loop: { allOf: [ref('Loop'), ref('Text')] } };
  const operation = smallOperation(
    { requestBody: { content: { 'application/json': { schema } } }, responses: {} },
    { components: { schemas } },
  );
  const value = operation.body?.content[0]?.examples[0]?.value;
  assert.equal(warn.mock.callCount(), 0);
  warn.mock.restore();
  return value;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const base = { type: 'object', properties: { id: { type: 'boolean' } } };
const text = { type: 'string' };

test('an allOf part of another type is ignored in an example without a warning', (t) => {
  const example = { id: true };
  for (const schema of [
    { allOf: [base, text] },
    { allOf: [base, ref('Text')] },
    { allOf: [base, { allOf: [ref('Text')] }] },
    { allOf: [base, { oneOf: [text, base] }] },
    { ...base, allOf: [{ type: 'array', items: text }] },
    { allOf: [base, { minLength: 3 }] },
  ]) {
    assert.deepEqual(exampleOf(t, schema), example, JSON.stringify(schema));
  }
  assert.equal(exampleOf(t, { allOf: [text, base] }), 'string');
  assert.equal(exampleOf(t, { allOf: [ref('Loop'), text] }), 'string');
});

test('number and integer limits apply together', (t) => {
  for (const schema of [
    { allOf: [{ type: 'number', minimum: 5 }, { type: 'integer' }] },
    { allOf: [{ type: 'integer' }, { type: 'number', minimum: 5 }] },
    { type: 'number', minimum: 5, allOf: [{ type: 'integer' }] },
  ]) {
    assert.equal(exampleOf(t, schema), 5, JSON.stringify(schema));
  }
});

test('parts with a list of types are compared by the first type', (t) => {
  const named = { type: ['object', 'null'], example: { name: 'Ada' } };
  const joined = { allOf: [base, named] };
  const part = { id: true, name: 'Ada' };
  assert.deepEqual(exampleOf(t, { type: 'object', properties: { part: joined } }), { part });
  const number = { type: ['integer'], example: 7 };
  assert.equal(exampleOf(t, { allOf: [number, { type: ['integer'] }] }), 7);
});

test('an impossible date length prints no warning', (t) => {
  assert.equal(exampleOf(t, { ...text, format: 'date', minLength: 30 }), '2019-08-24');
});
