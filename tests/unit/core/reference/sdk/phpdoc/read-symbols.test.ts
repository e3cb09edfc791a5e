import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  build,
  declare,
  join,
  linksOf,
  membersOf,
  outline,
  page,
} from '../../../../../helpers/values/phpdoc-pages.ts';
import {
  argument,
  docblock,
  element,
  method,
  names,
  shopElements,
  tag,
  text,
} from '../../../../../helpers/values/phpdoc-project.ts';

const shop = build(...shopElements);

suite('a library of PHP', () => {
  test('its symbols are listed by namespace and kind, without those that are internal', () => {
    assert.deepEqual(outline(shop.groups), [
      ['constants', 'SHOP_LIMIT'],
      [
        'Shop',
        [
          ['classes', 'Base', 'Client', 'User'],
          ['interfaces', 'Sender'],
          ['traits', 'Logs'],
          ['exceptions', 'Fault', 'NotFound'],
          ['functions', 'parse'],
          ['enums', 'Role'],
        ],
      ],
    ]);
  });

  test('declarations are PHP without namespaces', () => {
    assert.equal(
      declare(shop, 'class Shop\\Client'),
      'final class Client extends Base implements Sender, Countable',
    );
    assert.equal(declare(shop, 'class Shop\\Base'), 'abstract class Base');
    assert.equal(declare(shop, 'enum Shop\\Role'), 'enum Role: string');
    assert.equal(declare(shop, 'function Shop\\parse'), 'function &parse(Client &$from): int');
    assert.equal(declare(shop, 'constant SHOP_LIMIT'), 'const int SHOP_LIMIT = 10');
    assert.equal(
      declare(shop, 'member class Shop\\Client.find'),
      'public static function find(int|string $id, bool $deep = false): ?User',
    );
    assert.equal(
      declare(shop, 'member class Shop\\Base.close'),
      'final protected function close()',
    );
    assert.equal(
      declare(shop, 'member class Shop\\Client.$users'),
      'protected array<string, User> $users = []',
    );
  });

  test('long declarations have a line for each parameter or interface', () => {
    const long = build(
      element(
        'class',
        {},
        ...names('\\A'),
        docblock(''),
        ...['One', 'Two'].map((word) => text('implements', `\\VeryLongNameOfAnInterface${word}`)),
        text('extends', '\\Parent'),
        method(
          '\\A::f()',
          {},
          argument('first', 'string'),
          argument('second', 'callable(string): int', { preset: 'null' }),
          docblock('', tag('return', { type: 'non-empty-array<string,int<0, max>>' })),
        ),
      ),
    );
    assert.equal(
      declare(long, 'class A'),
      'class A extends Parent implements\n  VeryLongNameOfAnInterfaceOne,\n  VeryLongNameOfAnInterfaceTwo',
    );
    assert.equal(
      declare(long, 'member class A.f'),
      'public function f(\n  string $first,\n  callable(string): int $second = null,\n): ' +
        'non-empty-array<string, int<0, max>>',
    );
  });

  test('a class shows its own members and those of its parent and of traits', () => {
    const of = (key: string) =>
      page(shop, key).sections.map(({ id, members }) => [id, ...members.map(({ name }) => name)]);
    assert.deepEqual(of('class Shop\\Client'), [
      ['type-parameters', 'T'],
      ['constructors', '__construct'],
      ['constants', 'VERSION'],
      ['properties', '$users', '$name'],
      ['methods', 'find', 'send', 'close', 'ping', 'log'],
      ['used-by'],
    ]);
    const inherited = membersOf(shop, 'class Shop\\Client', 'methods').map(({ name, notes = [] }) =>
      [name, ...notes.flatMap((note) => (note.title === 'inheritedFrom' ? note.text : []))].join(
        ' ',
      ),
    );
    assert.deepEqual(inherited, [
      'find',
      'send',
      'close [`Base`](#symbol:sdk%20class%20Shop%5CBase#method-close)',
      'ping [`Base`](#symbol:sdk%20class%20Shop%5CBase#method-ping)',
      'log [`Logs`](#symbol:sdk%20trait%20Shop%5CLogs#method-log)',
    ]);
    const [, name] = membersOf(shop, 'class Shop\\Client', 'properties');
    assert.deepEqual(
      [join(name?.type), name?.modifiers, name?.description],
      ['string', ['readonly'], 'Its name.'],
    );
  });

  test('a trait belongs to the class that uses it, not to those that extend that one', () => {
    const heirsOf = (key: string) =>
      page(shop, key)
        .sections.filter(({ id }) => id === 'extended-by')
        .flatMap(({ links }) => links.map((link) => link.text));
    assert.deepEqual(heirsOf('trait Shop\\Logs'), ['Base']);
    assert.deepEqual(heirsOf('class Shop\\Base'), ['Client']);
  });

  test('a method shows everything that is said about it', () => {
    const [find] = membersOf(shop, 'class Shop\\Client', 'methods');
    assert.equal(join(find?.type), '(int|string $id, bool $deep = false): ?User');
    assert.deepEqual(linksOf(find?.type), ['sdk class Shop\\User']);
    assert.equal(
      find?.description,
      'Finds a user.\n\n' +
        'See [`Client::find()`](#symbol:sdk%20class%20Shop%5CClient#method-find) and ' +
        '[the guide](https://example.com).\n\n**Since:** 1.1',
    );
    assert.equal(
      find.deprecation,
      'Since 2.0. Use [`Client::VERSION`](#symbol:sdk%20class%20Shop%5CClient#constant-VERSION).',
    );
    assert.deepEqual(find.modifiers, ['static']);
    assert.deepEqual(find.notes, [
      { title: 'returns', text: 'The user.' },
      {
        title: 'throws',
        text: '[`NotFound`](#symbol:sdk%20exception%20Shop%5CNotFound) if there is none.',
      },
      { title: 'example', text: '```php\n$user = Client::find(1);\n```' },
      { title: 'seeAlso', text: '[`User`](#symbol:sdk%20class%20Shop%5CUser)' },
      { title: 'seeAlso', text: '[Guide](https://example.com/a)' },
    ]);
    assert.deepEqual(
      find.members.map((each) => [each.name, join(each.type), each.required, each.default]),
      [
        ['$id', 'int|string', true, undefined],
        ['$deep', 'bool', false, 'false'],
      ],
    );
    assert.equal(find.members[0]?.description, 'The id, or `array<string>`.');
  });

  test('a method without an own comment has that of what it implements', () => {
    const [, send] = membersOf(shop, 'class Shop\\Client', 'methods');
    assert.equal(send?.description, 'Sends a message.\n\nAt once.');
    assert.equal(join(send.type), '(string $message): void');
    assert.equal(send.members[0]?.description, 'The message.');
    assert.deepEqual(send.notes, [
      {
        title: 'throws',
        text:
          '[`Fault`](#symbol:sdk%20exception%20Shop%5CFault)|' +
          '[`NotFound`](#symbol:sdk%20exception%20Shop%5CNotFound)',
      },
    ]);
  });

  test('constants, cases and type parameters show their values and types', () => {
    const [version] = membersOf(shop, 'class Shop\\Client', 'constants');
    assert.deepEqual(
      [join(version?.type), version?.description],
      ["string = '1.0'", 'The version.'],
    );
    const [admin] = membersOf(shop, 'enum Shop\\Role', 'values');
    assert.deepEqual(
      [admin?.name, join(admin?.type), admin?.description],
      ['Admin', "'a'", 'All.'],
    );
    const [template] = membersOf(shop, 'class Shop\\Client', 'type-parameters');
    assert.deepEqual([join(template?.type), template?.description], ['of User', 'A user.']);
  });

  test('a function shows its parameters and its result', () => {
    const { sections, description } = page(shop, 'function Shop\\parse');
    assert.equal(description, 'Parses.');
    assert.deepEqual(
      sections.map(({ id, type, text: said }) => [id, join(type), said]),
      [
        ['parameters', undefined, undefined],
        ['returns', 'int', 'The count.'],
      ],
    );
  });

  test('a class shows the constructor that it inherits, because it is created by it', () => {
    const inheriting = build(
      element(
        'class',
        {},
        ...names('\\A'),
        docblock(''),
        text('extends', '\\B'),
        method(
          '\\B::__construct()',
          {},
          text('inherited_from', '\\B'),
          argument('key', 'string'),
          docblock('Creates.', tag('return', { type: 'self' })),
        ),
      ),
    );
    const [created] = membersOf(inheriting, 'class A', 'constructors');
    assert.deepEqual([join(created?.type), created?.description], ['(string $key)', 'Creates.']);
  });
});
