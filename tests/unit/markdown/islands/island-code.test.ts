import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toIslandCode } from '../../../../src/markdown/islands/island-code.ts';

test('of functions with the same name, browsers get the last, as the build uses', () => {
  const source = [
    'export function go() { return 1; }',
    'export function other() { return go(); }',
    'export function go() { return 2; }',
  ].join('\n');
  const { text, body, exported } = toIslandCode(source, new Set(['other']));
  assert.doesNotMatch(text, /return 1/);
  assert.equal(text.match(/function go/g)?.length, 1);
  assert.match(body, /return 2/);
  assert.deepEqual([...exported.keys()].sort(), ['go', 'other']);
});

test('functions with the same name in different functions stay', () => {
  const source =
    'export const a = () => { function go() {} go(); };\nfunction go() {}\nexport { go };\n';
  assert.equal(toIslandCode(source).text.match(/function go/g)?.length, 2);
});
