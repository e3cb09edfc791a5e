/** Which fixes are made together, and what the files then contain. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnostic, Fix, FixConsent } from '../../../../src/core/diagnostic/diagnostic.ts';
import { planFixes } from '../../../../src/core/diagnostic/plan-fixes.ts';

type Edit = [column: number, before: string, text: string, file?: string];

function reported(edits: readonly Edit[], more: Partial<Fix> = {}): Diagnostic {
  const placed = edits.map(([column, before, text, file = 'a.mdx']) => {
    return { file, position: { line: 1, column }, before, text };
  });
  const fix = { title: 'x', edits: placed, ...more };
  const texts = { title: 'x', message: 'x', hint: 'x' };
  return { code: 'link/x', severity: 'warning', ...texts, file: 'a.mdx', fix };
}

function plan(
  diagnostics: readonly Diagnostic[],
  texts: Readonly<Record<string, string>>,
  consents: readonly FixConsent[] = [],
) {
  const { files, fixed, left } = planFixes(diagnostics, {
    textOf: (file) => texts[file],
    consents: new Set(consents),
  });
  return {
    after: Object.fromEntries(files.map(({ file, after }) => [file, after])),
    fixed: fixed.length,
    left: left.length,
  };
}

test('fixes in one file are applied together, and everything else is preserved', () => {
  const diagnostics = [reported([[1, 'one', 'two']]), reported([[9, 'tre', 'three']])];
  assert.deepEqual(plan(diagnostics, { 'a.mdx': 'one and tre.\r\n\u0000 end' }), {
    after: { 'a.mdx': 'two and three.\r\n\u0000 end' },
    fixed: 2,
    left: 0,
  });
});

test('of overlapping fixes, only the first is applied', () => {
  const diagnostics = [
    reported([[1, 'one', 'two']]),
    reported([[3, 'e an', 'x']]),
    reported([[4, '', '!']]),
  ];
  assert.deepEqual(plan(diagnostics, { 'a.mdx': 'one and' }), {
    after: { 'a.mdx': 'two and' },
    fixed: 1,
    left: 2,
  });
});

test('an identical fix for two problems is applied once', () => {
  const diagnostics = [reported([[1, '', '#']]), reported([[1, '', '#']])];
  assert.deepEqual(plan(diagnostics, { 'a.mdx': '# a' }), {
    after: { 'a.mdx': '## a' },
    fixed: 2,
    left: 0,
  });
});

test('a fix with several edits is applied completely or not at all', () => {
  const pair: Edit[] = [
    [1, 'one', 'two'],
    [1, 'gone', 'x', 'b.mdx'],
  ];
  const texts = { 'a.mdx': 'one', 'b.mdx': 'other' };
  assert.deepEqual(plan([reported(pair)], texts), { after: {}, fixed: 0, left: 0 });
  const both = plan([reported(pair)], { ...texts, 'b.mdx': 'gone' });
  assert.deepEqual(both.after, { 'a.mdx': 'two', 'b.mdx': 'x' });
});

test('a file without available text is not changed', () => {
  assert.deepEqual(plan([reported([[1, 'one', 'two']])], {}), { after: {}, fixed: 0, left: 0 });
});

test('a fix that requires consent is applied only with consent', () => {
  const asked = reported([[1, 'one', 'two']], { needs: 'decoration' });
  assert.deepEqual(plan([asked], { 'a.mdx': 'one' }), { after: {}, fixed: 0, left: 0 });
  assert.equal(plan([asked], { 'a.mdx': 'one' }, ['decoration']).fixed, 1);
});

test('inserted line breaks match the line endings of the file', () => {
  const diagnostics = [reported([[2, '', '\n<br/>']])];
  assert.equal(plan(diagnostics, { 'a.mdx': 'a\r\nb' }).after['a.mdx'], 'a\r\n<br/>\r\nb');
  assert.equal(plan(diagnostics, { 'a.mdx': 'a\nb' }).after['a.mdx'], 'a\n<br/>\nb');
});
