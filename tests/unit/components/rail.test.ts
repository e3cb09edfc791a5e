import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatherRail, RAIL_END, RAIL_START } from '../../../src/components/content/rail.ts';

const piece = (text: string) => `${RAIL_START}<div>${text}</div>${RAIL_END}`;

test('all pieces of the right column come together at the place of the first', () => {
  assert.equal(
    gatherRail(`<p>a</p>${piece('request')}<p>b</p>${piece('response')}<p>c</p>`),
    '<p>a</p><div class="rail"><div>request</div><div>response</div></div><p>b</p><p>c</p>',
  );
});

test('a page without such pieces stays as it is', () => {
  assert.equal(gatherRail('<p>a</p>'), '<p>a</p>');
});

test('text in a piece is not read as a replacement pattern', () => {
  assert.equal(gatherRail(piece('$& $1')), '<div class="rail"><div>$& $1</div></div>');
});
