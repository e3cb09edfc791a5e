import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFormulaFault } from '../../../src/markdown/render-formula.ts';

test('the reason for a broken formula is a few words without the terms of the library', () => {
  const reasons: Readonly<Record<string, string | undefined>> = {
    '\\frac{a}{b}': undefined,
    'x^': 'something is missing in it',
    'a^b^c': 'Double superscript',
    'a_{1': "Expected '}', got the end",
    'a & b': "Expected the end, got '&'",
    '\\foo{a}': 'Unsupported function name: \\foo',
    '\\EOF': 'Unsupported function name: \\EOF',
    '\\begin{a}': 'No such environment: a',
  };
  for (const [source, reason] of Object.entries(reasons)) {
    assert.equal(findFormulaFault({ source, isDisplay: false }), reason, source);
  }
});
