import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeJsonProblem } from '../../../../../src/core/diagnostic/json-words.ts';
import { repairJson } from '../../../../../src/core/text/repair/repair-json.ts';
import { positionAt } from '../../../../../src/core/text/source-file.ts';
import { applyChanges } from '../../../../../src/core/text/text-change.ts';

/** Returns every mistake as `line:column message hint`, and the value read from the text. */
function repair(text: string): { reported: string[]; value: unknown } {
  const { problems, tree, ...repaired } = repairJson(text);
  const reported = problems.map(({ problem, offset }) => {
    const { line, column } = positionAt(text, offset);
    const { message, hint } = describeJsonProblem(problem);
    return `${line}:${column} ${message} ${hint}`;
  });
  return { reported, value: tree && (JSON.parse(repaired.text) as unknown) };
}

const COMMA_BEFORE = (closer: string) =>
  `There is a comma after the last item, before "${closer}". Remove this comma: JSON allows commas between items only.`;
const NO_COMMA = 'There is no comma between two items. Add a comma here.';
const UNCLOSED_TEXT = 'The text that begins here has no closing quote where it should end.';

const cases: readonly [slip: string, text: string, reported: string[], value: unknown][] = [
  [
    'trailing commas',
    '{ "a": [1, 2,], "b": { "c": 3, }, }',
    [`1:13 ${COMMA_BEFORE(']')}`, `1:30 ${COMMA_BEFORE('}')}`, `1:33 ${COMMA_BEFORE('}')}`],
    { a: [1, 2], b: { c: 3 } },
  ],
  [
    'missing commas',
    '{\n  "a": 1\n  "b": [1 2] "c": 3\n}',
    [`2:9 ${NO_COMMA}`, `3:10 ${NO_COMMA}`, `3:13 ${NO_COMMA}`],
    { a: 1, b: [1, 2], c: 3 },
  ],
  [
    'comments (reported once)',
    '// one\n{ "a": 1, /* two */ "b": 2 # three\n}',
    ['1:1 There are 3 comments, the first of them here (//); JSON has none. Remove the comments.'],
    { a: 1, b: 2 },
  ],
  [
    'single quotes, curly quotes and unquoted keys',
    `{ 'a': 'it"s', “b”: “x”, c: 1 }`,
    [
      `1:3 Text begins with ', which JSON does not accept as a quote. Write the text in straight double quotes: "…".`,
      `1:8 Text begins with ', which JSON does not accept as a quote. Write the text in straight double quotes: "…".`,
      '1:16 Text begins with “, which JSON does not accept as a quote. Write the text in straight double quotes: "…".',
      '1:21 Text begins with “, which JSON does not accept as a quote. Write the text in straight double quotes: "…".',
      '1:26 The key c is not in quotes. Write it in double quotes: "c".',
    ],
    { a: 'it"s', b: 'x', c: 1 },
  ],
  [
    'missing closing quotes',
    '{\n  "name: "Acme",\n  "b": "x,\n  "c": ["index, "setup"],\n  "d": ["y]\n}',
    [
      `2:3 ${UNCLOSED_TEXT} Add the closing double quote: "name".`,
      `3:8 ${UNCLOSED_TEXT} Add the closing double quote: "x".`,
      `4:9 ${UNCLOSED_TEXT} Add the closing double quote: "index".`,
      `5:9 ${UNCLOSED_TEXT} Add the closing double quote: "y".`,
    ],
    { name: 'Acme', b: 'x', c: ['index', 'setup'], d: ['y'] },
  ],
  [
    'missing opening quotes',
    '{ name": My project", "b": [one, two"] }',
    [
      '1:3 The key name is not in quotes. Write it in double quotes: "name".',
      '1:10 "My" is not a value in JSON. If it is text, write it in double quotes: "My".',
      '1:29 "one" is not a value in JSON. If it is text, write it in double quotes: "one".',
      '1:34 "two" is not a value in JSON. If it is text, write it in double quotes: "two".',
    ],
    { name: 'My project', b: ['one', 'two'] },
  ],
  [
    'an unclosed object (reported where it opens)',
    '{\n  "a": {\n    "b": 1,\n  "c": {\n    "d": 2\n  }\n}',
    ['2:8 The object that begins here is never closed. Add the missing "}".'],
    { a: { b: 1 }, c: { d: 2 } },
  ],
  [
    'an unclosed object without a comma after it',
    '{\n  "a": {\n    "b": 1\n  "c": {\n    "d": 2\n  }\n}',
    ['2:8 The object that begins here is never closed. Add the missing "}".'],
    { a: { b: 1 }, c: { d: 2 } },
  ],
  [
    'an unclosed list (reported where it opens)',
    '{\n  "a": [\n    { "b": 1 }\n  "c": 2\n}',
    ['2:8 The list that begins here is never closed. Add the missing "]".'],
    { a: [{ b: 1 }], c: 2 },
  ],
  [
    'a premature end',
    '{\n  "a": [{ "b": 1 }]\n',
    ['1:1 The object that begins here is never closed. Add the missing "}".'],
    { a: [{ b: 1 }] },
  ],
  [
    'a mismatched closing bracket',
    '{ "a": [1, 2}, "b": 1 }',
    [
      '1:13 There is "}" where "]" must close the bracket on line 1. Add "]" before this "}", or replace it.',
    ],
    { a: [1, 2], b: 1 },
  ],
  [
    'a surplus closing bracket',
    '{\n  "a": 1\n},\n  "b": 2\n}',
    ['3:1 This "}" ends the outermost object, but more follows. Remove this "}".'],
    { a: 1, b: 2 },
  ],
  [
    'a list in braces',
    '{ "a": { "x", "y" } }',
    ['1:8 A list is in { }, where JSON expects keys with values. Write the list in [ ].'],
    { a: ['x', 'y'] },
  ],
  [
    'other characters in place of colon and comma',
    '{ "a" = 1; "b" 2 }',
    [
      '1:6 There is no colon after the key "a". Write a colon and the value after it: "a": …',
      '1:10 There is ";" where a value or a comma is expected. Write a comma instead.',
      '1:15 There is no colon after the key "b". Write a colon and the value after it: "b": …',
    ],
    { a: 1, b: 2 },
  ],
  [
    'words for false, and a tab in a text',
    '{ "a": off, "b": No, "c": "x\ty" }',
    [
      '1:8 "off" is not a value in JSON. Write false, in lower case.',
      '1:18 "No" is not a value in JSON. Write false, in lower case.',
      '1:29 There is a tab inside a string. Write \\t, or a space.',
    ],
    { a: false, b: false, c: 'x\ty' },
  ],
  [
    'values from other languages',
    '{ "a": True, "b": .5, "c": "d\\e", "f": None }',
    [
      '1:8 "True" is not a value in JSON. Write true, in lower case.',
      '1:19 ".5" is not a number in JSON. Write it like 12, -3 or 0.5: with a digit before the point, no leading zero and no plus.',
      '1:30 "\\e" is not an escape sequence in JSON. Write a backslash twice (\\\\), or use a slash in paths.',
      '1:40 "None" is not a value in JSON. Remove the key, or write a value for it.',
    ],
    { a: true, b: 0.5, c: 'd/e', f: null },
  ],
  [
    'a git merge conflict',
    '{\n<<<<<<< HEAD\n  "a": 1,\n=======\n  "a": 2,\n>>>>>>> other\n  "b": 3\n}',
    [
      '2:1 There is an unresolved merge conflict from git here. Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
    ],
    { a: 1, b: 3 },
  ],
  [
    'a JavaScript object',
    'export default { a: 1 }',
    [
      '1:1 The file begins with "export", not with "{" like a JSON object. Write one object in { }, with its keys in double quotes.',
      '1:18 The key a is not in quotes. Write it in double quotes: "a".',
    ],
    { a: 1 },
  ],
  [
    'YAML in place of JSON',
    'name: Acme\nnavigation:\n  - group: Start\n',
    [
      '1:1 The file begins with "name", not with "{" like a JSON object. Write one object in { }, with its keys in double quotes.',
    ],
    undefined,
  ],
];

for (const [slip, text, reported, value] of cases) {
  test(`a text with ${slip} is read as far as possible`, () => {
    assert.deepEqual(repair(text), { reported, value });
  });
}

test('an unreadable value is marked as lost and keeps its position', () => {
  const { tree, toWritten } = repairJson('{ "a": , "b": [undefined, 1,] }');
  assert.ok(tree?.kind === 'map');
  const [a, b] = tree.entries;
  assert.ok(a?.value.kind === 'scalar' && b?.value.kind === 'list');
  assert.equal(a.value.isLost, true);
  const [first, second] = b.value.items;
  assert.ok(first?.kind === 'scalar' && second?.kind === 'scalar');
  assert.deepEqual([first.isLost, second.isLost], [true, undefined]);
  assert.equal(toWritten(second.start), '{ "a": , "b": [undefined, '.length);
});

test('repairing any text terminates, with all positions inside the text', () => {
  const parts = [
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    ',',
    ':',
    '\n',
    '//',
    'a',
    '1',
    '\\',
    ' ',
    '<<<<<<<',
  ];
  let seed = 7;
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from({ length: 24 }, () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return parts[(seed >> 8) % parts.length];
    }).join('');
    for (const { offset } of repairJson(text).problems) {
      assert.ok(offset >= 0 && offset <= text.length, text);
    }
  }
});

test('obvious typos come with a fix, guesses and comments without', () => {
  const written = `{ // keep me\n  'a': [1 2,],\n  b: "x,\n}`;
  const { problems } = repairJson(written);
  const changes = problems.flatMap(({ change }) => change ?? []);
  assert.equal(applyChanges(written, changes), `{ // keep me\n  "a": [1, 2],\n  "b": "x,\n}`);
});
