import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UserConfig } from '../../../../src/core/config/config.ts';
import { folderPages } from '../../../../src/core/navigation/first-page.ts';
import { outline, smallSite } from '../../../helpers/values/small-site.ts';

/** Two versions, and the group that both share. */
const NAVIGATION: UserConfig['navigation'] = [
  { group: 'Shared', pages: ['a', 'b'] },
  { group: 'New', version: '2.0', pages: ['v2/c', { group: 'Deep', pages: ['v2/d'] }] },
  { group: 'Old', version: '1.0', pages: ['v1/c'] },
  { group: 'End', pages: ['z'] },
];
const PAGES = ['a', 'b', 'v2/c', 'v2/d', 'v1/c', 'z', 'v1/unlisted'];

function versioned(
  config: Partial<UserConfig> = {},
  pages: Parameters<typeof smallSite>[0]['pages'] = PAGES,
) {
  return smallSite({
    config: { navigation: NAVIGATION, versions: ['2.0', '1.0'], ...config },
    pages,
  });
}

test('the first version on the site is the default, unless another is marked', () => {
  const defaults = (versions: UserConfig['versions']) =>
    versioned({ versions })
      .navigation.versions.filter(({ isDefault }) => isDefault)
      .map(({ name }) => name);
  assert.deepEqual(defaults(['2.0', '1.0']), ['2.0']);
  assert.deepEqual(defaults(['2.0', { name: '1.0', default: true }]), ['1.0']);
  assert.deepEqual(defaults([{ name: '3.0', url: 'https://v3.example.com' }, '2.0', '1.0']), [
    '2.0',
  ]);
});

test('each version has its first page or its external URL', () => {
  const versions = ['2.0', '1.0', { name: '0.9', url: 'https://old.example.com' }];
  assert.deepEqual(versioned({ versions }).navigation.versions, [
    { name: '2.0', label: '2.0', isDefault: true, href: '/v2/c/' },
    { name: '1.0', label: '1.0', isDefault: false, href: '/v1/c/' },
    { name: '0.9', label: '0.9', isDefault: false, url: 'https://old.example.com' },
  ]);
});

test('a version named by its language code is labeled with the native language name', () => {
  const versions = [
    { name: 'English', locale: 'en' },
    { name: 'pt-BR', locale: 'pt-br' },
    { name: 'cn', locale: 'cn' },
    { name: 'jp', locale: 'jp' },
  ];
  assert.deepEqual(
    versioned({ versions }).navigation.versions.map(({ label, lang }) => [label, lang]),
    [
      ['English', 'en'],
      ['Português (Brasil)', 'pt-BR'],
      ['简体中文', 'zh-Hans'],
      ['日本語', 'ja'],
    ],
  );
});

test('pages have the version of the group around them', () => {
  const site = versioned();
  assert.equal(site.view('v2/d').version, '2.0');
  assert.equal(site.view('v1/c').version, '1.0');
  assert.equal(site.view('a').version, undefined);
});

test('the version in front matter takes precedence over that of the group', () => {
  const site = smallSite({
    config: { navigation: [{ group: 'G', pages: ['a', 'b'] }], versions: ['2.0', '1.0'] },
    pages: { a: 'version: 1.0', b: '', unlisted: 'version: 2.0' },
  });
  assert.equal(site.view('a').version, '1.0');
  assert.equal(site.view('b').version, undefined);
  assert.equal(site.view('unlisted').version, '2.0');
});

test('a page listed in two versions belongs to all versions', () => {
  const navigation = [
    { group: 'New', version: '2.0', pages: ['a'] },
    { group: 'Old', version: '1.0', pages: ['a', 'b'] },
  ];
  const site = versioned({ navigation }, ['a', 'b']);
  assert.equal(site.view('a').version, undefined);
  assert.equal(site.view('b').version, '1.0');
});

test('a page of a version shows that version and shared groups', () => {
  const site = versioned();
  assert.equal(outline(site.view('v1/c').items), 'Shared[a, b], Old[v1/c], End[z]');
  assert.equal(outline(site.view('v2/c').items), 'Shared[a, b], New[v2/c, Deep[v2/d]], End[z]');
});

test('a page without a version contains all sidebars for the browser to choose from', () => {
  const site = versioned();
  assert.equal(
    outline(site.view('a').items),
    'Shared[a, b], New[v2/c, Deep[v2/d]], Old[v1/c], End[z]',
  );
  const [, group] = site.view('a').items;
  assert.equal(group?.version, '2.0');
});

test('previous and next stay in the version of the page, or in the default version', () => {
  const site = versioned();
  const pager = (slug: string) =>
    site.view(slug).pagers.find(({ shownIn = '2.0' }) => shownIn === '2.0');
  const next = (slug: string) => pager(slug)?.next?.slug;
  assert.equal(next('b'), 'v2/c');
  assert.equal(next('v2/d'), 'z');
  assert.equal(next('v1/c'), 'z');
  assert.equal(pager('v1/c')?.previous?.slug, 'b');
  assert.equal(pager('z')?.previous?.slug, 'v2/d');
});

test('a shared page has a pager per version only if they differ', () => {
  const site = versioned();
  const slugs = site
    .view('b')
    .pagers.map(({ previous, next, shownIn }) => [shownIn, previous?.slug, next?.slug]);
  assert.deepEqual(slugs, [
    ['2.0', 'a', 'v2/c'],
    ['1.0', 'a', 'v1/c'],
  ]);
  const [all, ...others] = site.view('a').pagers;
  assert.deepEqual([all?.next?.slug, all?.shownIn, others], ['b', undefined, []]);
});

test('tabs of a shared page lead to the pages of each version', () => {
  const site = versioned(
    {
      navigation: [
        { group: 'Shared', pages: ['a', 'b'] },
        { group: 'New', version: '2.0', pages: ['api/v2/c'] },
        { group: 'Old', version: '1.0', pages: ['api/v1/c'] },
      ],
      tabs: [{ name: 'API', url: 'api' }],
    },
    { a: '', b: '', 'api/v2/c': '', 'api/v1/c': '' },
  );
  const tabs = site.view('a').tabs.map(({ label, href, shownIn }) => [label, href, shownIn]);
  assert.deepEqual(tabs.slice(1), [
    ['API', '/api/v2/c/', '2.0'],
    ['API', '/api/v1/c/', '1.0'],
  ]);
  assert.deepEqual(tabs[0], ['Documentation', '/a/', undefined]);
});

test('a tab with a version is hidden in others, and its pages belong to that version', () => {
  const site = versioned(
    {
      navigation: [...NAVIGATION, { group: 'API', pages: ['api/x'] }],
      tabs: [{ name: 'API', url: 'api', version: '1.0' }],
    },
    [...PAGES, 'api/x'],
  );
  const tabs = (slug: string) => site.view(slug).tabs.map(({ label }) => label);
  assert.deepEqual(tabs('v2/c'), []);
  assert.deepEqual(tabs('v1/c'), ['Documentation', 'API']);
  assert.deepEqual(tabs('a'), ['Documentation', 'API']);
  assert.equal(site.view('a').tabs[1]?.version, '1.0');
  assert.equal(site.view('api/x').version, '1.0');
});

/** Returns a site whose versions appear only in anchors. */
function anchored(anchors: UserConfig['anchors'], pages: readonly string[]) {
  return smallSite({ config: { versions: ['2.0', '1.0'], anchors }, pages });
}

test('a page under an anchor with a version has that version, anchor and pager', () => {
  const anchors = [
    { name: 'Second', url: 'v2', version: '2.0' },
    { name: 'First', url: 'v1', version: '1.0' },
  ];
  const listed = ['intro', 'v2/setup', 'v1/setup', 'v1/use'];
  const site = anchored(anchors, listed);
  const view = site.view('v1/setup');
  assert.equal(view.version, '1.0');
  assert.deepEqual(
    view.anchors.map(({ label }) => label),
    ['Documentation', 'First'],
  );
  assert.deepEqual(
    view.pagers.map(({ previous, next }) => [previous?.slug, next?.slug]),
    [['intro', 'v1/use']],
  );
  assert.deepEqual(
    site.navigation.versions.map(({ name, href }) => [name, href]),
    [
      ['2.0', '/v2/setup/'],
      ['1.0', '/v1/setup/'],
    ],
  );
  assert.equal(site.view('intro').version, undefined);
});

test('an unlisted page has the version of the anchor around it', () => {
  const navigation = [{ group: 'G', pages: ['v1/a'] }];
  const anchors = [{ name: 'First', url: 'v1', version: '1.0' }];
  const site = versioned({ navigation, anchors }, ['v1/a', 'v1/unlisted']);
  assert.equal(site.view('v1/unlisted').version, '1.0');
});

test('the innermost tab or anchor around a page decides its version', () => {
  const config = {
    versions: ['2.0', '1.0'],
    tabs: [{ name: 'API', url: 'api', version: '1.0' }],
    anchors: [{ name: 'Next', url: 'api/next', version: '2.0' }],
  };
  const site = smallSite({ config, pages: ['a', 'api/x', 'api/next/y'] });
  assert.equal(site.view('api/x').version, '1.0');
  assert.equal(site.view('api/next/y').version, '2.0');
});

test('pages shared by anchors of two versions belong to all, and groups override anchors', () => {
  const anchors = [
    { name: 'API 2', url: 'api', version: '2.0' },
    { name: 'API 1', url: 'api', version: '1.0' },
  ];
  assert.equal(anchored(anchors, ['a', 'api/x']).view('api/x').version, undefined);
  const navigation = [{ group: 'Old', version: '1.0', pages: ['api/x'] }];
  const site = versioned({ navigation, anchors: anchors.slice(0, 1) }, ['api/x']);
  assert.equal(site.view('api/x').version, '1.0');
});

test('without versions, the version of an anchor does not apply to its pages', () => {
  const config = { anchors: [{ name: 'API', url: 'api', version: '1.0' }] };
  assert.equal(smallSite({ config, pages: ['a', 'api/x'] }).view('api/x').version, undefined);
});

test('a tab leads to its first page in the current version', () => {
  const navigation = [
    { group: 'Guides', pages: ['a'] },
    { group: 'Old', version: '1.0', pages: ['api/v1', 'guides/v1'] },
    { group: 'New', version: '2.0', pages: ['api/v2', 'guides/v2'] },
  ];
  const site = versioned({ navigation, tabs: [{ name: 'API', url: 'api' }] }, [
    'a',
    'api/v1',
    'api/v2',
    'guides/v1',
    'guides/v2',
  ]);
  const href = (slug: string) => site.view(slug).tabs[1]?.href;
  assert.equal(href('a'), '/api/v2/');
  assert.equal(href('guides/v2'), '/api/v2/');
  assert.equal(href('guides/v1'), '/api/v1/');
});

test('the site opens with the first page of the default version', () => {
  const navigation = [
    { group: 'Old', version: '1.0', pages: ['v1/c'] },
    { group: 'New', version: '2.0', pages: ['v2/c'] },
  ];
  assert.equal(folderPages(versioned({ navigation }).site).get('')?.href, '/v2/c/');
});

test('without versions in docs.json, those of groups and pages are ignored', () => {
  const site = smallSite({
    config: { navigation: NAVIGATION },
    pages: { a: 'version: 3.1', b: '', 'v2/c': '', 'v2/d': '', 'v1/c': '', z: '' },
  });
  assert.equal(site.view('a').version, undefined);
  assert.equal(site.view('b').pagers[0]?.next?.slug, 'v2/c');
  assert.equal(site.view('v2/d').pagers[0]?.next?.slug, 'v1/c');
  assert.deepEqual(site.said, []);
});

test('a version nested in another version is reported', () => {
  const site = smallSite({
    config: {
      versions: ['2.0', '1.0'],
      navigation: [
        {
          group: 'New',
          version: '2.0',
          pages: ['a', { group: 'Old', version: '1.0', pages: ['b'] }],
        },
      ],
    },
    pages: { a: 'version: 1.0', b: '' },
  });
  assert.deepEqual(site.said, [
    'docs.json navigation.0.pages.0 warning navigation/version-conflict: This belongs to version "1.0", but is in a group of version "2.0": no version shows it. -> Move it into a group of version "1.0".',
    'docs.json navigation.0.pages.1.version warning navigation/version-conflict: This belongs to version "1.0", but is in a group of version "2.0": no version shows it. -> Move it into a group of version "1.0".',
  ]);
});

test('a page with an unknown version is reported at its front matter, listed or not', () => {
  const site = smallSite({
    config: { versions: ['v2', 'v1'], navigation: [{ group: 'G', pages: ['a'] }] },
    pages: { a: 'title: A\nversion: V1', b: 'version: next' },
  });
  assert.deepEqual(site.said, [
    'a.mdx:3:1 warning navigation/unknown-page-version: The page belongs to version "V1", which is not one of "versions". -> Did you mean "v1"?',
    'b.mdx:2:1 warning navigation/unknown-page-version: The page belongs to version "next", which is not one of "versions". -> Add "next" to "versions", or remove the line.',
  ]);
});
