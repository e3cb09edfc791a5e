import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listScripts } from '../../../../src/markdown/repair/jsx-code.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';

function scriptsOf(text: string): string[] {
  return listScripts(text).map(({ start, end }) => text.slice(start, end));
}

test('expressions, imports and exports are JavaScript, and other text is not', () => {
  assert.deepEqual(scriptsOf('A {b({ c: "}" })} and \\{d}, not export.\n'), ['{b({ c: "}" })}']);
  assert.deepEqual(scriptsOf("import a from '/b.mdx';\nimport c from 'd';\n\nText\n"), [
    "import a from '/b.mdx';\nimport c from 'd';",
  ]);
  assert.deepEqual(scriptsOf('export const A = () => {\n\n  return {};\n};\n\nText\n'), [
    'export const A = () => {\n\n  return {};\n};',
  ]);
});

test('a brace that is never closed begins no JavaScript, and hides none below it', () => {
  assert.deepEqual(scriptsOf('{/{/.test("a")} {b}\n'), ['{/.test("a")}', '{b}']);
  assert.deepEqual(scriptsOf("import './a{'\n\n{b}\n"), ['{b}']);
  assert.deepEqual(scriptsOf('{a} {b\n\n{c'), ['{a}']);
  assert.deepEqual(scriptsOf('export const a = {\n\nText'), []);
});

test('JavaScript is found in linear time', () => {
  for (const piece of ['{a ', '{a} ', 'export const a = {\n\n', 'export const a = {}\n\n', "{'"]) {
    assertGrowsEvenly((size) => scriptsOf(piece.repeat(size)), 400);
  }
});
