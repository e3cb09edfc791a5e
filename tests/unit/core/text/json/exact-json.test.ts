/** Numbers that JavaScript would change, and those that it would not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatExact,
  isNumberText,
  mayBeInexact,
  NumberText,
  toExactNumber,
} from '../../../../../src/core/text/json/exact-json.ts';

const changed = [
  '9007199254740993',
  '-9007199254740993',
  '12345678901234567890',
  '0.1234567890123456789',
  '1e400',
  '-1E+400',
  '1e-400',
  '100000000000000000000000000000001',
  '9.007199254740993e15',
  '3.14159265358979323846264338327950288',
];

for (const text of changed) {
  test(`${text} keeps its digits`, () => {
    const value = toExactNumber(text);
    assert.ok(isNumberText(value));
    assert.equal(formatExact([value, { a: value }]), `[${text},{"a":${text}}]`);
    assert.equal(JSON.stringify({ a: value }), `{"a":${text}}`);
    assert.equal(String(value), text);
    assert.ok(mayBeInexact(`{"a":${text}}`));
  });
}

const held = [
  '0',
  '-0',
  '0.0',
  '0e99',
  '1',
  '1.10',
  '1E2',
  '1e2',
  '100',
  '0.1',
  '123.456e-7',
  '9007199254740992',
  '9007199254740994',
  '1e21',
  '1e22',
  '5e-324',
  '1.7976931348623157e308',
  '0.30000000000000004',
];

for (const text of held) {
  test(`${text} is read as a plain JavaScript number`, () => {
    assert.equal(toExactNumber(text), Number(text));
  });
}

test('a number with a million zeros is checked efficiently', () => {
  assert.ok(isNumberText(toExactNumber(`1${'0'.repeat(1_000_000)}1`)));
  assert.equal(toExactNumber(`0.${'0'.repeat(1_000_000)}`), 0);
});

test('a number in another radix is that of the nearest double', () => {
  const number = toExactNumber('12345678901234567890');
  assert.deepEqual(
    [String(number), number.toString(16)],
    ['12345678901234567890', 'ab54a98ceb1f0800'],
  );
});

test('a number from another copy of the module is recognized', async () => {
  const copy = '../../../../../src/core/text/json/exact-json.ts?copy';
  const { NumberText: Other } = (await import(copy)) as { NumberText: typeof NumberText };
  assert.notEqual(Other, NumberText);
  assert.ok(isNumberText(new Other('1e400')));
  assert.equal(isNumberText({ text: '1e400' }), false);
});

test('digits within words and strings do not count as inexact numbers', () => {
  for (const text of ['"550e8400-e29b-41d4"', '"a1716212362123456"', '"v1.2.3"', '..', 'e1000']) {
    assert.equal(mayBeInexact(`{"a":${text}}`), false, text);
  }
  for (const text of ['a: 12345678901234567', '- 1e400', '[-12345678901234567]', '+1e-400']) {
    assert.equal(mayBeInexact(text), true, text);
  }
});
