import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { mayContainHtml } from '../../../src/markdown/raw-html.ts';
import { assertGrowsEvenly } from '../../helpers/measure/assert-growth.ts';

suite('Markdown seems to contain HTML', () => {
  test('if a tag or a comment appears outside code', () => {
    for (const text of [
      '<br>',
      'a <b>b</b>',
      '</p>',
      '<!-- a -->',
      '`a` <p\nid="b">',
      '~~~\na\n~~~\n<hr/>',
    ]) {
      assert.ok(mayContainHtml(text), text);
    }
  });

  test('but not because of addresses, comparisons or code', () => {
    for (const text of [
      '<https://a.test>',
      '<a@b.test>',
      'a <b',
      'a < b > c',
      '`<b>`',
      '``` `<b>` ```',
      '~~~\n<b>\n~~~',
    ]) {
      assert.ok(!mayContainHtml(text), text);
    }
  });

  test('in time that is linear in its length, however its backticks are placed', () => {
    const runs = (size: number) =>
      Array.from({ length: Math.sqrt(size) }, (_, rank) => '`'.repeat(rank + 1));
    assertGrowsEvenly((size) => mayContainHtml(`<b>${'`'.repeat(size)}`), 400);
    assertGrowsEvenly((size) => mayContainHtml(`<b>${runs(size).join(' ')}`), 10_000);
    assertGrowsEvenly((size) => mayContainHtml('<b>`a`'.repeat(size)), 1_000);
  });
});
