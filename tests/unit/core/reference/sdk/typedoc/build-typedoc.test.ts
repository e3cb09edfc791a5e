import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSymbol } from '../../../../../../src/core/reference/operation/markdown/format-symbol.ts';
import { buildTypedoc } from '../../../../../../src/core/reference/sdk/typedoc/build-typedoc.ts';
import type {
  Member,
  SymbolGroup,
  SymbolPage,
  SymbolReference,
  TypeText,
} from '../../../../../../src/core/reference/model/symbol-model.ts';
import { shopDeclarations, shopLibrary } from '../../../../../helpers/values/typedoc-library.ts';

function build(...children: readonly object[]): SymbolReference {
  return buildTypedoc({ ...shopLibrary, children }, 'sdk', 'typedoc.json');
}

const shop = build(...shopLibrary.children);

function join(declarations: readonly TypeText[]): string {
  return declarations.map((parts) => parts.map(({ text }) => text).join('')).join('\n');
}

function outline(groups: readonly SymbolGroup[]): unknown {
  return groups.map(({ label, symbols, groups: inner }) => [
    typeof label === 'string' ? label : label.name,
    ...symbols.map(({ title }) => title),
    ...(inner.length === 0 ? [] : [outline(inner)]),
  ]);
}

function page(key: string, of = shop) {
  const found = of.symbol(`sdk ${key}`);
  assert.ok(found, key);
  return found;
}

function membersOf(key: string, id: string, of = shop): readonly Member[] {
  return page(key, of).sections.find((section) => section.id === id)?.members ?? [];
}

test('symbols are listed by kind, and below the names of namespaces', () => {
  assert.deepEqual(outline(shop.groups), [
    ['classes', 'Client', 'ApiError', 'Base'],
    ['interfaces', 'User'],
    ['enums', 'Role'],
    ['variables', 'version'],
    ['helpers', 'helpers.parse'],
  ]);
});

test('several modules are groups with addresses of their own, and a single one is left out', () => {
  const module = (name: string) => ({
    id: name.length * 1000,
    name,
    kind: 2,
    children: [shopDeclarations.role, shopDeclarations.version],
  });
  const names = [
    ['enums', 'Role'],
    ['variables', 'version'],
  ];
  assert.deepEqual(outline(build(module('a')).groups), names);
  const two = build(module('a'), module('b'));
  assert.deepEqual(outline(two.groups), [
    ['a', names],
    ['b', names],
  ]);
  assert.deepEqual(two.groups[1]?.groups[0]?.symbols[0]?.path, ['b', 'enums', 'Role']);
});

test('a class shows what users may see of it', () => {
  const { sections, declarations, keyword } = page('class Client');
  assert.equal(
    `${keyword} ${join(declarations)}`,
    'class Client<T extends User = User> extends Base implements Disposable',
  );
  assert.deepEqual(
    sections.map(({ id, members }) => [id, ...members.map((member) => member.id)]),
    [
      ['type-parameters', 'type-parameter-T'],
      ['constructors', 'constructor'],
      ['accessors', 'accessor-timeout'],
      ['methods', 'method-getUser', 'method-list', 'method-list-2'],
      ['examples'],
      ['see-also'],
    ],
    'Neither private nor internal members nor those of other libraries.',
  );
  assert.deepEqual(
    page('class Base').sections.map(({ id }) => id),
    ['methods', 'extended-by'],
  );
});

test('a method shows its parameters, its result, its errors and where it comes from', () => {
  const [getUser, list] = membersOf('class Client', 'methods');
  assert.deepEqual(
    getUser?.members.map(({ id, name, required, default: preset }) => [id, name, required, preset]),
    [
      ['method-getUser-id', 'id', true, undefined],
      ['method-getUser-deep', '{ deep }', false, '{}'],
    ],
  );
  assert.deepEqual(
    getUser.members[1]?.members.map(({ id, name }) => [id, name]),
    [['method-getUser-deep-property-deep', 'deep?']],
  );
  assert.deepEqual(getUser.notes, [
    { title: 'returns', text: 'The user.' },
    { title: 'throws', text: '[`ApiError`](#symbol:sdk%20class%20ApiError) if there is none.' },
  ]);
  assert.equal(
    getUser.deprecation,
    'Use [`Client.list`](#symbol:sdk%20class%20Client#method-list).',
  );
  assert.deepEqual(list?.notes, [
    { title: 'inheritedFrom', text: '[`Base`](#symbol:sdk%20class%20Base#method-list)' },
  ]);
});

test('a function, an enumeration and a variable show what they consist of', () => {
  assert.deepEqual(
    page('function helpers.parse').sections.map(({ id, type }) => [id, type?.[0]?.text]),
    [
      ['parameters', undefined],
      ['returns', 'number'],
    ],
  );
  assert.equal(page('function helpers.parse').description, 'Parses.');
  const [admin] = membersOf('enum Role', 'values');
  assert.deepEqual([admin?.name, admin?.type?.[0]?.text], ['Admin', '"admin"']);
  assert.deepEqual(page('variable version').declarations, [[{ text: 'version: "1.0"' }]]);
});

test('a module, a namespace or a library with a comment has a page', () => {
  const comment = (text: string) => ({ summary: [{ kind: 'text', text }] });
  const helpers = {
    id: 90,
    name: 'helpers',
    kind: 4,
    comment: comment('Helps.'),
    children: [shopDeclarations.role],
  };
  const client = {
    id: 91,
    name: 'Client',
    kind: 128,
    comment: {
      summary: [{ kind: 'inline-tag', tag: '@link', text: 'helpers', target: 90 }],
    },
  };
  const reference = buildTypedoc(
    { ...shopLibrary, name: 'shop', comment: comment('Sells.'), children: [client, helpers] },
    'sdk',
    'typedoc.json',
  );
  assert.deepEqual(outline(reference.groups), [
    ['overview', 'shop'],
    ['classes', 'Client'],
    ['helpers', 'helpers', 'helpers.Role'],
  ]);
  assert.equal(page('module shop', reference).description, 'Sells.');
  const own = page('namespace helpers', reference);
  assert.deepEqual(
    [own.description, own.keyword, join(own.declarations)],
    ['Helps.', 'namespace', 'helpers'],
  );
  assert.deepEqual(
    own.sections.map(({ id, links }) => [id, links[0]?.key]),
    [['enums', 'sdk enum helpers.Role']],
  );
  assert.equal(
    page('class Client', reference).description,
    '[`helpers`](#symbol:sdk%20namespace%20helpers)',
  );
});

test('everything that is said about an accessor is shown, wherever it is said', () => {
  const text = (words: string) => [{ kind: 'text', text: words }];
  const tag = (name: string, words: string) => ({ tag: name, content: text(words) });
  const accessor = {
    name: 'event',
    kind: 262_144,
    getSignature: {
      name: 'event',
      kind: 524_288,
      type: { type: 'intrinsic', name: 'string' },
      comment: { summary: text('The event.'), blockTags: [tag('@throws', 'If there is none.')] },
    },
    setSignature: {
      name: 'event',
      kind: 1_048_576,
      comment: { summary: [], blockTags: [tag('@see', 'Others.')] },
    },
  };
  const reference = build({ id: 1, name: 'A', kind: 128, children: [accessor] });
  const [event] = membersOf('class A', 'accessors', reference);
  const notes = [
    { title: 'throws', text: 'If there is none.' },
    { title: 'seeAlso', text: 'Others.' },
  ];
  assert.deepEqual([event?.description, event?.notes], ['The event.', notes]);
  const own = page('member class A.event', reference);
  assert.deepEqual(
    [own.description, own.sections.map(({ text: told }) => told)],
    ['The event.', ['If there is none.', 'Others.']],
  );
});

test('what an intersection adds to other types is listed', () => {
  const extra = { id: 3, name: 'extra', kind: 1024, type: { type: 'intrinsic', name: 'string' } };
  const literal = { type: 'reflection', declaration: { name: '__type', children: [extra] } };
  const base = { type: 'reference', name: 'Base', target: -1 };
  const intersection = { type: 'intersection', types: [base, literal] };
  const reference = build(
    { id: 1, name: 'Options', kind: 2_097_152, type: intersection },
    {
      id: 2,
      name: 'Client',
      kind: 256,
      children: [{ id: 4, name: 'options', kind: 1024, type: intersection }],
    },
  );
  const namesOf = (members: readonly Member[] = []) => members.map(({ name }) => name);
  assert.deepEqual(namesOf(membersOf('type Options', 'properties', reference)), ['extra']);
  const [options] = membersOf('interface Client', 'properties', reference);
  assert.deepEqual(namesOf(options?.members), ['extra']);
});

test('properties say whether they are optional or read-only', () => {
  const [id, role] = membersOf('interface User', 'properties');
  assert.deepEqual([id?.name, id?.modifiers], ['id', ['readonly']]);
  assert.deepEqual([role?.name, role?.type], ['role?', [{ text: 'Role', key: 'sdk enum Role' }]]);
});

test('of a class in a package that is external as a whole, only members of the standard library are left out', () => {
  const member = (name: string, fileName: string) => ({
    name,
    kind: 1024,
    flags: { isExternal: true, isInherited: true },
    inheritedFrom: { name: `Base.${name}`, target: -1 },
    sources: [{ fileName }],
  });
  const children = [
    member('own', 'hono/dist/base.d.ts'),
    member('stack', 'node_modules/typescript/lib/lib.es5.d.ts'),
  ];
  const read = (flags: object) => {
    const reference = build({ id: 1, name: 'A', kind: 128, flags, children });
    return membersOf('class A', 'properties', reference).map(({ name }) => name);
  };
  assert.deepEqual(read({ isExternal: true }), ['own']);
  assert.deepEqual(read({}), []);
});

test('an example of code only is next to the text', () => {
  assert.deepEqual(page('class Client').examples, [
    { title: 'example', codes: [{ label: 'Create', language: 'ts', text: 'new Client();' }] },
  ]);
});

test('overloads of a function are listed, and a function is deprecated if all of them are', () => {
  const signature = (isOld: boolean) => ({
    name: 'f',
    kind: 4096,
    comment: { summary: [], blockTags: isOld ? [{ tag: '@deprecated', content: [] }] : [] },
  });
  const deprecatedOf = (...old: readonly boolean[]) => {
    const reference = build({ id: 1, name: 'f', kind: 64, signatures: old.map(signature) });
    assert.equal(membersOf('function f', 'overloads', reference).length, old.length);
    return reference.groups[0]?.symbols[0]?.deprecated;
  };
  assert.equal(deprecatedOf(true, true), true);
  assert.equal(deprecatedOf(true, false), false);
});

test('a member has a page if one asks for it', () => {
  const { title, declarations, sections } = page('member class Client.list');
  assert.equal(title, 'Client.list');
  assert.equal(join(declarations), 'list(): User[]\nlist(...names: string): void');
  assert.deepEqual(
    sections.map(({ id }) => id),
    ['overloads'],
  );
  assert.deepEqual(
    shop.members?.().map((member) => [...member.kinds, member.title]),
    [
      ['property', 'Client.timeout'],
      ['method', 'Client.getUser'],
      ['method', 'Client.list'],
      ['method', 'Base.list'],
      ['property', 'User.id'],
      ['property', 'User.role'],
    ],
  );
});

test('types list what uses them, but not what only inherits a use', () => {
  const usersOf = (key: string) =>
    page(key)
      .sections.find(({ id }) => id === 'used-by')
      ?.links.map(({ text }) => text);
  assert.deepEqual(usersOf('interface User'), ['Client', 'Base']);
  assert.deepEqual(usersOf('enum Role'), ['User']);
  assert.equal(usersOf('class Client'), undefined);
  const list = shopDeclarations.base.children;
  const heir = {
    ...shopDeclarations.error,
    children: list.map((each) => ({ ...each, inheritedFrom: {} })),
  };
  const { sections } = page('interface User', build(shopDeclarations.user, heir));
  assert.ok(sections.every(({ id }) => id !== 'used-by'));
});

test('a link to a name under which a symbol is exported again leads to its page', () => {
  const again = { id: 5, name: 'Access', kind: 4_194_304, target: 70 };
  const type = { type: 'reference', name: 'Access', target: 5 };
  const user = { id: 6, name: 'Any', kind: 2_097_152, type };
  const reference = build(again, shopDeclarations.role, user);
  assert.deepEqual(page('type Any', reference).declarations, [
    [{ text: 'Any = ' }, { text: 'Access', key: 'sdk enum Role' }],
  ]);
});

test('symbols of the same name and kind have different keys', () => {
  const { groups } = build(shopDeclarations.role, shopDeclarations.role);
  assert.deepEqual(
    groups[0]?.symbols.map(({ key }) => key),
    ['sdk enum Role', 'sdk enum Role 2'],
  );
});

function listIds(members: readonly Member[]): readonly string[] {
  return members.flatMap(({ id, members: inner }) => [id, ...listIds(inner)]);
}

/** Anchors must be unique on their page, and addresses can lead to them only without spaces. */
function checkIds({ sections }: SymbolPage): void {
  const ids = sections.flatMap(({ id, members }) => [id, ...listIds(members)]);
  assert.deepEqual(ids, [...new Set(ids)]);
  for (const id of ids) assert.match(id, /^[\p{L}\p{N}_$-]+$/u);
}

test('members of the same name, and names that are not words, have anchors of their own', () => {
  const called = { kind: 4096 };
  const children = [
    { name: 'f g', kind: 2048, signatures: [called, called] },
    { name: '"a-b"', kind: 1024 },
    { name: 'a b', kind: 1024 },
  ];
  const object = { type: 'reflection', declaration: { kind: 65_536, children } };
  const parameter = { name: '__namedParameters', kind: 32_768, type: object };
  const signature = { name: 'f', kind: 4096, parameters: [parameter, parameter] };
  const reference = build(
    { id: 1, name: 'f', kind: 64, signatures: [signature] },
    {
      id: 2,
      name: 'A',
      kind: 256,
      children: [...children, { name: 'o', kind: 1024, type: object }],
    },
  );
  checkIds(page('function f', reference));
  checkIds(page('interface A', reference));
});

test('the parameters of a method are listed if there is more about them than the signature says', () => {
  const type = { type: 'intrinsic', name: 'number' };
  const method = (name: string, parameter: object) => ({
    name,
    kind: 2048,
    signatures: [
      { name, kind: 4096, type, parameters: [{ name: 'a', kind: 32768, type, ...parameter }] },
    ],
  });
  const comment = { summary: [{ kind: 'text', text: 'What.' }] };
  const children = [
    method('plain', {}),
    method('told', { comment }),
    method('preset', { defaultValue: '1' }),
  ];
  const reference = build({ id: 1, name: 'A', kind: 128, children });
  assert.deepEqual(
    membersOf('class A', 'methods', reference).map(({ name, members }) => [name, members.length]),
    [
      ['plain', 0],
      ['told', 1],
      ['preset', 1],
    ],
  );
});

/** Replaces each value of the library in turn. */
function* spoil(value: unknown, replace: (spoiled: unknown) => unknown): Generator {
  for (const other of [null, 7, 'constructor', [], [null], {}, { kind: 128 }]) yield replace(other);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* spoil(inner, (spoiled) => {
      if (!Array.isArray(value)) return replace({ ...value, [key]: spoiled });
      return replace(value.with(Number(key), spoiled));
    });
  }
}

test('no value that TypeDoc would not write breaks a page', () => {
  let count = 0;
  for (const spoiled of spoil(shopLibrary, (value) => value)) {
    const reference = buildTypedoc(spoiled as Parameters<typeof buildTypedoc>[0], 'sdk', 'a.json');
    const list = (groups: readonly SymbolGroup[]): void => {
      for (const { symbols, groups: inner } of groups) {
        for (const { key } of symbols) {
          const found = reference.symbol(key);
          assert.ok(found);
          formatSymbol(found, () => undefined);
          checkIds(found);
        }
        list(inner);
      }
    };
    list(reference.groups);
    for (const { key } of reference.members?.() ?? []) assert.ok(reference.symbol(key));
    count += 1;
  }
  assert.ok(count > 1000);
});
