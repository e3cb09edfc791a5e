import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseJavadoc } from '../../../../../../src/core/reference/sdk/javadoc/parse-javadoc.ts';
import { basePage, buildShop, newMember, newPage, shopPage, showClass } from './javadoc-pages.ts';

test('a method shows its parameters, its result, its errors and what it overrides', () => {
  const signature =
    '<span class="annotations">@Beta\n</span><span class="modifiers">public static</span>&nbsp;' +
    '<span class="type-parameters">&lt;R extends <a href="Shop.html">Shop</a>&gt;</span>&nbsp;' +
    '<span class="return-type"><a href="Map.html">Map</a>&lt;String,<wbr>R&gt;</span>&nbsp;' +
    '<span class="element-name">list</span><wbr><span class="parameters">(@Nullable\n <a href="Shop.html">Shop</a>&nbsp;filter,\n' +
    ' int...&nbsp;ids)</span>\n throws <span class="exceptions"><a href="Failure.html">Failure</a></span>';
  const notes =
    '<dl class="notes"><dt>Overrides:</dt><dd><code><a href="Base.html#accept(T)">list</a></code>&nbsp;in class' +
    '&nbsp;<code><a href="Base.html">Base</a>&lt;<a href="Client.html">T</a>&gt;</code></dd>' +
    '<dt>Type Parameters:</dt><dd><code>R</code> - the result</dd>' +
    '<dt>Parameters:</dt><dd><code>filter</code> - which <em>ones</em></dd><dd><code>ids</code> - all</dd>' +
    '<dt>Returns:</dt><dd>the things</dd>' +
    '<dt>Throws:</dt><dd><code><a href="Failure.html">Failure</a></code> - if it fails</dd>' +
    '<dd><code>IOException</code></dd>' +
    '<dt>See Also:</dt><dd><a href="#list(int)"><code>list(int)</code></a>, <a href="Shop.html">the shop</a></dd></dl>';
  const details = {
    'method-details': [
      newMember('list(Shop,int...)', signature, `<div class="block">Lists.</div>${notes}`),
      newMember('list(int)', 'public void list(int&nbsp;id)'),
    ],
  };
  const files = {
    Shop: shopPage,
    Base: basePage,
    Failure: newPage({ signature: 'public class Failure', inheritance: 'java.lang.Throwable' }),
  };
  assert.equal(
    showClass({ signature: 'public class Client', details }, files).split('## Methods\n\n')[1],
    `- \`list\` (\`<R extends\` [\`Shop\`](/sdk/interface/Shop)\`>(\`[\`Shop\`](/sdk/interface/Shop) \`filter, int... ids): Map<String, R>\`, \`static\`): Lists.

  **Overrides:** [\`list\`](#symbol:sdk%20class%20Base#method-accept) in class [\`Base\`](#symbol:sdk%20class%20Base)

  **Annotations:** \`@Beta\`

  **Returns:** the things

  **Throws:** [\`Failure\`](#symbol:sdk%20exception%20Failure): if it fails

  **Throws:** \`IOException\`

  **See also:** [\`list(int)\`](#symbol:sdk%20class%20Client#method-list-2)

  **See also:** [the shop](#symbol:sdk%20interface%20Shop)
  - \`R\` (\`extends\` [\`Shop\`](/sdk/interface/Shop)): the result
  - \`filter\` ([\`Shop\`](/sdk/interface/Shop), required): which *ones*
  - \`ids\` (\`int...\`, required): all
- \`list\` (\`(int id): void\`)`,
  );
  const page = buildShop({
    Client: newPage({ signature: 'public class Client', details }),
    ...files,
  }).symbol('sdk member class Client.list');
  assert.equal(
    page?.declarations[0]?.map(({ text }) => text).join(''),
    '@Beta\npublic static <R extends Shop> Map<String, R> list(\n  @Nullable Shop filter,\n  int... ids\n) throws Failure',
    'A page about a method shows all of its declaration.',
  );
});

test('private and package-private members are hidden, and those of interfaces are public', () => {
  const details = {
    'field-details': [
      newMember('a', 'private int a'),
      newMember('b', 'int b'),
      newMember('c', 'protected transient int c'),
      newMember('D', 'public static final int D'),
    ],
    'method-details': [newMember('e()', 'default void e()'), newMember('f()', 'private void f()')],
  };
  const names = (signature: string, key: string) =>
    buildShop({ Client: newPage({ signature, details }) })
      .symbol(`sdk ${key}`)
      ?.sections.map(({ id, members }) => [id, ...members.map(({ name }) => name)]);
  assert.deepEqual(names('public class Client', 'class Client'), [
    ['constants', 'D'],
    ['fields', 'c'],
  ]);
  assert.deepEqual(names('public interface Client', 'interface Client'), [
    ['constants', 'D'],
    ['fields', 'b', 'c'],
    ['methods', 'e'],
  ]);
});

test('a method that overrides one with another parameter type is not listed twice', () => {
  const details = {
    'method-details': [
      newMember(
        'accept(java.lang.String)',
        'protected boolean accept(String item)',
        '<dl class="notes"><dt>Overrides:</dt><dd><code><a href="Base.html#accept(T)">accept</a></code></dd></dl>',
      ),
    ],
  };
  const text = showClass(
    {
      signature: 'public class Client extends <a href="Base.html">Base</a>&lt;String&gt;',
      details,
    },
    { Base: basePage },
  );
  assert.equal(text.match(/`accept` \(/g)?.length, 1);
});

test('constants show their values, except very long ones', () => {
  const constants =
    '<table><tr><td class="colFirst"><a name="com.example.shop.Client.NAME"><!-- --></a><code>String</code></td>' +
    '<td class="colLast"><code>"a&lt;b"</code></td></tr></table>' +
    '<code id="com.example.shop.Client.MAX">int</code><div class="col-last"><code>10</code></div>' +
    `<code id="com.example.shop.Client.TABLE">String</code><div class="col-last">${'x'.repeat(500)}</div>`;
  const page = newPage({
    signature: 'public class Client',
    details: {
      'field-details': ['NAME', 'MAX', 'TABLE', 'OTHER'].map((name) =>
        newMember(name, `public static final int ${name}`),
      ),
    },
  });
  const files = new Map([
    ['com/example/shop/Client.html', page],
    ['constant-values.html', constants],
  ]);
  const { document } = parseJavadoc({ name: 'docs', files });
  assert.deepEqual(
    document
      ?.build('sdk')
      .symbol('sdk class Client')
      ?.sections[0]?.members.map(({ name, default: value }) => [name, value]),
    [
      ['NAME', '"a<b"'],
      ['MAX', '10'],
      ['TABLE', undefined],
      ['OTHER', undefined],
    ],
  );
});
