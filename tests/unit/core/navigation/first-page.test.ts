import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderPages } from '../../../../src/core/navigation/first-page.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

const opening = (pages: readonly string[], config = {}) =>
  folderPages(smallSite({ config, pages }).site).get('')?.href;

test('the root redirects to the first listed page, unless there is an index page', () => {
  assert.equal(opening(['b', 'index']), undefined);
  assert.equal(opening(['b', 'a']), '/b/');
});

test('the root redirects nowhere if no page is listed', () => {
  const navigation = [{ group: 'A', pages: ['gone'] }];
  assert.equal(opening(['b'], { navigation }), undefined);
  assert.equal(opening([], { navigation }), undefined);
});

test('a folder without a page redirects to its first listed page', () => {
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
