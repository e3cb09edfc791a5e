import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDay } from '../../../../src/core/pages/day.ts';

const day = (text: string) => parseDay(text)?.toISOString().slice(0, 10);

test('a day is parsed in common date formats', () => {
  for (const text of [
    '2026-03-14',
    '2026/3/14',
    '2026-03-14T09:30:00+02:00',
    'March 14, 2026',
    'Mar 14th 2026',
    '14 March 2026',
    'Saturday, 14. Mar. 2026',
    ' march  14, 2026 ',
  ]) {
    assert.equal(day(text), '2026-03-14', text);
  }
  assert.equal(day('Sept 3, 2025'), '2025-09-03');
});

test('incomplete, ambiguous, invalid and embedded dates are rejected', () => {
  for (const text of [
    '',
    'v2.1.0',
    '2026',
    'March 2026',
    '2026-03',
    '14 March',
    '03/04/2026',
    '2026-02-30',
    'Foo 14, 2026',
    'Since March 14, 2026',
    'March 14, 2026 and later',
    '2026-03/14',
  ]) {
    assert.equal(day(text), undefined, text);
  }
});
