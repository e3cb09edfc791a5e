import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { formatSymbol } from '../../../../../../src/core/reference/operation/markdown/format-symbol.ts';
import {
  isWantedDocfxFile,
  parseDocfx,
} from '../../../../../../src/core/reference/sdk/docfx/parse-docfx.ts';
import { assertGrowsEvenly } from '../../../../../helpers/measure/assert-growth.ts';

const MARK = '### YamlMime:ManagedReference\n';

type Item = Readonly<Record<string, unknown>>;

/** Returns an item of DocFX; its id is that of its parent and its name. */
function item(type: string, id: string, own: Item = {}): Item {
  const parent = id.replace(/\([^)]*\)$/, '').replace(/\.[^.]*$/, '');
  const letter = ['Class', 'Interface', 'Enum', 'Struct', 'Delegate'].includes(type) ? 'T' : 'M';
  return {
    uid: id,
    commentId: `${letter}:${id}`,
    parent,
    name: id.slice(parent.length + 1),
    type,
    namespace: 'Shop.Web',
    ...own,
  };
}

function syntax(content: string, more: Item = {}): Item {
  return { syntax: { content, ...more } };
}

function parse(items: readonly Item[], references: readonly Item[] = []) {
  const text = MARK + stringify({ items, references });
  return parseDocfx({ name: 'api', files: new Map([['Shop.yml', text]]) });
}

function build(items: readonly Item[], references: readonly Item[] = []) {
  const { document, diagnostics } = parse(items, references);
  assert.deepEqual(diagnostics, []);
  assert.ok(document);
  return document.build('sdk');
}

/** Returns a page as Markdown in which an address is the key of a page. */
function written(key: string, library: ReturnType<typeof build>): string {
  const page = library.symbol(`sdk ${key}`);
  assert.ok(page, key);
  return formatSymbol(page, (target) => target.replace('sdk ', '').replaceAll(' ', '/'))
    .filter(Boolean)
    .join('\n\n')
    .replaceAll('#symbol:sdk%20', '#')
    .replaceAll('%20', '/');
}

const references = [
  {
    uid: 'System.Exception',
    isExternal: true,
    name: 'Exception',
    href: 'https://learn.microsoft.com/dotnet/api/system.exception',
  },
  { uid: 'Shop.Web.Base{System.String}', definition: 'Shop.Web.Base`1', name: 'Base<string>' },
];

const client = item('Class', 'Shop.Web.Client', {
  summary: 'Finds <xref href="Shop.Web.User" data-throw-if-not-resolved="false"></xref>s.',
  remarks: '<p>Keep <b>one</b> client.</p><p>Not <code>null</code>.</p>',
  inheritance: ['System.Object', 'Shop.Web.Base{System.String}'],
  implements: ['System.IDisposable', 'Shop.Web.IStore'],
  example: ['<pre><code class="lang-csharp">var client = new Client();</code></pre>'],
  seealso: [
    { linkId: 'Shop.Web.User', linkType: 'CRef' },
    { linkId: 'https://example.com/a', linkType: 'HRef', altText: 'A guide' },
  ],
  ...syntax('[Serializable]\npublic sealed class Client : Base<string>, IDisposable, IStore'),
});

const members = [
  item('Constructor', 'Shop.Web.Client.#ctor(System.String)', {
    name: 'Client(string)',
    ...syntax('public Client(string key = "a, b")', {
      parameters: [{ id: 'key', type: 'System.String', description: 'The key.' }],
    }),
  }),
  item('Method', 'Shop.Web.Client.GetAsync(System.Int32)', {
    name: 'GetAsync<T>(int, T, params string[])',
    summary: 'Gets one.',
    attributes: [{ type: 'System.ObsoleteAttribute', arguments: [{ value: 'Use it no more.' }] }],
    exceptions: [{ type: 'System.Exception', description: 'Without a <c>user</c>.' }],
    ...syntax(
      'public virtual Task<User> GetAsync<T>(int id, T? more, params string[] rest) where T : class',
      {
        typeParameters: [{ id: 'T', description: 'What more is.' }],
        parameters: [
          { id: 'id', type: 'System.Int32', description: 'Its id.' },
          { id: 'more', type: '{T}' },
          { id: 'rest', type: 'System.String[]' },
        ],
        return: { type: 'x', description: 'The user.' },
      },
    ),
  }),
  item('Method', 'Shop.Web.Client.System#IDisposable#Dispose', {
    parent: 'Shop.Web.Client',
    name: 'IDisposable.Dispose()',
    ...syntax('void IDisposable.Dispose()'),
  }),
  item('Property', 'Shop.Web.Client.User', syntax('public User User { get; }')),
  item('Property', 'Shop.Web.Client.Item(System.Int32)', {
    name: 'this[int]',
    ...syntax('public User this[int index] { get; set; }', { parameters: [{ id: 'index' }] }),
  }),
  item('Field', 'Shop.Web.Client.Path', syntax('public const string Path = "/users"')),
  item('Event', 'Shop.Web.Client.Done', syntax('public static event EventHandler<User> Done')),
  item('Operator', 'Shop.Web.Client.op_Equality(a,b)', {
    parent: 'Shop.Web.Client',
    name: 'operator ==(Client, Client)',
    ...syntax('public static bool operator ==(Client left, Client right)'),
  }),
];

const others = [
  item('Class', 'Shop.Web.User', syntax('public record User')),
  item('Class', 'Shop.Web.Base`1', { name: 'Base<T>', ...syntax('public class Base<T>') }),
  item('Method', 'Shop.Web.Base`1.Close', { name: 'Close()', ...syntax('protected void Close()') }),
  item('Interface', 'Shop.Web.IStore', syntax('public interface IStore')),
];

const shop = build([client, ...members, ...others], references);

test('a class shows its declaration, its comment and what belongs to it', () => {
  const page = written('class Client', shop);
  const [head = '', body = ''] = page.split('\n\n## Constructors');
  assert.equal(
    head,
    [
      'Finds [`User`](#class/User)s.',
      'Keep **one** client.\n\nNot `null`.',
      '```csharp\npublic sealed class Client : Base<string>, IDisposable, IStore\n```',
    ].join('\n\n'),
  );
  const lines = body.split('\n').filter((line) => /^(?:##|- )/.test(line));
  assert.deepEqual(lines, [
    '- `new Client` (`(string key = "a, b")`)',
    '## Constants',
    '- `Path` (`string`, default: `"/users"`)',
    '## Properties',
    '- `User` ([`User`](class/User), `get`)',
    '- `this` (`(int index):` [`User`](class/User))',
    '## Methods',
    '- `GetAsync<T>` (`(int id, T? more, params string[] rest): Task<`[`User`](class/User)`>`, `virtual`): **Deprecated:** Use it no more.',
    '- `IDisposable.Dispose` (`(): void`)',
    '- `Close` (`(): void`, `protected`): **Inherited from:** [`Base<T>`](#class/Base%3CT%3E#method-Close)',
    '## Operators',
    '- `operator ==` (`(`[`Client`](class/Client) `left,` [`Client`](class/Client) `right): bool`, `static`)',
    '## Events',
    '- `Done` (`EventHandler<`[`User`](class/User)`>`, `static`)',
    '## See also',
    '- [`User`](#class/User)',
    '- [A guide](https://example.com/a)',
    '## Example',
  ]);
});

test('a method shows its parameters, its result and its exceptions', () => {
  const { sections } = shop.symbol('sdk class Client') ?? {};
  const [get] = sections?.find(({ id }) => id === 'methods')?.members ?? [];
  assert.deepEqual(get?.notes, [
    { title: 'returns', text: 'The user.' },
    {
      title: 'throws',
      text: '[`Exception`](https://learn.microsoft.com/dotnet/api/system.exception): Without a user.',
    },
  ]);
  assert.deepEqual(
    get.members.map(({ name, type, required, description }) => [
      name,
      type?.map(({ text }) => text).join(''),
      required,
      description,
    ]),
    [
      ['T', undefined, false, 'What more is.'],
      ['id', 'int', true, 'Its id.'],
      ['more', 'T?', true, undefined],
      ['rest', 'params string[]', false, undefined],
    ],
  );
  const constructor = sections?.find(({ id }) => id === 'constructors')?.members[0];
  assert.deepEqual(
    constructor?.members.map((key) => [key.name, key.default, key.required, key.description]),
    [['key', '"a, b"', false, 'The key.']],
  );
});

test('enumerations, delegates, structs and exceptions are listed as what they are', () => {
  const library = build([
    item('Enum', 'Shop.Web.Role', syntax('public enum Role')),
    item('Field', 'Shop.Web.Role.Admin', { summary: 'May do all.', ...syntax('Admin = 1') }),
    item('Delegate', 'Shop.Web.Handler', {
      ...syntax('public delegate Task Handler(Role role)', {
        parameters: [{ id: 'role', type: 'Shop.Web.Role', description: 'Whose.' }],
        return: { type: 'System.Threading.Tasks.Task' },
      }),
    }),
    item('Struct', 'Shop.Web.Point', syntax('public readonly struct Point')),
    item('Class', 'Shop.Web.ShopException', {
      inheritance: ['System.Object', 'System.Exception'],
      ...syntax('public class ShopException : Exception'),
    }),
  ]);
  assert.deepEqual(
    library.groups.map(({ label }) => label),
    ['structs', 'exceptions', 'delegates', 'enums'],
  );
  assert.match(
    written('enum Role', library),
    /## Values\n\n- `Admin` \(default: `1`\): May do all\./,
  );
  assert.equal(
    written('delegate Handler', library),
    [
      '```csharp\npublic delegate Task Handler(Role role)\n```',
      '## Parameters',
      '- `role` ([`Role`](enum/Role), required): Whose.',
      '## Returns',
      '`Task`',
    ].join('\n\n'),
  );
});

test('lists, code and tables in comments are Markdown, and an example of bare code is a block', () => {
  const library = build([
    item('Class', 'Shop.Web.User', {
      summary:
        'It&apos;s **one** &lt;T&gt; of <ul><li>a &lt;b&gt;</li><li>c</li></ul>or\nnone.<br />End <script>x</script>',
      example: ['var list = new List&lt;User&gt;();\nlist.Add(user);'],
      ...syntax('public class User'),
    }),
  ]);
  const page = library.symbol('sdk class User');
  assert.equal(page?.description, "It's **one** &lt;T> of \n\n- a \\<b>\n- c\n\nor\nnone.\\\nEnd");
  assert.deepEqual(
    page.examples[0]?.codes[0]?.text,
    'var list = new List<User>();\nlist.Add(user);',
  );
});

test('members in files of their own belong to their class, and no file is read twice', () => {
  const files = new Map([
    ['Shop.Web.Client.Path.yml', MARK + stringify({ items: [members[5]] })],
    ['Shop.Web.Client.yml', MARK + stringify({ items: [client] })],
    ['Shop.Web.Client.copy.yml', MARK + stringify({ items: [client] })],
    ['Shop.Web.yml', MARK + stringify({ items: [item('Namespace', 'Shop.Web')] })],
    ['other.yml', 'a: b\n'],
  ]);
  const { document } = parseDocfx({ name: 'api', files });
  const library = document?.build('sdk');
  assert.deepEqual(
    library?.groups.flatMap(({ symbols }) => symbols.map(({ title }) => title)),
    ['Client'],
  );
  const { sections } = library.symbol('sdk class Client') ?? {};
  assert.deepEqual(
    sections?.[0]?.members.map(({ name }) => name),
    ['Path'],
  );
  assert.ok(isWantedDocfxFile('api/Shop.Web.yml'));
  assert.ok(!isWantedDocfxFile('api/toc.yml'));
  assert.ok(!isWantedDocfxFile('api/.manifest'));
});

test('output of something else, faulty YAML, and output about nothing are reported', () => {
  const codes = (text: string) => {
    const { diagnostics } = parseDocfx({ name: 'api', files: new Map([['a.yml', text]]) });
    return diagnostics.map(({ code, file, position, message }) => [
      `${file}:${position?.line ?? '-'} ${code}`,
      message,
    ]);
  };
  assert.deepEqual(codes('items: []\n'), [
    ['api:1 sdk/wrong-output', '"api" is not what DocFX writes.'],
  ]);
  assert.deepEqual(codes(`${MARK}items:\n- uid: a\n  name: "b\n`), [
    ['api/a.yml:5 sdk/syntax', 'Missing closing "quote.'],
  ]);
  assert.equal(codes(`${MARK}items: []\n`)[0]?.[0], 'api/a.yml:1 sdk/no-symbols');
});

test('values of the wrong kind count as absent', () => {
  const odd = [
    {},
    { type: 'Class' },
    item('Class', 'A', { name: 1, namespace: [], inheritance: {}, implements: 'x', syntax: [] }),
    item('Method', 'A.b', { syntax: { content: '((((', parameters: 'x', return: 3 } }),
    item('Class', 'constructor', { syntax: { content: '[' } }),
    item('Class', '__proto__', { example: [{}], exceptions: [{}, 1], seealso: [null] }),
    item('Kind', 'A.c'),
  ];
  const library = build(odd, [{ uid: 1 }, {}]);
  const titles = library.groups.flatMap(({ symbols }) => symbols.map(({ title }) => title));
  assert.equal(titles.length, 3);
  for (const { symbols } of library.groups) {
    for (const { key } of symbols) assert.ok(library.symbol(key));
  }
});

test('the time to read comments and declarations grows with their length', () => {
  const texts = ['<', '<xref href="A">', '<code>', '<p>', 'a &gt; ', '`', '[', '{', '<T', '"'];
  for (const text of [...texts, 'A ', 'A(', '[A]', '= ', 'a, ', ' ']) {
    assertGrowsEvenly((size) => {
      const long = text.repeat(size);
      const { document } = parse([
        item('Class', 'A', { name: 'A', summary: `x ${long}`, ...syntax(`class A ${long}`) }),
        item('Method', 'A.b()', { parent: 'A', example: [long], ...syntax(`void b(${long})`) }),
      ]);
      document?.build('sdk').symbol('sdk class A');
    }, 1000);
  }
});
