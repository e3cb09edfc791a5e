import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { NavGroup, NavItem, NavLink } from '../../../../src/core/navigation/model.ts';
import { findPlaces, groupLinksOf } from '../../../../src/core/navigation/places.ts';

const link = (slug: string, version?: string): NavLink => ({
  kind: 'link',
  label: slug,
  slug,
  href: `/${slug}/`,
  external: false,
  ...(version !== undefined && { version }),
});

const outside: NavLink = {
  kind: 'link',
  label: 'Status',
  href: 'https://status.test/',
  external: true,
};

const group = (id: string, ...items: NavItem[]): NavGroup => ({
  kind: 'group',
  id,
  label: id,
  items,
});

/** Returns the target of the first of `items`, next to the others. */
function leads(items: readonly [NavGroup, ...NavItem[]], versions: readonly string[] = []) {
  const marked = new Set([...findPlaces(items).values()].flat().map((place) => place.link));
  return groupLinksOf(items[0], marked, versions);
}

suite('a closed group', () => {
  test('leads to its first page at any depth', () => {
    assert.deepEqual(leads([group('a', group('b', link('x')), link('y'))]), [{ href: '/x/' }]);
  });

  test('skips external links, and leads nowhere if it has only those', () => {
    assert.deepEqual(leads([group('a', outside, link('x'))]), [{ href: '/x/' }]);
    assert.deepEqual(leads([group('a', outside)]), []);
  });

  test('leads to the first page that it is open on', () => {
    const other = group('b', link('x'));
    assert.deepEqual(leads([group('a', link('y'), link('x')), other]), [{ href: '/y/' }]);
    const [first, second] = [group('a', link('x')), group('b', link('x'), link('y'))];
    assert.deepEqual(leads([second, first]), [{ href: '/x/' }]);
    const marked = new Set([first.items[0], second.items[1]] as NavLink[]);
    assert.deepEqual(groupLinksOf(second, marked, []), [{ href: '/y/' }]);
    assert.deepEqual(groupLinksOf(group('c', link('x')), marked, []), [{ href: '/x/' }]);
  });
});

suite('in versions, a closed group', () => {
  const mixed = group('a', link('old', '1'), link('new', '2'), link('both'));

  test('leads to the first page of each version', () => {
    assert.deepEqual(leads([mixed], ['1', '2', '3']), [
      { version: '1', href: '/old/' },
      { version: '2', href: '/new/' },
      { version: '3', href: '/both/' },
    ]);
  });

  test('leads to a single page if all versions show it first', () => {
    assert.deepEqual(leads([group('a', link('both'), link('old', '1'))], ['1', '2']), [
      { href: '/both/' },
    ]);
  });

  test('leads nowhere in a version without any of its pages', () => {
    assert.deepEqual(leads([group('a', link('old', '1'))], ['1', '2']), [
      { version: '1', href: '/old/' },
    ]);
  });

  test('leads to its first page if it belongs to one version or there is no choice', () => {
    const old = { ...group('a', link('old', '1')), version: '1' };
    assert.deepEqual(leads([old], ['1', '2']), [{ href: '/old/' }]);
    assert.deepEqual(leads([mixed], []), [{ href: '/old/' }]);
  });
});

test('a page knows the groups around it, outermost first', () => {
  const inner = group('b', link('x'));
  const outer = group('a', inner);
  const [place] = findPlaces([outer]).get('x') ?? [];
  assert.deepEqual(place?.folds, [outer, inner]);
});
