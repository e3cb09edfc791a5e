import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeCaption } from '../../../../src/core/text/write-caption.ts';

/** Marks in angle brackets, with what they hold; text as it is. */
function piecesOf(caption: string): string {
  return writeCaption(caption, {
    text: (text) => text,
    mark: ([, ...groups]) => `<${groups.filter((group) => group !== undefined).join(' ')}>`,
  });
}

test('code, links, bold and emphasis are marks, and all else is text', () => {
  assert.equal(
    piecesOf('A `b` of [c](/d), **e f** and *g* or _h_.'),
    'A <b> of <c /d>, <e f> and <g> or <h>.',
  );
  for (const text of ['', 'plain', '2 * 3 * 4', 'snake_case_name', '[no](a b)', '`open']) {
    assert.equal(piecesOf(text), text);
  }
});
