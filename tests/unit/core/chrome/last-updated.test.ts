import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastUpdatedOf } from '../../../../src/core/chrome/last-updated.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

test('the last update comes from the page, else from git, unless it is switched off', () => {
  const pages = {
    plain: '',
    own: 'lastUpdatedDate: 2026-01-02',
    off: 'timestamp: false',
    on: 'timestamp: true',
  };
  const { site, page } = smallSite({ pages });
  const lastUpdated = new Map(Object.keys(pages).map((slug) => [`${slug}.mdx`, '2026-05-06']));
  const daysOf = (timestamp?: boolean) => {
    const config = { ...site.config, ...(timestamp !== undefined && { timestamp }) };
    return Object.keys(pages).map((slug) => lastUpdatedOf({ config, lastUpdated }, page(slug)));
  };
  assert.deepEqual(daysOf(), ['2026-05-06', '2026-01-02', undefined, '2026-05-06']);
  assert.deepEqual(daysOf(false), [undefined, undefined, undefined, '2026-05-06']);
});
