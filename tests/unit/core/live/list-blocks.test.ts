import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareOutput } from '../../../../src/core/live/compare-output.ts';
import { listVerifiedBlocks } from '../../../../src/core/live/list-blocks.ts';

const page = [
  'Text.',
  '',
  '```bash Create verify',
  'curl "$API"',
  '```',
  '',
  '```json Answer verify=output varies="token,at"',
  '{ "token": "a" }',
  '```',
  '',
  '<Steps>',
  '  ```js verify',
  '  if (true) {',
  '    console.log(1);',
  '  }',
  '  ```',
  '</Steps>',
  '',
  '```json',
  '{}',
  '```',
  '',
  '````md',
  '```bash verify',
  'rm -rf here',
  '```',
  '````',
  '',
  '```ruby verify',
  '```',
].join('\n');

test('marked blocks are found with their output, but not inside other code blocks', () => {
  assert.deepEqual(listVerifiedBlocks(page), [
    {
      language: 'shell',
      code: 'curl "$API"',
      position: { line: 3, column: 1 },
      output: {
        text: '{ "token": "a" }',
        varies: ['token', 'at'],
        position: { line: 7, column: 1 },
      },
    },
    {
      language: 'javascript',
      code: 'if (true) {\n  console.log(1);\n}',
      position: { line: 12, column: 3 },
    },
  ]);
});

test('marked blocks are found in blockquotes and lists, but not if unclosed', () => {
  const quoted =
    '> ```bash verify\n> ls\n> ```\n\n1. ```py verify\n   a\n   ```\n\n```sh verify\nrm\n';
  const blocks = listVerifiedBlocks(quoted);
  assert.deepEqual(
    blocks.map(({ code, position }) => [code, position]),
    [
      ['ls', { line: 1, column: 3 }],
      ['a', { line: 5, column: 4 }],
    ],
  );
});

function compare(expected: string, printed: string, standIns = new Map<string, string>()) {
  return compareOutput({ expected, printed, varies: ['token'], standIns });
}

test('JSON is compared by value, and lines after it as text', () => {
  assert.equal(compare('{\n  "a": [1, 2]\n}\n404', '{"a":[1,2]}\n404\n'), undefined);
  assert.equal(compare('{"a": 1}\n404', '{"a":1}\n200'), 'has "200" in line 2 instead of "404".');
  assert.equal(compare('{"a": 1}', '{"a":2}'), 'has at /a 2 instead of 1.');
  assert.equal(compare('{"a": 1}', '{"a":1,"b":2}'), 'has /b, which the page does not show.');
  assert.equal(compare('{"a": 1}', '{}'), 'has no /a.');
  assert.equal(compare('{"a": [1]}', '{"a":[]}'), 'has at /a 0 items instead of 1.');
  assert.equal(compare('[1]', '[1,2]'), 'has 2 items instead of 1.');
  assert.equal(compare('[1]', '{}'), 'is {} instead of [1].');
  assert.equal(compare('{"a": 1}', 'oops'), 'is not JSON: "oops".');
});

test('a varying value stands for exactly one printed value', () => {
  const standIns = new Map<string, string>();
  const compareAgain = (expected: string, printed: string) => compare(expected, printed, standIns);
  assert.equal(compareAgain('{"token": "a"}', '{"token":"x1"}'), undefined);
  assert.equal(compareAgain('{"token": "a"}', '{"token":"x1"}'), undefined);
  assert.equal(
    compareAgain('{"token": "a"}', '{"token":"x2"}'),
    'has a different value at /token than the page shows for "a".',
  );
  assert.equal(
    compareAgain('{"token": "b"}', '{"token":"x1"}'),
    'has at /token a value that already stands for another one on the page.',
  );
  assert.equal(
    compareAgain('{"token": "b"}', '{"token":7}'),
    'has at /token a number instead of a string.',
  );
  assert.equal(compareAgain('{"token": 5}', '{"token":12345678901234567890}'), undefined);
  const kinds = ['[]', '{}', 'null', 'true'].map((value) => {
    return compareAgain('{"token": "b"}', `{"token":${value}}`);
  });
  assert.deepEqual(kinds, [
    'has at /token a list instead of a string.',
    'has at /token an object instead of a string.',
    'has at /token null instead of a string.',
    'has at /token a boolean instead of a string.',
  ]);
});

test('lines are compared without trailing whitespace, and dots match anything', () => {
  assert.equal(compare('a\nb', 'a  \nb\n\n'), undefined);
  assert.equal(compare('a\n...\nd', 'a\nb\nc\nd'), undefined);
  assert.equal(compare('took … ms (all)', 'took 14 ms (all)'), undefined);
  assert.equal(compare('{"a": 1}\n…\nd', '{"a":1}\nb\nc\nd'), undefined);
});

test('the first line that differs is named, not one that dots match', () => {
  assert.equal(compare('a\nb', 'a\nc'), 'has "c" in line 2 instead of "b".');
  assert.equal(compare('took … ms\nb', 'took 14 ms\nc'), 'has "c" in line 2 instead of "b".');
  assert.equal(compare('a', 'a\nb'), 'has "b" in line 2, which the page does not show.');
  assert.equal(compare('a\nb', 'a'), 'ends before "b".');
  assert.equal(
    compare('a\n…\nd', 'a\nb\nc'),
    'has no "d" below the lines that the page leaves out.',
  );
  assert.equal(compare('…\nd', 'a\nd\ne'), 'ends with "e" instead of "d".');
});
