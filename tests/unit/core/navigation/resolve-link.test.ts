import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveAsset, resolveLink } from '../../../../src/core/navigation/resolve-link.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

const site = smallSite({
  config: {
    basePath: '/handbook',
    redirects: [
      { source: '/old', destination: '/guides/setup' },
      { source: '/gone/:rest*', destination: '/guides/:rest*' },
    ],
  },
  pages: [
    'intro',
    'guides/setup',
    'guides/index',
    'guides/deep/more',
    'sdk/js/start',
    'sdk/go/start',
    'a b',
    'Case/Page',
    'docs/nested',
  ],
  files: ['images/logo a.svg', 'spec.json', 'guides/diagram.png', 'logo/dark.svg'],
  base: '/docs',
});

function resolve(url: string, from = 'guides/setup') {
  const found = resolveLink(url, site.targets, site.page(from));
  switch (found.kind) {
    case 'page':
    case 'file':
      return `${found.kind} ${found.href}`;
    case 'redirect':
      return `redirect ${found.href} -> ${found.destination}`;
    case 'fragment':
      return `fragment ${found.hash}`;
    case 'unknown':
      return `unknown ${found.nearest ?? '-'}`;
    case 'external':
    case 'unsafe':
      return found.kind;
  }
}

/** Links on the page guides/setup, and their targets. */
const LINKS: readonly [url: string, found: string][] = [
  ['/intro', 'page /intro/'],
  ['/intro/', 'page /intro/'],
  ['/intro.mdx', 'page /intro/'],
  ['/intro.md', 'page /intro/'],
  ['/intro.html', 'page /intro/'],
  ['/intro/index.html', 'page /intro/'],
  ['/intro#part', 'page /intro/#part'],
  ['/intro/?a=b#part', 'page /intro/?a=b#part'],
  ['/docs/intro', 'page /intro/'],
  ['/docs', 'page /docs/nested/'],
  ['/handbook', 'page /intro/'],
  ['/handbook/intro', 'page /intro/'],
  ['/docs/nested', 'page /docs/nested/'],
  ['/docs/docs/nested', 'page /docs/nested/'],
  ['/guides', 'page /guides/'],
  ['/guides/index', 'page /guides/'],
  ['/', 'page /intro/'],
  ['/index.html', 'page /intro/'],
  ['index.html', 'page /guides/'],
  ['/sdk', 'page /sdk/js/start/'],
  ['/sdk/js/', 'page /sdk/js/start/'],
  ['/a%20b', 'page /a%20b/'],
  ['/a b', 'page /a%20b/'],
  ['/case/page', 'page /Case/Page/'],
  ['setup', 'page /guides/setup/'],
  ['./setup', 'page /guides/setup/'],
  ['./deep/more.mdx', 'page /guides/deep/more/'],
  ['deep/more', 'page /guides/deep/more/'],
  ['../intro', 'page /intro/'],
  ['../guides/setup', 'page /guides/setup/'],
  ['intro', 'page /intro/'],
  ['./', 'page /guides/'],
  ['..', 'page /intro/'],
  ['#part', 'fragment #part'],
  ['?tab=2', 'page /guides/setup/?tab=2'],
  ['/spec.json', 'file /spec.json'],
  ['/docs/spec.json?x#y', 'file /spec.json?x#y'],
  ['diagram.png', 'file /guides/diagram.png'],
  ['./diagram.png', 'file /guides/diagram.png'],
  ['../images/logo%20a.svg', 'file /images/logo%20a.svg'],
  ['/images/logo a.svg', 'file /images/logo%20a.svg'],
  ['..\\images\\logo a.svg', 'file /images/logo%20a.svg'],
  ['..%5Cimages%5Clogo%20a.svg', 'file /images/logo%20a.svg'],
  ['\\images\\logo%20a.svg', 'file /images/logo%20a.svg'],
  ['%5Cguides%5csetup', 'page /guides/setup/'],
  ['/old', 'page /guides/setup/'],
  ['/old/#x', 'page /guides/setup/#x'],
  ['/gone/setup', 'page /guides/setup/'],
  ['/gone/nowhere', 'redirect /gone/nowhere -> /guides/nowhere'],
  ['https://example.com/intro', 'external'],
  ['mailto:a@example.com', 'external'],
  ['javascript:alert(1)', 'unsafe'],
  ['//example.com/a', 'external'],
  ['vscode:extension/a.b', 'external'],
  ['/\\evil.example', 'unsafe'],
  ['\\\\evil.example', 'unsafe'],
  ['%5C%5Cevil.example', 'unknown -'],
  ['/guides/setpu', 'unknown /guides/setup/'],
  ['/wrong/place/setup', 'unknown /guides/setup/'],
  ['./sdk/go/start', 'unknown /sdk/go/start/'],
  ['/nothing-like-it', 'unknown -'],
  ['../../../outside', 'unknown -'],
  ['', 'unknown -'],
  ['/intro%', 'unknown /intro/'],
];

for (const [url, found] of LINKS) {
  test(`on guides/setup, ${JSON.stringify(url)} resolves to ${found}`, () => {
    assert.equal(resolve(url), found);
  });
}

test('relative links on an index page are resolved from its folder', () => {
  assert.equal(resolve('./setup', 'guides/index'), 'page /guides/setup/');
  assert.equal(resolve('../intro', 'guides/index'), 'page /intro/');
});

test('relative links written for the URL of the page are also recognized', () => {
  assert.equal(resolve('./more', 'guides/index'), 'unknown /guides/deep/more/');
  assert.equal(resolve('./setup', 'guides/index'), 'page /guides/setup/');
  assert.equal(resolve('../../intro', 'guides/setup'), 'page /intro/');
});

test('a link that differs in case is marked as such', () => {
  const link = resolveLink('/case/page', site.targets);
  assert.equal(link.kind === 'page' && link.caseDiffers, true);
  const exact = resolveLink('/Case/Page', site.targets);
  assert.equal(exact.kind === 'page' && exact.caseDiffers, false);
});

test('without a page, relative links are resolved from the root', () => {
  const link = resolveLink('guides/setup', site.targets);
  assert.equal(link.kind === 'page' && link.href, '/guides/setup/');
});

test('a page takes precedence over a file, folder or redirect of the same name', () => {
  const { targets } = smallSite({
    config: { redirects: [{ source: '/a', destination: '/b' }] },
    pages: ['a', 'a/x', 'b'],
    files: ['a'],
  });
  assert.equal(resolveLink('/a', targets).kind, 'page');
});

test('a page takes precedence over a parameterized redirect that matches the link literally', () => {
  const { targets } = smallSite({
    config: { redirects: [{ source: '/a/:x', destination: 'https://elsewhere.example' }] },
    pages: ['a/b'],
  });
  const found = resolveLink('/a/b.html', targets);
  assert.equal(found.kind === 'page' && found.href, '/a/b/');
});

test('the root is the index page, or else the first listed page', () => {
  const home = (pages: readonly string[]) => {
    const found = resolveLink('/', smallSite({ pages }).targets);
    return found.kind === 'page' ? found.page.slug : found.kind;
  };
  assert.equal(home(['b', 'a']), 'b');
  assert.equal(home(['b', 'index']), 'index');
});

test('a file in docs.json gets the same address however it is written', () => {
  for (const path of [
    'logo/dark.svg',
    '/logo/dark.svg',
    './logo/dark.svg',
    '/docs/logo/dark.svg',
  ]) {
    assert.equal(resolveAsset(path, site.targets), '/logo/dark.svg');
  }
  assert.equal(
    resolveAsset('https://example.com/a.svg', site.targets),
    'https://example.com/a.svg',
  );
  assert.equal(resolveAsset('missing.svg', site.targets), '/missing.svg');
  assert.equal(resolveAsset('\\missing.svg', site.targets), '/missing.svg');
});
