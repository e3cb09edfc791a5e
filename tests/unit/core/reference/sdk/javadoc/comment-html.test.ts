import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseJavadoc } from '../../../../../../src/core/reference/sdk/javadoc/parse-javadoc.ts';
import { newMember, newPage } from './javadoc-pages.ts';

function describe(html: string): string | undefined {
  const page = newPage({
    signature: 'public class Client',
    below: `<div class="block">${html}</div>`,
    details: { 'method-details': [newMember('list(int[])', 'public void list(int[] ids)')] },
  });
  const shop = newPage({ signature: 'public interface Shop' });
  const files = new Map([
    ['com/example/shop/Client.html', page],
    ['com/example/shop/Shop.html', shop],
  ]);
  return parseJavadoc({ name: 'docs', files }).document?.build('sdk').symbol('sdk class Client')
    ?.description;
}

test('links lead to symbols and to other sites, and to nothing else', () => {
  assert.equal(describe('<a href="Shop.html">Shop</a>'), '[Shop](#symbol:sdk%20interface%20Shop)');
  assert.equal(
    describe('<a href="../shop/Shop.html#class-description">Shop</a>'),
    '[Shop](#symbol:sdk%20interface%20Shop)',
  );
  assert.equal(
    describe('<a href="https://docs.example.com/A.html?is-external=true#x" title="class">A</a>'),
    '[A](https://docs.example.com/A.html#x)',
  );
  const others = [
    '../overview-tree.html',
    'Shop.html#gone',
    'javascript:alert(1)',
    'doc-files/a.html',
  ];
  for (const href of others) assert.equal(describe(`<a href="${href}">A</a>`), 'A');
  assert.equal(
    describe('<a href="#list(int[])"><code>list(int[])</code></a>'),
    '[`list(int[])`](#symbol:sdk%20class%20Client#method-list)',
  );
});

test('code whose names are links becomes links', () => {
  assert.equal(
    describe('<code><a href="Shop.html">Shop</a>&lt;<a href="Client.html">T</a>&gt;</code>'),
    '[`Shop`](#symbol:sdk%20interface%20Shop)`<T>`',
  );
  assert.equal(
    describe('<code><a href="Shop.html">Shop</a>, <a href="Client.html">Client</a></code>'),
    '[`Shop`](#symbol:sdk%20interface%20Shop), [`Client`](#symbol:sdk%20class%20Client)',
  );
});

test('blocks of code lose their indentation and get a language', () => {
  const codes = [
    [
      '<pre class="snippet"><code class="language-kotlin">val x = 1</code></pre>',
      '```kotlin\nval x = 1\n```',
    ],
    [
      '<pre><code>\n  if (a) {\n    b();\n  }\n  </code></pre>',
      '```java\nif (a) {\n  b();\n}\n```',
    ],
    ['<pre>\n&lt;bean/&gt;\n</pre>', '```xml\n<bean/>\n```'],
    ['<pre>{ "a": 1 }</pre>', '```json\n{ "a": 1 }\n```'],
    ['<pre>$ run</pre>', '```sh\n$ run\n```'],
    ['<pre>one\n  two</pre>', '```\none\n  two\n```'],
  ] as const;
  for (const [html, markdown] of codes) assert.equal(describe(html), markdown);
});

test('buttons and pictures of the folder are left out, and tags stay text', () => {
  assert.equal(
    describe(
      '<div class="snippet-container"><button>Copy</button><pre><code>a();</code></pre></div>',
    ),
    '```java\na();\n```',
  );
  assert.equal(describe('A <img src="doc-files/a.png" alt="diagram"> B'), 'A diagram B');
  assert.equal(
    describe('<script>alert(1)</script>&lt;img src=x onerror=alert(1)&gt;'),
    '\\<img src=x onerror=alert(1)>',
  );
});

test('lists, tables and headings are written as Markdown', () => {
  assert.equal(
    describe(
      'One.\n<p>Two.\n<ul>\n<li>a\n<li>b\n</ul><table><tr><th>K</th></tr><tr><td>1|2</td></tr></table>',
    ),
    'One.\n\nTwo.\n\n- a\n- b\n\n| K |\n| --- |\n| 1\\|2 |',
  );
});
