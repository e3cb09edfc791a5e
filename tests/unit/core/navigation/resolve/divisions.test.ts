import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UserConfig } from '../../../../../src/core/config/config.ts';
import { smallSite } from '../../../../helpers/values/small-site.ts';

const PAGES = ['intro', 'api', 'api/users', 'api/v2/users', 'api-v2/x', 'guides/a', 'blog/post'];

/** Returns a site with one group `All` of the pages above. */
function withDivisions(
  tabs: readonly string[],
  anchors: readonly string[] = [],
  pages: readonly string[] = PAGES,
) {
  const toDivision = (url: string) => ({ name: url, url });
  return smallSite({
    config: { tabs: tabs.map(toDivision), anchors: anchors.map(toDivision) },
    pages,
  });
}

test('without tabs and anchors there is only one section', () => {
  assert.deepEqual(withDivisions([]).sections(), [
    '-/-: All[intro, api, api/users, api/v2/users, api-v2/x, guides/a, blog/post]',
  ]);
});

test('a tab owns the pages under its url, the primary tab owns the rest', () => {
  const { navigation, sections } = withDivisions(['api']);
  assert.deepEqual(sections(), [
    'tab-primary/-: All[intro, api-v2/x, guides/a, blog/post]',
    'tab-0/-: All[api, api/users, api/v2/users]',
  ]);
  assert.deepEqual(navigation.tabs, [
    {
      axis: 'tab',
      id: 'tab-primary',
      role: 'primary',
      label: 'Documentation',
      href: '/intro/',
      external: false,
      isDefaultHidden: false,
      isWritten: false,
    },
    {
      axis: 'tab',
      id: 'tab-0',
      role: 'ordinary',
      label: 'api',
      href: '/api/',
      external: false,
      prefix: 'api',
      isDefaultHidden: false,
      isWritten: true,
    },
  ]);
});

test('the most specific url wins, regardless of the order of tabs', () => {
  for (const tabs of [
    ['api', 'api/v2'],
    ['api/v2', 'api'],
  ]) {
    const [inner, outer] = [tabs.indexOf('api/v2'), tabs.indexOf('api')];
    assert.deepEqual(
      new Set(withDivisions(tabs).sections()),
      new Set([
        'tab-primary/-: All[intro, api-v2/x, guides/a, blog/post]',
        `tab-${outer}/-: All[api, api/users]`,
        `tab-${inner}/-: All[api/v2/users]`,
      ]),
    );
  }
});

/** URLs as authors write them, all for the folder `api`. */
for (const url of ['api', '/api', 'api/', '/api/', './api', 'api#top', 'api?x=1']) {
  test(`the url ${url} refers to the folder api`, () => {
    const { navigation, said } = withDivisions([url]);
    assert.equal(navigation.tabs[1]?.prefix, 'api');
    assert.deepEqual(said, []);
  });
}

test('a url may be percent-encoded', () => {
  const { navigation } = withDivisions(['my%20docs'], [], ['a', 'my docs/b']);
  assert.equal(navigation.tabs[1]?.href, '/my%20docs/b/');
});

test('a group is split between tabs at any depth, and both parts keep its name', () => {
  const navigation = [
    {
      group: 'Mixed',
      icon: 'rocket',
      pages: ['intro', 'api/users', { group: 'Deep', pages: ['guides/a', 'api/v2/users'] }],
    },
    { group: 'Whole', pages: ['api'] },
  ];
  const site = smallSite({
    config: { navigation, tabs: [{ name: 'API', url: 'api' }] },
    pages: PAGES,
  });
  assert.deepEqual(site.sections(), [
    'tab-primary/-: Mixed[intro, Deep[guides/a]]',
    'tab-0/-: Mixed[api/users, Deep[api/v2/users]], Whole[api]',
  ]);
  for (const section of site.navigation.sections) {
    const [group] = section.items;
    assert.deepEqual(group?.icon, { name: 'rocket' });
    assert.equal(group.kind === 'group' && group.id, '0');
  }
});

test('the reading order follows docs.json across tabs', () => {
  const { navigation } = withDivisions(['api', 'blog']);
  assert.deepEqual(navigation.order, PAGES);
});

test('anchors own their pages, and the top anchor owns the rest', () => {
  const site = smallSite({
    config: {
      topAnchor: { name: 'Guides' },
      colors: { primary: '#111111', anchors: { from: '#222222', to: '#333333' } },
      anchors: [
        { name: 'API', url: 'api', icon: 'terminal', iconType: 'solid', color: '#abcdef' },
        { name: 'Blog', url: 'blog', icon: 'newspaper' },
      ],
    },
    pages: PAGES,
  });
  assert.deepEqual(site.sections(), [
    '-/anchor-top: All[intro, api-v2/x, guides/a]',
    '-/anchor-0: All[api, api/users, api/v2/users]',
    '-/anchor-1: All[blog/post]',
  ]);
  assert.deepEqual(
    site.navigation.anchors.map(({ id, label, href, icon, color }) => [
      id,
      label,
      href,
      icon,
      color,
    ]),
    [
      [
        'anchor-top',
        'Guides',
        '/intro/',
        { name: 'book-open', type: 'duotone' },
        { from: '#222222', to: '#333333' },
      ],
      ['anchor-0', 'API', '/api/', { name: 'terminal', type: 'solid' }, { from: '#abcdef' }],
      [
        'anchor-1',
        'Blog',
        '/blog/post/',
        { name: 'newspaper', type: 'duotone' },
        { from: '#222222', to: '#333333' },
      ],
    ],
  );
});

test('the top anchor is shown next to external anchors, but not next to tabs', () => {
  const ids = (site: ReturnType<typeof withDivisions>) =>
    site.navigation.anchors.map(({ id }) => id);
  assert.deepEqual(ids(withDivisions([], ['https://example.com'])), ['anchor-top', 'anchor-0']);
  assert.deepEqual(ids(withDivisions(['api'], ['https://example.com'])), ['anchor-0']);
  assert.deepEqual(ids(withDivisions(['api'], ['blog'])), ['anchor-0']);
  assert.deepEqual(ids(withDivisions(['api'], [])), []);
});

test('a configured top anchor is shown without other anchors and next to tabs', () => {
  const config = { topAnchor: { name: 'Guides' } };
  const alone = smallSite({ config, pages: ['a', 'b'] });
  assert.deepEqual(
    alone.view('b').anchors.map(({ label, href, isActive }) => [label, href, isActive]),
    [['Guides', '/a/', true]],
  );
  const tabs = [{ name: 'API', url: 'api' }];
  const beside = smallSite({ config: { ...config, tabs }, pages: ['a', 'api/x', 'api/y'] });
  const hrefs = (slug: string) => beside.view(slug).anchors.map(({ href }) => href);
  assert.deepEqual([hrefs('a'), hrefs('api/y')], [['/a/'], ['/api/x/']]);
});

test('a configured top anchor without pages is reported', () => {
  const anchors = [{ name: 'API', url: 'api' }];
  const said = (config: Partial<UserConfig>) =>
    smallSite({ config: { anchors, ...config }, pages: ['api/x'] }).said;
  assert.deepEqual(said({}), []);
  assert.deepEqual(said({ topAnchor: {} }), [
    'docs.json topAnchor warning navigation/idle-top-anchor: Every page belongs to one of "anchors", so nothing is left for "topAnchor", and it is left out. -> Remove "topAnchor", or list a page that no anchor claims.',
  ]);
});

test('the primary tab and top anchor disappear if the others own every page', () => {
  const tabs = withDivisions(['api', 'blog'], [], ['api/users', 'blog/post']);
  assert.deepEqual(
    tabs.navigation.tabs.map(({ id }) => id),
    ['tab-0', 'tab-1'],
  );
  const anchors = withDivisions([], ['api', 'blog'], ['api/users', 'blog/post']);
  assert.deepEqual(
    anchors.navigation.anchors.map(({ id }) => id),
    ['anchor-0', 'anchor-1'],
  );
});

test('a tab with the url / replaces the primary tab', () => {
  const { navigation, sections } = withDivisions(['/', 'api']);
  assert.deepEqual(
    navigation.tabs.map(({ id }) => id),
    ['tab-0', 'tab-1'],
  );
  assert.equal(sections()[0], 'tab-0/-: All[intro, api-v2/x, guides/a, blog/post]');
});

test('the name of the primary tab is configurable', () => {
  const config = { primaryTab: { name: 'Home' }, tabs: [{ name: 'API', url: 'api' }] };
  assert.equal(smallSite({ config, pages: PAGES }).navigation.tabs[0]?.label, 'Home');
});

test('external tabs and anchors are links and own no pages', () => {
  const { navigation, sections, said } = withDivisions(
    ['https://example.com/api', 'mailto:a@example.com'],
    ['https://discord.gg/x'],
  );
  assert.deepEqual(said, []);
  assert.equal(sections().length, 1);
  assert.deepEqual(
    [...navigation.tabs.slice(1), ...navigation.anchors].map(({ href, external, prefix }) => [
      href,
      external,
      prefix,
    ]),
    [
      ['https://example.com/api', true, undefined],
      ['mailto:a@example.com', true, undefined],
      ['https://discord.gg/x', true, undefined],
    ],
  );
});

test('with tabs and anchors, a page may belong to one of each', () => {
  assert.deepEqual(withDivisions(['api'], ['blog']).sections(), [
    'tab-primary/-: All[intro, api-v2/x, guides/a]',
    'tab-0/-: All[api, api/users, api/v2/users]',
    'tab-primary/anchor-0: All[blog/post]',
  ]);
});

test('a tab and an anchor with the same url own the same pages', () => {
  const { navigation, sections } = withDivisions(['api'], ['api']);
  assert.deepEqual(sections(), [
    'tab-primary/-: All[intro, api-v2/x, guides/a, blog/post]',
    'tab-0/anchor-0: All[api, api/users, api/v2/users]',
  ]);
  assert.equal(navigation.tabs[1]?.within, undefined);
  assert.equal(navigation.anchors[0]?.within, undefined);
});

test('anchors under the url of a tab are nested in the tab', () => {
  const { navigation, sections } = withDivisions(['api', 'guides'], ['api/v2', 'blog']);
  assert.deepEqual(
    navigation.anchors.map(({ id, within }) => [id, within]),
    [
      ['anchor-0', 'tab-0'],
      ['anchor-1', undefined],
    ],
  );
  assert.ok(sections().includes('tab-0/anchor-0: All[api/v2/users]'));
  assert.ok(sections().includes('tab-0/-: All[api, api/users]'));
});

test('if all tabs are inside anchors, the top anchor owns the other pages', () => {
  const { navigation, sections } = withDivisions(['api/v2'], ['api']);
  assert.deepEqual(
    navigation.anchors.map(({ id }) => id),
    ['anchor-top', 'anchor-0'],
  );
  assert.equal(navigation.tabs.find(({ id }) => id === 'tab-0')?.within, 'anchor-0');
  assert.deepEqual(sections(), [
    'tab-primary/anchor-top: All[intro, api-v2/x, guides/a, blog/post]',
    'tab-primary/anchor-0: All[api, api/users]',
    'tab-0/anchor-0: All[api/v2/users]',
  ]);
});

test('a tab leads to its first listed page, even if an index page comes later', () => {
  const config = {
    navigation: [{ group: 'G', pages: ['a', 'api/users', 'api/index'] }],
    tabs: [{ name: 'API', url: 'api' }],
  };
  const { navigation } = smallSite({ config, pages: ['a', 'api/index', 'api/users'] });
  assert.equal(navigation.tabs[1]?.href, '/api/users/');
});

test('a tab skips external links when it chooses its first page', () => {
  const config = { tabs: [{ name: 'API', url: 'api' }] };
  const { navigation } = smallSite({
    config,
    pages: { a: '', 'api/a': 'url: https://example.com', 'api/b': '' },
  });
  assert.equal(navigation.tabs[1]?.href, '/api/b/');
});

test('a tab may lead to unlisted pages', () => {
  const config = {
    navigation: [{ group: 'G', pages: ['a'] }],
    tabs: [{ name: 'API', url: 'api' }],
  };
  const { navigation, said } = smallSite({ config, pages: ['a', 'api/users'] });
  assert.equal(navigation.tabs[1]?.href, '/api/users/');
  assert.deepEqual(said, []);
});

test('an anchor may lead to the destination of a redirect', () => {
  const config = {
    anchors: [{ name: 'Chat', url: '/discord' }],
    redirects: [{ source: '/discord', destination: 'https://discord.gg/x' }],
  };
  const { navigation, said } = smallSite({ config, pages: ['a'] });
  const [, chat] = navigation.anchors;
  assert.deepEqual(
    [chat?.href, chat?.external, chat?.prefix],
    ['https://discord.gg/x', true, undefined],
  );
  assert.deepEqual(said, []);
});

test('tabs and anchors without pages are left out with a warning', () => {
  const hint = 'Write the folder of its pages, or a complete address such as https://example.com.';
  const { navigation, said } = withDivisions(['apis'], ['Guides', 'nothing-like-it']);
  assert.deepEqual([navigation.tabs, navigation.anchors], [[], []]);
  assert.deepEqual(said, [
    'docs.json tabs.0.url warning navigation/dead-prefix: There is no page under "apis", so the tab "apis" is left out. -> Did you mean "api"?',
    'docs.json anchors.0.url warning navigation/dead-prefix: There is no page under "Guides", so the anchor "Guides" is left out. -> Did you mean "guides"?',
    `docs.json anchors.1.url warning navigation/dead-prefix: There is no page under "nothing-like-it", so the anchor "nothing-like-it" is left out. -> ${hint}`,
  ]);
});

test('for a tab with the base of the site in its url, the folder below it is suggested', () => {
  const { said } = withDivisions(['/docs/api', 'docs/none'], []);
  assert.deepEqual(
    said.map((text) => text.split(' -> ')[1]),
    [
      'Did you mean "api"?',
      'Write the folder of its pages, or a complete address such as https://example.com.',
    ],
  );
});

test('a tab with an OpenAPI document is not reported while it has no pages', () => {
  const config = { tabs: [{ name: 'API', url: 'reference', openapi: 'openapi.yaml' }] };
  assert.deepEqual(smallSite({ config, pages: PAGES }).said, []);
});

test('the second of two tabs with the same url is reported', () => {
  const { navigation, said } = withDivisions(['api', '/api/']);
  assert.equal(navigation.tabs.length, 3);
  assert.deepEqual(said, [
    'docs.json tabs.1.url warning navigation/same-prefix: The tab "/api/" has the same url "/api/" as "api", which owns its pages. -> Give each its own folder, or remove one.',
  ]);
});

test('empty lists of tabs and anchors are treated as absent', () => {
  const { navigation } = smallSite({ config: { tabs: [], anchors: [] }, pages: ['a'] });
  assert.deepEqual([navigation.tabs, navigation.anchors], [[], []]);
});
