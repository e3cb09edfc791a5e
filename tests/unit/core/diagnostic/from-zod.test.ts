/** What zod finds, as plain faults: of a union, the branch that was meant. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { faultsFromZod, type ValueProblem } from '../../../../src/core/diagnostic/from-zod.ts';

const hex = z.string().refine((text) => text.startsWith('#'), { params: { code: 'bad-hex' } });
const schema = z.strictObject({
  color: z.union([hex, z.strictObject({ from: hex, to: hex })]).optional(),
  mode: z.enum(['light', 'dark']).optional(),
  pages: z.array(z.union([z.string(), z.strictObject({ group: z.string() })])).min(1),
});

function faultsOf(value: unknown): ValueProblem[] {
  return faultsFromZod(schema.safeParse(value).error?.issues ?? [], value);
}

test('a value of the wrong type is told with what was found and expected', () => {
  assert.deepEqual(faultsOf({ pages: 3 }), [
    { kind: 'wrong-type', path: ['pages'], found: 3, expected: ['array'] },
  ]);
});

test('a missing key is told at the key itself', () => {
  assert.deepEqual(faultsOf({}), [{ kind: 'missing-key', path: ['pages'], alternatives: [] }]);
});

test('every unknown key is a fault of its own', () => {
  const beside = new Set(['pages', 'one', 'two']);
  assert.deepEqual(faultsOf({ pages: ['a'], one: 1, two: 2 }), [
    { kind: 'unknown-key', path: ['one'], found: 1, beside },
    { kind: 'unknown-key', path: ['two'], found: 2, beside },
  ]);
});

test('a value that is not allowed is told with those that are', () => {
  assert.deepEqual(faultsOf({ pages: ['a'], mode: 'drak' }), [
    { kind: 'unknown-value', path: ['mode'], found: 'drak', allowed: ['light', 'dark'] },
  ]);
});

test('a list without items is empty', () => {
  assert.deepEqual(faultsOf({ pages: [] }), [{ kind: 'empty', path: ['pages'], found: [] }]);
});

test('a broken rule is known by its code', () => {
  assert.deepEqual(faultsOf({ pages: ['a'], color: 'red' }), [
    { kind: 'broken-rule', path: ['color'], found: 'red', code: 'bad-hex' },
  ]);
});

test('of a union only the branch of the right type speaks', () => {
  assert.deepEqual(faultsOf({ pages: ['a', { group: 3 }], color: { from: 'red', two: '#000' } }), [
    { kind: 'broken-rule', path: ['color', 'from'], found: 'red', code: 'bad-hex' },
    { kind: 'missing-key', path: ['color', 'to'], alternatives: [] },
    {
      kind: 'unknown-key',
      path: ['color', 'two'],
      found: '#000',
      beside: new Set(['from', 'two']),
    },
    { kind: 'wrong-type', path: ['pages', 1, 'group'], found: 3, expected: ['string'] },
  ]);
});

test('where no branch has the right type, all are offered', () => {
  assert.deepEqual(faultsOf({ pages: ['a'], color: 3 }), [
    { kind: 'wrong-type', path: ['color'], found: 3, expected: ['string', 'object'] },
  ]);
});

test('a value that is nothing of the kind is told at the root', () => {
  assert.deepEqual(faultsOf(null), [
    { kind: 'wrong-type', path: [], found: null, expected: ['object'] },
  ]);
});
