import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveIcons, useSprite } from '../../../src/components/chrome/icon-sprite.ts';

const icon = (path: string) =>
  `<svg class="icon" viewBox="0 0 8 8" aria-hidden="true" fill="currentColor">${path}</svg>`;
const drawing = (name: string) => `<path d="M${name} ${'1 2 3 4 '.repeat(200)}"/>`;
const sign = '<svg class="icon chrome-icon" viewBox="0 0 24 24" aria-hidden="true"><path/></svg>';

function move(html: string, others = '') {
  let sprite: string | undefined;
  const keep = (text: string) => {
    sprite = text;
    return '/docs/icons.svg';
  };
  const moved = moveIcons({ html, others, keep });
  return { moved: moved.html, sprite, made: moved.sprite };
}

test('many drawings become one file, each drawing once', () => {
  const names = ['a', 'b', 'a', 'c'];
  const { moved, sprite = '' } = move(names.map((name) => icon(drawing(name))).join(sign));
  assert.equal(sprite.match(/<symbol /g)?.length, 3);
  assert.match(sprite, /<symbol id="i1" viewBox="0 0 8 8"><path d="Mb /);
  const use = (id: string) =>
    `<svg class="icon" aria-hidden="true" fill="currentColor"><use href="/docs/icons.svg#${id}"/></svg>`;
  assert.equal(moved, ['i0', 'i1', 'i0', 'i2'].map(use).join(sign));
});

test('a few drawings stay in the page, which then needs no other file', () => {
  const html = `<li>${icon('<path d="M1 1"/>')}${icon('<path d="M2 2"/>')}</li>`;
  assert.deepEqual(move(html), { moved: html, sprite: undefined, made: undefined });
});

test('the rest of the page draws from the same file what it holds, and nothing else', () => {
  const { made } = move(icon(drawing('x')).repeat(2), icon(drawing('y')));
  assert.ok(made);
  const page = useSprite(`<main>${icon(drawing('y'))}${icon('<path d="M0"/>')}</main>`, made);
  assert.equal(page.match(/#i1"/g)?.length, 1);
  assert.ok(page.includes(icon('<path d="M0"/>')));
});
