import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPath } from '../../../../src/core/text/format-path.ts';
import { parseJson } from '../../../../src/core/text/json/parse-json.ts';
import { positionAt, positionsIn } from '../../../../src/core/text/source-file.ts';
import { type DataPath, type SourceNode, spansIn } from '../../../../src/core/text/source-tree.ts';

const text = '{ "a": [1, { "b": true }], "a": { "c": null, "d": "x" } }';

function treeOf(json: string): SourceNode {
  const parsed = parseJson(json);
  assert.ok('tree' in parsed);
  return parsed.tree;
}

function textAt(path: DataPath, at?: 'key' | 'value'): string {
  const { start, end } = spansIn(treeOf(text))(path, at);
  return text.slice(start, end);
}

test('a value and its key are found by path', () => {
  assert.equal(textAt(['a', 'c']), 'null');
  assert.equal(textAt(['a', 'c'], 'key'), '"c"');
});

test('the last value of a duplicate key is found, as in JSON.parse', () => {
  assert.equal(textAt(['a']), '{ "c": null, "d": "x" }');
});

test('a number in a path selects the entry of an object by index', () => {
  assert.equal(textAt(['a', 1]), '"x"');
  assert.equal(textAt([0, 1, 'b']), 'true');
});

test('a missing path leads to the nearest enclosing value', () => {
  assert.equal(textAt(['a', 'z', 'y']), '{ "c": null, "d": "x" }');
  assert.equal(textAt(['a', 'c', 'deeper']), 'null');
  assert.equal(textAt(['z'], 'key'), text);
});

test('offsets convert to the same positions one by one and in bulk', () => {
  const lines = 'ab\n\r\ncd\u{1f600}\n';
  const positionOf = positionsIn(lines);
  for (let offset = 0; offset <= lines.length; offset += 1) {
    assert.deepEqual(positionOf(offset), positionAt(lines, offset));
  }
  assert.deepEqual(positionOf(-1), { line: 1, column: 1 });
  assert.deepEqual(positionOf(99), { line: 4, column: 1 });
});

test('paths are formatted in conventional notation', () => {
  assert.equal(formatPath(['navigation', 0, 'pages', 12]), 'navigation[0].pages[12]');
  assert.equal(formatPath(['footerSocials', 'hacker-news']), 'footerSocials.hacker-news');
  assert.equal(formatPath(['metadata', 'og:image']), 'metadata["og:image"]');
  assert.equal(formatPath([]), '');
});
