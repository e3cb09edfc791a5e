import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildRedirectFinder } from '../../../../src/core/redirects/match-redirect.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';

function find(source: string, destination: string, path: string) {
  return buildRedirectFinder([{ source, destination }])(path);
}

const CASES: readonly [source: string, destination: string, path: string, found?: string][] = [
  ['/old', '/new', '/old', '/new'],
  ['/old', '/new', '/old/', '/new'],
  ['/old/', '/new', '/old', '/new'],
  ['/old', '/new', '/older'],
  ['/', '/new', '/', '/new'],
  ['/index', '/', '/index', '/'],
  ['/old/:slug', '/new/:slug', '/old/a', '/new/a'],
  ['/old/:slug', '/new/:slug', '/old/a/b'],
  ['/old/:slug', '/new/:slug', '/old'],
  ['/old/:slug*', '/new/:slug*', '/old/a/b', '/new/a/b'],
  ['/old/:slug*', '/new/:slug*', '/old', '/new'],
  ['/old/:slug*', '/new/:slug*', '/older'],
  ['/old/:path*', 'https://example.com/:path*#top', '/old/a', 'https://example.com/a#top'],
  ['/a/:one/:two', '/b/:two/:one', '/a/1/2', '/b/2/1'],
  ['/:a*/x/:b*', '/:b*/y/:a*', '/1/2/x/3', '/3/y/1/2'],
  ['/a/b-*', '/c/d-*', '/a/b-1/2', '/c/d-1/2'],
  ['/v1.0/:slug', '/v1/:slug', '/v1x0/a'],
  ['/p-:id/q', 'https://example.com:8080/:id', '/p-7/q', 'https://example.com:8080/7'],
  ['/a/:x/:x', '/b/:x', '/a/1/2', '/b/2'],
  ['/a/:1', '/b/:1', '/a/z', '/b/z'],
];

for (const [source, destination, path, found] of CASES) {
  test(`the redirect ${source} -> ${destination} leads ${path} to ${found ?? 'nothing'}`, () => {
    assert.equal(find(source, destination, path), found);
  });
}

test('a static redirect takes precedence over a parameterized one, then the first', () => {
  const finder = buildRedirectFinder([
    { source: '/a/:x*', destination: '/first' },
    { source: '/a/:y', destination: '/second' },
    { source: '/a/b', destination: '/plain' },
    { source: '/a/b', destination: '/late' },
  ]);
  assert.equal(finder('/a/b'), '/plain');
  assert.equal(finder('/a/c'), '/first');
});

test('a path with many slashes is matched in linear time', () => {
  const finder = buildRedirectFinder([{ source: '/old/:slug*', destination: '/new' }]);
  assertGrowsEvenly((size) => {
    assert.equal(finder(`/old${'/'.repeat(size)}x`), '/new');
  }, 2000);
});
