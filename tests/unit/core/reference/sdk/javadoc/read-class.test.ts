import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basePage, newMember, newPage, shopPage, show, showClass } from './javadoc-pages.ts';

test('a class shows its declaration, its comment and what it has', () => {
  const text = showClass(
    {
      above:
        '<dl class="notes"><dt>Type Parameters:</dt><dd><code>T</code> - the type</dd></dl>' +
        '<dl class="notes"><dt>All Implemented Interfaces:</dt><dd><code>Shop</code></dd></dl>',
      signature:
        '<span class="annotations"><a href="Mark.html">@Mark</a>(<a href="Mark.html#value()">value</a>="a,b")\n' +
        '</span><span class="modifiers">public abstract class </span>' +
        '<span class="element-name type-name-label">Client&lt;T extends Comparable&lt;? super T&gt;,<wbr>U&gt;</span>\n' +
        '<span class="extends-implements">extends <a href="Base.html">Base</a>&lt;T&gt;\n' +
        'implements <a href="Shop.html" title="interface">Shop</a>, AutoCloseable</span>',
      below:
        '<div class="block">Sends requests.</div><dl class="notes"><dt>Since:</dt><dd>1.2</dd>' +
        '<dt>See Also:</dt><dd><ul class="see-list"><li><a href="Shop.html"><code>Shop</code></a></li>' +
        '<li>"The Book"</li><li><a href="../../../serialized-form.html#x">Serialized Form</a></li></ul></dd>' +
        '<dt>API Note:</dt><dd>Be careful.<ul><li>one</li></ul></dd></dl>',
    },
    { Shop: shopPage, Base: basePage, Mark: newPage({ signature: 'public @interface Mark' }) },
  );
  assert.equal(
    text,
    `Sends requests.

**Since:** 1.2

**API Note:**

Be careful.

- one

**Annotations:** [\`@Mark\`](#symbol:sdk%20interface%20Mark)\`(value="a,b")\`

\`\`\`java
public abstract class Client<T extends Comparable<? super T>, U>
  extends Base<T>
  implements Shop, AutoCloseable
\`\`\`

## Type parameters

- \`T\` (\`extends Comparable<? super T>\`): the type
- \`U\`

## Methods

- \`close\` (\`(): void\`): **Inherited from:** [\`Base\`](#symbol:sdk%20class%20Base#method-close)
- \`accept\` (\`(T item): boolean\`, \`protected\`): Accepts.

  **Inherited from:** [\`Base\`](#symbol:sdk%20class%20Base#method-accept)

## See also

- [\`Shop\`](#symbol:sdk%20interface%20Shop)
- "The Book"`,
  );
});

test('a record shows its components, and they describe its constructor', () => {
  const text = show(
    {
      Point: newPage({
        above:
          '<dl class="notes"><dt>Record Components:</dt><dd><code><span id="param-x">x</span></code> - left</dd></dl>',
        signature:
          'public record <span class="type-name-label">Point&lt;N extends Number&gt;</span>' +
          '(<a href="Point.html">N</a> extends Number&nbsp;x, int&nbsp;y)\nextends Record',
        details: {
          'constructor-details': [
            newMember('&lt;init&gt;(N,int)', 'public Point(N&nbsp;x, int&nbsp;y)'),
          ],
          'method-details': [
            newMember(
              'x()',
              'public N x()',
              '<div class="block">The <a href="#param-x"><code>x</code></a>.</div>',
            ),
          ],
        },
      }),
    },
    'class Point',
  );
  assert.match(text, /^```java\npublic record Point<N extends Number>\(N x, int y\)\n```\n/);
  assert.match(text, /## Properties\n\n- `x` \(`N`\): left\n- `y` \(`int`\)\n/);
  assert.match(
    text,
    /## Constructors\n\n- `Point` \(`\(N x, int y\)`\)\n {2}- `x` \(`N`, required\): left\n/,
  );
  assert.match(text, /The \[`x`\]\(#symbol:sdk%20class%20Point#property-x\)\./);
});

test('bounds are shown where a type parameter is declared, and not again where it is used', () => {
  const text = showClass({
    signature:
      'public class <span class="element-name type-name-label">Client&lt;' +
      '<a href="#type-param-T">T</a> extends Number&gt;</span>',
    details: {
      'method-details': [
        newMember(
          'list()',
          'public&nbsp;<span class="type-parameters">&lt;<a href="#list()-type-param-R">R</a> extends T&gt;</span>' +
            '&nbsp;<span class="return-type">Map&lt;<a href="Client.html">T</a> extends Number &amp; ' +
            'Comparable&lt;T&gt;,<wbr><a href="#list()-type-param-R">R</a>&gt;</span>&nbsp;list()',
        ),
      ],
    },
  });
  assert.match(text, /public class Client<T extends Number>\n/);
  assert.match(text, /- `list` \(`<R extends T>\(\): Map<T, R>`\)/);
});

test('an enum shows its constants, and an annotation its elements', () => {
  const enumPage = newPage({
    signature:
      'public enum Color\nextends Enum&lt;<a href="Color.html">Color</a>&gt;\nimplements Runnable',
    details: {
      'constant-details': [
        newMember(
          'RED',
          'public static final <a href="Color.html">Color</a> RED',
          '<div class="block">Red.</div>',
        ),
      ],
    },
  });
  assert.equal(
    show({ Color: enumPage }, 'enum Color'),
    '```java\npublic enum Color implements Runnable\n```\n\n## Values\n\n- `RED`: Red.',
  );
  const mark = newPage({
    signature: 'public @interface Mark',
    details: {
      'member-details': [
        newMember('value()', 'String&nbsp;value'),
        newMember(
          'names()',
          'String[]&nbsp;names',
          '<dl class="notes"><dt>Default:</dt><dd>{"x"}</dd></dl>',
        ),
      ],
    },
  });
  assert.equal(
    show({ Mark: mark }, 'interface Mark'),
    '```java\npublic @interface Mark\n```\n\n## Properties\n\n' +
      '- `value` (`String`, `required`)\n- `names` (`String[]`, default: `{"x"}`)',
  );
});

test('a deprecation is told with its reason, and that of a class not again at its members', () => {
  const label =
    'Deprecated, for removal: This API element is subject to removal in a future version.';
  const inherited = `<div class="deprecation-block"><span class="deprecated-label">${label}</span></div>`;
  const own =
    `<div class="deprecation-block"><span class="deprecated-label">${label}</span>` +
    '<div class="deprecation-comment">Use <a href="#b()"><code>b()</code></a></div></div>';
  const text = showClass({
    signature: '@Deprecated(since="2", forRemoval=true)\npublic class Client',
    below: `${own}<div class="block">About it.</div>`,
    details: {
      'method-details': [
        newMember('a()', '@Deprecated\npublic void a()', inherited),
        newMember('b()', 'public void b()', `${inherited}<div class="block">Does b.</div>`),
      ],
    },
  });
  assert.equal(
    text,
    `About it.

**Annotations:** \`@Deprecated(since="2", forRemoval=true)\`

**Deprecated:** Use [\`b()\`](#symbol:sdk%20class%20Client#method-b)

It will be removed in a future version.

\`\`\`java
public class Client
\`\`\`

## Methods

- \`a\` (\`(): void\`): **Deprecated:** It will be removed in a future version.
- \`b\` (\`(): void\`): Does b.`,
  );
});
