/** From docs.json to `Config`: shapes, defaults, repairs and positions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config } from '../../../../../src/core/config/config.ts';
import {
  parseConfig,
  type ParsedConfig,
} from '../../../../../src/core/config/parse/parse-config.ts';
import { formatFrame, framesIn } from '../../../../../src/core/diagnostic/frame.ts';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';
import { configWith } from '../../../../helpers/mistakes/config-text.ts';

function parse(text: string): ParsedConfig {
  return parseConfig({ path: 'docs.json', text });
}

/** Returns the config of a docs.json with these lines, which must be valid. */
function configOf(...lines: string[]): Config {
  const { config, diagnostics } = parse(configWith(...lines));
  assert.deepEqual(diagnostics, []);
  assert.ok(config);
  return config;
}

/** Returns the config of a docs.json that has problems. */
function repaired(...lines: string[]): Config {
  const { config, diagnostics } = parse(configWith(...lines));
  assert.notDeepEqual(diagnostics, []);
  assert.ok(config);
  return config;
}

test('name and navigation are sufficient: all other keys have defaults', () => {
  assert.deepEqual(configOf(), {
    name: 'Acme',
    lang: 'en',
    interaction: { drilldown: false },
    isLangGiven: false,
    words: {},
    navigation: [{ group: 'Start', pages: ['a'] }],
    colors: {
      primary: '#16a34a',
      light: '#4ade80',
      dark: '#166534',
      background: { light: '#ffffff', dark: '#0f1117' },
    },
    topbarLinks: [],
    versions: [],
    anchors: [],
    tabs: [],
    primaryTab: { isDefaultHidden: false },
    api: {
      baseUrl: [],
      referenceOrigins: [],
      auth: {},
      playground: { mode: 'show', disableProxy: false, credentials: false, environments: [] },
      maintainOrder: false,
      request: { example: { showOptionalParams: false, autogenerate: true } },
      paramFields: { expanded: 'none' },
    },
    openapi: [],
    footerSocials: [],
    footer: { links: [] },
    errors: { '404': {} },
    icons: { library: 'fontawesome' },
    variables: {},
    checks: {},
    feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
    pageInfo: { readingTime: false, contributors: false, linkPreviews: false },
    modeToggle: { isHidden: false },
    background: {},
    search: { synonyms: [] },
    eyebrow: { display: 'section' },
    metadata: {},
    seo: { indexHiddenPages: false, previewImages: false },
    redirects: [],
    trailingSlash: 'always',
    rounded: 'default',
    sidebar: { items: 'container' },
    topbar: { style: 'default' },
    codeBlock: { mode: 'dark' },
    contextual: { options: ['copy', 'view'], display: 'header' },
    markdown: { instructions: [] },
    head: [],
    scripts: false,
  });
});

test('a single logo is used in both modes', () => {
  assert.deepEqual(configOf('"logo": "/logo.svg"').logo, {
    light: '/logo.svg',
    dark: '/logo.svg',
    href: '/',
  });
  assert.deepEqual(configOf('"logo": { "dark": "/d.svg", "href": "https://a.b" }').logo, {
    light: '/d.svg',
    dark: '/d.svg',
    href: 'https://a.b',
  });
});

test('colors become six lowercase hex digits, and light and dark default to primary', () => {
  const { colors } = configOf(
    '"colors": { "primary": "#ABC", "background": { "light": "#FFF", "dark": "#000" } }',
  );
  assert.deepEqual(colors, {
    primary: '#aabbcc',
    light: '#aabbcc',
    dark: '#aabbcc',
    background: { light: '#ffffff', dark: '#000000' },
  });
});

test('a plain color and a gradient are normalized to the same shape', () => {
  const { anchors } = configOf(
    `"anchors": [
      { "name": "A", "url": "a", "color": "#fff" },
      { "name": "B", "url": "b", "color": { "from": "#111111", "via": "#222222", "to": "#333333" } }
    ]`,
  );
  assert.deepEqual(anchors[0]?.color, { from: '#ffffff' });
  assert.deepEqual(anchors[1]?.color, { from: '#111111', via: '#222222', to: '#333333' });
});

test('anchors have a default icon style and are visible by default', () => {
  const { anchors } = configOf('"anchors": [{ "name": "A", "url": "a", "icon": "fa-rocket" }]');
  assert.deepEqual(anchors, [
    { name: 'A', url: 'a', icon: 'rocket', iconType: 'duotone', isDefaultHidden: false },
  ]);
});

test('versions are normalized to objects', () => {
  const { versions } = configOf('"versions": ["1.0", { "name": "2.0", "default": true }]');
  assert.deepEqual(versions, [
    { name: '1.0', default: false },
    { name: '2.0', default: true },
  ]);
});

test('social accounts keep the order of the file', () => {
  const { footerSocials } = configOf(
    '"footerSocials": { "x": "https://x.com/a", "github": "https://github.com/a" }',
  );
  assert.deepEqual(footerSocials, [
    { type: 'x', url: 'https://x.com/a' },
    { type: 'github', url: 'https://github.com/a' },
  ]);
});

test('social accounts may be a list, and those in the footer take precedence', () => {
  const { footerSocials, footer } = configOf(
    '"footerSocials": { "x": "https://x.com/a" }',
    '"footer": { "socials": [{ "type": "youtube", "url": "https://youtube.com/a" }] }',
  );
  assert.deepEqual(footerSocials, [{ type: 'youtube', url: 'https://youtube.com/a' }]);
  assert.deepEqual(footer, { links: [] });
});

test('documents and base URLs become lists, without trailing slashes', () => {
  const { openapi, api } = configOf(
    '"openapi": "openapi.yaml"',
    '"api": { "baseUrl": "https://api.example.com/v1/" }',
  );
  assert.deepEqual(openapi, ['openapi.yaml']);
  assert.deepEqual(api.baseUrl, ['https://api.example.com/v1']);
});

test('older key names are still accepted', () => {
  const { openapi, tabs } = configOf(
    '"openApi": ["a.yaml"]',
    '"tabs": [{ "name": "API", "pages": "api" }]',
  );
  assert.deepEqual(openapi, ['a.yaml']);
  assert.deepEqual(tabs, [{ name: 'API', url: 'api', isDefaultHidden: false }]);
});

test('a top bar link without a name is named after its target and shows only its icon', () => {
  const { topbarLinks } = configOf(
    '"topbarLinks": [{ "icon": "discord", "url": "https://www.discord.com/x" }, { "icon": "bell", "url": "/news" }]',
  );
  assert.deepEqual(topbarLinks, [
    {
      type: 'link',
      name: 'discord.com',
      url: 'https://www.discord.com/x',
      icon: 'discord',
      isNameHidden: true,
    },
    { type: 'link', name: '/news', url: '/news', icon: 'bell', isNameHidden: true },
  ]);
});

test('a call to action is a link unless its type is github', () => {
  const link = configOf('"topbarCtaButton": { "name": "Start", "url": "/start" }');
  assert.deepEqual(link.topbarCtaButton, {
    type: 'link',
    name: 'Start',
    url: '/start',
    style: 'pill',
    arrow: true,
  });
  const github = configOf(
    '"topbarCtaButton": { "type": "github", "url": "https://github.com/owner/name" }',
  );
  assert.equal(github.topbarCtaButton?.type, 'github');
});

test('a GitHub button without a repository URL becomes a plain link', () => {
  const { topbarCtaButton } = repaired(
    '"topbarCtaButton": { "type": "github", "url": "https://github.com/owner" }',
  );
  assert.equal(topbarCtaButton?.type, 'link');
  assert.equal(topbarCtaButton.name, 'GitHub');
});

test('a repository is a URL or an object', () => {
  assert.deepEqual(configOf('"repository": "https://github.com/a/b.git/"').repository, {
    url: 'https://github.com/a/b',
  });
  assert.deepEqual(
    configOf('"repository": { "url": "https://github.com/a/b", "folder": "./docs/" }').repository,
    { url: 'https://github.com/a/b', folder: 'docs' },
  );
});

test('a single font applies to headings and body text', () => {
  const { font } = configOf('"font": { "family": "Inter", "weight": 500 }');
  const inter = { family: 'Inter', weight: 500 };
  assert.deepEqual(font, { headings: inter, body: inter });
});

test('hideFeedbackButtons overrides other feedback settings', () => {
  const { feedback } = configOf(
    '"hideFeedbackButtons": true',
    '"feedback": { "raiseIssue": true }',
  );
  assert.equal(feedback.raiseIssue, false);
});

test('groups nest to any depth, with or without a heading', () => {
  const { navigation } = configOf('"$schema": "https://mintlify.com/schema.json"');
  assert.equal(navigation.length, 1);
  const nested = `{ "name": "A", "navigation": [{ "group": "", "pages": [
    { "group": "B", "pages": [{ "group": "C", "icon": "fa-book", "pages": ["c"] }] }, "a"
  ] }] }`;
  assert.deepEqual(parse(nested).config?.navigation, [
    {
      group: '',
      pages: [{ group: 'B', pages: [{ group: 'C', icon: 'book', pages: ['c'] }] }, 'a'],
    },
  ]);
});

test('an invalid value is left out and the rest is kept', () => {
  const { anchors, colors, api } = repaired(
    '"anchors": [{ "name": 1, "url": "a" }, { "name": "B", "url": "b", "color": "red" }]',
    '"colors": { "primary": "#123456", "light": "green" }',
    '"api": { "auth": { "method": "cobo", "name": "X-Key" } }',
  );
  assert.deepEqual(anchors, [{ name: 'B', url: 'b', iconType: 'duotone', isDefaultHidden: false }]);
  assert.equal(colors.light, '#123456');
  assert.deepEqual(api.auth, { name: 'X-Key' });
});

test('problems hidden by another error are reported in the same run', () => {
  const { diagnostics } = parse(
    configWith('"topbarCtaButton": { "type": "link", "url": "/a", "arrow": "yes" }'),
  );
  assert.deepEqual(
    diagnostics.map(({ message }) => message),
    [
      '"topbarCtaButton" needs "name".',
      '"topbarCtaButton.arrow" must be true or false, but it is the text "yes".',
    ],
  );
});

test('without a usable name or navigation, only a fallback config is returned', () => {
  const group = '{ "group": "A", "pages": ["a"] }';
  for (const text of [
    '{ "name": "A" }',
    `{ "navigation": [${group}] }`,
    '{ "name": "A", "navigation": [{ "pages": ["a"] }] }',
    `{ "nmae": "A", "navigation": [${group}] }`,
    `{ "name": "A", "navigation": [${group},] }`,
    'name: A',
    '',
    '[]',
  ]) {
    const { config, written, diagnostics } = parse(text);
    assert.equal(written, undefined, text);
    assert.ok(config.name === 'A' || config.name === 'Documentation', text);
    assert.equal(diagnostics.length, 1, text);
  }
});

test('a misspelled required key is read with everything inside it', () => {
  const { config, diagnostics } = parse(
    '{ "nmae": "Acme", "navigation": [{ "gruop": "Start", "pages": ["a", 5] }], "colors": { "primry": "red" } }',
  );
  assert.equal(config.name, 'Acme');
  assert.deepEqual(config.navigation, [{ group: 'Start', pages: ['a'] }]);
  assert.deepEqual(
    diagnostics.map(({ code, position }) => `${position?.column} ${code}`),
    [
      '3 config/missing-key',
      '36 config/missing-key',
      '69 config/wrong-type',
      '88 config/missing-key',
      '98 config/bad-color',
    ],
  );
});

test('a path lacks its value if that value or a parent was left out', () => {
  const { lacks } = parse(
    configWith('"openapi": 5', '"colours": { "primary": "#224466" }', '"favicon": "/a.svg"'),
  );
  assert.equal(lacks(['openapi']), true);
  assert.equal(lacks(['openapi', 0]), true);
  assert.equal(lacks(['colors', 'primary']), true);
  assert.equal(lacks(['favicon']), false);
  assert.equal(lacks(['navigation']), false);
});

test('a byte order mark and Windows line endings change neither values nor positions', () => {
  const text = `\uFEFF${configWith('"zebra": 1').replaceAll('\n', '\r\n')}`;
  const { config, diagnostics } = parse(text);
  assert.equal(config?.name, 'Acme');
  assert.deepEqual(diagnostics[0]?.position, { line: 4, column: 3 });
});

test('keys that match JavaScript built-ins are treated like any other unknown key', () => {
  const { config, diagnostics } = parse(
    configWith('"__proto__": { "polluted": true }', '"toString": 1', '"constructor": {}'),
  );
  assert.equal(config?.name, 'Acme');
  assert.deepEqual(new Set(diagnostics.map(({ code }) => code)), new Set(['config/unknown-key']));
  assert.equal(Reflect.get({}, 'polluted'), undefined);
});

test('hostile text stays plain text in the config and is escaped in messages', () => {
  const name = '</title><script>alert(1)</script>';
  const { config } = parse(
    `{ "name": "${name}", "navigation": [{ "group": "", "pages": ["a"] }] }`,
  );
  assert.equal(config?.name, name);
  const { diagnostics } = parse(configWith('"theme": "\\u202e\\u001b[31m"'));
  assert.match(diagnostics[0]?.message ?? '', /"\\u202e\\u001b\[31m"/);
});

test('parsing takes time linear in the number of pages', () => {
  const parsePages = (length: number) => {
    const pages = Array.from({ length }, (_, index) => `folder/page-${index}`);
    const text = JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages }] });
    assert.equal(parse(text).config?.navigation[0]?.pages.length, length);
  };
  assertGrowsEvenly(parsePages, 10_000);
});

test('reporting unknown keys takes linear time', () => {
  assertGrowsEvenly((length) => {
    const names = Array.from({ length }, (_, rank) => [`navigatoin${rank}`, 1] as const);
    reportAll(Object.fromEntries(names));
  }, 500);
});

test('reporting invalid list items takes linear time', () => {
  assertGrowsEvenly((length) => {
    const pages = Array.from({ length }, (_, rank) => (rank % 2 === 0 ? rank : `page-${rank}`));
    reportAll({ navigation: [{ group: 'G', pages }] });
  }, 1000);
});

/** Reports every mistake with its lines, as reports show it. */
function reportAll(config: object): void {
  const text = JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['a'] }], ...config });
  const source = { path: 'docs.json', text: text.replaceAll(',', ',\n') };
  const { diagnostics } = parseConfig(source);
  const findFrame = framesIn(source);
  assert.ok(diagnostics.length > 0);
  for (const { position } of diagnostics)
    formatFrame(findFrame(position ?? { line: 1, column: 1 }));
}
