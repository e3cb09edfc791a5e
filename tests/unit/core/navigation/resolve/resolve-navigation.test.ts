import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallSite } from '../../../../helpers/values/small-site.ts';

/** Returns a site with one group that lists these entries. */
function listing(entries: readonly string[], pages: readonly string[]) {
  return smallSite({ config: { navigation: [{ group: 'Guides', pages: [...entries] }] }, pages });
}

const PAGES = [
  'index',
  'intro',
  'guides/index',
  'guides/setup',
  'quickstarts/.NET',
  'sign-up-for-a-cal.com-account',
  'guides/FCM-iOS',
  'with blank',
];

/** Entries as authors write them, and the page that each refers to. */
const ENTRIES: readonly [entry: string, slug: string][] = [
  ['intro', 'intro'],
  ['/intro', 'intro'],
  ['./intro', 'intro'],
  ['intro/', 'intro'],
  ['intro.mdx', 'intro'],
  ['intro.md', 'intro'],
  ['/guides/setup.mdx', 'guides/setup'],
  ['guides//setup', 'guides/setup'],
  ['guides/../intro', 'intro'],
  ['guides\\setup', 'guides/setup'],
  ['index', 'index'],
  ['/', 'index'],
  ['guides/index', 'guides/index'],
  ['guides', 'guides/index'],
  ['guides/', 'guides/index'],
  ['quickstarts/.NET', 'quickstarts/.NET'],
  ['sign-up-for-a-cal.com-account', 'sign-up-for-a-cal.com-account'],
  ['guides/FCM-iOS', 'guides/FCM-iOS'],
  ['with blank', 'with blank'],
  ['with%20blank', 'with blank'],
];

for (const [entry, slug] of ENTRIES) {
  test(`the entry ${JSON.stringify(entry)} refers to the page ${slug}`, () => {
    const { navigation, said } = listing([entry], PAGES);
    assert.deepEqual(navigation.order, [slug]);
    assert.deepEqual(said, []);
  });
}

/** Entries that match no page, and the diagnostics about them. */
const FAULTS: readonly [entry: string, said: string][] = [
  [
    'nothing-like-it',
    'error navigation/missing-page: There is no page "nothing-like-it"; the entry is left out. -> Create the file, or remove the entry.',
  ],
  [
    'guides/setpu',
    'error navigation/missing-page: There is no page "guides/setpu"; the entry is left out. -> Did you mean "guides/setup"?',
  ],
  [
    'giudes/setpu',
    'error navigation/missing-page: There is no page "giudes/setpu"; the entry is left out. -> Did you mean "guides/setup"?',
  ],
  [
    'content/guides/setup',
    'error navigation/missing-page: There is no page "content/guides/setup"; the entry is left out. -> Did you mean "guides/setup"?',
  ],
  [
    'quickstarts',
    'error navigation/folder-entry: "quickstarts" is a folder without an index page; the entry is left out. -> List its pages one by one, beginning with "quickstarts/.NET".',
  ],
  [
    '../secret',
    'error navigation/outside: "../secret" leads out of the folder of the pages, and nothing is read there. -> Move the file into the folder of the pages, and write its path in there.',
  ],
  [
    'guides/../../secret',
    'error navigation/outside: "guides/../../secret" leads out of the folder of the pages, and nothing is read there. -> Move the file into the folder of the pages, and write its path in there.',
  ],
  [
    'a%2f..%2f..%2fsecret',
    'error navigation/outside: "a%2f..%2f..%2fsecret" leads out of the folder of the pages, and nothing is read there. -> Move the file into the folder of the pages, and write its path in there.',
  ],
  [
    'C:\\secret',
    'error navigation/outside: "C:\\secret" leads out of the folder of the pages, and nothing is read there. -> Move the file into the folder of the pages, and write its path in there.',
  ],
  [
    'intro\0.mdx',
    'error navigation/outside: "intro\\u0000.mdx" leads out of the folder of the pages, and nothing is read there. -> Move the file into the folder of the pages, and write its path in there.',
  ],
  [
    '/etc/passwd',
    'error navigation/missing-page: There is no page "/etc/passwd"; the entry is left out. -> Create the file, or remove the entry.',
  ],
];

test('a URL as an entry becomes a link labeled with that URL', () => {
  const site = listing(['intro', 'https://www.example.com/a/'], PAGES);
  const [group] = site.navigation.sections[0]?.items ?? [];
  const [, link] = group?.kind === 'group' ? group.items : [];
  assert.deepEqual(link, {
    kind: 'link',
    label: 'example.com/a',
    href: 'https://www.example.com/a/',
    external: true,
  });
  assert.deepEqual(site.missing, []);
  assert.deepEqual(site.said, [
    'docs.json navigation.0.pages.1 warning navigation/url-entry: "https://www.example.com/a/" is an address, but entries are files, so it becomes a link called "example.com/a". -> To give it a name, list a page whose front matter has this address as its "url".',
  ]);
});

for (const [entry, said] of FAULTS) {
  test(`the entry ${JSON.stringify(entry)} is an error, and the rest is listed`, () => {
    const site = listing(['intro', entry], PAGES);
    assert.deepEqual(site.navigation.order, ['intro']);
    assert.deepEqual(site.missing, [entry]);
    assert.deepEqual(site.said, [`docs.json navigation.0.pages.1 ${said}`]);
  });
}

test('for a missing page, no page that the navigation lists is suggested', () => {
  const lists = (slug: string) => ({ group: slug, pages: [slug] });
  const config = {
    navigation: ['zh/markets', 'zh/wallets', 'swap', 'zh/swap', 'zh/tokens'].map(lists),
  };
  const site = smallSite({ config, pages: ['zh/wallets', 'swap', 'zh/tokens', 'zh/market'] });
  const missing = 'docs.json navigation.0.pages.0 error navigation/missing-page:';
  assert.deepEqual(site.said, [
    `${missing} There is no page "zh/markets"; the entry is left out. -> Did you mean "zh/market"?`,
    `${missing.replace('0.', '3.')} There is no page "zh/swap"; the entry is left out. -> Create the file, or remove the entry.`,
  ]);
});

test('an entry that differs in case finds its page, with a warning', () => {
  const { navigation, said, missing } = listing(['Guides/fcm-ios'], PAGES);
  assert.deepEqual(navigation.order, ['guides/FCM-iOS']);
  assert.deepEqual(missing, []);
  assert.deepEqual(said, [
    'docs.json navigation.0.pages.0 warning navigation/case-differs: The page is called "guides/FCM-iOS"; "Guides/fcm-ios" differs from it in case or accents. -> Write "guides/FCM-iOS".',
  ]);
});

test('an exact match takes precedence over a page that differs in case', () => {
  assert.deepEqual(listing(['A'], ['a', 'A']).navigation.order, ['A']);
});

test('a page may be in several groups, but appears only once in each', () => {
  const navigation = [
    { group: 'One', pages: ['a', 'b', '/a'] },
    { group: 'Two', pages: ['a'] },
  ];
  const site = smallSite({ config: { navigation }, pages: ['a', 'b'] });
  assert.deepEqual(site.sections(), ['-/-: One[a, b], Two[a]']);
  assert.deepEqual(site.navigation.order, ['a', 'b']);
  assert.deepEqual(site.said, [
    'docs.json navigation.0.pages.2 warning navigation/page-twice: The group "One" already has the page "a"; it is shown once. -> Remove one of the two entries.',
  ]);
});

test('groups may be nested, unnamed or have equal names, and have distinct ids', () => {
  const navigation = [
    { group: 'Start', pages: ['a', { group: '', pages: ['b', { group: 'Start', pages: ['c'] }] }] },
    { group: 'Start', pages: ['d'] },
  ];
  const site = smallSite({ config: { navigation }, pages: ['a', 'b', 'c', 'd'] });
  assert.deepEqual(site.sections(), ['-/-: Start[a, b, Start[c]], Start[d]']);
  const ids = JSON.stringify(site.navigation.sections).match(/(?<="id":")[-\d]+/g);
  assert.deepEqual(ids, ['0', '0-1-1', '1']);
});

test('groups keep their icon and tag, and disappear if they are empty', () => {
  const navigation = [
    { group: 'A', icon: 'rocket', iconType: 'solid' as const, tag: 'NEW', pages: ['a'] },
    { group: 'Gone', pages: ['missing', { group: 'Gone as well', pages: ['hidden'] }] },
  ];
  const site = smallSite({ config: { navigation }, pages: { a: '', hidden: 'hidden: true' } });
  assert.deepEqual(site.sections(), ['-/-: A[a]']);
  const [group] = site.navigation.sections[0]?.items ?? [];
  assert.deepEqual(group, {
    kind: 'group',
    id: '0',
    label: 'A',
    icon: { name: 'rocket', type: 'solid' },
    tag: 'NEW',
    items: [{ kind: 'link', label: 'A', href: '/a/', external: false, slug: 'a' }],
  });
});

test('an empty group has no effect on the others', () => {
  const navigation = [
    { group: 'Empty', pages: [] },
    { group: 'A', pages: ['a'] },
  ];
  assert.deepEqual(smallSite({ config: { navigation }, pages: ['a'] }).sections(), ['-/-: A[a]']);
});

test('a link shows the label, icon and markers from the front matter of its page', () => {
  const site = smallSite({
    pages: {
      a: 'title: Long\nsidebarTitle: Short\nicon: rocket\niconType: solid\ntag: NEW\ndeprecated: true\napi: post /users',
    },
  });
  assert.deepEqual(site.view('a').items, [
    {
      kind: 'group',
      id: '0',
      label: 'All',
      items: [
        {
          kind: 'link',
          label: 'Short',
          href: '/a/',
          external: false,
          slug: 'a',
          icon: { name: 'rocket', type: 'solid' },
          tag: 'NEW',
          deprecated: true,
          method: 'POST',
        },
      ],
    },
  ]);
});

const METHODS: readonly [frontMatter: string, method: string | undefined][] = [
  ['openapi: GET /users', 'GET'],
  ['openapi: spec.json delete /users/{id}', 'DELETE'],
  ['openapi: webhook orderPlaced', 'WEBHOOK'],
  ['api: PATCH https://api.example.com/users', 'PATCH'],
  ['openapi: GET /users\nhideApiMarker: true', undefined],
  ['openapi: /users', undefined],
  ['title: GET /users', undefined],
];

for (const [frontMatter, method] of METHODS) {
  test(`the sidebar marks a page with ${JSON.stringify(frontMatter)} as ${method}`, () => {
    const [group] = smallSite({ pages: { a: frontMatter } }).view('a').items;
    const [link] = group?.kind === 'group' ? group.items : [];
    assert.equal(link?.kind === 'link' ? link.method : 'no link', method);
  });
}

test('a page with a url in its front matter is listed as a link to that url', () => {
  const site = smallSite({
    pages: {
      a: 'title: Status\nurl: https://status.example.com/',
      b: 'url: c#part',
      c: '',
      d: 'url: "mailto:a@example.com"',
      e: 'url: files/list.pdf',
    },
  });
  const [group] = site.navigation.sections[0]?.items ?? [];
  const links = group?.kind === 'group' ? group.items : [];
  assert.deepEqual(
    links.map((link) => (link.kind === 'link' ? [link.href, link.external, link.slug] : [])),
    [
      ['https://status.example.com/', true, undefined],
      ['/c/#part', false, undefined],
      ['/c/', false, 'c'],
      ['mailto:a@example.com', true, undefined],
      ['/files/list.pdf', false, undefined],
    ],
  );
  assert.deepEqual(site.navigation.order, ['c']);
});

test('hidden pages are not listed and not reported', () => {
  const site = smallSite({ pages: { a: '', b: 'hidden: true', c: '' } });
  assert.deepEqual(site.navigation.order, ['a', 'c']);
  assert.deepEqual(site.said, []);
});

test('operation entries are silently left out without an operation resolver', () => {
  const { navigation, missing, said } = listing(
    ['intro', 'GET /users', 'spec.json POST /users', 'webhook orderPlaced'],
    ['intro'],
  );
  assert.deepEqual(navigation.order, ['intro']);
  assert.deepEqual(missing, []);
  assert.deepEqual(said, []);
});

test('operation entries become links to their pages', () => {
  const asked: unknown[] = [];
  const site = smallSite({
    config: {
      navigation: [
        {
          group: 'API',
          pages: ['get /users', 'spec.json POST /users', 'DELETE /gone', 'spec.json DELETE /gone'],
        },
        { group: 'Pages', pages: ['get started'] },
      ],
      tabs: [{ name: 'API', url: 'api' }],
    },
    pages: ['get started'],
    resolveOperation: (entry) => {
      asked.push(entry);
      if (entry.method === 'DELETE') return { kind: 'unknown' };
      const slug = `api/${entry.method.toLowerCase()}-users`;
      return { kind: 'link', label: entry.path, href: `/${slug}/`, external: false, slug };
    },
  });
  assert.deepEqual(asked, [
    { method: 'GET', path: '/users' },
    { document: 'spec.json', method: 'POST', path: '/users' },
    { method: 'DELETE', path: '/gone' },
    { document: 'spec.json', method: 'DELETE', path: '/gone' },
  ]);
  assert.deepEqual(site.sections(), [
    'tab-0/-: API[api/get-users, api/post-users]',
    'tab-primary/-: Pages[get started]',
  ]);
  assert.deepEqual(site.missing, ['DELETE /gone', 'spec.json DELETE /gone']);
  assert.deepEqual(site.said, [
    'docs.json navigation.0.pages.2 error navigation/missing-operation: No OpenAPI document of this project has "DELETE /gone". -> Write method and path exactly as in the document, and name it in "openapi".',
    'docs.json navigation.0.pages.3 error navigation/missing-operation: The document "spec.json" has no "DELETE /gone". -> Write method and path exactly as in the document; if another document has the operation, name that one.',
  ]);
});

test('10,000 pages in one group are all listed', () => {
  const slugs = Array.from({ length: 10_000 }, (_, rank) => `f${rank % 100}/page-${rank}`);
  assert.equal(smallSite({ pages: slugs }).navigation.order.length, 10_000);
});
