import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { formatIcon } from '../../../../src/engine/render/format-icon.ts';
import { buildSprite, rememberSprite } from '../../../../src/engine/render/icon-sprite.ts';
import { createIconSet } from '../../../../src/node/icons/icon-set.ts';

const icon = (path: string) =>
  `<svg class="icon" viewBox="0 0 8 8" aria-hidden="true" fill="currentColor">${path}</svg>`;
const drawing = (name: string) => `<path d="M${name} ${'1 2 3 4 '.repeat(200)}"/>`;

function build(icons: readonly string[]) {
  let text: string | undefined;
  const sprite = buildSprite(icons, (kept) => {
    text = kept;
    return '/docs/icons.svg';
  });
  return { text, sprite };
}

suite('the icons of a sidebar', () => {
  test('become one file if there are many, with each drawing once', () => {
    const { text = '', sprite } = build(['a', 'b', 'a', 'c'].map((name) => icon(drawing(name))));
    assert.equal(text.match(/<symbol /g)?.length, 3);
    assert.match(text, /<symbol id="i1" viewBox="0 0 8 8"><path d="Mb /);
    assert.equal(
      sprite.get(icon(drawing('b'))),
      '<svg class="icon" aria-hidden="true" fill="currentColor"><use href="/docs/icons.svg#i1"/></svg>',
    );
  });

  test('share one symbol if they differ only in color', () => {
    const line = icon(drawing('a')).replace('fill="currentColor"', 'fill="none"');
    const { text = '', sprite } = build([icon(drawing('a')), line, icon(drawing('b'))]);
    assert.equal(text.match(/<symbol /g)?.length, 2);
    assert.match(sprite.get(line) ?? '', /fill="none"><use href="\/docs\/icons.svg#i0"\/>/);
  });

  test('stay in the page if there are few, without an extra file', () => {
    const { text, sprite } = build([icon('<path d="M1 1"/>'), icon('<path d="M2 2"/>')]);
    assert.deepEqual([text, sprite.size], [undefined, 0]);
    const usual = (name: string) => icon(`<path d="M${name} ${'1 2 3 4 '.repeat(75)}"/>`);
    assert.equal(build([usual('a'), usual('b')]).sprite.size, 0);
    assert.equal(build([usual('a'), usual('b'), usual('c')]).sprite.size, 3);
  });

  test('are collected once for all pages that share the sidebar', () => {
    const items = [] as const;
    const first = rememberSprite(items, () => new Map([['a', 'b']]));
    assert.equal(
      rememberSprite(items, () => new Map()),
      first,
    );
  });
});

suite('an icon on a page', () => {
  const icons = createIconSet({ projectDir: '/nowhere' });
  const mark = () => ({ 'data-x': '1' });

  test('is drawn from the sprite that the page loads anyway, or else inline', () => {
    const inline = formatIcon({ icons, sprite: new Map(), mark }, 'rocket', undefined) ?? '';
    assert.match(inline, /^<svg class="icon" viewBox=.*<path/);
    const sprite = new Map([[inline, '<svg><use/></svg>']]);
    assert.equal(formatIcon({ icons, sprite, mark }, 'rocket', undefined), '<svg><use/></svg>');
  });

  test('is marked if it is an image', () => {
    assert.equal(
      formatIcon({ icons, sprite: new Map(), mark }, 'https://a.test/i.png', undefined),
      '<img class="icon" src="https://a.test/i.png" alt="" data-x="1" />',
    );
    assert.equal(formatIcon({ icons, sprite: new Map(), mark }, '', undefined), undefined);
  });
});
