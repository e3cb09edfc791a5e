import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markCurrent, rememberTree } from '../../../src/components/chrome/sidebar-tree.ts';
import type { NavItem, NavLink } from '../../../src/core/navigation/model.ts';

const link = (slug: string): NavLink => ({
  kind: 'link',
  label: slug,
  slug,
  href: `/${slug}/`,
  external: false,
});
const items: readonly NavItem[] = [
  link('a'),
  { kind: 'group', id: 'g-0', label: 'G', items: [link('b'), link('a&c')] },
  { kind: 'group', id: 'g-1', label: 'H', items: [link('d')] },
];
const html =
  '<a href="/docs/a/">a</a><details data-group="g-0"><a href="/docs/b/">b</a><a href="/docs/a&amp;c/">c</a></details>' +
  '<details data-group="g-1"><a href="/docs/d/">d</a></details>';
const mark = (slug: string) => markCurrent({ html, items, slug, toHref: (href) => `/docs${href}` });

test('the entry of the page is marked, and the group around it is open', () => {
  assert.match(mark('b'), /data-group="g-0" open><a href="\/docs\/b\/" aria-current="page">/);
  assert.doesNotMatch(mark('b'), /data-group="g-1" open/);
});

test('a page that is not listed marks nothing', () => {
  assert.equal(mark('hidden'), html);
});

test('addresses with special characters are found in their escaped form', () => {
  assert.match(mark('a&c'), /href="\/docs\/a&amp;c\/" aria-current="page"/);
});

test('the tree of a section is rendered once for all of its pages', async () => {
  let count = 0;
  const render = () => Promise.resolve(`tree ${(count += 1)}`);
  assert.equal(await rememberTree(items, render), 'tree 1');
  assert.equal(await rememberTree(items, render), 'tree 1');
});
