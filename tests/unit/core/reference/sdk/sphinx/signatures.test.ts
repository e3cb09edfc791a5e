import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  buildSphinx,
  describeObject,
  membersIn,
  pageOf,
  printPage,
  writeParameters,
} from '../../../../../helpers/values/sphinx-output.ts';

const user = describeObject('class', 'shop.User', { before: 'class' });
const userLink = '<a class="reference internal" href="#shop.User" title="shop.User">User</a>';

/** Returns the declarations of the function `f` with something after its name. */
function declare(after: string, before = ''): readonly string[] {
  const page = pageOf(
    buildSphinx(user + describeObject('function', 'shop.f', { after, before })),
    'function f',
  );
  return page.declarations.map(
    (parts) => `${page.keyword} ${parts.map(({ text }) => text).join('')}`,
  );
}

test('a function is declared as in Python, and names in it link to their pages', () => {
  const parameters = writeParameters(
    '<span class="n">id</span><span class="p">:</span> <span class="n">str</span>',
    '<span class="o">*</span>',
    'deep<span class="o">=</span><span class="default_value">False</span>',
    `user: Annotated[${userLink}, {'a': 1}] = <span class="default_value">&lt;a=b&gt;</span>`,
    '<span class="o">**</span>options',
  );
  const result = ` <span class="sig-return"><span>→</span> <span>list[${userLink}]</span></span>`;
  const built = buildSphinx(
    user + describeObject('function', 'shop.f', { before: 'async', after: parameters + result }),
  );
  const page = pageOf(built, 'function f');
  assert.equal(
    printPage(page),
    [
      '```python',
      'async def f(',
      '    id: str,',
      '    *,',
      '    deep=False,',
      "    user: Annotated[User, {'a': 1}] = <a=b>,",
      '    **options,',
      ') -> list[User]',
      '```',
      '',
      '## Parameters',
      '',
      '- `id` (`str`, required)',
      '- `deep` (default: `False`)',
      "- `user` (`Annotated[`[`User`](/sdk-class-User)`, {'a': 1}]`, default: `<a=b>`)",
      '- `**options`',
      '',
      '## Returns',
      '',
      '`list[`[`User`](/sdk-class-User)`]`',
    ].join('\n'),
  );
  assert.equal(printPage(pageOf(built, 'class User')).includes('[`f`](/sdk-function-f)'), true);
});

test('signatures of all versions are read', () => {
  const versions = {
    lines:
      '<span class="sig-paren">(</span><dl><dd><em class="sig-param">a: int</em>,</dd>' +
      '<dd><em class="sig-param">b=1</em>,</dd></dl><span class="sig-paren">)</span> → int',
    plain:
      '<span class="sig-paren">(</span><em class="sig-param">a: int</em>, <em class="sig-param">b=1</em><span class="sig-paren">)</span> &#x2192; int',
    old: '<span class="sig-paren">(</span><em>a: int</em>, <em>b=1</em><span class="sig-paren">)</span> &#x2192; int',
    oldest: '<big>(</big><em>a: int</em>, <em>b=1</em><big>)</big> &rarr; int',
  };
  for (const [name, after] of Object.entries(versions)) {
    assert.deepEqual(declare(after), ['def f(a: int, b=1) -> int'], name);
  }
  assert.deepEqual(
    declare(
      '<span class="sig-paren">(</span><em class="sig-param">a</em><span class="optional">[</span>, ' +
        '<em class="sig-param">b</em><span class="optional">]</span><span class="sig-paren">)</span>',
    ),
    ['def f(a, b=...)'],
  );
  assert.deepEqual(
    declare(
      '<span class="sig-paren">[</span><em class="sig-param">T: int</em><span class="sig-paren">]</span>' +
        writeParameters('x: T'),
    ),
    ['def f[T: int](x: T)'],
  );
});

test('descriptions of old versions, without the classes of new ones, are read', () => {
  const old =
    '<dl class="class"><dt id="shop.Client"><em class="property">class </em>' +
    '<tt class="descclassname">shop.</tt><tt class="descname">Client</tt><big>(</big><em>domain</em><big>)</big>' +
    '<a class="headerlink" href="#shop.Client">¶</a></dt><dd><p>A client.</p>' +
    '<table class="docutils field-list"><tbody valign="top"><tr class="field-odd field">' +
    '<th class="field-name">Parameters:</th><td class="field-body"><strong>domain</strong> (<em>str</em>) -- Its name.</td>' +
    '</tr></tbody></table>' +
    '<dl class="staticmethod"><dt id="shop.Client.make"><em class="property">static </em><code class="descname">make</code>' +
    '<span class="sig-paren">(</span><em>a</em>, <em>b=1</em><span class="sig-paren">)</span></dt><dd><table class="docutils field-list">' +
    '<tr><th>Parameters:</th><td><ul class="first simple"><li><strong>a</strong> – One.</li><li><strong>b</strong> – Two.</li></ul></td></tr>' +
    '<tr><th>Returns:</th><td><p>It.</p></td></tr></table></dd></dl>' +
    '<dl class="method"><dt id="shop.Client.url"><em class="property">property </em><code class="descname">url</code></dt><dd></dd></dl>' +
    '<dl class="attribute"><dt id="shop.Client.size"><code class="descname">size</code><em class="property"> = 3</em></dt><dd></dd></dl>' +
    '</dd></dl>';
  assert.equal(
    printPage(pageOf(buildSphinx(old), 'class Client')),
    [
      'A client.',
      '',
      '```python',
      'class Client',
      '```',
      '',
      '## Constructors',
      '',
      '- `Client` (`(domain: str)`)',
      '  - `domain` (`str`, required): Its name.',
      '',
      '## Properties',
      '',
      '- `url` (`property`)',
      '- `size` (default: `3`)',
      '',
      '## Methods',
      '',
      '- `make` (`(a, b=1)`, `static`): **Returns:** It.',
      '  - `a` (required): One.',
      '  - `b` (default: `1`): Two.',
    ].join('\n'),
  );
});

test('overloads are shown one by one, with what is said about all', () => {
  const two = describeObject('function', 'shop.f', {
    after: writeParameters('a: int'),
    content:
      '<p>Does it.</p><dl class="field-list"><dt>Parameters</dt><dd><p><strong>a</strong> – The a.</p></dd></dl>',
  }).replace(
    '<dd>',
    '<dt class="sig sig-object py"><span class="sig-name descname">f</span>' +
      writeParameters('a: str', 'b') +
      '</dt><dd>',
  );
  const page = pageOf(buildSphinx(two), 'function f');
  assert.equal(page.description, 'Does it.');
  assert.deepEqual(
    page.declarations.map((parts) => parts.map(({ text }) => text).join('')),
    ['f(a: int)', 'f(a: str, b)'],
  );
  assert.deepEqual(
    membersIn(page, 'overloads').map(({ members }) =>
      members.map(({ name, description }) => [name, description]),
    ),
    [
      [['a', 'The a.']],
      [
        ['a', 'The a.'],
        ['b', undefined],
      ],
    ],
  );
});

test('a class shows what it extends, its constructor and its members', () => {
  const base = describeObject('class', 'shop.Base', {
    before: 'class',
    content:
      describeObject('method', 'shop.Base.run', {
        content: '<p>Runs.</p>',
        after: writeParameters(),
      }) +
      describeObject('method', 'shop.Base.stop', {
        content: '<p>Stops.</p>',
        after: writeParameters(),
      }),
  });
  const client = describeObject('class', 'shop.Client', {
    before: 'final class',
    after: writeParameters('domain', 'timeout: float = 5.0'),
    content:
      '<p>Bases: <a class="reference internal" href="#shop.Base"><code>Base</code></a>[' +
      `<a class="reference internal" href="#shop.User"><code>User</code></a>], <code>ABC</code></p><p>A client.</p>` +
      '<dl class="field-list simple"><dt class="field-odd">Parameters<span class="colon">:</span></dt>' +
      '<dd><p><strong>domain</strong> (<em>str</em>) – Its name.</p></dd></dl>' +
      describeObject('method', 'shop.Client.__init__', {
        after: writeParameters('domain', 'timeout: float = 5.0'),
        content: '<p>Connects.</p>',
      }) +
      describeObject('property', 'shop.Client.user', {
        before: 'abstract property',
        after: `<em class="property"><span class="p">:</span> ${userLink}</em>`,
      }) +
      describeObject('attribute', 'shop.Client.size', {
        after: '<em class="property">: int</em><em class="property"> = 3</em>',
      }) +
      describeObject('method', 'shop.Client.run', {
        before: 'classmethod',
        after: writeParameters(),
      }) +
      describeObject('attribute', 'shop.Client.__weakref__'),
  });
  const built = buildSphinx(user + base + client);
  assert.equal(
    printPage(pageOf(built, 'class Client')),
    [
      'A client.',
      '',
      '```python',
      'final class Client(Base[User], ABC)',
      '```',
      '',
      '## Constructors',
      '',
      '- `Client` (`(domain: str, timeout: float = 5.0)`): Connects.',
      '  - `domain` (`str`, required): Its name.',
      '  - `timeout` (`float`, default: `5.0`)',
      '',
      '## Properties',
      '',
      '- `user` ([`User`](/sdk-class-User), `abstract`, `property`)',
      '- `size` (`int`, default: `3`)',
      '',
      '## Methods',
      '',
      '- `run` (`()`, `classmethod`)',
      '- `stop` (`()`): Stops.',
      '',
      '  **Inherited from:** [`Base`](#symbol:sdk%20class%20Base#method-stop)',
    ].join('\n'),
  );
  assert.deepEqual(
    pageOf(built, 'class Base')
      .sections.at(-1)
      ?.links.map(({ text }) => text),
    ['Client'],
    'The user in brackets is not extended.',
  );
  assert.deepEqual(
    pageOf(built, 'member class Client.run').declarations.map((parts) =>
      parts.map(({ text }) => text).join(''),
    ),
    ['@classmethod\ndef run()'],
  );
});

test('enumerations list their values, and exceptions and types have kinds of their own', () => {
  const built = buildSphinx(
    describeObject('class', 'shop.Color', {
      before: 'class',
      after: writeParameters('value', 'names=None'),
      content:
        '<p>Bases: <code>Enum</code></p>' +
        describeObject('attribute', 'shop.Color.RED', {
          after: '<em class="property"><span class="p">=</span> 1</em>',
          content: '<p>Like blood.</p>',
        }),
    }) +
      describeObject('exception', 'shop.Bad', {
        before: 'exception',
        after: writeParameters('code'),
      }) +
      describeObject('type', 'shop.Name', {
        before: 'type',
        after: '<em class="property"> = str | None</em>',
      }) +
      describeObject('data', 'shop.LIMIT', {
        after: `<em class="property">: int</em><em class="property"> = ${'1'.repeat(500)}</em>`,
      }) +
      describeObject('function', 'shop.cached', { prefix: '@', after: writeParameters('size') }),
  );
  assert.deepEqual(
    membersIn(pageOf(built, 'class Color'), 'values').map(({ name, type, description }) => [
      name,
      type?.map(({ text }) => text).join(''),
      description,
    ]),
    [['RED', '1', 'Like blood.']],
  );
  assert.deepEqual(membersIn(pageOf(built, 'class Color'), 'constructors'), []);
  const first = (key: string) => printPage(pageOf(built, key)).split('\n')[1];
  assert.equal(first('exception Bad'), 'class Bad');
  assert.equal(first('type Name'), 'type Name = str | None');
  assert.equal(first('variable LIMIT'), 'LIMIT: int = ...');
  assert.equal(first('function cached'), '@cached(size)');
});
