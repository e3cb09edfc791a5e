import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { seemsToHoldHtml } from '../../../src/markdown/raw-html.ts';
import { assertGrowsEvenly } from '../../helpers/measure/assert-growth.ts';

suite('Markdown seems to hold HTML', () => {
  test('where a tag, a comment or the like stands outside of code', () => {
    for (const text of [
      '<br>',
      'a <b>b</b>',
      '</p>',
      '<!-- a -->',
      '`a` <p\nid="b">',
      '~~~\na\n~~~\n<hr/>',
    ]) {
      assert.ok(seemsToHoldHtml(text), text);
    }
  });

  test('not for addresses, comparisons and what is code', () => {
    for (const text of [
      '<https://a.test>',
      '<a@b.test>',
      'a <b',
      'a < b > c',
      '`<b>`',
      '``` `<b>` ```',
      '~~~\n<b>\n~~~',
    ]) {
      assert.ok(!seemsToHoldHtml(text), text);
    }
  });

  test('in time that grows with its length, however its marks of code are set', () => {
    const runs = (size: number) =>
      Array.from({ length: Math.sqrt(size) }, (_, rank) => '`'.repeat(rank + 1));
    assertGrowsEvenly((size) => seemsToHoldHtml(`<b>${'`'.repeat(size)}`), 400);
    assertGrowsEvenly((size) => seemsToHoldHtml(`<b>${runs(size).join(' ')}`), 10_000);
    assertGrowsEvenly((size) => seemsToHoldHtml('<b>`a`'.repeat(size)), 1_000);
  });
});
