import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BranchView, PageView } from '../../../../src/core/navigation/model.ts';
import { outline, smallSite } from '../../../helpers/values/small-site.ts';

/** Formats labels; the active ones have a star. */
function labels(divisions: readonly BranchView[]): string {
  return divisions.map(({ label, isActive }) => (isActive ? `${label}*` : label)).join(' ');
}

function neighbors({ pagers: [pager] }: Pick<PageView, 'pagers'>) {
  return [pager?.previous?.slug, pager?.next?.slug];
}

test('a page has its tab and anchor active, and only their sidebar', () => {
  const site = smallSite({
    config: {
      tabs: [
        { name: 'API', url: 'api' },
        { name: 'Forum', url: 'https://example.com' },
      ],
      anchors: [{ name: 'Blog', url: 'blog' }],
    },
    pages: ['a', 'api/x', 'blog/y'],
  });
  const views = ['a', 'api/x', 'blog/y'].map((slug) => site.view(slug));
  assert.deepEqual(
    views.map(({ tabs, anchors, items }) => [labels(tabs), labels(anchors), outline(items)]),
    [
      ['Documentation* API Forum', 'Blog', 'All[a]'],
      ['Documentation API* Forum', 'Blog', 'All[api/x]'],
      ['Documentation* API Forum', 'Blog*', 'All[blog/y]'],
    ],
  );
});

test('a division hidden by default is shown only on its own pages', () => {
  const site = smallSite({
    config: {
      anchors: [
        { name: 'Blog', url: 'blog' },
        { name: 'Secret', url: 'secret', isDefaultHidden: true },
      ],
    },
    pages: ['a', 'blog/y', 'secret/z'],
  });
  assert.equal(labels(site.view('a').anchors), 'Documentation* Blog');
  assert.equal(labels(site.view('secret/z').anchors), 'Documentation Blog Secret*');
  assert.deepEqual(neighbors(site.view('blog/y')), ['a', 'secret/z']);
});

test('a primary tab hidden by default is shown only on its own pages', () => {
  const config = {
    primaryTab: { name: 'Home', isDefaultHidden: true },
    tabs: [{ name: 'API', url: 'api' }],
  };
  const site = smallSite({ config, pages: ['a', 'api/x'] });
  assert.equal(labels(site.view('a').tabs), 'Home* API');
  assert.equal(labels(site.view('api/x').tabs), 'API*');
});

test('a row with only the primary tab or the top anchor is left out', () => {
  const hidden = { name: 'Secret', url: 'secret', isDefaultHidden: true };
  for (const config of [{ tabs: [hidden] }, { anchors: [hidden] }]) {
    const { tabs, anchors } = smallSite({ config, pages: ['a', 'secret/z'] }).view('a');
    assert.deepEqual([tabs, anchors], [[], []]);
  }
});

test('anchors inside a tab are shown only in that tab', () => {
  const site = smallSite({
    config: {
      tabs: [{ name: 'API', url: 'api' }],
      anchors: [
        { name: 'v2', url: 'api/v2' },
        { name: 'Blog', url: 'blog' },
      ],
    },
    pages: ['a', 'api/x', 'api/v2/y', 'blog/z'],
  });
  assert.equal(labels(site.view('a').anchors), 'Blog');
  assert.equal(labels(site.view('api/x').anchors), 'v2 Blog');
  assert.equal(labels(site.view('api/v2/y').anchors), 'v2* Blog');
  assert.equal(labels(site.view('api/v2/y').tabs), 'Documentation API*');
});

test('tabs inside an anchor are shown only in that anchor', () => {
  const site = smallSite({
    config: {
      tabs: [{ name: 'Reference', url: 'api/reference' }],
      anchors: [{ name: 'API', url: 'api' }],
    },
    pages: ['a', 'api/x', 'api/reference/y'],
  });
  assert.equal(labels(site.view('a').tabs), '');
  assert.equal(labels(site.view('a').anchors), 'Documentation* API');
  assert.equal(labels(site.view('api/x').tabs), 'Documentation* Reference');
  assert.equal(labels(site.view('api/reference/y').tabs), 'Documentation Reference*');
});

test('breadcrumbs are the groups around a page, without unnamed ones', () => {
  const navigation = [
    { group: 'Guides', pages: [{ group: '', pages: [{ group: 'Deep', pages: ['a'] }] }] },
    { group: 'Again', pages: ['a'] },
  ];
  const site = smallSite({ config: { navigation }, pages: ['a'] });
  assert.deepEqual(site.view('a').breadcrumbs, ['Guides', 'Deep']);
});

test('previous and next follow the reading order through groups and tabs', () => {
  const navigation = [
    { group: 'One', pages: ['a', { group: 'Deep', pages: ['api/b'] }, 'c'] },
    { group: 'Two', pages: ['a', 'd'] },
  ];
  const config = { navigation, tabs: [{ name: 'API', url: 'api' }] };
  const site = smallSite({ config, pages: ['a', 'api/b', 'c', 'd'] });
  assert.deepEqual(neighbors(site.view('a')), [undefined, 'api/b']);
  assert.deepEqual(neighbors(site.view('api/b')), ['a', 'c']);
  assert.deepEqual(neighbors(site.view('c')), ['api/b', 'd']);
  assert.deepEqual(neighbors(site.view('d')), ['c', undefined]);
});

test('external links are skipped by previous and next', () => {
  const pages = { a: '', b: 'url: https://example.com', c: '' };
  assert.deepEqual(neighbors(smallSite({ pages }).view('a')), [undefined, 'c']);
});

test('a page can disable its previous and next links', () => {
  const pages = { a: '', b: 'hideFooterPagination: true', c: '' };
  const site = smallSite({ pages });
  assert.deepEqual(neighbors(site.view('b')), [undefined, undefined]);
  assert.deepEqual(neighbors(site.view('a')), [undefined, 'b']);
});

test('an unlisted page has the sidebar of its section, but no breadcrumbs or pager', () => {
  const site = smallSite({
    config: {
      navigation: [{ group: 'All', pages: ['a', 'api/x'] }],
      tabs: [{ name: 'API', url: 'api' }],
    },
    pages: ['a', 'api/x', 'api/unlisted', 'unlisted'],
  });
  const view = site.view('api/unlisted');
  assert.equal(labels(view.tabs), 'Documentation API*');
  assert.equal(outline(view.items), 'All[api/x]');
  assert.deepEqual(view.breadcrumbs, []);
  assert.deepEqual(neighbors(view), [undefined, undefined]);
  assert.equal(outline(site.view('unlisted').items), 'All[a]');
});

test('a page in a section without listed pages still has a sidebar', () => {
  const site = smallSite({
    config: {
      navigation: [{ group: 'All', pages: ['api/x'] }],
      tabs: [{ name: 'API', url: 'api' }],
    },
    pages: ['api/x', 'unlisted'],
  });
  const view = site.view('unlisted');
  assert.equal(labels(view.tabs), 'API');
  assert.equal(outline(view.items), 'All[api/x]');
});

test('a site without listed pages has empty sidebars', () => {
  const site = smallSite({
    config: { navigation: [{ group: 'A', pages: ['gone'] }] },
    pages: ['a'],
  });
  assert.deepEqual(site.view('a').items, []);
});

test('all pages of a section share one sidebar', () => {
  const site = smallSite({ pages: ['a', 'b'] });
  assert.equal(site.view('a').items, site.view('b').items);
});
