/** docs.json in the newer format: what its keys become, and where its problems are reported. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../../../../src/core/config/parse/parse-config.ts';
import type { SourceFile } from '../../../../../src/core/text/source-file.ts';

const navigation = { pages: ['a'] };

function read(keys: object) {
  const text = JSON.stringify({ name: 'Acme', navigation, ...keys }, null, 2);
  const { config, diagnostics } = parseConfig({ path: 'docs.json', text });
  assert.ok(config, JSON.stringify(diagnostics));
  return { config, said: diagnostics.map(({ code, message }) => `${code}: ${message}`) };
}

/** Reads docs.json with other files next to it; returns `file:line:column code`. */
function readFiles(files: Readonly<Record<string, string>>) {
  const all = Object.entries(files).map(([path, text]): SourceFile => ({ path, text }));
  const parts = new Map(all.map((file) => [file.path, file]));
  const [first] = all;
  assert.ok(first);
  const { config, diagnostics, locate } = parseConfig(first, parts);
  const said = diagnostics.map(({ file, position, code }) => {
    return `${file}:${position?.line}:${position?.column} ${code}`;
  });
  return { config, said, locate };
}

test('navbar, footer and styling keys map to their older equivalents', () => {
  const { config, said } = read({
    description: 'What it is.',
    colors: { primary: '#123456', light: '#abcdef' },
    background: {
      image: { light: '/l.png', dark: '/d.png' },
      decoration: 'grid',
      color: { dark: '#000000', light: '#fefefe' },
    },
    appearance: { default: 'dark', strict: true },
    styling: { eyebrows: 'breadcrumbs', codeblocks: 'dark' },
    fonts: { family: 'Inter', heading: { family: 'Lora', source: '/lora.woff2' } },
    navbar: {
      links: [
        {
          label: 'Blog',
          href: 'https://blog.com',
          icon: { library: 'lucide', name: 'pen' },
        },
        { label: '', href: 'https://chat.com/a', icon: 'comments' },
        { label: '', href: 'https://plain.com' },
        { type: 'github', href: 'https://github.com/a/b' },
        { type: 'discord', href: 'https://discord.gg/x' },
      ],
      primary: { type: 'button', label: 'Start', href: '/start' },
    },
    footer: {
      socials: { x: 'https://x.com/a' },
      links: [{ header: 'More', items: [{ label: 'Jobs', href: '/jobs' }] }],
    },
    seo: { indexing: 'all', metatags: { 'og:image': '/i.png' }, trailingSlash: false },
    contextual: {
      options: ['copy', { title: 'Ask', href: 'https://ask.com' }],
      display: 'toc',
    },
    favicon: { light: '/l.svg', dark: '/d.svg' },
    banner: { content: 'New', type: 'warning' },
    errors: { '404': { title: 'Lost?' } },
    variables: { v: '2' },
    icons: { library: 'lucide' },
  });
  assert.deepEqual(said, []);
  assert.deepEqual(config.topbarLinks, [
    { type: 'link', name: 'Blog', url: 'https://blog.com', icon: 'lucide:pen' },
    {
      type: 'link',
      name: 'chat.com',
      url: 'https://chat.com/a',
      icon: 'comments',
      isNameHidden: true,
    },
    { type: 'link', name: 'https://plain.com', url: 'https://plain.com' },
    { type: 'github', url: 'https://github.com/a/b' },
    { type: 'link', name: 'Discord', url: 'https://discord.gg/x' },
  ]);
  const { name, url } = config.topbarCtaButton ?? {};
  assert.deepEqual([name, url], ['Start', '/start']);
  assert.deepEqual(config.footerSocials, [{ type: 'x', url: 'https://x.com/a' }]);
  assert.deepEqual(config.footer.links, [
    { title: 'More', links: [{ label: 'Jobs', url: '/jobs' }] },
  ]);
  assert.deepEqual(config.colors.background, { light: '#fefefe', dark: '#000000' });
  assert.deepEqual([config.backgroundImage, config.background.style], ['/l.png', 'grid']);
  assert.deepEqual(config.modeToggle, { default: 'dark', isHidden: true });
  assert.deepEqual([config.eyebrow.display, config.codeBlock.mode], ['breadcrumbs', 'dark']);
  assert.deepEqual(config.font, {
    headings: { family: 'Lora', url: '/lora.woff2' },
    body: { family: 'Inter' },
  });
  assert.deepEqual(config.metadata, { description: 'What it is.', 'og:image': '/i.png' });
  assert.equal(config.seo.indexHiddenPages, true);
  assert.equal(config.trailingSlash, 'never');
  assert.deepEqual(config.contextual, {
    options: ['copy', { title: 'Ask', href: 'https://ask.com' }],
    display: 'toc',
  });
  assert.equal(config.favicon, '/l.svg');
  assert.deepEqual([config.banner?.content, config.banner?.type], ['New', 'warning']);
  assert.equal(config.errors['404'].title, 'Lost?');
  assert.deepEqual([config.variables, config.icons.library], [{ v: '2' }, 'lucide']);
});

test('API settings map to their older equivalents', () => {
  const { config } = read({
    api: {
      openapi: ['a.json', { source: 'b.json', directory: '/b', overlays: ['c.yaml'] }],
      asyncapi: { source: 'd.json', overlays: [] },
      playground: {
        display: 'simple',
        proxy: false,
        credentials: true,
        timeout: 120,
        environments: [{ name: 'Sandbox' }],
      },
      params: { expanded: 'all', post: ['x-beta'] },
      examples: { languages: ['curl'], defaults: 'required', autogenerate: false },
      mdx: { server: 'https://api.com/', auth: { method: 'bearer', name: 'X-Token' } },
    },
  });
  assert.deepEqual(config.openapi, ['a.json', 'b.json', 'd.json']);
  assert.deepEqual(config.siteDocuments, [
    { source: 'b.json', directory: 'b', overlays: ['c.yaml'], at: ['api', 'openapi', 1] },
    { source: 'd.json', overlays: [], at: ['api', 'asyncapi'] },
  ]);
  assert.deepEqual(config.api.playground, {
    mode: 'simple',
    disableProxy: true,
    credentials: true,
    timeout: 120,
    environments: [{ name: 'Sandbox', values: {} }],
  });
  assert.deepEqual(config.api.paramFields, { expanded: 'all', post: ['x-beta'] });
  assert.deepEqual(config.api.request.example, {
    languages: ['curl'],
    showOptionalParams: false,
    autogenerate: false,
  });
  assert.deepEqual(config.api.baseUrl, ['https://api.com']);
  assert.equal(config.keepsServers, true);
  assert.deepEqual(config.api.auth, { method: 'bearer', name: 'X-Token' });
});

test('api.baseUrl applies to all endpoints and takes precedence over api.mdx.server', () => {
  const { config } = read({
    api: { baseUrl: 'https://all.com', mdx: { server: 'https://own.com' } },
  });
  assert.deepEqual([config.api.baseUrl, config.keepsServers], [['https://all.com'], undefined]);
});

test('a missing key has the default of the newer format', () => {
  const { config } = read({});
  assert.equal(config.codeBlock.mode, 'auto');
  assert.equal(config.api.request.example.showOptionalParams, true);
  assert.equal(config.lang, 'en');
});

test('the site language is the first language in the navigation', () => {
  const languages = [
    { language: 'jp', pages: ['a'] },
    { language: 'en', pages: ['b'] },
  ];
  assert.equal(read({ navigation: { languages } }).config.lang, 'ja');
});

test('an unknown or missing language is reported with the path of its key', () => {
  const languages = [
    { language: 'german', pages: ['a'] },
    { language: 'en', pages: ['b'] },
    { pages: ['c'] },
  ];
  const { said } = read({ navigation: { languages } });
  assert.match(
    said.join('\n'),
    /config\/bad-language: "navigation\.languages\[0\]\.language" is "german"/,
  );
  assert.match(
    said.join('\n'),
    /config\/missing-key: "navigation\.languages\[2\]" needs "language"/,
  );
});

test('an unknown theme is reported, and the site has the default look', () => {
  const { said, config } = read({ theme: 'palmm' });
  assert.deepEqual(said, [
    'config/unknown-theme: "theme" is "palmm", which is not a theme that Lectern knows, so the site has the default look.',
  ]);
  assert.equal(config.theme, read({}).config.theme);
  assert.deepEqual(read({ theme: 'palm' }).said, []);
});

test('keys without effect are reported together, unknown keys one by one', () => {
  const { said } = read({ theme: 'mint', thumbnails: {}, integrations: { koala: {} }, colour: 1 });
  assert.deepEqual(said, [
    'config/no-effect: "thumbnails" and "integrations" have no effect on a static site.',
    'config/unknown-key: "colour" is not a key of the configuration and has no effect.',
  ]);
});

test('analytics services that are not loaded are reported separately from other integrations', () => {
  const integrations = { ga4: { measurementId: 'G-1' }, intercom: {}, koala: false };
  assert.deepEqual(read({ integrations }).said, [
    'config/analytics-off: "integrations.ga4" is not loaded: pages send nothing to other hosts.',
    'config/no-effect: "integrations.intercom" has no effect on a static site.',
  ]);
  const off = read({ integrations: { ga4: {} }, analytics: { enabled: false } });
  assert.deepEqual(off.said, []);
});

test('unsupported keys inside a language are reported as having no effect', () => {
  const groups = [{ group: 'A', pages: ['a'], public: true }];
  assert.deepEqual(read({ navigation: { languages: [{ language: 'en', groups }] } }).said, [
    'config/no-effect: "navigation.languages[0].groups[0].public" has no effect on a static site.',
  ]);
});

test('a problem is reported under the key name that the author wrote', () => {
  const { said } = read({
    navbar: { links: [{ href: 'https://x.com' }, { label: 'A' }] },
    redirects: [
      { source: '/a', destination: '/b' },
      { source: '/a', destination: '/c' },
    ],
    navigation: { tabs: [{ tab: 'A', pages: ['a'], icon: 3 }] },
  });
  assert.deepEqual(said, [
    'config/wrong-type: "navigation.tabs[0].icon" must be text in double quotes or an object in { }, but it is the number 3.',
    'config/missing-key: "navbar.links[1]" needs "href".',
    'config/duplicate-redirect: "/a" is already redirected on line 25.',
  ]);
});

test('a link with the older key url is reported as missing href', () => {
  assert.deepEqual(read({ navbar: { links: [{ label: 'A', url: '/a' }] } }).said, [
    'config/missing-key: "navbar.links[0]" needs "href", but has only "url".',
  ]);
});

test('an operation without a document belongs to the document of the enclosing branch', () => {
  const { config } = read({
    navigation: {
      tabs: [
        {
          tab: 'API',
          openapi: { source: '/one.json', directory: 'one' },
          groups: [
            { group: 'A', pages: ['GET /a', 'two.json GET /b'] },
            { group: 'B', openapi: 'three.json', pages: ['GET /c'] },
          ],
        },
        { tab: 'All', openapi: 'four.json' },
      ],
    },
  });
  assert.deepEqual(
    config.navigation.map(({ pages }) => pages),
    [['/one.json GET /a', 'two.json GET /b'], ['three.json GET /c']],
  );
  assert.deepEqual(
    config.documents?.map(({ source, directory, listedIn }) => [source, directory, listedIn]),
    [
      ['three.json', undefined, undefined],
      ['/one.json', 'one', undefined],
      ['four.json', undefined, ['navigation', 'tabs', 1]],
    ],
  );
});

test('an included file replaces its $ref, and keys next to the $ref override its keys', () => {
  const { config, said } = readFiles({
    'docs.json':
      '{ "name": "A", "navigation": { "$ref": "config/nav.json" }, "redirects": { "$ref": "./r.json" } }',
    'config/nav.json': '{ "tabs": [{ "$ref": "tab.json", "tab": "Mine" }] }',
    'config/tab.json': '{ "tab": "Theirs", "pages": ["a"] }',
    'r.json': '[{ "source": "/x", "destination": "/y" }]',
  });
  assert.deepEqual(said, []);
  assert.deepEqual(
    config?.tree?.branches.map(({ label, axis }) => [label, axis]),
    [['Mine', 'tab']],
  );
  assert.equal(config?.redirects[0]?.source, '/x');
});

test('the navigation in an included file determines the format', () => {
  const asGroups = '[{ "group": "A", "pages": ["a"] }]';
  for (const files of [
    { 'docs.json': '{ "name": "A", "navigation": { "$ref": "nav.json" } }', 'nav.json': asGroups },
    {
      'docs.json': '{ "name": "A", "navigation": [{ "$ref": "group.json" }] }',
      'group.json': '{ "group": "A", "pages": ["a"] }',
    },
    {
      'docs.json': '{ "name": "A", "$ref": "all.json" }',
      'all.json': `{ "navigation": ${asGroups}, "topbarLinks": [{ "name": "B", "url": "https://b.com" }] }`,
    },
    {
      'docs.json': '{ "name": "A", "$ref": "all.json", "tabs": [] }',
      'all.json': '{ "navigation": { "$ref": "nav.json" } }',
      'nav.json': asGroups,
    },
  ]) {
    const { config, said } = readFiles(files);
    assert.deepEqual(said, []);
    assert.deepEqual(config?.navigation, [{ group: 'A', pages: ['a'] }]);
  }
  const { config, said } = readFiles({
    'docs.json': '{ "name": "A", "$ref": "all.json" }',
    'all.json': '{ "navigation": { "tabs": [{ "tab": "B", "pages": ["a"] }] } }',
  });
  assert.deepEqual(said, []);
  assert.equal(config?.tree?.branches[0]?.label, 'B');
});

test('a problem in an included file is reported in that file', () => {
  const { said, locate } = readFiles({
    'docs.json': '{ "name": "A", "navigation": { "$ref": "nav.json" } }',
    'nav.json': '{\n  "tabs": [\n    { "tab": "A", "pages": ["a"], "icn": "x" }\n  ]\n}',
  });
  assert.deepEqual(said, ['nav.json:3:35 config/unknown-key']);
  assert.deepEqual(locate(['navigation', 'tabs', 0, 'pages', 0]), {
    file: 'nav.json',
    position: { line: 3, column: 29 },
  });
});

for (const [about, files, expected] of [
  ['does not exist', {}, ['docs.json:1:40 config/bad-ref']],
  ['lies outside', {}, ['docs.json:1:40 config/bad-ref']],
  [
    'includes itself',
    { 'nav.json': '{ "tabs": [{ "$ref": "nav.json" }] }' },
    ['nav.json:1:22 config/bad-ref'],
  ],
  [
    'includes too many others inside each other',
    {
      'nav.json': '{ "$ref": "0.json" }',
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, rank) => [`${rank}.json`, `{ "$ref": "${rank + 1}.json" }`]),
      ),
    },
    ['29.json:1:11 config/bad-ref'],
  ],
  ['is not valid JSON', { 'nav.json': '{ "tabs": [}' }, ['nav.json:1:12 config/syntax']],
] as const) {
  test(`an included file that ${about} is reported, and the rest is read`, () => {
    const name = about === 'lies outside' ? '../nav.json' : 'nav.json';
    const { config, said } = readFiles({
      'docs.json': `{ "name": "A", "navigation": { "$ref": "${name}" } }`,
      ...files,
    });
    assert.deepEqual(said, expected);
    assert.equal(config?.name, 'A');
  });
}

test('a Lectern-only key with a value for another tool is ignored with a warning', () => {
  const { config, said } = read({ head: { title: 'A' }, rounded: true, feedback: 'on' });
  assert.deepEqual(said, [
    'config/unread-value: "head" is an object, which Lectern does not read there, so it has no effect.',
    'config/unread-value: "rounded" is true, which Lectern does not read there, so it has no effect.',
    'config/unread-value: "feedback" is the text "on", which Lectern does not read there, so it has no effect.',
  ]);
  assert.deepEqual([config.head, config.rounded], [[], 'default']);
  assert.deepEqual(read({ head: [{ tag: 'metta' }] }).said, [
    'config/unknown-value: "head[0].tag" is the text "metta"; it may be "meta", "link", "script", "style" or "noscript".',
  ]);
});

test('a type that says what a link of the top bar is anyway has no effect', () => {
  const links = ['button', 'buton'].map((type) => ({ type, label: 'Blog', href: '/blog' }));
  const { diagnostics } = parseConfig({
    path: 'docs.json',
    text: JSON.stringify({ name: 'Acme', navigation, navbar: { links } }),
  });
  assert.deepEqual(
    diagnostics.map(({ severity, message, hint }) => `${severity}: ${message} -> ${hint}`),
    [
      'warning: "navbar.links[0].type" is the text "button", which Lectern does not read there, so it has no effect. -> Nothing breaks; remove it where no other tool reads it.',
      'error: "navbar.links[1].type" is the text "buton"; it may be "github" or "discord". -> Write one of these values.',
    ],
  );
});

test('a list of scripts is reported with how to make scripts run', () => {
  const listed = { name: 'Acme', navigation, scripts: [{ src: '/a.js' }] };
  const { diagnostics } = parseConfig({ path: 'docs.json', text: JSON.stringify(listed) });
  assert.deepEqual(
    diagnostics.map(({ code, message, hint }) => `${code}: ${message} -> ${hint}`),
    [
      'config/unread-value: "scripts" is a list, which Lectern does not read there, so no script that it names runs. -> Write "scripts": true, which runs the .js files of the project on every page, or name each of the scripts in "head".',
    ],
  );
});

test('an empty list for another tool is not reported', () => {
  const { config, said } = read({ scripts: [], feedback: [] });
  assert.deepEqual(said, []);
  assert.equal(config.scripts, false);
});

test('a key without effect may have any value', () => {
  const groups = [{ group: 'A', public: 'yes', pages: ['a'] }];
  const { said } = read({ navigation: { groups }, integrations: [1], public: 3 });
  assert.deepEqual(said, [
    'config/no-effect: "navigation.groups[0].public", "integrations" and "public" have no effect on a static site.',
  ]);
});
