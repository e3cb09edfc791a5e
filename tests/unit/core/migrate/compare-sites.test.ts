import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareSites } from '../../../../src/core/migrate/compare-sites.ts';
import { smallSite, type SmallSiteInput } from '../../../helpers/values/small-site.ts';

/** Returns the remarks about two sites: `code: message`. */
function compare(before: SmallSiteInput, after: SmallSiteInput): string[] {
  const remarks = compareSites({
    before: smallSite(before).site,
    after: smallSite(after).site,
    locate: () => ({ file: 'docs.json' }),
    hasApi: false,
    isReported: () => false,
  });
  return remarks.map(({ code, message }) => `${code}: ${message}`);
}

const listed = (...pages: string[]) => ({ navigation: [{ group: 'All', pages }] });

test('two sites with the same content have no differences', () => {
  const site = { config: { ...listed('a', 'b'), rounded: 'sharp' as const }, pages: ['a', 'b'] };
  assert.deepEqual(compare(site, site), []);
});

test('a page missing in the new site is an error', () => {
  const [first] = compare(
    { config: listed('a', 'b'), pages: ['a', 'b'] },
    { config: listed('a'), pages: ['a'] },
  );
  assert.equal(
    first,
    'migrate/lost-pages: The other format would make a site without /b; nothing was changed.',
  );
});

test('a setting that changes its meaning is remarks by its key', () => {
  assert.deepEqual(
    compare(
      { config: { ...listed('a'), rounded: 'sharp' }, pages: ['a'] },
      { config: listed('a'), pages: ['a'] },
    ),
    ['migrate/other-setting: rounded does not mean the same in the other format.'],
  );
});

test('pages lost from search are remarks, along with pages that look different', () => {
  assert.deepEqual(
    compare(
      { config: listed('a', 'b'), pages: ['a', 'b'] },
      { config: listed('a'), pages: ['a', 'b'] },
    ),
    [
      'migrate/page-differs: The sidebar differs on /a, /b.',
      'migrate/page-differs: The names above the title differ (the newer format names tabs and the like before the groups) on /b.',
      'migrate/page-differs: The links to the previous and the next page differ (the older format reads on from one sidebar to the next, the newer one does not) on /a, /b.',
      'migrate/unlisted-pages: Search, sitemap and llms.txt include /b in one of the two formats only.',
    ],
  );
});

test('a different page order changes llms.txt, the sitemap and the start pages of folders', () => {
  const remarks = compare(
    { config: listed('guides/a', 'guides/b'), pages: ['guides/a', 'guides/b'] },
    { config: listed('guides/b', 'guides/a'), pages: ['guides/a', 'guides/b'] },
  );
  assert.deepEqual(remarks.slice(-2), [
    'migrate/other-order: llms.txt and the sitemap list the same pages in another order.',
    'migrate/other-start: /guides, / open with another page than before.',
  ]);
});

test('branches that only the newer format names for search engines are remarks once', () => {
  const before = smallSite({
    config: { tabs: [{ name: 'API', url: 'api' }], ...listed('a', 'api/b') },
    pages: ['a', 'api/b'],
  }).site;
  const after = { ...before, navigation: { ...before.navigation, namesBranches: true } };
  const locate = () => ({ file: 'mint.json' });
  const remarks = compareSites({ before, after, locate, hasApi: false, isReported: () => false });
  assert.deepEqual(
    remarks.map(({ code, message }) => [code, message]),
    [
      [
        'migrate/search-data',
        'A site that is built with --site tells search engines the groups around a page; with the new file the tabs and other branches as well.',
      ],
    ],
  );
});
