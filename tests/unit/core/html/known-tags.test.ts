import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { KnownTags } from '../../../../src/core/html/known-tags.ts';
import { parse } from '../../../../src/core/html/parse.ts';
import { findElement } from '../../../../src/core/html/text.ts';
import type { Element } from '../../../../src/core/html/tree.ts';
import { write } from '../../../../src/core/html/write.ts';

function first(root: Element): Element {
  const element = findElement(root, () => true);
  assert.ok(element);
  return element;
}

suite('tags shared between texts', () => {
  test('a change to one element does not affect the same tag in other texts', () => {
    const known = new KnownTags();
    const html = '<a class="x y" data-z href=/b>b</a>';
    const changed = parse(html, known);
    first(changed).set('class', 'other');
    first(changed).rename('b');
    const fresh = parse(html, known);
    assert.equal(write(fresh.children), html);
    assert.deepEqual(first(fresh).marks, ['a', '.x', '.y', 'data-z']);
    assert.deepEqual(first(changed).marks, ['b', '.other', 'data-z']);
  });

  test('a truncated tag is not mistaken for the complete one', () => {
    const known = new KnownTags();
    parse('<a title="1 > 0">b</a>', known);
    assert.equal(write(parse('<a title="1 >', known).children), '<a title="1 >');
    assert.equal(parse('<a title="1 >', known).children[0]?.kind, 'other');
  });

  test('are evicted when there are too many', () => {
    const known = new KnownTags();
    const tags = Array.from({ length: 5_000 }, (_, index) => `<a id="${index}">`);
    parse(tags.join(''), known);
    const kept = tags.filter((tag) => known.get(tag) !== undefined);
    assert.ok(kept.length < 4_001, `${kept.length} are kept`);
    assert.ok(known.get('<a id="4999">'), 'the last ones are');
  });
});
