import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Notes } from '../../../src/article/facts/notes.ts';
import { readPiece } from '../../../src/article/read-piece.ts';
import { hasOnlyVersionedPages } from '../../../src/components/chrome/sidebar/only-versioned.ts';
import type { NavGroup, NavItem, NavLink } from '../../../src/core/navigation/model.ts';
import { readSidebarTree, sidebarTrees } from '../../../src/layouts/sidebar-tree.ts';
import { written } from '../../helpers/pages/finished.ts';

const link = (slug: string): NavLink => ({
  kind: 'link',
  label: slug,
  slug,
  href: `/${slug}/`,
  external: false,
});

const group = (id: string, ...inner: NavItem[]): NavGroup => {
  return { kind: 'group', id, label: id, items: inner };
};

/** Renders a tree with other classes than the component's, because nothing may depend on those. */
function render(items: readonly NavItem[], notes?: Notes): string {
  return items
    .map((item) => {
      const mark = notes ? written(notes.add({ kind: 'nav', item })) : '';
      if (item.kind === 'link') return `<a href="${item.href}"${mark}>${item.label}</a>`;
      const summary = `<summary class="label">${item.label}</summary>`;
      return `<details data-group="${item.id}"${mark}>${summary}${render(item.items, notes)}</details>`;
    })
    .join('');
}

/** Returns the tree on a page. */
function treeOf(items: readonly NavItem[], slug: string): string {
  const notes = new Notes();
  return readSidebarTree(readPiece(render(items, notes), notes), items).write(slug);
}

const items: readonly NavItem[] = [
  link('a'),
  group('g-0', link('b'), link('c')),
  group('g-1', link('d')),
];

suite('the tree of a page', () => {
  test('its entry is marked, and its group is open', () => {
    const tree = treeOf(items, 'b');
    assert.match(tree, /data-group="g-0" open>.*<a href="\/b\/" aria-current="page">/);
    assert.doesNotMatch(tree, /data-group="g-1" open/);
    assert.equal(tree.replace(' aria-current="page"', '').replace(' open', ''), render(items));
  });

  test('an entry in two groups is marked only in the first, and only that group is open', () => {
    const x = link('x');
    const found = treeOf([group('a', x), group('b', { ...x })], 'x');
    assert.equal(found.match(/aria-current/g)?.length, 1);
    assert.match(found, /"a" open>.*aria-current.*"b">/);
  });

  test('an entry in groups of two versions is marked in both, as only one of them shows', () => {
    const of = (version: string) => group(version, { ...link('x'), version });
    const found = treeOf([of('v1'), of('v2')], 'x');
    assert.match(found, /"v1" open>.*aria-current="page".*"v2" open>.*aria-current="page"/);
  });

  test('an unlisted page belongs to the nearest page above it by address', () => {
    const listed = [group('g-0', link('a'), link('a/b')), link('a-b')];
    const found = treeOf(listed, 'a/b/c/d');
    assert.match(found, /"g-0" open>.*<a href="\/a\/b\/" aria-current="true">/);
    assert.equal(found.match(/aria-current/g)?.length, 1);
    assert.match(treeOf(listed, 'a/b'), /<a href="\/a\/b\/" aria-current="page">/);
    assert.equal(treeOf(listed, 'a-b-c'), render(listed));
  });

  test('an unlisted page without a page above it marks nothing', () => {
    assert.equal(treeOf(items, 'hidden'), render(items));
  });

  test('addresses with special characters stay unchanged', () => {
    const odd = { ...link('odd'), href: '/a&amp;c/$$/' };
    assert.equal(treeOf([odd], 'odd'), '<a href="/a&amp;c/$$/" aria-current="page">odd</a>');
  });
});

suite('a tree of many pages', () => {
  test('is rendered once per language', async () => {
    let count = 0;
    const treeFor = async (lang: string) => {
      const tree = await sidebarTrees.get(items, lang, () =>
        Promise.resolve(readSidebarTree(readPiece(`tree ${(count += 1)}`, new Notes()), items)),
      );
      return tree.write(undefined);
    };
    assert.equal(await treeFor('en'), 'tree 1');
    assert.equal(await treeFor('en'), 'tree 1');
    assert.equal(await treeFor('de'), 'tree 2');
  });

  test('reports its requirements once for all pages', () => {
    const links = '<a class="x" href="/a/">A</a><a class="x" href="/b/">B</a>';
    const html = `<ul>${links}<img src="https://a.test/i.png"></ul>`;
    assert.deepEqual(readSidebarTree(readPiece(html, new Notes()), []).facts, {
      marks: ['ul', 'a', '.x', 'img'],
      embeds: [{ kind: 'image', url: 'https://a.test/i.png' }],
      hasCode: false,
      sheets: [],
    });
  });
});

test('a group can be empty in a version only if everything in it has a version', () => {
  const of = (version: string | undefined): NavLink => ({
    ...link('x'),
    ...(version && { version }),
  });
  assert.ok(hasOnlyVersionedPages(group('g', of('1'), group('g', of('2')))));
  assert.ok(!hasOnlyVersionedPages(group('g', of('1'), of(undefined))));
  assert.ok(!hasOnlyVersionedPages(group('g', of('1'), group('g', of(undefined)))));
});
