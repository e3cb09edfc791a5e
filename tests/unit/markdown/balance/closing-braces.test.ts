import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClosingBraces } from '../../../../src/markdown/balance/closing-braces.ts';
import { findClosingBrace } from '../../../../src/markdown/repair/scan-tag.ts';

const SIGNS = ['{', '}', '"', "'", '`', '\\', '\n', '/', '*', 'a'];

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

test('braces in strings do not count, and an apostrophe is no string', () => {
  const text = "{a('}')} don't {b} {`${'}'}`} {\"\\\"}\"} {";
  const braces = new ClosingBraces(text);
  const found = Array.from(text.matchAll(/(?<=^| ){/g), ({ index }) => {
    const end = braces.endAfter(index);
    return end === undefined ? undefined : text.slice(index, end);
  });
  assert.deepEqual(found, ["{a('}')}", '{b}', "{`${'}'}`}", '{"\\"}"}', undefined]);
});
