import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSymbol } from '../../../../../../src/core/reference/operation/markdown/format-symbol.ts';
import { buildLibrary } from '../../../../../../src/core/reference/sdk/library/build-library.ts';
import type {
  LibraryModule,
  LibrarySymbol,
} from '../../../../../../src/core/reference/sdk/library/library.ts';
import { noTexts } from '../../../../../../src/core/reference/sdk/library/symbol-texts.ts';
import { formatSymbolLink } from '../../../../../../src/core/reference/symbols/symbol-link.ts';
import { librarySymbol } from '../../../../../helpers/values/library-values.ts';
import { outlineGroups } from '../../../../../helpers/values/sphinx-output.ts';

function describe(name: string, own: Partial<LibraryModule> = {}): LibraryModule {
  const description = `About ${name}.`;
  return { ...noTexts, id: `package ${name}`, name, keyword: 'package', description, ...own };
}

function build(modules: readonly LibraryModule[], ...symbols: readonly LibrarySymbol[]) {
  return buildLibrary({ language: 'java', separator: '.', symbols, modules }, 'sdk', 'docs');
}

test('a module about which something is said has a page, the first of its group', () => {
  const library = build(
    [describe('com.shop'), describe('com.shop.http')],
    librarySymbol({ id: 'com.shop.Client' }),
    librarySymbol({ id: 'com.shop.http.Request' }),
    librarySymbol({ id: 'com.shop.http.Verb', kind: 'enum' }),
    librarySymbol({ id: 'com.shop.io.File' }),
  );
  assert.deepEqual(outlineGroups(library.groups), [
    ['shop', 'com.shop', 'Client'],
    [
      'shop.http',
      'com.shop.http',
      [
        ['classes', 'Request'],
        ['enums', 'Verb'],
      ],
    ],
    ['shop.io', 'File'],
  ]);
  const [, http] = library.groups;
  assert.deepEqual(http?.symbols[0]?.path, ['shop', 'http']);
  assert.deepEqual(http?.symbols[0]?.kinds, ['package']);
});

test('modules without a group of their own are listed together', () => {
  const only = build([describe('shop')], librarySymbol({ id: 'shop.Client' }));
  assert.deepEqual(outlineGroups(only.groups), [
    ['overview', 'shop'],
    ['classes', 'Client'],
  ]);
  assert.deepEqual(only.groups[0]?.symbols[0]?.path, ['overview', 'shop']);
  const joined = build(
    [describe('shop.a'), describe('shop'), describe('shop', { id: 'm', keyword: 'module' })],
    ...['a', 'b', 'c'].map((name) => librarySymbol({ id: `shop.${name}.Client` })),
    librarySymbol({ id: 'other.Client' }),
  );
  assert.deepEqual(outlineGroups(joined.groups), [
    ['overview', 'shop.a', 'shop', 'shop'],
    ['shop', 'Client', 'Client', 'Client'],
    ['other', 'Client'],
  ]);
});

test('the page of a module shows what is said about it, and lists its symbols', () => {
  const see = formatSymbolLink('it', { key: 'shop.Client' });
  const library = build(
    [describe('shop', { description: `Use ${see}.`, deprecation: 'Use another.', see: ['more'] })],
    librarySymbol({
      id: 'shop.Client',
      description: `In ${formatSymbolLink('shop', { key: 'package shop' })}.`,
    }),
    librarySymbol({ id: 'shop.Verb', kind: 'enum' }),
    librarySymbol({ id: 'Main', module: '' }),
  );
  const page = library.symbol('sdk package shop');
  assert.ok(page);
  assert.equal(
    formatSymbol(page, (key) => key)
      .filter(Boolean)
      .join('\n'),
    `Use [it](#symbol:sdk%20class%20shop.Client).
**Deprecated:** Use another.
\`\`\`java
package shop
\`\`\`
## Classes
- [\`Client\`](<sdk%20class%20shop.Client>)
## Enums
- [\`Verb\`](<sdk%20enum%20shop.Verb>)
## See also
more`,
  );
  const link = '[shop](#symbol:sdk%20package%20shop)';
  assert.equal(library.symbol('sdk class shop.Client')?.description, `In ${link}.`);
});
