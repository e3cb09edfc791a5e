import assert from 'node:assert/strict';
import { test } from 'node:test';
import { treeSite } from '../../../../helpers/values/tree-site.ts';

test('a tab that begins with a page of another tab links to its own first page', () => {
  const site = treeSite(
    {
      tabs: [
        { tab: 'One', pages: ['index', 'a'] },
        { tab: 'Two', groups: [{ group: 'G', pages: ['index', 'b'] }] },
        { tab: 'Three', pages: ['index'] },
      ],
    },
    ['index', 'a', 'b'],
  );
  assert.deepEqual(site.tabs('index'), ['One* /', 'Two /b/', 'Three /']);
});

test('a version that begins with a page of the default version links to its own first page', () => {
  const site = treeSite(
    {
      versions: [
        { version: 'v2', default: true, pages: ['index', 'v2/a'] },
        { version: 'v1', pages: ['index', 'v1/a'] },
        { version: 'v0', href: 'https://old.example.com' },
      ],
    },
    ['index', 'v2/a', 'v1/a'],
  );
  assert.deepEqual(
    site.navigation.versions.map(({ name, href, url }) => [name, href ?? url]),
    [
      ['v2', '/'],
      ['v1', '/v1/a/'],
      ['v0', 'https://old.example.com'],
    ],
  );
});
