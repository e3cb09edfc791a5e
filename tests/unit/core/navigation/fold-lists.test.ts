import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { foldLists, isLong } from '../../../../src/core/navigation/fold-lists.ts';
import type { NavGroup, NavItem, NavLink } from '../../../../src/core/navigation/model.ts';

const link = (label: string, version?: string): NavLink => ({
  kind: 'link',
  label,
  slug: label,
  href: `/${label}/`,
  external: false,
  ...(version !== undefined && { version }),
});

const group = (label: string, items: readonly NavItem[]): NavGroup => ({
  kind: 'group',
  id: `group-${label}`,
  label,
  items,
});

const links = (count: number) => Array.from({ length: count }, (_, index) => link(`p${index + 1}`));

/** Formats a group and its contents as `a (b, c)`. */
const outline = (items: readonly NavItem[]): string =>
  items
    .map((item) => (item.kind === 'link' ? item.label : `${item.label} (${outline(item.items)})`))
    .join(', ');

const linksIn = (items: readonly NavItem[]): readonly NavLink[] =>
  items.flatMap((item) => (item.kind === 'link' ? item : linksIn(item.items)));

const listsIn = (items: readonly NavItem[]): readonly (readonly NavItem[])[] => [
  items,
  ...items.flatMap((item) => (item.kind === 'group' ? listsIn(item.items) : [])),
];

test('a section with more than 200 links is long, at any nesting', () => {
  assert.equal(isLong(links(200)), false);
  assert.equal(isLong(links(201)), true);
  assert.equal(isLong([group('a', links(100)), link('x'), group('b', links(99))]), false);
  assert.equal(isLong([group('a', links(100)), group('b', [group('c', links(101))])]), true);
});

suite('lists', () => {
  test('of forty entries are not folded', () => {
    const items = [...links(39), group('g', links(40))];
    assert.deepEqual(foldLists(items), items);
  });

  test('of a hundred groups keep the names from the author', () => {
    const groups = Array.from({ length: 100 }, (_, index) => group(`g${index + 1}`, links(40)));
    assert.deepEqual(foldLists(groups), groups);
  });

  test('that are longer are folded into ranges named by their first and last entries', () => {
    const labels = (items: readonly NavItem[]) => foldLists(items).map(({ label }) => label);
    assert.deepEqual(
      labels(links(60)),
      [
        ['p1 – p8', 'p9 – p16', 'p17 – p24', 'p25 – p32'],
        ['p33 – p40', 'p41 – p48', 'p49 – p56', 'p57 – p60'],
      ].flat(),
    );
    const groups = Array.from({ length: 101 }, (_, index) => group(`g${index + 1}`, []));
    assert.deepEqual(labels(groups).slice(0, 2), ['g1 – g10', 'g11 – g20']);
  });

  test('that are very long are folded into nested ranges of at most forty entries', () => {
    for (const count of [41, 60, 100, 1_000, 1_600, 1_601, 10_000, 64_001]) {
      const items = links(count);
      const folded = foldLists(items);
      assert.deepEqual(linksIn(folded), items);
      const longest = Math.max(...listsIn(folded).map(({ length }) => length));
      assert.ok(longest <= 40, `${count}: a list of ${longest}`);
    }
  });

  test('have a unique id for each range', () => {
    const folded = foldLists([...links(50), group('g', links(2_000)), group('h', links(50))]);
    const groups = listsIn(folded).flatMap((list) => list.filter(({ kind }) => kind === 'group'));
    const ids = groups.map((item) => (item.kind === 'group' ? item.id : ''));
    assert.equal(new Set(ids).size, ids.length);
  });

  test('absorb the entries of groups without a label', () => {
    const items = [group('', [link('a'), group('', [link('b')])]), group('g', [link('c')])];
    assert.equal(outline(foldLists(items)), 'a, b, g (c)');
  });
});

suite('a range', () => {
  test('has a single name if all its entries have the same label', () => {
    const [range] = foldLists(Array.from({ length: 50 }, () => link('Overview')));
    assert.equal(range?.label, 'Overview');
  });

  test('belongs to a version if all its entries do', () => {
    const of = (version: string) => links(30).map(({ label }) => link(label, version));
    const folded = foldLists([...of('1'), ...of('2')]);
    assert.deepEqual(
      folded.map(({ version }) => version),
      ['1', '1', '1', undefined, '2', '2', '2', '2'],
    );
  });
});
