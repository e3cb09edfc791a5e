import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  hasOnlyVersioned,
  markCurrent,
  rememberTree,
} from '../../../src/components/chrome/sidebar-tree.ts';
import type { NavGroup, NavItem, NavLink } from '../../../src/core/navigation/model.ts';

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

test('a page in two groups is marked once, in the first, and only that group is open', () => {
  const fold = (id: string, href: string) =>
    `<details data-group="${id}"><a href="${href}">x</a></details>`;
  const group = (id: string): NavGroup => ({ kind: 'group', id, label: id, items: [link('x')] });
  const found = markCurrent({
    html: fold('a', '/x/') + fold('b', '/x/'),
    items: [group('a'), group('b')],
    slug: 'x',
    toHref: (href) => href,
  });
  assert.equal(
    found,
    `<details data-group="a" open><a href="/x/" aria-current="page">x</a></details>${fold('b', '/x/')}`,
  );
});

test('a page in groups of two versions is marked in both, for only one of them shows', () => {
  const of = (version: string): NavGroup => {
    return { kind: 'group', id: version, label: version, items: [{ ...link('x'), version }] };
  };
  const found = markCurrent({
    html: '<i data-group="v1"><a href="/x/"></a></i><i data-group="v2"><a href="/x/"></a></i>',
    items: [of('v1'), of('v2')],
    slug: 'x',
    toHref: (href) => href,
  });
  assert.equal(found.match(/aria-current="page"/g)?.length, 2);
});

test('a page that is not listed marks nothing', () => {
  assert.equal(mark('hidden'), html);
});

test('addresses with special characters are found in their escaped form', () => {
  assert.match(mark('a&c'), /href="\/docs\/a&amp;c\/" aria-current="page"/);
});

test('addresses that look like replacement patterns stay as they are', () => {
  const found = markCurrent({
    html: '<a href="/$$/">$</a>',
    items: [link('$$')],
    slug: '$$',
    toHref: (href) => href,
  });
  assert.equal(found, '<a href="/$$/" aria-current="page">$</a>');
});

test('a group can be emptied by a version only when everything in it has one', () => {
  const of = (version: string | undefined): NavLink => ({
    ...link('x'),
    ...(version && { version }),
  });
  const group = (...inner: NavItem[]): NavGroup => ({
    kind: 'group',
    id: 'g',
    label: 'G',
    items: inner,
  });
  assert.ok(hasOnlyVersioned(group(of('1'), group(of('2')))));
  assert.ok(!hasOnlyVersioned(group(of('1'), of(undefined))));
  assert.ok(!hasOnlyVersioned(group(of('1'), group(of(undefined)))));
});

test('the tree of a section is rendered once for all of its pages in a language', async () => {
  let count = 0;
  const render = () => Promise.resolve({ html: `tree ${(count += 1)}` });
  const treeFor = async (lang: string) => (await rememberTree({ items, lang }, render)).html;
  assert.equal(await treeFor('en'), 'tree 1');
  assert.equal(await treeFor('en'), 'tree 1');
  assert.equal(await treeFor('de'), 'tree 2');
});

test('what looks for the parts of a page sees each kind of tag in the tree once', async () => {
  const links = '<a class="x" href="/a/">A</a><a class="x" href="/b/">B</a>';
  const html = `<ul>${links}<img src="https://a.test/i.png"></ul>`;
  const { tags } = await rememberTree({ items: [], lang: 'en' }, () => Promise.resolve({ html }));
  assert.equal(tags, '<ul><a class="x"><img src="https://a.test/i.png">');
});

test('in a long tree, groups without the page lead to their first page', () => {
  const fold = (id: string, inner: string) =>
    `<details class="sidebar-fold" data-group="${id}"><summary class="sidebar-link">${id}</summary>${inner}</details>`;
  const group = (id: string, ...inner: NavItem[]): NavGroup => {
    return { kind: 'group', id, label: id, items: inner };
  };
  const html = [
    fold('a', `<a href="/x/">X</a>${fold('a-1', '<a href="/y/">Y</a>')}`),
    fold('b', '<a href="/z/">Z</a>'),
    ' '.repeat(40_000),
  ].join('');
  const found = markCurrent({
    html,
    items: [group('a', link('x'), group('a-1', link('y'))), group('b', link('z'))],
    slug: 'z',
    toHref: (href) => href,
  });
  assert.equal(
    found.trimEnd(),
    `<a class="sidebar-link" href="/x/">a</a>${fold('b', '<a href="/z/" aria-current="page">Z</a>').replace('="b"', '="b" open')}`,
  );
});

test('in a long tree, groups beside that of the page lead to their first page as well', () => {
  const fold = (id: string, inner: string) =>
    `<details class="sidebar-fold" data-group="${id}"><summary class="sidebar-link">${id}</summary>${inner}</details>`;
  const group = (id: string, ...inner: NavItem[]): NavGroup => {
    return { kind: 'group', id, label: id, items: inner };
  };
  const own = fold('a-2', '<a href="/y/">Y</a>');
  const html = fold('a', fold('a-1', fold('a-1-1', '<a href="/x/">X</a>')) + own);
  const found = markCurrent({
    html: html + ' '.repeat(40_000),
    items: [group('a', group('a-1', group('a-1-1', link('x'))), group('a-2', link('y')))],
    slug: 'y',
    toHref: (href) => href,
  });
  assert.match(found, /<a class="sidebar-link" href="\/x\/">a-1<\/a><details[^>]*"a-2" open>/);
  assert.doesNotMatch(found, /data-group="a-1/);
});
