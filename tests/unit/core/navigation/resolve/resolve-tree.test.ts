/** The navigation of the newer format: branches as written. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownBars, pageLanguage } from '../../../../../src/core/navigation/page-language.ts';
import { treeSite } from '../../../../helpers/values/tree-site.ts';

test('groups and pages alone form a single sidebar without tabs or switchers', () => {
  const groups = treeSite({ groups: [{ group: 'G', pages: ['a', 'b'] }] }, ['a', 'b']);
  assert.equal(groups.sidebar('a'), 'G[a, b]');
  assert.deepEqual([groups.tabs('a'), groups.switchers('a')], [[], []]);
  const mixed = treeSite({ pages: ['a', { group: 'G', pages: ['b'] }] }, ['a', 'b']);
  assert.equal(mixed.sidebar('b'), 'a, G[b]');
});

test('a tab shows only its own groups, and its pager stays within it', () => {
  const site = treeSite(
    {
      tabs: [
        { tab: 'One', pages: ['a', 'b'] },
        { tab: 'Two', groups: [{ group: 'G', pages: ['c'] }] },
      ],
    },
    ['a', 'b', 'c'],
  );
  assert.deepEqual(site.tabs('c'), ['One /a/', 'Two* /c/']);
  assert.equal(site.sidebar('c'), 'G[c]');
  assert.deepEqual([site.pager('b'), site.pager('c')], ['a -', '- -']);
});

test('a tab with an href is a link, and its pages are in no sidebar', () => {
  const site = treeSite(
    {
      tabs: [
        { tab: 'One', pages: ['a'] },
        { tab: 'X', href: 'https://x.com', pages: ['b'] },
      ],
    },
    ['a', 'b'],
  );
  assert.deepEqual(site.tabs('a'), ['One* /a/', 'X https://x.com']);
  assert.deepEqual(site.navigation.order, ['a']);
  assert.deepEqual(site.said, [
    'config/lost-pages: "navigation.tabs[1].href" takes precedence over the list next to it, so a page that it lists is in no sidebar.',
  ]);
});

test('global links follow the others of their kind on every page and are never active', () => {
  const site = treeSite(
    {
      anchors: [{ anchor: 'Docs', pages: ['a'] }],
      global: { anchors: [{ anchor: 'Blog', href: 'https://blog.com' }], tabs: [] },
    },
    ['a'],
  );
  assert.deepEqual(site.anchors('a'), ['Docs* /a/', 'Blog https://blog.com']);
  assert.deepEqual(site.said, []);
});

test('languages become site-wide versions with their own tabs', () => {
  const site = treeSite(
    {
      languages: [
        { language: 'en', tabs: [{ tab: 'Docs', pages: ['a', 'b'] }] },
        { language: 'cn', tabs: [{ tab: '文档', pages: ['zh/a'] }] },
      ],
    },
    ['a', 'b', 'zh/a'],
  );
  assert.deepEqual(
    site.navigation.versions.map(({ name, label, lang, isDefault, href }) => {
      return [name, label, lang, isDefault, href];
    }),
    [
      ['en', 'English', 'en', true, '/a/'],
      ['zh-Hans', '简体中文', 'zh-Hans', false, '/zh/a/'],
    ],
  );
  const { config, navigation } = site;
  const languageOf = (slug: string) => navigation.homes.get(slug)?.version ?? config.lang;
  assert.deepEqual([languageOf('a'), languageOf('zh/a'), config.lang], ['en', 'zh-Hans', 'en']);
  assert.equal(pageLanguage({ config, navigation }), 'en');
  assert.deepEqual(site.tabs('zh/a'), ['文档* /zh/a/']);
});

test('a page has the version and language that list it, regardless of front matter', () => {
  const versions = [{ version: 'v2', pages: ['a', 'b'] }];
  const pages = ['a: version: v2', 'b: version: v1'];
  for (const navigation of [{ languages: [{ language: 'en', versions }] }, { versions }]) {
    const site = treeSite(navigation, pages);
    const [outer] = site.navigation.versions;
    const links = site.view('a').items.flatMap((item) => (item.kind === 'link' ? item : []));
    assert.deepEqual(
      links.map(({ slug, version }) => [slug, version]),
      [
        ['a', outer?.name],
        ['b', outer?.name],
      ],
    );
    assert.deepEqual(site.said, []);
  }
});

test('the site opens in the version marked as default', () => {
  const site = treeSite(
    {
      versions: [
        { version: 'v2', pages: ['v2/a'] },
        { version: 'v1', default: true, pages: ['v1/a', 'v1/b'] },
      ],
    },
    ['v1/a', 'v1/b', 'v2/a'],
  );
  assert.deepEqual(
    site.navigation.versions.map(({ name, isDefault }) => [name, isDefault]),
    [
      ['v2', false],
      ['v1', true],
    ],
  );
  assert.equal(site.navigation.order[0], 'v1/a');
});

test('versions inside a tab are switched there and lead to the same page', () => {
  const site = treeSite(
    {
      tabs: [
        {
          tab: 'Docs',
          versions: [
            { version: 'new', tag: 'Latest', pages: ['docs/new/a', 'docs/new/b'] },
            { version: 'old', pages: ['docs/old/a'] },
          ],
        },
        { tab: 'Blog', pages: ['blog'] },
      ],
    },
    ['docs/new/a', 'docs/new/b', 'docs/old/a', 'blog'],
  );
  assert.deepEqual(site.switchers('docs/new/a'), ['version: new* /docs/new/a/ | old /docs/old/a/']);
  assert.deepEqual(site.switchers('docs/new/b'), ['version: new* /docs/new/b/ | old /docs/old/a/']);
  assert.deepEqual(site.switchers('blog'), []);
  assert.equal(site.sidebar('docs/old/a'), 'docs/old/a');
});

test('four axes above the groups are distinguished on a page', () => {
  const site = treeSite(
    {
      languages: [
        {
          language: 'en',
          products: [
            {
              product: 'P',
              tabs: [
                {
                  tab: 'T',
                  menu: [
                    { item: 'I', groups: [{ group: 'G', pages: ['p/a'] }] },
                    { item: 'J', href: 'https://j.com' },
                  ],
                },
              ],
            },
            { product: 'Q', description: 'The other', pages: ['q/a'] },
          ],
        },
        { language: 'fr', pages: ['fr/a'] },
      ],
    },
    ['p/a', 'q/a', 'fr/a'],
  );
  assert.deepEqual(site.switchers('p/a'), [
    'product: P* /p/a/ | Q /q/a/',
    'item: I* /p/a/ | J https://j.com',
  ]);
  assert.deepEqual(site.tabs('p/a'), ['T* /p/a/']);
  assert.deepEqual(site.view('p/a').breadcrumbs, ['G']);
  assert.deepEqual(site.switchers('fr/a'), []);
  assert.deepEqual(site.tabs('q/a'), []);
});

test('a page in two branches opens in the first, and the other can be chosen there', () => {
  const site = treeSite(
    {
      dropdowns: [
        { dropdown: 'One', pages: ['a', 'shared'] },
        { dropdown: 'Two', pages: ['b', 'shared'] },
      ],
    },
    ['a', 'b', 'shared'],
  );
  assert.deepEqual(site.switchers('shared'), ['dropdown: One* /shared/ | Two /b/']);
  assert.equal(site.sidebar('shared'), 'a, shared');
  assert.equal(site.pager('shared'), 'a -');
  assert.deepEqual(site.said, [
    'navigation/in-several-branches: The page "shared" is listed in several branches of the navigation.',
  ]);
});

test('a shared page belongs to the default version', () => {
  const site = treeSite(
    {
      versions: [
        { version: 'v2', pages: ['only', 'shared'] },
        { version: 'v1', default: true, pages: ['shared'] },
      ],
    },
    ['only', 'shared'],
  );
  assert.equal(site.view('shared').version, 'v1');
});

test('a hidden branch is shown only on its own pages and excluded from search', () => {
  const secret = { tab: 'Secret', hidden: true, pages: ['s'] };
  const site = treeSite({ tabs: [{ tab: 'Docs', pages: ['a'] }, secret] }, ['a', 's']);
  assert.deepEqual(site.tabs('a'), ['Docs* /a/']);
  assert.deepEqual(site.tabs('s'), ['Docs /a/', 'Secret* /s/']);
  assert.deepEqual(site.navigation.order, ['a']);
  const found = treeSite(
    {
      tabs: [
        { tab: 'Docs', pages: ['a'] },
        { ...secret, searchable: true },
      ],
    },
    ['a', 's'],
  );
  assert.deepEqual(found.navigation.order, ['a', 's']);
});

test('an unlisted page has the sidebar of the most similar page', () => {
  const site = treeSite(
    {
      tabs: [
        { tab: 'Docs', pages: ['docs/a'] },
        {
          tab: 'Guides',
          groups: [
            { group: 'G', hidden: true, pages: ['guides/z'] },
            { group: 'H', pages: ['guides/a'] },
          ],
        },
      ],
    },
    ['docs/a', 'guides/a', 'guides/x', 'guides/z', 'other'],
  );
  assert.deepEqual(site.tabs('guides/x'), ['Docs /docs/a/', 'Guides* /guides/a/']);
  assert.equal(site.sidebar('guides/z'), 'H[guides/a]');
  assert.deepEqual(site.view('guides/x').pagers, []);
  assert.deepEqual(site.navigation.order, ['docs/a', 'guides/a']);
});

test('an unlisted page without a similar one has the sidebar of the first visible branch', () => {
  const hidden = treeSite(
    {
      tabs: [
        { tab: 'Secret', hidden: true, pages: ['u1'] },
        { tab: 'Main', pages: ['intro'] },
      ],
    },
    ['intro', 'u1', 'x', 'usage', 'u1/more'],
  );
  assert.equal(hidden.sidebar('x'), 'intro');
  assert.equal(hidden.sidebar('usage'), 'intro', 'a letter in common is a coincidence');
  assert.equal(hidden.sidebar('u1/more'), 'u1');
  const languages = treeSite(
    {
      languages: [
        { language: 'en', pages: ['intro'] },
        { language: 'tr', pages: ['tr/intro'] },
      ],
    },
    ['intro', 'tr/intro', 'usage'],
  );
  assert.equal(languages.sidebar('usage'), 'intro');
});

test('the root of a group is its first page', () => {
  const site = treeSite(
    {
      groups: [
        {
          group: 'G',
          root: 'g/index',
          pages: ['g/a', { group: 'In', expanded: true, pages: ['g/b'] }],
        },
      ],
    },
    ['g/index', 'g/a', 'g/b'],
  );
  assert.equal(site.sidebar('g/a'), 'G[g/index, g/a, In[g/b]]');
  assert.equal(site.pager('g/a'), 'g/index g/b');
  const [outer] = site.view('g/a').items;
  const inner = outer?.kind === 'group' ? outer.items[2] : undefined;
  assert.equal(inner?.kind === 'group' && inner.isExpanded, true);
});

test('the root of a group may also be listed among its pages', () => {
  const groups = [{ group: 'G', root: 'g/index', pages: ['g/a', '/g/index', 'g/b'] }];
  const site = treeSite({ groups }, ['g/index', 'g/a', 'g/b']);
  assert.equal(site.sidebar('g/a'), 'G[g/index, g/a, g/b]');
  assert.deepEqual(site.said, []);
});

test('an unnamed group inside another group is merged into it', () => {
  const site = treeSite(
    {
      groups: [
        { group: 'G', pages: ['a', { group: '', pages: ['b', { group: 'In', pages: ['c'] }] }] },
        { group: '', pages: ['d'] },
      ],
    },
    ['a', 'b', 'c', 'd'],
  );
  assert.equal(site.sidebar('a'), 'G[a, b, In[c]], [d]');
});

test('entries refer to the same page however their path is written', () => {
  const site = treeSite({ pages: ['/a/b', './c', 'd.mdx', 'e//f'] }, ['a/b', 'c', 'd', 'e/f']);
  assert.equal(site.sidebar('c'), 'a/b, c, d, e/f');
});

test('an axis nested in its own kind is reported and left out', () => {
  const site = treeSite(
    {
      tabs: [
        { tab: 'A', groups: [{ group: 'G', pages: ['a'] }], tabs: [{ tab: 'B', pages: ['b'] }] },
      ],
    },
    ['a', 'b'],
  );
  assert.equal(site.sidebar('a'), 'G[a]');
  assert.deepEqual(site.said, [
    'config/lost-pages: "navigation.tabs[0].tabs" is next to something that takes precedence over it, so a page that it lists is in no sidebar.',
  ]);
});

test('omitted links are reported as links, and empty lists are not reported', () => {
  const anchors = [{ anchor: 'Blog', href: 'https://blog.com' }];
  const pages = [{ tab: 'A', pages: ['a'] }];
  const said = [
    { tabs: pages, anchors },
    { tabs: pages, anchors: [...anchors, { anchor: 'B', pages: ['b'] }] },
    { tabs: pages, anchors: [{ anchor: 'API', openapi: 'a.yaml' }] },
    { tabs: pages, groups: [{ group: 'G', pages: [] }] },
  ].map((navigation) =>
    treeSite(navigation, ['a', 'b']).said.filter((each) => each.startsWith('config/')),
  );
  const begin =
    'config/lost-pages: "navigation.anchors" is next to something that takes precedence over it';
  assert.deepEqual(said, [
    [`${begin}, so a link that it lists is not shown.`],
    [`${begin}, so a page and a link that it lists are in no sidebar.`],
    [`${begin}, so what it lists is in no sidebar.`],
    [],
  ]);
});

test('pages of a language inside a product have its language, footer and social links', () => {
  const french = { language: 'fr', pages: ['fr/a'], footer: { socials: {} } };
  const languages = [{ language: 'en', pages: ['a'] }, french];
  const products = [
    { product: 'P', languages },
    { product: 'Q', pages: ['q'] },
  ];
  const { config, navigation, pages } = treeSite({ products }, ['a', 'fr/a', 'q']);
  const outcomes = pages.map((page) => [
    page.slug,
    pageLanguage({ config, navigation }, page),
    ownBars(navigation, page),
  ]);
  assert.deepEqual(outcomes, [
    ['a', 'en', undefined],
    ['fr/a', 'fr', { footer: { links: [] }, footerSocials: [] }],
    ['q', 'en', undefined],
  ]);
});

test('pages in hidden groups are searchable if the innermost setting allows it', () => {
  const inner = { group: 'I', hidden: false, pages: ['i'] };
  const hidden = { group: 'H', hidden: true, pages: ['h', 'own', inner] };
  const searchable = { group: 'T', hidden: true, searchable: true, pages: ['t', 'kept'] };
  const { navigation, sidebar } = treeSite(
    {
      tabs: [
        { tab: 'One', pages: ['a', hidden, searchable] },
        { tab: 'Two', hidden: true, pages: ['two', 'a'] },
      ],
    },
    ['a', 'h', 'own: hidden: false', 'i', 't', 'kept: hidden: true', 'two'],
  );
  assert.equal(sidebar('a'), 'a');
  assert.deepEqual(navigation.order, ['a', 'own', 'i', 't']);
  assert.deepEqual([...navigation.excludedFromSearch], ['two', 'h', 'kept']);
});

test('the search boost of a page comes from the nearest group that sets one', () => {
  const inner = { group: 'I', boost: 3, pages: ['i'] };
  const groups = [{ group: 'G', boost: 2, pages: ['g', inner] }];
  const { navigation } = treeSite({ groups }, ['g', 'i', 'x']);
  assert.deepEqual(
    [...navigation.boosts],
    [
      ['g', 2],
      ['i', 3],
    ],
  );
});
