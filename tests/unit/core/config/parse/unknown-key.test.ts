/** Diagnostics about unknown keys: where their names belong, and which key may have been meant. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../../../../src/core/config/parse/parse-config.ts';
import { configWith } from '../../../../helpers/mistakes/config-text.ts';

/** Returns the hints about unknown keys of a docs.json, each after its position. */
function hintsFor(text: string): string[] {
  const { diagnostics } = parseConfig({ path: 'docs.json', text });
  return diagnostics
    .filter(({ code }) => code === 'config/unknown-key')
    .map(({ position, hint }) => `${position?.line}:${position?.column} ${hint}`);
}

function newer(keys: object): string {
  return JSON.stringify({ name: 'Acme', navigation: { pages: ['a'] }, ...keys });
}

test('a key of the older format is reported with its path in the newer format', () => {
  const places: readonly (readonly [object, string])[] = [
    [{ topbarLinks: [] }, 'navbar.links'],
    [{ topbarCtaButton: {} }, 'navbar.primary'],
    [{ tabs: [] }, 'navigation.tabs'],
    [{ anchors: [] }, 'navigation.anchors'],
    [{ versions: [] }, 'navigation.versions'],
    [{ primaryTab: {} }, 'navigation.tabs'],
    [{ topAnchor: {} }, 'navigation.anchors'],
    [{ footerSocials: {} }, 'footer.socials'],
    [{ modeToggle: {} }, 'appearance'],
    [{ backgroundImage: '/a.png' }, 'background.image'],
    [{ openapi: 'a.yaml' }, 'api.openapi'],
    [{ eyebrow: {} }, 'styling.eyebrows'],
    [{ codeBlock: {} }, 'styling.codeblocks'],
    [{ hideFeedbackButtons: true }, 'feedback'],
    [{ font: {} }, 'fonts'],
    [{ api: { auth: {} } }, 'api.mdx.auth'],
    [{ seo: { indexHiddenPages: true } }, 'seo.indexing'],
    [{ background: { style: 'grid' } }, 'background.decoration'],
    [
      { navigation: { groups: [{ group: 'A', version: '1', pages: ['a'] }] } },
      'navigation.versions',
    ],
  ];
  for (const [keys, place] of places) {
    const [hint, ...others] = hintsFor(newer(keys));
    assert.deepEqual(others, [], place);
    assert.ok(hint?.includes(`it is written as "${place}"`), `${place}: ${hint}`);
  }
});

test('a key of the older format is reported with an example in the newer format', () => {
  assert.deepEqual(hintsFor(newer({ topbarLinks: [], modeToggle: {} })), [
    '1:45 In this format of docs.json it is written as "navbar.links", like this: "navbar": { "links": [{ "label": "Community", "href": "https://example.com/community" }] }',
    '1:62 In this format of docs.json it is written as "appearance".',
  ]);
});

test("the example contains the author's value if it is valid there as well", () => {
  const keys = {
    openapi: 'specs/v1.yaml',
    api: { baseUrl: 'https://a.test', auth: { name: 'x' } },
  };
  assert.deepEqual(hintsFor(newer(keys)), [
    '1:45 In this format of docs.json it is written as "api.openapi", like this: "api": { "openapi": "specs/v1.yaml" }',
    '1:105 In this format of docs.json it is written as "api.mdx.auth", like this: "mdx": { "auth": { "name": "x" } }',
  ]);
});

test('a key of the newer format is reported with its equivalent in the older format', () => {
  const link = { label: 'Blog', href: '/blog' };
  const hints = (keys: string) => hintsFor(configWith(keys));
  assert.deepEqual(
    hints(
      `"navbar": ${JSON.stringify({ links: [link], primary: { type: 'github', href: 'https://github.com/a/b' } })}`,
    ),
    [
      '4:3 In this format of docs.json it is written as "topbarLinks" and "topbarCtaButton", like this: "topbarLinks": [{ "name": "Blog", "url": "/blog" }], "topbarCtaButton": { "type": "github", "url": "https://github.com/a/b" }',
    ],
  );
  assert.deepEqual(hints('"appearance": { "default": "dark", "strict": true }'), [
    '4:3 In this format of docs.json it is written as "modeToggle", like this: "modeToggle": { "default": "dark", "isHidden": true }',
  ]);
  assert.deepEqual(hints('"styling": { "eyebrows": "breadcrumbs" }'), [
    '4:3 In this format of docs.json it is written as "eyebrow", like this: "eyebrow": { "display": "breadcrumbs" }',
  ]);
});

test('the hint shows a generic example and only keys that are not set yet', () => {
  assert.deepEqual(hintsFor(configWith('"navbar": []', '"topbarLinks": []')), [
    '4:3 In this format of docs.json it is written as "topbarCtaButton", like this: "topbarCtaButton": { "name": "Get started", "url": "https://example.com/start" }',
  ]);
});

test('keys inside a misnamed key are checked as if it had the right name', () => {
  const links = [{ title: 'More', links: [{ label: 'Jobs', url: '/jobs' }] }];
  const { diagnostics } = parseConfig({ path: 'docs.json', text: newer({ footer: { links } }) });
  assert.deepEqual(
    diagnostics.map(({ message, hint }) => `${message} ${hint}`),
    [
      '"title" is not a key of "footer.links[0]" and has no effect. Did you mean "header"?',
      '"footer.links[0]" needs "items", but has only "links". Did you mean "items"?',
      '"footer.links[0].links[0]" needs "href", but has only "url". Did you mean "href"?',
    ],
  );
});

test('a key with the opposite meaning is reported with the equivalent value', () => {
  const inner = { group: 'B', collapsed: false, pages: ['b'] };
  const groups = [{ group: 'A', collapsed: true, pages: ['a', inner] }];
  const { diagnostics } = parseConfig({
    path: 'docs.json',
    text: newer({ navigation: { groups } }),
  });
  assert.deepEqual(
    diagnostics.map(({ hint }) => hint),
    [
      'Write "expanded": false, which says the same here.',
      'Write "expanded": true, which says the same here.',
    ],
  );
});

test('a branch name under a synonymous key is recognized', () => {
  const saidOf = (navigation: object) =>
    parseConfig({ path: 'docs.json', text: newer({ navigation }) }).diagnostics.map(
      ({ message, hint }) => `${message} ${hint}`,
    );
  assert.deepEqual(saidOf({ tabs: [{ title: 'A', pages: ['a'] }] }), [
    '"navigation.tabs[0]" needs "tab", but has only "title". Did you mean "tab"?',
  ]);
  assert.deepEqual(saidOf({ groups: [{ name: 'A', pages: ['a'] }] }), [
    '"navigation.groups[0]" needs "group", but has only "name". Did you mean "group"?',
  ]);
  assert.deepEqual(saidOf({ languages: [{ locale: 'en', pages: ['a'] }] }), [
    '"navigation.languages[0]" needs "language", but has only "locale". Did you mean "language"?',
  ]);
  assert.deepEqual(saidOf({ languages: [{ pages: ['a'] }] }), [
    '"navigation.languages[0]" needs "language". Add it: "language": "en"',
  ]);
});

test('a branch with a label and without a name is offered the label as its name', () => {
  const hintOf = (navigation: object) =>
    parseConfig({ path: 'docs.json', text: newer({ navigation }) }).diagnostics[0]?.hint;
  const blog = { name: 'Blog', href: 'https://example.com' };
  assert.equal(hintOf({ anchors: [blog] }), 'Add it: "anchor": "Blog"');
  assert.equal(hintOf({ anchors: [{ ...blog, name: 3 }] }), 'Add it: "anchor": "Guides"');
  const group = { group: 'Talk to us', href: 'https://example.com' };
  assert.equal(hintOf({ anchors: [group] }), 'Add it: "anchor": "Talk to us"');
  assert.equal(hintOf({ languages: [{ ...blog, name: 'English' }] }), 'Add it: "language": "en"');
});

test('groups inside a group are meant as its pages', () => {
  const groups = [{ group: 'A', groups: [{ group: 'B', pages: ['b'] }] }];
  assert.deepEqual(hintsFor(newer({ navigation: { groups } })), ['1:53 Did you mean "pages"?']);
  const both = [{ group: 'A', pages: ['a'], groups: [{ group: 'B', pages: ['b'] }] }];
  assert.deepEqual(hintsFor(newer({ navigation: { groups: both } })), [
    '1:67 Remove it, or put what it says into "pages", which is given next to it.',
  ]);
});

test('exclusion and language keys of other tools are reported with their equivalents', () => {
  const leave =
    'Write what it lists into a file .lecternignore at the root of the project, a path on each line, and remove it.';
  assert.deepEqual(hintsFor(newer({ ignore: ['README.md'], excludePatterns: [] })), [
    `1:45 ${leave}`,
    `1:68 ${leave}`,
  ]);
  const lines = configWith('"exclude": ["drafts"]', '"defaultLanguage": "de"');
  assert.deepEqual(hintsFor(lines), [`4:3 ${leave}`, '5:3 Did you mean "lang"?']);
  const group =
    '{ "name": "A", "navigation": [{ "group": "A", "pages": ["a"], "exclude": ["b"] }] }';
  assert.deepEqual(hintsFor(group), [`1:63 ${leave}`]);
});

test('a key that names a stylesheet is not needed', () => {
  const remove =
    'Remove it: pages load the stylesheets of the project without it, from a public/ folder only custom.css and style.css.';
  assert.deepEqual(hintsFor(newer({ styling: { css: '/style.css' }, customCSS: 'a.css' })), [
    `1:56 ${remove}`,
    `1:76 ${remove}`,
  ]);
});

test('a misspelled key is not renamed to a key that is already set', () => {
  const text = configWith('"favicon": "/a.svg"', '"favicom": "/b.svg"');
  assert.deepEqual(hintsFor(text), [
    '5:3 Remove it, or put what it says into "favicon", which is given next to it.',
  ]);
  const { diagnostics } = parseConfig({ path: 'docs.json', text });
  assert.equal(diagnostics[0]?.fix, undefined);
});

test('a key that belongs inside another key has no automatic fix', () => {
  const { diagnostics } = parseConfig({
    path: 'docs.json',
    text: configWith('"baseUrl": "https://api.example.com"'),
  });
  const [{ hint, fix } = {}] = diagnostics;
  assert.deepEqual([hint, fix], ['Did you mean "api.baseUrl"?', undefined]);
});

test('openapi in a group of the older format is one problem with a suggested fix', () => {
  const suggested =
    'Write it at the top level, "openapi": "api.yaml", and its operations in the group, like this: "pages": ["GET /users"]';
  const reported = (group: object) => {
    const navigation = [
      { group: 'A', ...group },
      { group: 'B', pages: ['b'] },
    ];
    const text = JSON.stringify({ name: 'Acme', navigation });
    const { diagnostics } = parseConfig({ path: 'docs.json', text });
    return diagnostics.map(({ code, position, hint }) => `${position?.column} ${code} ${hint}`);
  };
  assert.deepEqual(reported({ openapi: 'api.yaml' }), [`43 config/missing-key ${suggested}`]);
  const unknown = [`43 config/unknown-key ${suggested}`];
  assert.deepEqual(reported({ openapi: 'api.yaml', pages: ['a'] }), unknown);
  assert.deepEqual(reported({ openapi: { source: 'api.yaml' }, pages: [] }), unknown);
});

test('the key attributes of a head element is reported as attrs', () => {
  const head = [{ tag: 'meta', attributes: { name: 'a', content: 'b' } }];
  const text = JSON.stringify({ name: 'Acme', navigation: [], head });
  const { diagnostics } = parseConfig({ path: 'docs.json', text });
  const hints = diagnostics.flatMap(({ code, hint }) =>
    code === 'config/unknown-key' ? hint : [],
  );
  assert.deepEqual(hints, ['Did you mean "attrs"?']);
});
