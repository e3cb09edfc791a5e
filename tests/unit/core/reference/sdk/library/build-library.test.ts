import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSymbol } from '../../../../../../src/core/reference/operation/markdown/format-symbol.ts';
import type { SymbolGroup } from '../../../../../../src/core/reference/model/symbol-model.ts';
import { buildLibrary } from '../../../../../../src/core/reference/sdk/library/build-library.ts';
import type { LibrarySymbol } from '../../../../../../src/core/reference/sdk/library/library.ts';
import { formatSymbolLink } from '../../../../../../src/core/reference/symbols/symbol-link.ts';
import {
  libraryCall,
  libraryMember,
  librarySymbol,
} from '../../../../../helpers/values/library-values.ts';
import { assertGrowsEvenly } from '../../../../../helpers/measure/assert-growth.ts';

function build(...symbols: readonly LibrarySymbol[]) {
  return buildLibrary({ language: 'java', separator: '.', symbols }, 'sdk', 'docs');
}

function outline(groups: readonly SymbolGroup[]): unknown {
  return groups.map(({ label, symbols, groups: inner }) => [
    typeof label === 'string' ? label : label.name,
    ...symbols.map(({ title }) => title),
    ...(inner.length === 0 ? [] : [outline(inner)]),
  ]);
}

function page(key: string, library: ReturnType<typeof build>) {
  const found = library.symbol(`sdk ${key}`);
  assert.ok(found, key);
  return found;
}

/** Returns a page as Markdown in which an address is the key of a page. */
function written(key: string, library: ReturnType<typeof build>): string {
  return formatSymbol(page(key, library), (target) => target)
    .filter(Boolean)
    .join('\n');
}

test('symbols of one module are listed by kind, without the name of the module', () => {
  const library = build(
    librarySymbol({ id: 'shop.Client' }),
    librarySymbol({ id: 'shop.Role', kind: 'enum' }),
    librarySymbol({ id: 'shop.ApiError', kind: 'exception' }),
  );
  assert.deepEqual(outline(library.groups), [
    ['classes', 'Client'],
    ['exceptions', 'ApiError'],
    ['enums', 'Role'],
  ]);
  assert.deepEqual(library.groups[0]?.symbols[0]?.path, ['classes', 'Client']);
  assert.equal(library.groups[0]?.symbols[0]?.fullName, 'shop.Client');
});

test('the names of several modules are shortened by what they have in common', () => {
  const library = build(
    librarySymbol({ id: 'com.shop.Client' }),
    librarySymbol({ id: 'com.shop.http.Request' }),
    librarySymbol({ id: 'com.shop.http.Verb', kind: 'enum' }),
  );
  assert.deepEqual(outline(library.groups), [
    ['shop', 'Client'],
    [
      'shop.http',
      [
        ['classes', 'Request'],
        ['enums', 'Verb'],
      ],
    ],
  ]);
  const [, http] = library.groups;
  assert.deepEqual(http?.groups[0]?.symbols[0]?.path, ['shop', 'http', 'classes', 'Request']);
  const unlike = build(librarySymbol({ id: 'a.One' }), librarySymbol({ id: 'b.One' }));
  assert.deepEqual(outline(unlike.groups), [
    ['a', 'One'],
    ['b', 'One'],
  ]);
  const loose = build(librarySymbol({ id: 'One' }), librarySymbol({ id: 'b.One' }));
  assert.deepEqual(outline(loose.groups), [
    ['classes', 'One'],
    ['b', 'One'],
  ]);
});

test('modules of one symbol each are listed together, under the name of the module around them', () => {
  const symbols = [
    'a.b.users.Users',
    'a.b.roles.Roles',
    'a.b.tickets.Tickets',
    'a.c.One',
    'a.c.Two',
  ];
  const library = build(...symbols.map((id) => librarySymbol({ id })));
  assert.deepEqual(outline(library.groups), [
    ['a.b', 'Users', 'Roles', 'Tickets'],
    ['a.c', 'One', 'Two'],
  ]);
  assert.equal(library.groups[0]?.symbols[0]?.fullName, 'a.b.users.Users');
});

const get = libraryMember({
  id: 'shop.Base.get',
  call: libraryCall({ signature: ['(id: ', { text: 'Id', target: 'shop.Id' }, ')'] }),
});

test('members of classes that a class extends are listed as inherited, unless it overrides them', () => {
  const library = build(
    librarySymbol({ id: 'shop.Id', kind: 'type' }),
    librarySymbol({
      id: 'shop.Base',
      members: [
        libraryMember({ id: 'shop.Base.<init>', section: 'constructors', call: libraryCall() }),
        get,
        libraryMember({ id: 'shop.Base.size' }),
      ],
    }),
    librarySymbol({ id: 'shop.Middle', extended: ['shop.Base', 'shop.Middle', 'java.Object'] }),
    librarySymbol({
      id: 'shop.Client',
      extended: ['shop.Middle'],
      members: [libraryMember({ id: 'shop.Client.size' })],
    }),
  );
  const { sections } = page('class Client', library);
  assert.deepEqual(
    sections.map(({ id, members }) => [id, members.map((member) => [member.id, member.notes])]),
    [
      ['properties', [['property-size', []]]],
      [
        'methods',
        [
          [
            'method-get',
            [{ title: 'inheritedFrom', text: '[`Base`](#symbol:sdk%20class%20Base#method-get)' }],
          ],
        ],
      ],
    ],
  );
  assert.deepEqual(
    page('class Base', library)
      .sections.at(-1)
      ?.links.map(({ text }) => text),
    ['Middle'],
    'Only what extends it directly.',
  );
});

test('overloads with one id are inherited and overridden together', () => {
  const library = build(
    librarySymbol({ id: 'shop.Base', members: [get, get] }),
    librarySymbol({ id: 'shop.Client', extended: ['shop.Base'] }),
    librarySymbol({
      id: 'shop.Own',
      extended: ['shop.Base'],
      members: [libraryMember({ id: 'shop.Own.get', call: libraryCall() })],
    }),
  );
  const countOf = (key: string) => page(key, library).sections[0]?.members.length;
  assert.deepEqual([countOf('class Client'), countOf('class Own')], [2, 1]);
});

test('a symbol lists what uses and implements it, and its name in its declaration is no link', () => {
  const library = build(
    librarySymbol({ id: 'shop.Id', kind: 'type' }),
    librarySymbol({ id: 'shop.Store', kind: 'interface' }),
    librarySymbol({ id: 'shop.Base', members: [get, get], implemented: ['shop.Store'] }),
    librarySymbol({
      id: 'shop.Files',
      implemented: ['shop.Store'],
      declarations: [['Files : ', { text: 'Store', target: 'shop.Store' }]],
    }),
  );
  const linksOf = (key: string) =>
    page(key, library).sections.map(({ title, links }) => [
      title,
      ...links.map(({ text }) => text),
    ]);
  assert.deepEqual(linksOf('type Id'), [['usedBy', 'Base']]);
  assert.deepEqual(linksOf('interface Store'), [['implementedBy', 'Base', 'Files']]);
  assert.deepEqual(page('class Base', library).declarations, [[{ text: 'Base' }]]);
});

test('a function with one way to call it shows its parameters, another one its overloads', () => {
  const call = libraryCall({
    signature: ['(path)'],
    parameters: [
      { name: 'path', required: true, description: 'Where.', type: ['str'] },
      { name: 'mode', required: false, default: '"r"' },
    ],
    result: [{ text: 'File', target: 'shop.File' }],
    returns: 'The file.',
    throws: ['OSError'],
  });
  const library = build(
    librarySymbol({ id: 'shop.open', kind: 'function', calls: [call] }),
    librarySymbol({ id: 'shop.close', kind: 'function', calls: [call, libraryCall()] }),
    librarySymbol({ id: 'shop.File' }),
  );
  assert.equal(
    written('function open', library),
    [
      '```java\nfunction open\n```',
      '## Parameters',
      '- `path` (`str`, required): Where.\n- `mode` (default: `"r"`)',
      '## Returns',
      '[`File`](<sdk%20class%20File>)',
      'The file.',
      '## Throws',
      'OSError',
    ].join('\n'),
  );
  assert.deepEqual(
    page('function close', library).sections.map(({ id, members }) => [
      id,
      ...members.map((member) => [member.id, member.type?.[0]?.text]),
    ]),
    [['overloads', ['overload-1', '(path)'], ['overload-2', '()']]],
  );
});

test('names in comments link to the pages of symbols and members; unknown ones keep their label', () => {
  const link = (label: string, key: string) => formatSymbolLink(label, { key });
  const library = build(
    librarySymbol({ id: 'shop.Base', members: [get] }),
    librarySymbol({
      id: 'shop.Client',
      description: `A ${link('`Base`', 'shop.Base')} with ${link('get()', 'shop.Base.get')}, not ${link('`Object`', 'java.Object')}.`,
      deprecation: '',
    }),
  );
  assert.equal(
    page('class Client', library).description,
    'A [`Base`](#symbol:sdk%20class%20Base) with [get()](#symbol:sdk%20class%20Base#method-get), not `Object`.',
  );
  const [, summary] = library.groups[0]?.symbols ?? [];
  assert.equal(summary?.description, 'A `Base` with get(), not `Object`.');
  assert.equal(summary.deprecated, true);
});

test('a member has a page for whoever names it, with all its overloads', () => {
  const add = (id: string, text: string) =>
    libraryMember({
      id,
      name: 'add',
      declaration: [`void add(${text})`],
      description: `Adds ${text}.`,
      call: libraryCall({ signature: [`(${text})`] }),
    });
  const library = build(
    librarySymbol({
      id: 'shop.Cart',
      members: [add('shop.Cart#add(a)', 'a'), add('shop.Cart#add(b)', 'b')],
    }),
    librarySymbol({ id: 'shop.Bag', members: [add('shop.Bag#add(a)', 'a')] }),
  );
  assert.deepEqual(
    library.members?.().map(({ title, kinds }) => [title, ...kinds]),
    [
      ['Cart.add', 'method'],
      ['Bag.add', 'method'],
    ],
  );
  assert.deepEqual(
    page('member class Cart.add', library).sections[0]?.members.map(({ type }) => type?.[0]?.text),
    ['(a)', '(b)'],
  );
  const one = page('member class Bag.add', library);
  assert.deepEqual([one.description, one.declarations], ['Adds a.', [[{ text: 'void add(a)' }]]]);
});

test('the parameters of a method are listed if something is said about one of them', () => {
  const method = (id: string, description?: string) =>
    libraryMember({
      id,
      call: libraryCall({
        typeParameters: [{ name: 'T', required: false }],
        parameters: [
          { name: 'a', required: true },
          { name: 'b', required: true, ...(description !== undefined && { description }) },
        ],
      }),
    });
  const library = build(
    librarySymbol({ id: 'Cart', members: [method('Cart#add', 'What.'), method('Cart#drop')] }),
  );
  const [section] = page('class Cart', library).sections;
  assert.deepEqual(
    section?.members.map(({ name, members }) => [name, ...members.map((inner) => inner.id)]),
    [['add', 'method-add-a', 'method-add-b'], ['drop']],
  );
});

test('symbols of the same name have pages of their own', () => {
  const library = build(
    librarySymbol({ id: 'shop.Map' }),
    librarySymbol({ id: 'shop.other', name: 'Map', module: 'shop' }),
  );
  assert.deepEqual(
    library.groups[0]?.symbols.map(({ key }) => key),
    ['sdk class Map', 'sdk class Map 2'],
  );
});

test('the time to list a library grows with it, however its classes depend on each other', () => {
  const chain = (size: number) =>
    Array.from({ length: size }, (_, rank) =>
      librarySymbol({ id: `c${rank}`, extended: [`c${rank + 1}`, 'c0'], members: [get] }),
    );
  const overloads = (size: number) => [
    librarySymbol({ id: 'a', members: Array.from({ length: size * 10 }, () => get) }),
  ];
  const sameNames = (size: number) =>
    Array.from({ length: size }, (_, rank) => librarySymbol({ id: `a.${rank}`, name: 'A' }));
  const modules = (size: number) =>
    Array.from({ length: size }, (_, rank) => librarySymbol({ id: `a.b.m${rank}.A` }));
  for (const make of [chain, overloads, sameNames, modules]) {
    assertGrowsEvenly((size) => {
      const library = build(...make(size));
      library.symbol(library.groups[0]?.symbols[0]?.key ?? '');
    }, 150);
  }
});
