import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClosingBraces } from '../../../../src/markdown/balance/closing-braces.ts';
import { findClosingBrace } from '../../../../src/markdown/repair/scan-tag.ts';

const SIGNS = ['{', '}', '"', "'", '`', '\\', '\n', '/', '*', 'a', ' ', '>', ':'];

test('every brace is closed where a search that begins at it finds its end', () => {
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let run = 0; run < 4000; run += 1) {
    const text = Array.from({ length: 1 + next(24) }, () => SIGNS[next(SIGNS.length)]).join('');
    const braces = new ClosingBraces(text);
    for (const { index } of text.matchAll(/\{/g)) {
      assert.equal(braces.endAfter(index), findClosingBrace(text, index), JSON.stringify(text));
    }
  }
});

test('braces and quotes in comments do not count', () => {
  const text = "{/* don't } ` */} {/*/ } */} {a /* } */} {src/* } {";
  const braces = new ClosingBraces(text);
  const found = Array.from(text.matchAll(/(?<=^| ){/g), ({ index }) => {
    const end = braces.endAfter(index);
    return end === undefined ? undefined : text.slice(index, end);
  });
  assert.deepEqual(found, [
    "{/* don't } ` */}",
    '{/*/ } */}',
    '{a /* } */}',
    '{src/* }',
    undefined,
  ]);
});

test('a slash and an asterisk in the text of an element begin no comment', () => {
  const later = ' {/* } */}';
  for (const code of ['{<b>*/*</b>}', '{<b>/api/*</b>}', '{<b>docs/*</b>}', '{<b>/*</b>}']) {
    const text = code + later;
    assert.equal(new ClosingBraces(text).endAfter(0), code.length, code);
    assert.equal(findClosingBrace(text, 0), code.length, code);
  }
  for (const before of ['', ' ', '\n', '{}', '(', '[', 'a,', 'a;', 'a:', 'a=']) {
    const code = `{${before}/* } */}`;
    assert.equal(new ClosingBraces(code).endAfter(0), code.length, code);
    assert.equal(findClosingBrace(code, 0), code.length, code);
  }
});

test('braces in strings do not count, and an apostrophe is no string', () => {
  const text = "{a('}')} don't {b} {`${'}'}`} {\"\\\"}\"} {";
  const braces = new ClosingBraces(text);
  const found = Array.from(text.matchAll(/(?<=^| ){/g), ({ index }) => {
    const end = braces.endAfter(index);
    return end === undefined ? undefined : text.slice(index, end);
  });
  assert.deepEqual(found, ["{a('}')}", '{b}', "{`${'}'}`}", '{"\\"}"}', undefined]);
});
