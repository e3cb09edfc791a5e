import assert from 'node:assert/strict';
import { test } from 'node:test';
import { english } from '../../../../../../src/core/language/english.ts';
import type { SymbolReference } from '../../../../../../src/core/reference/model/symbol-model.ts';
import { generateSymbolPages } from '../../../../../../src/core/reference/pages/generated/generate-symbols.ts';

const symbol = (name: string, deprecated = false) => ({
  key: `shop type ${name}`,
  title: name,
  kinds: ['type'],
  path: ['types', name],
  deprecated,
});

const reference: SymbolReference = {
  kind: 'graphql',
  id: 'shop',
  name: 'shop.graphql',
  groups: [
    { label: 'objects', symbols: [symbol('User'), symbol('user', true)], groups: [] },
    { label: 'scalars', symbols: [symbol('Index')], groups: [] },
    {
      label: 'types',
      symbols: [],
      groups: [{ label: 'enums', symbols: [symbol('Role')], groups: [], isOpen: true }],
    },
  ],
  symbol: () => undefined,
};

function generate(
  known: readonly (readonly [string, string])[] = [],
  listed: readonly string[] = [],
) {
  return generateSymbolPages(reference, {
    folder: 'api',
    words: english,
    trailingSlash: 'always',
    known: new Map(known.map(([key, slug]) => [key, [slug]])),
    listed: new Set(listed),
    taken: new Set(),
  });
}

test('each symbol gets a page in the folder, and names that differ only in case do not meet', () => {
  const { pages, groups } = generate();
  assert.deepEqual(
    pages.map(({ slug, frontMatter }) => [slug, frontMatter.deprecated]),
    [
      ['api/types/user', undefined],
      ['api/types/user-1', true],
      ['api/types/index-1', undefined],
      ['api/types/role', undefined],
    ],
  );
  assert.deepEqual(groups, [
    { group: 'Objects', pages: ['api/types/user', 'api/types/user-1'] },
    { group: 'Scalars', pages: ['api/types/index-1'] },
    { group: 'Types', pages: [{ group: 'Enums', pages: ['api/types/role'], expanded: true }] },
  ]);
});

test('a page that exists is listed in place of a generated one, unless it is listed elsewhere', () => {
  const known = [['shop type Role', 'roles']] as const;
  assert.deepEqual(generate(known).groups.at(-1)?.pages, [
    { group: 'Enums', pages: ['roles'], expanded: true },
  ]);
  const { groups, pages } = generate(known, ['roles']);
  assert.deepEqual(
    groups.map(({ group }) => group),
    ['Objects', 'Scalars'],
    'Groups without pages are left out.',
  );
  assert.equal(pages.length, 3);
});
