/** Which fixes are made together, and what the files then contain. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnostic } from '../../../../src/core/diagnostic/diagnostic.ts';
import type { Fix, FixConsent } from '../../../../src/core/diagnostic/fix.ts';
import { planFixes } from '../../../../src/core/diagnostic/plan-fixes.ts';

type Edit = [column: number, before: string, text: string, file?: string];

function told(edits: readonly Edit[], more: Partial<Fix> = {}): Diagnostic {
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
  const { files, cured, left } = planFixes(diagnostics, {
    textOf: (file) => texts[file],
    consents: new Set(consents),
  });
  return {
    after: Object.fromEntries(files.map(({ file, after }) => [file, after])),
    cured: cured.length,
    left: left.length,
  };
}

test('fixes in one file are applied together, and everything else is preserved', () => {
  const diagnostics = [told([[1, 'one', 'two']]), told([[9, 'tre', 'three']])];
  assert.deepEqual(plan(diagnostics, { 'a.mdx': 'one and tre.\r\n\u0000 end' }), {
    after: { 'a.mdx': 'two and three.\r\n\u0000 end' },
    cured: 2,
    left: 0,
  });
});

test('of overlapping fixes, only the first is applied', () => {
  const diagnostics = [told([[1, 'one', 'two']]), told([[3, 'e an', 'x']]), told([[4, '', '!']])];
  assert.deepEqual(plan(diagnostics, { 'a.mdx': 'one and' }), {
    after: { 'a.mdx': 'two and' },
    cured: 1,
    left: 2,
  });
});

test('an identical fix for two problems is applied once', () => {
  const diagnostics = [told([[1, '', '#']]), told([[1, '', '#']])];
  assert.deepEqual(plan(diagnostics, { 'a.mdx': '# a' }), {
    after: { 'a.mdx': '## a' },
    cured: 2,
    left: 0,
  });
});

test('a fix with several edits is applied completely or not at all', () => {
  const pair: Edit[] = [
    [1, 'one', 'two'],
    [1, 'gone', 'x', 'b.mdx'],
  ];
  const texts = { 'a.mdx': 'one', 'b.mdx': 'other' };
  assert.deepEqual(plan([told(pair)], texts), { after: {}, cured: 0, left: 0 });
  const both = plan([told(pair)], { ...texts, 'b.mdx': 'gone' });
  assert.deepEqual(both.after, { 'a.mdx': 'two', 'b.mdx': 'x' });
});

test('a file without available text is not changed', () => {
  assert.deepEqual(plan([told([[1, 'one', 'two']])], {}), { after: {}, cured: 0, left: 0 });
});

test('a fix that requires consent is applied only with consent', () => {
  const asked = told([[1, 'one', 'two']], { needs: 'decoration' });
  assert.deepEqual(plan([asked], { 'a.mdx': 'one' }), { after: {}, cured: 0, left: 0 });
  assert.equal(plan([asked], { 'a.mdx': 'one' }, ['decoration']).cured, 1);
});

test('inserted line breaks match the line endings of the file', () => {
  const diagnostics = [told([[2, '', '\n<br/>']])];
  assert.equal(plan(diagnostics, { 'a.mdx': 'a\r\nb' }).after['a.mdx'], 'a\r\n<br/>\r\nb');
  assert.equal(plan(diagnostics, { 'a.mdx': 'a\nb' }).after['a.mdx'], 'a\n<br/>\nb');
});
