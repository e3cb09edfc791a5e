import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderPages, homeHref } from '../../../../src/core/navigation/first-page.ts';
import { smallSite } from '../../../helpers/small-site.ts';

test('the site opens with its index page, else with the first listed page', () => {
  assert.equal(homeHref(smallSite({ pages: ['b', 'index'] }).site), '/');
  assert.equal(homeHref(smallSite({ pages: ['b', 'a'] }).site), '/b/');
});

test('the site opens with any page when none is listed, and with its root when there is none', () => {
  const navigation = [{ group: 'A', pages: ['gone'] }];
  assert.equal(homeHref(smallSite({ config: { navigation }, pages: ['b'] }).site), '/b/');
  assert.equal(homeHref(smallSite({ config: { navigation }, pages: [] }).site), '/');
});

test('a folder without a page leads to its first listed page', () => {
  const { site } = smallSite({
    config: {
      navigation: [
        { group: 'A', pages: ['guides/deep/b', 'guides/a', 'api', 'api/x', 'sdk/index', 'sdk/y'] },
      ],
    },
    pages: ['api', 'api/x', 'guides/a', 'guides/deep/b', 'hidden/z', 'sdk/index', 'sdk/y'],
  });
  assert.deepEqual(
    [...folderPages(site)].map(([folder, { slug }]) => [folder, slug]),
    [
      ['guides/deep', 'guides/deep/b'],
      ['guides', 'guides/deep/b'],
      ['', 'guides/deep/b'],
    ],
  );
});
