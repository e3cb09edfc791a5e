import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  resolveConfiguredRedirects,
  resolveRedirects,
} from '../../../../src/core/publish/redirects.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

test('the root and every folder without a page redirect to their first listed page', () => {
  const { site } = smallSite({ pages: ['start', 'guides/b', 'guides/a'] });
  assert.deepEqual(
    resolveRedirects(site)
      .map(({ source, destination }) => `${source} -> ${destination}`)
      .toSorted(),
    ['/ -> /start/', '/guides -> /guides/b/'],
  );
});

test('pages override configured redirects, which override folder redirects', () => {
  const { site } = smallSite({
    pages: ['start', 'guides/a'],
    config: {
      redirects: [
        { source: '/guides', destination: 'https://elsewhere.example' },
        { source: '/start', destination: '/guides/a' },
      ],
    },
  });
  const bySource = new Map(resolveRedirects(site).map((redirect) => [redirect.source, redirect]));
  assert.deepEqual(bySource.get('/guides'), {
    source: '/guides',
    destination: 'https://elsewhere.example',
    isPermanent: true,
    origin: { kind: 'config', rank: 0 },
  });
  assert.equal(bySource.has('/start'), false);
});

test('a folder takes precedence over a redirect that differs only in case', () => {
  const { site } = smallSite({
    pages: ['start', 'guides/a'],
    config: { redirects: [{ source: '/Guides', destination: '/guides' }] },
  });
  assert.deepEqual(
    resolveRedirects(site).map(({ source, destination }) => `${source} -> ${destination}`),
    ['/ -> /start/', '/guides -> /guides/a/', '/Guides -> /guides/a/'],
  );
});

test('parameterized redirects require host support and get no redirect page', () => {
  const { site } = smallSite({
    pages: ['index'],
    config: { redirects: [{ source: '/old/:slug*', destination: '/new/:slug*' }] },
  });
  assert.deepEqual(resolveRedirects(site), []);
});

test('a redirect leads to the address of its destination page', () => {
  const { site } = smallSite({
    pages: ['index', 'guides/one'],
    config: {
      redirects: [
        { source: '/old', destination: '/guides/one' },
        { source: '/part', destination: '/guides/one.mdx?a=b#part' },
      ],
    },
  });
  assert.deepEqual(
    resolveRedirects(site)
      .filter(({ source }) => source !== '/guides')
      .map(({ destination }) => destination),
    ['/guides/one/', '/guides/one/?a=b#part'],
  );
});

test('redirects with invalid sources are not passed on to hosts', () => {
  const { site } = smallSite({
    pages: ['index'],
    config: {
      redirects: ['/../x', '/%2e%2e/:slug*', '/a%0ab', '/old'].map((source) => ({
        source,
        destination: 'https://elsewhere.example',
      })),
    },
  });
  assert.deepEqual(
    resolveConfiguredRedirects(site).map(({ source }) => source),
    ['/old'],
  );
});
