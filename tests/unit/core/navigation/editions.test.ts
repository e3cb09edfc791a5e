import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLlmsText } from '../../../../src/core/publish/programs/llms-text.ts';
import {
  labelVersions,
  listSearched,
  listDefaultVersions,
} from '../../../../src/core/publish/site-documents.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';
import { treeSite } from '../../../helpers/values/tree-site.ts';

/** English and French, each with two versions, and an English page without a version. */
const versions = (language: string) => [
  { version: '1.0', pages: [`${language}/v1/a`] },
  { version: '2.0', default: true, pages: [`${language}/v2/a`] },
];
const slugs = ['en/v1/a', 'en/v2/a', 'en/blog', 'fr/v1/a', 'fr/v2/a', 'unlisted'];
const tree = treeSite(
  {
    languages: [
      {
        language: 'en',
        tabs: [
          { tab: 'Guides', versions: versions('en') },
          { tab: 'Blog', pages: ['en/blog'] },
        ],
      },
      { language: 'fr', versions: versions('fr') },
    ],
  },
  slugs,
);
const site = { ...smallSite({ pages: {} }).site, ...tree };

test('search distinguishes versions within a language and has readable labels for them', () => {
  const found = [...listSearched(site).values()].map(({ href, version }) => [href, version]);
  assert.deepEqual(Object.fromEntries(found), {
    '/en/v1/a/': 'en / Guides > 1.0',
    '/en/v2/a/': 'en / Guides > 2.0',
    '/en/blog/': 'en',
    '/fr/v1/a/': 'fr / 1.0',
    '/fr/v2/a/': 'fr / 2.0',
  });
  assert.equal(labelVersions(site).get('fr / 2.0'), 'Français / 2.0');
  assert.equal(labelVersions(site).get('en / Guides > 2.0'), 'English / Guides / 2.0');
  assert.deepEqual(tree.view('en/v1/a').edition, [['en'], ['Guides', '1.0']]);
  assert.equal(tree.view('en/blog').edition, undefined);
});

test('search defaults to the versions of readers who have not chosen any', () => {
  assert.deepEqual(listDefaultVersions(site), ['en', 'en / Guides > 2.0', 'fr / 2.0']);
});

/** Returns the entries in the llms.txt of a site with products. */
function listEntries(products: object, slugs: readonly string[]): string[] {
  const site = { ...smallSite({ pages: {} }).site, ...treeSite({ products }, slugs) };
  return Array.from(formatLlmsText(site).matchAll(/\[.+?\]\(.+?\)/g), ([entry]) => entry);
}

test('a hidden version is not the default, even if it is listed first', () => {
  const versions = [
    { version: '3.0', hidden: true, pages: ['v3/a'] },
    { version: '2.0', pages: ['v2/a'] },
    { version: '1.0', pages: ['v1/a'] },
  ];
  assert.deepEqual(listEntries([{ product: 'Forge', versions }], ['v3/a', 'v2/a', 'v1/a']), [
    '[v2/a](/v2/a.md)',
    '[Forge / 1.0](/v1/a/)',
  ]);
});

test('versions of a hidden product are not listed in llms.txt', () => {
  const products = [
    { product: 'Forge', pages: ['forge'] },
    { product: 'Secret', hidden: true, versions: versions('secret') },
  ];
  const slugs = ['forge', 'secret/v1/a', 'secret/v2/a'];
  assert.deepEqual(listEntries(products, slugs), ['[forge](/forge.md)']);
});

test('llms.txt lists the default version of the default language and links to the others', () => {
  const addresses = formatLlmsText(site).matchAll(/\[(.+?)\]\((.+?)\)/g);
  assert.deepEqual(
    Array.from(addresses, ([, label, address]) => `${label} ${address}`),
    ['en/v2/a /en/v2/a.md', 'en/blog /en/blog.md', 'Français /fr/v2/a/', 'Guides / 1.0 /en/v1/a/'],
  );
});
