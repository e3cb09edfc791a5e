import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';

/** Rows of a table with two columns, and what is reported as lost, with its column. */
const rows: readonly (readonly [row: string, reported?: string])[] = [
  ['| a | b | c |', '"c" 11'],
  ['a | b | c', '"c" 9'],
  ['| a | b | c | d', '"c | d" 11'],
  ['| text | number | b |', '"b" 19'],
  [String.raw`| text \| number | b | c |`, '"c" 24'],
  ['| {/* | */} a | b |'],
  ['| {1 || 2} | {"a|b"} | c |', '"c" 24'],
  ['| <b>a|b</b> | c |'],
  [String.raw`| a | b | <b id='c\|d'>e</b> |`, String.raw`"<b id='c\|d'>e</b>" 11`],
  ['| a | b |'],
  ['| a | b | |'],
  ['| a |'],
  [String.raw`| \`text \| number\` | b |`],
  ['| \\`text | number\\` | b |', '"b" 23'],
  ['| `C:\\` | b | c |', '"c" 15'],
];

for (const [row, reported] of rows) {
  test(`a row ${row} ${reported === undefined ? 'loses nothing' : 'loses cells, which is reported'}`, async () => {
    const { diagnostics } = await compileText(`| K | V |\n|---|---|\n${row}\n`);
    const said = diagnostics.map(({ code, message, position }) => {
      return `${code} ${/"[^]*"/.exec(message)?.[0]} ${position?.column}`;
    });
    assert.deepEqual(said, reported === undefined ? [] : [`page/extra-cells ${reported}`]);
  });
}

test('code that is cut by a pipe is reported once, not as an extra cell too', async () => {
  const { diagnostics } = await compileText('| K | V |\n|---|---|\n| `text | number` | b |\n');
  assert.deepEqual(
    diagnostics.map(({ code }) => code),
    ['page/open-code'],
  );
});
