/** JSON as strict as `JSON.parse`, with the exact position and kind of the first mistake. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeJsonProblem } from '../../../../../src/core/diagnostic/json-words.ts';
import { formatTree, toExactJson } from '../../../../../src/core/text/json/exact-json.ts';
import { findRepeatedKeys } from '../../../../../src/core/text/json/json-tree.ts';
import { type JsonFailure, readJson } from '../../../../../src/core/text/json/read-json.ts';
import { positionAt } from '../../../../../src/core/text/source-file.ts';

/** A text, where it stops being JSON, and the hint for the author. */
const broken: readonly (readonly [text: string, place: string, kind: string, hint: string])[] = [
  ['', '1:1', 'empty', 'Write an object: { }.'],
  [' \n', '1:1', 'empty', 'Write an object: { }.'],
  [
    '{"a":1,}',
    '1:7',
    'trailing-comma',
    'Remove this comma: JSON allows commas between items only.',
  ],
  [
    '[1,\n2,\n]',
    '2:2',
    'trailing-comma',
    'Remove this comma: JSON allows commas between items only.',
  ],
  ['{"a":1 "b":2}', '1:7', 'missing-comma', 'Add a comma here.'],
  ['{\n  "a": 1\n  "b": 2\n}', '2:9', 'missing-comma', 'Add a comma here.'],
  ['[1 2]', '1:3', 'missing-comma', 'Add a comma here.'],
  ['[1,,2]', '1:4', 'extra-comma', 'Remove this comma.'],
  ['{,}', '1:2', 'extra-comma', 'Remove this comma.'],
  ['{a: 1}', '1:2', 'unquoted-key', 'Write it in double quotes: "a".'],
  ["{'a': 1}", '1:2', 'foreign-quote', 'Write the text in straight double quotes: "…".'],
  ['{"a": \'x\'}', '1:7', 'foreign-quote', 'Write the text in straight double quotes: "…".'],
  ['{“a”: 1}', '1:2', 'foreign-quote', 'Write the text in straight double quotes: "…".'],
  ['{1: 2}', '1:2', 'unquoted-key', 'Write it in double quotes: "1".'],
  ['{"a" 1}', '1:5', 'missing-colon', 'Write a colon and the value after it: "a": …'],
  ['{"a"="b"}', '1:5', 'missing-colon', 'Write a colon and the value after it: "a": …'],
  ['{"a": }', '1:5', 'missing-value', 'Write a value after the colon, or remove the key.'],
  ['{"a":\n}', '1:5', 'missing-value', 'Write a value after the colon, or remove the key.'],
  [
    '{"a": 01}',
    '1:7',
    'bad-number',
    'Write it like 12, -3 or 0.5: with a digit before the point, no leading zero and no plus.',
  ],
  [
    '{"a": .5}',
    '1:7',
    'bad-number',
    'Write it like 12, -3 or 0.5: with a digit before the point, no leading zero and no plus.',
  ],
  [
    '{"a": +1}',
    '1:7',
    'bad-number',
    'Write it like 12, -3 or 0.5: with a digit before the point, no leading zero and no plus.',
  ],
  [
    '{"a": 0x1F}',
    '1:7',
    'bad-number',
    'Write it like 12, -3 or 0.5: with a digit before the point, no leading zero and no plus.',
  ],
  ['{"a": NaN}', '1:7', 'bad-word', 'Remove the key, or write a value for it.'],
  ['{"a": True}', '1:7', 'bad-word', 'Write true, in lower case.'],
  ['{"a": no}', '1:7', 'bad-word', 'Write false, in lower case.'],
  ['{"a": None}', '1:7', 'bad-word', 'Remove the key, or write a value for it.'],
  ['{"a": some}', '1:7', 'bad-word', 'If it is text, write it in double quotes: "some".'],
  ['{"a": "x\ty"}', '1:9', 'control-character', 'Write \\t, or a space.'],
  ['{"a": "x\u0001"}', '1:9', 'control-character', 'Remove it.'],
  [
    '{"a": "C:\\path"}',
    '1:10',
    'bad-escape',
    'Write a backslash twice (\\\\), or use a slash in paths.',
  ],
  [
    '{"a": "x',
    '1:7',
    'unclosed-text',
    'Add the closing double quote; a line break inside a string is written \\n.',
  ],
  [
    '{"a": "x\n"}',
    '1:7',
    'unclosed-text',
    'Add the closing double quote; a line break inside a string is written \\n.',
  ],
  ['{"a": 1', '1:1', 'unclosed', 'Add the missing "}".'],
  ['{"a": [1, 2}', '1:12', 'wrong-closer', 'Add "]" before this "}", or replace it.'],
  ['{\n"a": [1, 2\n}', '3:1', 'wrong-closer', 'Add "]" before this "}", or replace it.'],
  ['[1}', '1:3', 'wrong-closer', 'Add "]" before this "}", or replace it.'],
  ['// note\n{}', '1:1', 'comment', 'Remove the comment.'],
  ['{} // note', '1:4', 'comment', 'Remove the comment.'],
  ['{"a": 1 /* note */}', '1:9', 'comment', 'Remove the comment.'],
  ['# note\n{}', '1:1', 'comment', 'Remove the comment.'],
  [
    '{} {}',
    '1:4',
    'text-after-end',
    'Remove what follows the last bracket, or the bracket that closes too early.',
  ],
  [
    '{"a": 1}}',
    '1:9',
    'text-after-end',
    'Remove what follows the last bracket, or the bracket that closes too early.',
  ],
  ['{"a": 1;"b": 2}', '1:8', 'unexpected', 'Write a comma instead.'],
  [
    '{"a": 1,\u00a0"b": 2}',
    '1:9',
    'bad-key',
    'Write a key in double quotes, a colon and a value: "name": "My project".',
  ],
  ['{\u0000', '1:2', 'not-text', 'Save the file as UTF-8.'],
  ['name: Acme', '1:1', 'bad-word', 'If it is text, write it in double quotes: "name".'],
  ['<html>', '1:1', 'bad-word', 'If it is text, write it in double quotes: "<html>".'],
];

for (const [text, place, kind, hint] of broken) {
  test(`${JSON.stringify(text)} has a ${kind} at ${place}`, () => {
    const parsed = readJson(text);
    assert.ok(parsed.problem);
    const { line, column } = positionAt(text, parsed.offset);
    assert.deepEqual([`${line}:${column}`, parsed.problem.kind], [place, kind]);
    assert.equal(describeJsonProblem(parsed.problem).hint, hint);
    assert.throws(() => JSON.parse(text));
  });
}

const sound = [
  '{}',
  ' [ ] ',
  '"a"',
  '-0.5e+10',
  'null',
  '{ "a": [1, { "b": "\\u00e9\\n\\"" }], "": true }',
  '"\u2028 \u007f \ud800 \u{1f600}"',
  '{ "__proto__": 1, "a": 1, "a": 2 }',
];

for (const text of sound) {
  test(`${JSON.stringify(text)} is JSON with the same value as from JSON.parse`, () => {
    const { tree } = readJson(text);
    assert.ok(tree);
    assert.deepEqual(toExactJson(tree), JSON.parse(text));
  });
}

test('a hundred thousand nested brackets are one problem, not a crash', () => {
  const { problem, offset } = readJson('['.repeat(100_000)) as JsonFailure;
  assert.deepEqual({ problem, offset }, { problem: { kind: 'too-deep', limit: 64 }, offset: 64 });
});

test('the depth limit is set by the caller and not by the stack', () => {
  const depth = 100_000;
  const text = '{"a":['.repeat(depth) + ']}'.repeat(depth);
  assert.equal(readJson(text, 99).problem?.kind, 'too-deep');
  const { tree } = readJson(text, Infinity);
  assert.ok(tree);
  assert.equal(tree.end, text.length);
  assert.deepEqual(findRepeatedKeys(tree), []);
});

test('numbers, names and their order are preserved when written again', () => {
  const text =
    '{"10":9007199254740993,"2":[1e400,1.10,-0,1E2,0.1000],"a":-12345678901234567890.5,"a":{}}';
  const { tree } = readJson(text);
  assert.ok(tree);
  assert.equal(formatTree(tree), text);
});

test('every value and key has its position and its source text', () => {
  const text = ' { "a\\u0062" : [ 1.0 , "x" ] } ';
  const { tree } = readJson(text);
  assert.ok(tree?.kind === 'map');
  const [entry] = tree.entries;
  assert.ok(entry?.value.kind === 'list');
  assert.deepEqual([entry.key, entry.keySpan.text], ['ab', '"a\\u0062"']);
  for (const { text: written, start, end } of [entry.keySpan, ...entry.value.items].flatMap(
    (node) => (node.kind === 'scalar' ? [node] : []),
  )) {
    assert.equal(text.slice(start, end), written);
  }
  assert.deepEqual([tree.start, tree.end], [1, text.length - 1]);
  assert.equal(text.slice(entry.value.start, entry.value.end), '[ 1.0 , "x" ]');
});

test('every repeated key is found, at any depth, in text order', () => {
  const { tree } = readJson('{ "a": 1, "b": [{ "c": 1, "\\u0063": 2, "c": 3 }], "a": 2 }');
  assert.ok(tree);
  assert.deepEqual(
    findRepeatedKeys(tree).map(({ key, first, again }) => [key, first.start, again.start]),
    [
      ['c', 18, 26],
      ['c', 18, 39],
      ['a', 2, 50],
    ],
  );
});

test('after any change to a text, the reader agrees with JSON.parse on its validity', () => {
  const text =
    '{\n "a b": [1, -2.5e3, true, null, "q\\"\\\\\\u00e9\\n", {}, []], "k": [[{ "x": false }]]\n}';
  const strange = '{}[],:"\\ntrue019.-+eE \t/#\u00e9\u00a0\u0001\'';
  for (let at = 0; at < text.length; at += 1) {
    const changed = [
      text.slice(0, at) + text.slice(at + 1),
      text.slice(0, at),
      ...Array.from(strange, (letter) => text.slice(0, at) + letter + text.slice(at)),
      ...Array.from(strange, (letter) => text.slice(0, at) + letter + text.slice(at + 1)),
    ];
    for (const candidate of changed) {
      assert.equal(readJson(candidate).tree !== undefined, isJson(candidate), candidate);
    }
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
