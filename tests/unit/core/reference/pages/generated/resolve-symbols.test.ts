import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '../../../../../../src/core/pages/page.ts';
import { buildSymbols } from '../../../../../../src/core/reference/graphql/build-symbols.ts';
import { parseSchema } from '../../../../../../src/core/reference/graphql/parse-schema.ts';
import {
  type KnownSymbols,
  SymbolFinder,
} from '../../../../../../src/core/reference/pages/generated/resolve-symbols.ts';
import { buildLibrary } from '../../../../../../src/core/reference/sdk/library/build-library.ts';
import { buildTypedoc } from '../../../../../../src/core/reference/sdk/typedoc/build-typedoc.ts';
import { libraryMember, librarySymbol } from '../../../../../helpers/values/library-values.ts';
import { shopLibrary } from '../../../../../helpers/values/typedoc-library.ts';
import { shopSchema } from '../../../../../helpers/values/graphql-schema.ts';

const { document } = parseSchema({ name: 'api/shop.graphql', text: shopSchema });
assert.ok(document);
const shop = buildSymbols(document, 'shop', { showsOptional: true });
const page = { file: 'a.mdx', frontMatterPositions: {} } as Page;

function resolve(written: string, known: Partial<KnownSymbols> = {}): unknown {
  const found = new SymbolFinder({ symbols: [shop], lost: [], ...known }).resolve(page, {
    key: 'graphql',
    written,
  });
  return found !== undefined && 'key' in found ? found.key : found;
}

test('a kind and a name find a symbol, with or without the file', () => {
  assert.equal(resolve('query customer'), 'shop query customer');
  assert.equal(resolve('/api/shop.graphql mutation addCustomer'), 'shop mutation addCustomer');
  for (const kind of ['type', 'enum']) assert.equal(resolve(`${kind} Role`), 'shop type Role');
});

test('what no schema has is reported, with the name of the same kind that was meant', () => {
  const hintOf = (written: string, symbols = [shop]) => {
    const found = new SymbolFinder({ symbols, lost: [] }).resolve(page, {
      key: 'graphql',
      written,
    });
    return found !== undefined && 'hint' in found ? found.hint : undefined;
  };
  assert.equal(hintOf('query custmer'), 'Did you mean "customer"?');
  assert.equal(
    hintOf('union Role'),
    'Write a kind and a name, such as "query user" or "type User".',
  );
  assert.equal(hintOf('api/shp.graphql query customer'), 'Did you mean "api/shop.graphql"?');
  assert.equal(hintOf('query a', []), 'Name the schema in "graphql" of a tab in docs.json.');
});

test('a part of an SDK is found by `sdk` and not by `graphql`, and so are its members', () => {
  const sdk = buildTypedoc(shopLibrary, 'sdk', 'typedoc.json');
  const find = (key: 'graphql' | 'sdk', written: string) => {
    const found = new SymbolFinder({ symbols: [shop, sdk], lost: [] }).resolve(page, {
      key,
      written,
    });
    return found !== undefined && ('key' in found ? found.key : found.code);
  };
  assert.equal(find('sdk', 'class Client'), 'sdk class Client');
  assert.equal(find('sdk', './typedoc.json method Client.list'), 'sdk member class Client.list');
  assert.equal(find('graphql', 'class Client'), 'graphql/unknown-symbol');
  assert.equal(find('sdk', 'query customer'), 'sdk/unknown-symbol');
});

test('what a schema that could not be read may have is not reported', () => {
  const lost = [{ name: 'api/other.graphql', symbols: 'graphql' as const }];
  assert.equal(resolve('query other', { lost }), undefined);
  assert.equal(resolve('api/other.graphql query other', { lost }), undefined);
  assert.notEqual(resolve('api/shop.graphql query other', { lost }), undefined);
});

test('a part of an SDK is found by its whole name, and without the names of its type parameters', () => {
  const symbols = ['Shop.Web.List<T>', 'Shop.Files.List<T>'].map((id) => librarySymbol({ id }));
  const sdk = buildLibrary({ language: 'csharp', separator: '.', symbols }, 'sdk', 'api');
  const find = (written: string) => {
    const found = new SymbolFinder({ symbols: [sdk], lost: [] }).resolve(page, {
      key: 'sdk',
      written,
    });
    return found !== undefined && ('key' in found ? found.key : found.code);
  };
  assert.equal(find('class List'), 'sdk class Shop.Web.List<T>');
  assert.equal(find('class Shop.Files.List<T>'), 'sdk class Shop.Files.List<T>');
});

test('a type with several parameters is found, and the one without comes first if none are written', () => {
  const client = librarySymbol({ id: 'Shop.Map<K, V>' });
  const get = libraryMember({ id: 'Shop.Map<K, V>.Get', name: 'Get' });
  const symbols = [{ ...client, members: [get] }, librarySymbol({ id: 'Shop.Map' })];
  const sdk = buildLibrary({ language: 'csharp', separator: '.', symbols }, 'sdk', 'api');
  const find = (written: string) => {
    const found = new SymbolFinder({ symbols: [sdk], lost: [] }).resolve(page, {
      key: 'sdk',
      written,
    });
    return found !== undefined && ('key' in found ? found.key : found.code);
  };
  assert.equal(find('class Map<K, V>'), 'sdk class Map<K, V>');
  assert.equal(find('api class Shop.Map<K,V>'), 'sdk class Map<K, V>');
  assert.equal(find('class Map'), 'sdk class Map');
  assert.equal(find('./api/ class Map'), 'sdk class Map');
  assert.equal(find('property Map<K, V>.Get'), 'sdk member class Map<K, V>.Get');
  assert.equal(find('property Map.Get'), 'sdk member class Map<K, V>.Get');
});

test('a member is found by its whole name, too', () => {
  const symbols = ['Web.Client', 'Files.Client'].map((id) =>
    librarySymbol({ id, members: [libraryMember({ id: `${id}.Url` })] }),
  );
  const sdk = buildLibrary({ language: 'csharp', separator: '.', symbols }, 'sdk', 'api');
  const find = (written: string) => {
    const found = new SymbolFinder({ symbols: [sdk], lost: [] }).resolve(page, {
      key: 'sdk',
      written,
    });
    return found !== undefined && ('key' in found ? found.key : found.code);
  };
  assert.equal(find('property Client.Url'), 'sdk member class Web.Client.Url');
  assert.equal(find('property Files.Client.Url'), 'sdk member class Files.Client.Url');
});

test('the symbols of a source are listed once, however many pages name one of them', () => {
  let count = 0;
  const members = () => {
    count += 1;
    return [];
  };
  const finder = new SymbolFinder({
    symbols: [{ ...shop, groups: shop.groups, members }],
    lost: [],
  });
  for (const written of ['query customer', 'type Role', 'enum Role']) {
    const found = finder.resolve(page, { key: 'graphql', written });
    assert.ok(found !== undefined && 'key' in found, written);
  }
  assert.equal(count, 1);
});
