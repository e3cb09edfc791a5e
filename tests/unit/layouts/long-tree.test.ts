import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { Notes } from '../../../src/article/facts/notes.ts';
import { readPiece } from '../../../src/article/read-piece.ts';
import { parse } from '../../../src/core/html/parse.ts';
import type { Element } from '../../../src/core/html/tree.ts';
import { foldLists } from '../../../src/core/navigation/fold-lists.ts';
import type { NavGroup, NavItem, NavLink } from '../../../src/core/navigation/model.ts';
import { readLongTree } from '../../../src/layouts/long-tree.ts';
import type { SidebarTree } from '../../../src/layouts/sidebar-tree.ts';
import { written } from '../../helpers/pages/finished.ts';

const link = (slug: string): NavLink => ({
  kind: 'link',
  label: slug,
  slug,
  href: `/${slug}/`,
  external: false,
});

const group = (id: string, ...items: NavItem[]): NavGroup => ({
  kind: 'group',
  id,
  label: id,
  items,
});

/** Renders a tree with other classes than the component's, because nothing may depend on those. */
function render(items: readonly NavItem[], notes: Notes): string {
  const rows = items.map((item) => {
    const version = item.version === undefined ? '' : ` data-version="${item.version}"`;
    const entry =
      item.kind === 'link'
        ? `<a href="${item.href}">${item.label}</a>`
        : `<details data-group="${item.id}"><summary class="s"><i></i>${item.label}</summary>` +
          `${render(item.items, notes)}</details>`;
    return `<li${version}${written(notes.add({ kind: 'nav', item }))}>${entry}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

function longTree(
  items: readonly NavItem[],
  versions: readonly string[] = [],
): { tree: SidebarTree; files: readonly string[] } {
  const notes = new Notes();
  const files: string[] = [];
  const tree = readLongTree({
    piece: readPiece(render(foldLists(items), notes), notes),
    versions,
    toHref: (path) => path,
    keep: (text) => `/tree-${files.push(text)}.json`,
  });
  return { tree, files };
}

const items = [
  group('a', link('x'), group('a-1', link('y')), group('a-2', link('w'))),
  group('b', link('z'), { ...link('out'), href: 'https://out.test/', external: true }),
];

suite('a page of a long section', () => {
  const { tree, files } = longTree(items);

  test('shows all entries of its own group, and for other groups a link to their first page', () => {
    assert.equal(
      tree.write('z'),
      '<ul>' +
        '<li><a class="s" href="/x/" data-fold="a"><i></i>a</a></li>' +
        '<li><details data-group="b" open><summary class="s"><i></i>b</summary><ul>' +
        '<li><a href="/z/" aria-current="page">z</a></li>' +
        '<li><a href="https://out.test/">out</a></li></ul></details></li></ul>',
    );
  });

  test('shows its enclosing groups open and their neighbors closed', () => {
    assert.equal(
      tree.write('y'),
      '<ul>' +
        '<li><details data-group="a" open><summary class="s"><i></i>a</summary><ul>' +
        '<li><a href="/x/">x</a></li>' +
        '<li><details data-group="a-1" open><summary class="s"><i></i>a-1</summary><ul>' +
        '<li><a href="/y/" aria-current="page">y</a></li></ul></details></li>' +
        '<li><a class="s" href="/w/" data-fold="a-2"><i></i>a-2</a></li></ul></details></li>' +
        '<li><a class="s" href="/z/" data-fold="b"><i></i>b</a></li></ul>',
    );
  });

  test('that is not listed shows the group of the nearest page above it by address', () => {
    assert.equal(tree.write('z/deep'), tree.write('z').replace('"page"', '"true"'));
  });

  test('without a listed page above it shows only headings', () => {
    const closed = '<ul><li><a class="s" href="/x/" data-fold="a">';
    for (const slug of ['hidden', undefined]) {
      assert.ok(tree.write(slug).startsWith(closed));
      assert.doesNotMatch(tree.write(slug), /<details/);
    }
  });

  test('refers to one file with all groups closed and no entry marked', () => {
    const notes = new Notes();
    const whole = render(items, notes).replaceAll(/ data-lectern-note="\d+"/g, '');
    assert.deepEqual([tree.file, ...files], ['/tree-1.json', JSON.stringify(whole)]);
  });

  test('shows a group with only external links in full, as nothing else would open it', () => {
    const away = group('away', { ...link('out'), href: 'https://out.test/', external: true });
    assert.ok(
      longTree([...items, away])
        .tree.write('x')
        .includes('<details data-group="away"><'),
    );
  });

  test('has a separate heading for each version that starts with another page', () => {
    const of = (version: string) => ({ ...link(`x-${version}`), version });
    const mixed = longTree([group('m', of('1'), of('2')), group('n', link('y'))], ['1', '2']);
    assert.ok(
      mixed.tree
        .write('y')
        .includes(
          '<li data-version="1"><a class="s" href="/x-1/" data-fold="m"><i></i>m</a></li>' +
            '<li data-version="2"><a class="s" href="/x-2/" data-fold="m"><i></i>m</a></li>',
        ),
    );
  });

  test('requires everything that readers may unfold on it', () => {
    const notes = new Notes();
    const image = '<img class="deep" src="https://a.test/i.png">';
    const html = render(items, notes).replace('<a href="/y/">', `$&${image}`);
    const piece = readPiece(html, notes);
    const { facts } = readLongTree({ piece, versions: [], toHref: String, keep: String });
    assert.ok(facts.marks.includes('.deep'));
    assert.deepEqual(facts.embeds, [{ kind: 'image', url: 'https://a.test/i.png' }]);
  });
});

const VERSIONS = ['1', '2'];

/** Trees as projects can write them: repeated pages, groups without labels, links to elsewhere, versions. */
const trees = fc.letrec<{ items: NavItem[]; item: NavItem; group: NavGroup; link: NavLink }>(
  (tie) => ({
    items: fc.array(tie('item'), { maxLength: 90 }),
    item: fc.oneof({ maxDepth: 3, withCrossShrink: true }, tie('link'), tie('group')),
    link: fc
      .record({
        page: fc.nat({ max: 400 }),
        external: fc.nat({ max: 9 }).map((rank) => rank === 0),
        version: fc.constantFrom(undefined, undefined, ...VERSIONS),
      })
      .map(({ page, external, version }) => ({
        ...link(external ? `https://out.test/${page}` : `p${page}`),
        ...(external && { href: `https://out.test/${page}/`, slug: undefined }),
        external,
        ...(version !== undefined && { version }),
      })) as fc.Arbitrary<NavLink>,
    group: fc
      .record({
        id: fc.uuid(),
        label: fc.constantFrom('', 'A', 'B', 'C', 'D'),
        version: fc.constantFrom(undefined, undefined, undefined, ...VERSIONS),
        items: tie('items'),
      })
      .map(({ version, ...rest }) =>
        version === undefined
          ? { kind: 'group', ...rest }
          : inVersion({ kind: 'group', ...rest }, version),
      ),
  }),
).items;

/** Everything in the group of a version belongs to this version too. */
function inVersion<Item extends NavItem>(item: Item, version: string): Item {
  if (item.kind === 'link') return { ...item, version };
  return { ...item, version, items: item.items.map((inner) => inVersion(inner, version)) };
}

/** Returns the targets of the links on a page that a reader of a version has without scripts. */
function linksOn(html: string, version: string): readonly string[] {
  const found: string[] = [];
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (child.kind !== 'element') continue;
      if (![undefined, version].includes(child.get('data-version'))) continue;
      const href = child.name === 'a' ? child.get('href') : undefined;
      if (href?.startsWith('/')) found.push(href);
      visit(child);
    }
  };
  visit(parse(html));
  return found;
}

/** Returns the slugs of the pages that a version shows. */
function pagesOf(list: readonly NavItem[], version: string): readonly string[] {
  return list
    .filter((item) => item.version === undefined || item.version === version)
    .flatMap((item) => (item.kind === 'group' ? pagesOf(item.items, version) : (item.slug ?? [])));
}

suite('for any section', () => {
  test('every page of a version can be reached from every other through links', () => {
    const reachesAll = (list: readonly NavItem[], version: string, rank: number) => {
      const { tree } = longTree(list, VERSIONS);
      const pages = [...new Set(pagesOf(list, version))];
      const reached = new Set([pages[rank % pages.length]]);
      for (const slug of reached) {
        const slugs = linksOn(tree.write(slug), version).map((href) => href.replaceAll('/', ''));
        // Links to pages of another version are not followed, because these show that version.
        for (const each of slugs.filter((known) => pages.includes(known))) reached.add(each);
      }
      assert.deepEqual(
        pages.filter((slug) => !reached.has(slug)),
        [],
      );
    };
    fc.assert(fc.property(trees, fc.constantFrom(...VERSIONS), fc.nat(), reachesAll), {
      numRuns: 150,
    });
  });

  test('no list on a page has more than forty entries', () => {
    const isBounded = (list: readonly NavItem[], page: number) => {
      const { tree } = longTree(list);
      const most = (element: Element): number => {
        const inner = element.children.filter((child) => child.kind === 'element');
        const own = element.name === 'ul' ? inner.length : 0;
        return Math.max(own, ...inner.map(most));
      };
      assert.ok(most(parse(tree.write(`p${page}`))) <= 40);
    };
    fc.assert(fc.property(trees, fc.nat({ max: 400 }), isBounded), { numRuns: 150 });
  });
});
