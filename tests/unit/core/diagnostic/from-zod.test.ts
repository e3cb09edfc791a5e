/** Turns the issues of zod into plain faults; for a union, those of the branch that was meant. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { problemsFromZod, type ValueProblem } from '../../../../src/core/diagnostic/from-zod.ts';

const hex = z.string().refine((text) => text.startsWith('#'), { params: { code: 'bad-hex' } });
const schema = z.strictObject({
  color: z.union([hex, z.strictObject({ from: hex, to: hex })]).optional(),
  mode: z.enum(['light', 'dark']).optional(),
  pages: z.array(z.union([z.string(), z.strictObject({ group: z.string() })])).min(1),
});

function faultsOf(value: unknown): ValueProblem[] {
  return problemsFromZod(schema.safeParse(value).error?.issues ?? [], value);
}

test('a value of the wrong type is reported with the found value and the expected type', () => {
  assert.deepEqual(faultsOf({ pages: 3 }), [
    { kind: 'wrong-type', path: ['pages'], found: 3, expected: ['array'] },
  ]);
});

test('a missing key is reported at the path of the key', () => {
  assert.deepEqual(faultsOf({}), [{ kind: 'missing-key', path: ['pages'], alternatives: [] }]);
});

test('every unknown key is a separate fault', () => {
  const beside = new Set(['pages', 'one', 'two']);
  assert.deepEqual(faultsOf({ pages: ['a'], one: 1, two: 2 }), [
    { kind: 'unknown-key', path: ['one'], found: 1, beside },
    { kind: 'unknown-key', path: ['two'], found: 2, beside },
  ]);
});

test('a value that is not allowed is reported with the allowed values', () => {
  assert.deepEqual(faultsOf({ pages: ['a'], mode: 'drak' }), [
    { kind: 'unknown-value', path: ['mode'], found: 'drak', allowed: ['light', 'dark'] },
  ]);
});

test('a list without items is reported as empty', () => {
  assert.deepEqual(faultsOf({ pages: [] }), [{ kind: 'empty', path: ['pages'], found: [] }]);
});

test('a broken rule is reported with its code', () => {
  assert.deepEqual(faultsOf({ pages: ['a'], color: 'red' }), [
    { kind: 'broken-rule', path: ['color'], found: 'red', code: 'bad-hex' },
  ]);
});

test('in a union, only the branch of the matching type reports faults', () => {
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

test('if no branch of a union matches, all their types are expected', () => {
  assert.deepEqual(faultsOf({ pages: ['a'], color: 3 }), [
    { kind: 'wrong-type', path: ['color'], found: 3, expected: ['string', 'object'] },
  ]);
});

test('a root value of the wrong type is reported at the root', () => {
  assert.deepEqual(faultsOf(null), [
    { kind: 'wrong-type', path: [], found: null, expected: ['object'] },
  ]);
});
