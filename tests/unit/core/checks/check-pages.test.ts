import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLinkUse } from '../../../../src/core/checks/check-links.ts';
import { checkPages } from '../../../../src/core/checks/check-pages.ts';
import { resolveLink } from '../../../../src/core/navigation/resolve-link.ts';
import { buildNearestFile } from '../../../../src/core/pages/file-index.ts';
import type { LinkUse } from '../../../../src/core/pages/uses.ts';
import type { PageLoad } from '../../../../src/core/policy/load-entries.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { smallSite, type SmallSiteInput } from '../../../helpers/values/small-site.ts';

const files = ['images/flow.png', 'images/Logo.svg', 'files/report.pdf'];
const place = { line: 3, column: 5 };

function siteOf(input: SmallSiteInput) {
  const { site, targets } = smallSite({ files, ...input });
  const pageOf = new Map(site.pages.map((page) => [page.file, page]));
  const resolve = ({ url, file }: LinkUse) => resolveLink(url, targets, pageOf.get(file));
  return { site, targets, resolve, nearestFile: buildNearestFile(files) };
}

/** Returns the diagnostics about a link on the page `guides/intro`, which is next to `guides/setup`. */
function saidTo(url: string, kind: LinkUse['kind'] = 'link'): string[] {
  const check = siteOf({ pages: ['guides/intro', 'guides/setup', 'index'] });
  const use: LinkUse = { kind, url, file: 'guides/intro.mdx', position: place };
  return checkLinkUse(use, check).map((one) => diagnosticText(one));
}

for (const url of [
  '/guides/setup',
  '/guides/setup.mdx#x',
  'setup',
  './setup',
  '/',
  '#here',
  'https://example.com/x.png',
  'mailto:a@example.com',
  '/files/report.pdf',
  '/llms.txt',
  '/sitemap.xml',
]) {
  test(`a link to ${url} is valid`, () => assert.deepEqual(saidTo(url), []));
}

test('a link to a missing page suggests the nearest page', () => {
  assert.deepEqual(saidTo('/guides/setpu'), [
    'guides/intro.mdx:3:5 warning link/missing-page: No page or file of this site has the address "/guides/setpu". -> Did you mean /guides/setup/?',
  ]);
});

test('a host without https:// is distinguished from a page', () => {
  assert.deepEqual(saidTo('example.com'), [
    'guides/intro.mdx:3:5 warning link/missing-page: No page or file of this site has the address "example.com". -> Write https://example.com',
  ]);
});

test('a link that differs in case is reported with the correct case', () => {
  assert.deepEqual(saidTo('/Guides/Setup'), [
    'guides/intro.mdx:3:5 warning link/case-differs: "/Guides/Setup" is not written like the page /guides/setup/; addresses are case-sensitive. -> Write /guides/setup/.',
  ]);
});

test('a missing image suggests the nearest file', () => {
  assert.deepEqual(saidTo('/images/flwo.png', 'file'), [
    'guides/intro.mdx:3:5 warning link/missing-file: There is no file "/images/flwo.png" in this project. -> Did you mean /images/flow.png?',
  ]);
  assert.deepEqual(saidTo('/images/none.png', 'file'), [
    'guides/intro.mdx:3:5 warning link/missing-file: There is no file "/images/none.png" in this project. -> Correct the path, which counts from the root of the site, or add the file.',
  ]);
});

test('a numbered file is not suggested in place of another number', () => {
  const near = buildNearestFile([
    'images/Untitled(4).png',
    'images/step-2.png',
    'images/flow1.png',
  ]);
  assert.equal(near('images/Untitled(54).png'), undefined);
  assert.equal(near('images/step-1.png'), undefined);
  assert.equal(near('images/flwo1.png'), 'images/flow1.png');
});

test('a file name that differs in case counts as missing, since most hosts are case-sensitive', () => {
  assert.deepEqual(saidTo('/images/logo.svg', 'file'), [
    'guides/intro.mdx:3:5 warning link/missing-file: There is no file "/images/logo.svg" in this project. -> Did you mean /images/Logo.svg?',
  ]);
});

test('a link to a missing file is not mistaken for a link to a page', () => {
  assert.deepEqual(saidTo('/files/reprot.pdf'), [
    'guides/intro.mdx:3:5 warning link/missing-file: There is no file "/files/reprot.pdf" in this project. -> Did you mean /files/report.pdf?',
  ]);
});

test('an empty link is reported differently from a wrong one', () => {
  assert.deepEqual(saidTo(''), [
    'guides/intro.mdx:3:5 warning link/empty: This link leads nowhere. -> Write the address between the parentheses or quotes.',
  ]);
  assert.deepEqual(saidTo(' ', 'file'), [
    'guides/intro.mdx:3:5 warning link/empty: This image or file has no path. -> Write the address between the parentheses or quotes.',
  ]);
});

test('a link that could run code is an error, but an image may be a data URL', () => {
  assert.deepEqual(saidTo('javascript:alert(1)'), [
    'guides/intro.mdx:3:5 error link/unsafe: "javascript:alert(1)" has a scheme that browsers run, or open as a document or file of their own; it is left out. -> To run code on a click, write a component with onClick; otherwise link to a page of this site, or to a complete https: address.',
  ]);
  assert.deepEqual(saidTo('data:image/png;base64,iVBO', 'file'), []);
  assert.match(saidTo('data:image/png;base64,iVBO')[0] ?? '', /link\/unsafe/);
});

interface PagesInput extends Partial<SmallSiteInput> {
  /** URLs on the page `a`. */
  readonly urls?: readonly string[];
  /** What the page `a` loads from other hosts. */
  readonly loads?: readonly PageLoad[];
  readonly linked?: readonly string[];
  readonly broken?: readonly LinkUse[];
  readonly texts?: Readonly<Record<string, string>>;
}

/**
 * Returns the diagnostics about a site whose pages have the ids `usage` and `first-steps`; `c` is not
 * rendered.
 */
function saidToPages({
  urls = [],
  loads = [],
  linked = [],
  broken = [],
  texts = {},
  ...input
}: PagesInput) {
  const parts = siteOf({ pages: ['a', 'b', 'c'], ...input });
  const ids = new Set(['usage', 'first-steps', '2-add-a-key', 'step-3-deploy']);
  const links = urls.map((url) => ({ kind: 'link', url, file: 'a.mdx', position: place }) as const);
  const rendered = parts.site.pages.map((page) => [
    page.slug,
    {
      page,
      ...(page.slug === 'a' ? { links, loads } : { links: [] }),
      ...(page.slug !== 'c' && { ids }),
    },
  ]);
  return checkPages({
    ...parts,
    descriptions: [],
    pagesOf: () => [],
    rendered: new Map(rendered as [string, never][]),
    linked: new Set(linked),
    broken,
    parts: [],
    textOf: (file) => texts[file],
    locate: () => ({ file: 'docs.json', position: { line: 9, column: 3 } }),
    missing: [],
    lacks: () => false,
  }).map((one) => diagnosticText(one));
}

test('links to existing fragments are valid', () => {
  const urls = [
    '#usage',
    '#usage:first-steps',
    '/b#first-steps',
    'b#usage',
    '#',
    '#top',
    '/b#:~:text=x',
    '/b#%75sage',
  ];
  assert.deepEqual(saidToPages({ urls }), []);
});

test('a fragment slugged by another rule is accepted if the browser can find it', () => {
  const urls = [
    '/b#First_Steps',
    '/b#first-steps%3A',
    '#usage()',
    '/b#usage:FIRST_STEPS',
    '/b#firststeps',
    '/b#()',
  ];
  assert.deepEqual(saidToPages({ urls }), [
    'a.mdx:3:5 warning link/missing-fragment: The page /b/ has no element with the id "()". -> Correct the part after the #, or leave it out.',
  ]);
});

test('a missing fragment suggests the nearest one', () => {
  assert.deepEqual(saidToPages({ urls: ['#usgae', '/b#first-setps', '/b#first', '/b#other'] }), [
    'a.mdx:3:5 warning link/missing-fragment: This page has no element with the id "usgae". -> Did you mean #usage?',
    'a.mdx:3:5 warning link/missing-fragment: The page /b/ has no element with the id "first-setps". -> Did you mean /b#first-steps?',
    'a.mdx:3:5 warning link/missing-fragment: The page /b/ has no element with the id "first". -> Did you mean /b#first-steps?',
    'a.mdx:3:5 warning link/missing-fragment: The page /b/ has no element with the id "other". -> Correct the part after the #, or leave it out.',
  ]);
});

test('a missing fragment suggests the heading of the same words with a number', () => {
  assert.deepEqual(saidToPages({ urls: ['#add-a-key', '/b#deploy', '/b#step-1-add-a-key'] }), [
    'a.mdx:3:5 warning link/missing-fragment: This page has no element with the id "add-a-key". -> Did you mean #2-add-a-key?',
    'a.mdx:3:5 warning link/missing-fragment: The page /b/ has no element with the id "deploy". -> Did you mean /b#step-3-deploy?',
    'a.mdx:3:5 warning link/missing-fragment: The page /b/ has no element with the id "step-1-add-a-key". -> Did you mean /b#2-add-a-key?',
  ]);
});

test('fragments on a page that could not be rendered are assumed to exist', () => {
  assert.deepEqual(saidToPages({ urls: ['/c#anything'] }), []);
});

test('a link created during rendering is located in the source, or reported with its file', () => {
  const broken = ['/gone', '/away'].map((url) => ({ kind: 'link', url, file: 'a.mdx' }) as const);
  assert.deepEqual(saidToPages({ broken, texts: { 'a.mdx': "x\n{['/gone'].map(link)}" } }), [
    'a.mdx:2:4 warning link/missing-page: No page or file of this site has the address "/gone". -> Correct the link or remove it.',
    'a.mdx warning link/missing-page: No page or file of this site has the address "/away". -> Correct the link or remove it.',
  ]);
  assert.deepEqual(saidToPages({ broken, urls: ['/gone', '/away'] }), []);
});

test('a URL that a page loads is located in CSS despite whitespace around it', () => {
  const url = 'https://fonts.test/a.woff2';
  const texts = { 'a.mdx': `<style>\na { src: url( ${url}\n) }</style>\n` };
  const [said = ''] = saidToPages({ loads: [{ kind: 'font', url }], texts });
  assert.match(said, /^a\.mdx:2:15 warning link\/refused-file: /);
});

test('orphan pages are reported in a single warning', () => {
  const navigation = [{ group: 'All', pages: ['a'] }];
  assert.deepEqual(saidToPages({ config: { navigation } }), [
    'docs.json:9:3 warning site/orphan-pages: 2 pages are neither in the navigation nor linked from anywhere: b.mdx, c.mdx. -> List them in the navigation, link to them, or write "hidden: true" in their front matter.',
  ]);
  const many = Array.from({ length: 13 }, (_, rank) => `p${rank}`);
  const [said = ''] = saidToPages({ config: { navigation }, pages: ['a', ...many] });
  assert.match(said, /13 pages are .*: p0\.mdx, p1\.mdx, .*, p6\.mdx and 3 more\. ->/);
});

test('a linked page, a hidden page and the start page are not orphans', () => {
  const navigation = [{ group: 'All', pages: ['a'] }];
  const topbarLinks = [{ name: 'C', url: '/c' }];
  const pages = { a: '', b: '', c: '', d: 'hidden: true', index: '' };
  assert.deepEqual(saidToPages({ config: { navigation, topbarLinks }, pages, linked: ['b'] }), []);
});
