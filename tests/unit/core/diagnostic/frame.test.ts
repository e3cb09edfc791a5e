/** The lines around a position, as terminals and error boxes show them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatFrame, framesIn } from '../../../../src/core/diagnostic/frame.ts';

function frame(text: string, line: number, column: number): string[] {
  return formatFrame(framesIn({ path: 'docs.json', text })({ line, column })).split('\n');
}

test('two lines before and one after are shown, with carets under the whole value', () => {
  const text = '{\n  "name": "x",\n  "colors": {\n    "primary": "red",\n    "a": 1\n  }\n}';
  assert.deepEqual(frame(text, 4, 16), [
    '  2 |   "name": "x",',
    '  3 |   "colors": {',
    '> 4 |     "primary": "red",',
    '    |                ^^^^^',
    '  5 |     "a": 1',
  ]);
});

test('line numbers are aligned in a column', () => {
  const text = Array.from({ length: 12 }, (_, index) => `line-${index + 1}`).join('\n');
  assert.deepEqual(frame(text, 9, 1), [
    '   7 | line-7',
    '   8 | line-8',
    '>  9 | line-9',
    '     | ^^^^^^',
    '  10 | line-10',
  ]);
});

test('tabs and Windows line endings do not shift the carets', () => {
  assert.deepEqual(frame('\t\t"a": 1\r\nb\r\n', 1, 3), [
    '> 1 |     "a": 1',
    '    |     ^^^',
    '  2 | b',
  ]);
});

test('wide characters count as two columns', () => {
  assert.deepEqual(frame('日本 "中" \u{1f600} x', 1, 4), [
    '> 1 | 日本 "中" \u{1f600} x',
    '    |      ^^^^',
  ]);
});

test('a tag is underlined with its name, a bracket alone', () => {
  assert.equal(frame('<Card title="a">', 1, 1)[1], '    | ^^^^^');
  assert.equal(frame('{ a }', 1, 1)[1], '    | ^');
});

test('an address is underlined with its fragment, a heading marker only partly', () => {
  assert.equal(frame('[a](/b/c#d-e) f', 1, 5)[1], '    |     ^^^^^^^^');
  assert.equal(frame('[a](#d-e) f', 1, 5)[1], '    |     ^^^^');
  assert.equal(frame('## Title', 1, 1)[1], '    | ^');
});

test('a long line is truncated around the position', () => {
  const [line, carets] = frame(`${'a'.repeat(500)} "here" ${'b'.repeat(500)}`, 1, 502);
  assert.equal(line, `> 1 | …${'a'.repeat(29)} "here" ${'b'.repeat(63)}…`);
  assert.equal(carets, `    | ${' '.repeat(31)}${'^'.repeat(6)}`);
});

test('control and bidirectional characters are replaced', () => {
  const [line] = frame('"\u001b[2J\u202e\u0007"', 1, 1);
  assert.equal(line, '> 1 | "\ufffd[2J\ufffd\ufffd"');
});

test('a position past the end is moved to the end', () => {
  assert.deepEqual(frame('one\ntwo', 9, 9), ['  1 | one', '> 2 | two', '    |    ^']);
  assert.deepEqual(frame('', 1, 1), ['> 1 |', '    | ^']);
});

test('a frame is also available as data', () => {
  assert.deepEqual(framesIn({ path: 'a.mdx', text: 'a <B />' })({ line: 1, column: 3 }), {
    lines: [{ number: 1, text: 'a <B />' }],
    target: 1,
    indent: 2,
    length: 2,
  });
});
