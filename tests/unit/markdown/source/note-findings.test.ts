import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compilerText } from '../../../../src/markdown/source/compiler-draft.ts';
import {
  emptyFindings,
  noteExpression,
  noteHtml,
} from '../../../../src/markdown/source/note-findings.ts';

test('a page can have any number of tags in one block of HTML or one expression', () => {
  const count = 150_000;
  const findings = emptyFindings();
  const html = '<b>'.repeat(count);
  const source = compilerText(html, html, []);
  noteHtml({ findings, source }, { start: 0, end: html.length }, () => false);
  assert.equal(findings.tags.length, count);
  const code = `[${'<b/>,'.repeat(count)}]`;
  const text = `{${code}}`;
  noteExpression({ findings, source: compilerText(text, text, []) }, { code, start: 1 }, 'text');
  assert.equal(findings.tags.length, 2 * count);
});
