import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSimilarPages } from '../../../../src/client/search/similar-pages.ts';

const pages = [
  { href: '/', title: 'Lectern' },
  { href: '/quickstart/', title: 'Quickstart' },
  { href: '/theming/colors/', title: 'Colours' },
  { href: '/publishing/deployment/', title: 'Putting a site on the web' },
  { href: '/user-groups/get-user/', title: 'Get user group' },
  { href: '/user-groups/update-user/', title: 'Update user group' },
  { href: '/v1/limits/', title: 'Limits' },
  { href: '/v2/limits/', title: 'Limits' },
  { href: '/gr%C3%B6%C3%9Fe/', title: 'Größe' },
];
const near = (path: string) => findSimilarPages(path, pages).map(({ href }) => href);

test('a page is suggested if its address is similar to the requested one', () => {
  for (const path of ['/quick-start/', '/docs/quickstart', '/quikstart', '/Quickstart.html']) {
    assert.deepEqual(near(path), ['/quickstart/'], path);
  }
  assert.deepEqual(near('/theming/colours'), ['/theming/colors/']);
  assert.deepEqual(near('/guides/deploy'), ['/publishing/deployment/']);
  assert.deepEqual(near('/gr%C3%B6%C3%9Fen'), ['/gr%C3%B6%C3%9Fe/']);
});

test('a short word with one letter missing is a typo, but a replaced letter is not', () => {
  const docker = { href: '/publishing/docker/', title: 'Containers' };
  const code = { href: '/writing/code/', title: 'Code' };
  const nearOf = (path: string) => findSimilarPages(path, [docker, code]).map(({ href }) => href);
  assert.deepEqual(nearOf('/publishing/dockr'), [docker.href]);
  assert.deepEqual(nearOf('/writing/cde'), [code.href]);
  assert.deepEqual(nearOf('/writing/core'), []);
});

test('the nearest page comes first', () => {
  assert.equal(near('/user-groups/get-users')[0], '/user-groups/get-user/');
  assert.equal(near('/v2/limit')[0], '/v2/limits/');
  assert.equal(near('/v1/limit')[0], '/v1/limits/');
});

test('an earlier segment counts if the last one matches nothing', () => {
  assert.deepEqual(near('/quickstart/zzzz'), ['/quickstart/']);
});

test('an address that matches nothing has no suggestions', () => {
  for (const path of [
    '/',
    '/zzzz/',
    '/wp-admin/setup.php',
    '/blog/2024/hello-world',
    '/%E0%A4%A',
  ]) {
    assert.deepEqual(near(path), [], path);
  }
});
