import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatBreadcrumbData } from '../../../../src/core/publish/breadcrumb-data.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

const small = smallSite({
  base: '/docs',
  pages: { index: '', 'a/one': 'title: One', 'a/two': 'title: "</script><b>"', free: '' },
  config: {
    navigation: [
      {
        group: 'Guides',
        pages: ['index', { group: 'Deep', pages: ['https://elsewhere.example', 'a/one', 'a/two'] }],
      },
    ],
  },
});

function dataOf(slug: string, url?: string): string | undefined {
  const site = { ...small.site, ...(url !== undefined && { url }) };
  return formatBreadcrumbData(site, small.page(slug), small.view(slug));
}

const origin = 'https://docs.example';

test('breadcrumb data contains the site, the groups with their first pages, and the page', () => {
  const data = JSON.parse(dataOf('a/two', origin) ?? '') as {
    itemListElement: { position: number; name: string; item: string }[];
  };
  assert.deepEqual(
    data.itemListElement.map(({ position, name, item }) => [position, name, item]),
    [
      [1, 'Acme', 'https://docs.example/docs/'],
      [2, 'Guides', 'https://docs.example/docs/'],
      [3, 'Deep', 'https://docs.example/docs/a/one/'],
      [4, '</script><b>', 'https://docs.example/docs/a/two/'],
    ],
  );
});

test('a title cannot close the script element that contains the data', () => {
  assert.ok(!dataOf('a/two', origin)?.includes('<'));
});

test('breadcrumb data requires an origin and is omitted on the start page', () => {
  assert.equal(dataOf('a/two'), undefined);
  assert.equal(dataOf('index', origin), undefined);
});
