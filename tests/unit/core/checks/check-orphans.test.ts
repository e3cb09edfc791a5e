import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOrphans } from '../../../../src/core/checks/check-orphans.ts';
import { smallSite, type SmallSiteInput } from '../../../helpers/values/small-site.ts';

interface Found extends SmallSiteInput {
  readonly linked?: readonly string[];
  /** Entries of the navigation that match no page. */
  readonly missing?: readonly string[];
}

const navigation = [{ group: 'All', pages: ['a'] }];

/** Returns the files of the pages that are reported as orphans; only `a` is in the navigation. */
function orphansOf({ linked = [], missing = [], ...input }: Found): string | undefined {
  const { site, targets } = smallSite({ ...input, config: { navigation, ...input.config } });
  const place = { file: 'docs.json', position: { line: 1, column: 1 } };
  const [reported] = checkOrphans({ site, targets, linked: new Set(linked), place, missing });
  return reported?.message.replace(/^.*: /, '');
}

test('a page that is neither listed nor linked is an orphan', () => {
  assert.equal(orphansOf({ pages: ['a', 'b', 'c'], linked: ['c'] }), 'b.mdx.');
});

test('a page linked from the top bar, a start page and a hidden page are not orphans', () => {
  const topbarLinks = [{ name: 'B', url: '/b' }];
  assert.equal(orphansOf({ pages: ['a', 'b'], config: { topbarLinks } }), undefined);
  assert.equal(orphansOf({ pages: { a: '', index: '', b: 'hidden: true' } }), undefined);
  assert.equal(orphansOf({ pages: { a: '', b: 'url: https://b.test' } }), undefined);
});

test('a page that a misspelled navigation entry most likely means is not an orphan', () => {
  assert.equal(orphansOf({ pages: ['a', 'quickstart'], missing: ['quikstart'] }), undefined);
});

test('pages in a folder listed in the navigation are not orphans', () => {
  const pages = ['a', 'guides/one', 'guides/two', 'other'];
  assert.equal(orphansOf({ pages, missing: ['guides'] }), 'other.mdx.');
});
