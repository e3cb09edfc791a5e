import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TrailingSlash } from '../../../../src/core/address/page-href.ts';
import { buildPages, type PageFile } from '../../../../src/core/pages/build-pages.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

function build(files: readonly PageFile[], trailingSlash: TrailingSlash = 'always') {
  const { pages, diagnostics } = buildPages(files, { trailingSlash });
  return { pages, said: diagnostics.map((diagnostic) => diagnosticText(diagnostic)) };
}

/** Returns a page file with this path and text, such as `guides/a.mdx`. */
function file(path: string, text = ''): PageFile {
  const format = path.endsWith('.mdx') ? 'mdx' : 'md';
  return { file: path, slug: path.replace(/\.mdx?$/, ''), format, text };
}

/** Slug, address, and address without a trailing slash. */
const ADDRESSES: readonly [slug: string, always: string, never: string][] = [
  ['guides/intro', '/guides/intro/', '/guides/intro'],
  ['index', '/', '/'],
  ['guides/index', '/guides/', '/guides'],
  ['guides/my-index', '/guides/my-index/', '/guides/my-index'],
  ['quickstarts/.NET', '/quickstarts/.NET/', '/quickstarts/.NET'],
  [
    'sign-up-for-a-cal.com-account',
    '/sign-up-for-a-cal.com-account/',
    '/sign-up-for-a-cal.com-account',
  ],
  ['FCM-iOS-Novu', '/FCM-iOS-Novu/', '/FCM-iOS-Novu'],
  ['a b/100%', '/a%20b/100%25/', '/a%20b/100%25'],
  ['c#/why?', '/c%23/why%3F/', '/c%23/why%3F'],
  ['@scope/a+b,c;d=e&f', '/@scope/a+b,c;d=e&f/', '/@scope/a+b,c;d=e&f'],
  ['日本語', '/%E6%97%A5%E6%9C%AC%E8%AA%9E/', '/%E6%97%A5%E6%9C%AC%E8%AA%9E'],
];

for (const [slug, always, never] of ADDRESSES) {
  test(`the page ${slug} has the address ${always}`, () => {
    assert.equal(build([file(`${slug}.mdx`)]).pages[0]?.href, always);
    assert.equal(build([file(`${slug}.mdx`)], 'never').pages[0]?.href, never);
  });
}

const TITLES: readonly [slug: string, title: string][] = [
  ['getting-started', 'Getting started'],
  ['guides/use_of-api', 'Use of api'],
  ['guides/index', 'Guides'],
  ['index', 'Home'],
  ['quickstarts/.NET', '.NET'],
  ['iOS-setup', 'iOS setup'],
  ['FCM-iOS-Novu', 'FCM iOS Novu'],
  ['sign-up-for-a-cal.com-account', 'Sign up for a cal.com account'],
  ['two--dashes__and-more-', 'Two dashes and more'],
  ['---', '---'],
  ['über-uns', 'Über uns'],
  ['3-steps', '3 steps'],
];

for (const [slug, title] of TITLES) {
  test(`a page ${slug} without a title is called ${title}`, () => {
    const [page] = build([file(`${slug}.mdx`)]).pages;
    assert.equal(page?.title, title);
    assert.equal(page?.navTitle, title);
  });
}

test('front matter sets the title and a separate sidebar title', () => {
  const text = '---\ntitle: Long title\nsidebarTitle: Short\n---\n';
  const [page] = build([file('a.mdx', text)]).pages;
  assert.equal(page?.title, 'Long title');
  assert.equal(page?.navTitle, 'Short');
  assert.equal(page?.text, text);
  assert.deepEqual(page?.frontMatterPositions['sidebarTitle'], { line: 3, column: 1 });
});

test('a page reads its text from its file and does not store it', () => {
  let text = '---\ntitle: One\n---\n\nBody.\n';
  const source = {
    ...file('a.mdx'),
    get text() {
      return text;
    },
  };
  const [page] = build([source]).pages;
  assert.equal(page?.text, text);
  text = 'Elsewhere.';
  assert.equal(page?.text, text);
  assert.equal(page?.title, 'One');
});

test('variables are replaced at any depth of front matter', () => {
  const text =
    '---\ntitle: "{{product}}"\nog:title: "{{product}} docs"\nhero:\n  title: "{{product}} {{unknown}}"\n  actions: [{ text: "Get {{product}}", href: /a }]\n---\n';
  const variables = { product: 'Acme' };
  const { pages } = buildPages([file('a.mdx', text)], { trailingSlash: 'always', variables });
  assert.deepEqual(pages[0]?.frontMatter, {
    title: 'Acme',
    meta: { 'og:title': 'Acme docs' },
    hero: { title: 'Acme {{unknown}}', actions: [{ text: 'Get Acme', href: '/a' }] },
  });
});

test('inline code in titles is shown without backticks', () => {
  const text = (title: string, sidebarTitle: string) =>
    `---\ntitle: '${title}'\nsidebarTitle: '${sidebarTitle}'\n---\n`;
  const titles = build([
    file('a.mdx', text('Tools `in` & ``a`b``', 'Tools `in` & `ou…')),
    file('b.mdx', text('The ` key', 'Plain')),
  ]).pages.map(({ title, navTitle }) => [title, navTitle]);
  assert.deepEqual(titles, [
    ['Tools in & a`b', 'Tools in & `ou…'],
    ['The ` key', 'Plain'],
  ]);
});

test('a default title takes precedence over the file name', () => {
  const defaultTitle = () => 'List users';
  const options = { trailingSlash: 'always', defaultTitle } as const;
  assert.equal(buildPages([file('a.mdx')], options).pages[0]?.title, 'List users');
  const titled = file('a.mdx', '---\ntitle: Own\n---\n');
  assert.equal(buildPages([titled], options).pages[0]?.title, 'Own');
});

test('pages are sorted by slug, regardless of file order', () => {
  const { pages } = build([file('b.mdx'), file('a/b.mdx'), file('C.md'), file('a.mdx')]);
  assert.deepEqual(
    pages.map(({ slug }) => slug),
    ['C', 'a', 'a/b', 'b'],
  );
});

test('problems in front matter are reported with the pages', () => {
  const { said } = build([file('a.mdx', '---\ntitle: "open\n---\n')]);
  assert.match(said.join(), /^a\.mdx:2:8 error front-matter\/invalid/);
});

test('of two files with the same name, the .mdx file becomes the page', () => {
  for (const files of [
    [file('a.md', 'old'), file('a.mdx', 'new')],
    [file('a.mdx', 'new'), file('a.md', 'old')],
  ]) {
    const { pages, said } = build(files);
    assert.deepEqual(
      pages.map(({ text }) => text),
      ['new'],
    );
    assert.deepEqual(said, [
      'a.md warning page/shadowed: a.md and a.mdx have the same name; only a.mdx becomes a page. -> Delete or rename a.md.',
    ]);
  }
});

test('two pages with the same address are an error, and the first is kept', () => {
  const { pages, said } = build([file('a/index.mdx'), file('a.md')]);
  assert.deepEqual(
    pages.map(({ file: path }) => path),
    ['a.md'],
  );
  assert.deepEqual(said, [
    'a/index.mdx error page/url-clash: This page would have the URL /a/, which a.md already has; it is left out. -> Rename one of the two files.',
  ]);
});

test('addresses that some file systems confuse are an error, and the first is kept', () => {
  const { pages, said } = build([file('guides/A.mdx'), file('Guides/a/index.mdx')]);
  assert.equal(pages.length, 1);
  assert.deepEqual(said, [
    'guides/A.mdx error page/case-clash: The URL /guides/A/ differs from that of Guides/a/index.mdx only in case or accents, which some file systems ignore; it is left out. -> Rename one of the two files.',
  ]);
  assert.match(build([file('e\u0301.mdx'), file('\u00e9.mdx')]).said.join(), /page\/case-clash/);
});

test('three pages with both kinds of clashes are reported separately', () => {
  const { pages, said } = build([file('A.mdx'), file('a.mdx'), file('a/index.mdx')]);
  assert.equal(pages.length, 1);
  assert.deepEqual(
    said.map((text) => text.split(':')[0]),
    ['a.mdx error page/case-clash', 'a/index.mdx error page/case-clash'],
  );
});

test('a file with a name in capitals gives way to a page of the same name', () => {
  const { pages, said } = build([file('CHANGES.md'), file('a.mdx'), file('changes/index.mdx')]);
  assert.deepEqual(
    pages.map(({ file: path }) => path),
    ['a.mdx', 'changes/index.mdx'],
  );
  assert.match(said.join(), /^CHANGES\.md error page\/case-clash: The URL \/CHANGES\/ /);
});

test('names reserved for files of the build cannot be pages', () => {
  const { pages, said } = build([
    file('404.mdx'),
    file('_Lectern/a.mdx'),
    file('llms.txt.md'),
    file('guides/404.mdx'),
    file('404s.mdx'),
  ]);
  assert.deepEqual(
    pages.map(({ slug }) => slug),
    ['404s', 'guides/404'],
  );
  assert.deepEqual(said, [
    '404.mdx error page/reserved-name: Lectern writes "404" itself, at the root of the site; this page is left out. -> Write its text in docs.json, as "errors": { "404": { "title": "...", "description": "..." } }.',
    '_Lectern/a.mdx error page/reserved-name: Lectern writes "_Lectern" itself, at the root of the site; this page is left out. -> Give the file another name.',
    'llms.txt.md error page/reserved-name: Lectern writes "llms.txt" itself, at the root of the site; this page is left out. -> Give the file another name.',
  ]);
});

test('a page with an unusable name is left out', () => {
  const names = ['a\ud800', 'a\u0001', 'a\\b', '%2e%2e/a', 'a%20b', 'l'.repeat(256)];
  const { pages, said } = build([...names.map((name) => file(`${name}.mdx`)), file('b.mdx')]);
  assert.deepEqual(
    pages.map(({ slug }) => slug),
    ['b'],
  );
  assert.equal(said.length, names.length);
  assert.deepEqual(
    said.filter((text) => text.includes('%')),
    [
      '%2e%2e/a.mdx error site/unfit-path: "/%2e%2e/a" was not written: it contains an escaped dot, slash, backslash or control character, which some hosts decode again. -> Choose a path of plain names, such as "/guides/setup".',
      'a%20b.mdx error site/unfit-path: "/a%20b" was not written: a percent sign and two digits in a name are read as an escape in links. -> Choose a path of plain names, such as "/guides/setup".',
    ],
  );
});

test('the allowed length of a name depends on the output file', () => {
  const long = file(`${'l'.repeat(251)}.mdx`);
  assert.equal(build([long]).pages.length, 1);
  assert.match(build([long], 'never').said.join(), /a name in it is longer than 255 bytes/);
});

test('a description has no tags of HTML around its words', () => {
  const text =
    '---\ndescription: \'Build with <span class="x">**y**</span> and List<string>\'\n---\n';
  const [page] = build([file('a.mdx', text)]).pages;
  assert.equal(page?.frontMatter.description, 'Build with **y** and List<string>');
});
