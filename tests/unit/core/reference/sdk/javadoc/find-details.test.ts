import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newMember, oldMember, oldPage, show, showClass } from './javadoc-pages.ts';

const jdk = '<a href="https://docs.example.com/java/lang/Object.html?is-external=true">Object</a>';

test('pages of JDK 8 show the same', () => {
  const member = oldMember(
    'send-java.lang.String-int:A-',
    'public&nbsp;<a href="../../../com/example/shop/Client.html?is-external=true" title="class">Client</a>' +
      '&nbsp;send(java.lang.String&nbsp;to,\n              int[]&nbsp;ids)\n     throws java.io.IOException',
    '<div class="block"><span class="deprecatedLabel">Deprecated.</span>&nbsp;<span class="deprecationComment">Old.</span></div>' +
      '<div class="block">Sends.</div><dl><dt><span class="paramLabel">Parameters:</span></dt>' +
      '<dd><code>to</code> - whom</dd><dt><span class="returnLabel">Rückgabe:</span></dt><dd>itself</dd>' +
      '<dt><span class="throwsLabel">Throws:</span></dt><dd><code>java.io.IOException</code> - if not</dd></dl>',
  );
  const text = show(
    {
      Client: oldPage({
        above:
          '<div class="block"><span class="deprecatedLabel">Deprecated.</span>&nbsp;\n<div class="block">' +
          '<span class="deprecationComment">Use another.</span></div></div>',
        signature: `@Beta\npublic class <span class="typeNameLabel">Client</span>\nextends ${jdk}`,
        below:
          '<div class="block">See <a href="../../../com/example/shop/Client.html#send-java.lang.String-int:A-"><code>send</code></a>' +
          ' and <a href="../../../com/example/shop/Client.html#Client-int-">one</a>.</div>' +
          `<dl><dt><span class="seeLabel">See Also:</span></dt><dd>${jdk}, <a href="#x">gone</a></dd></dl>`,
        details: {
          'constructor.detail': [oldMember('Client-int-', 'public&nbsp;Client(int&nbsp;size)')],
          'method.detail': [member],
        },
      }),
    },
    'class Client',
  );
  assert.equal(
    text,
    `See [\`send\`](#symbol:sdk%20class%20Client#method-send) and [one](#symbol:sdk%20class%20Client#constructor).

**Annotations:** \`@Beta\`

**Deprecated:** Use another.

\`\`\`java
public class Client
\`\`\`

## Constructors

- \`Client\` (\`(int size)\`)

## Methods

- \`send\` (\`(java.lang.String to, int[] ids):\` [\`Client\`](/sdk/class/Client)): **Deprecated:** Old.

  Sends.

  **Returns:** itself

  **Throws:** \`java.io.IOException\`: if not
  - \`to\` (\`java.lang.String\`, required): whom
  - \`ids\` (\`int[]\`, required)

## See also

- [Object](https://docs.example.com/java/lang/Object.html)
- gone`,
  );
});

test('pages of JDK 13, and those in a language that is not known, are read by their classes', () => {
  const member =
    '<section class="detail"><h3><a id="send(int)">send</a></h3><div class="memberSignature">' +
    'public&nbsp;&lt;T&gt;&nbsp;T&nbsp;send&#8203;(int&nbsp;id)</div><dl><dt><span class="paramLabel">Argumenty:</span></dt>' +
    '<dd><code>T</code> - kind</dd><dd><code>id</code> - which</dd></dl></section>';
  const text = showClass({
    signature: 'public class <span class="typeNameLabel">Client</span>',
    below: '<div class="block">See <a href="#send(int)">it</a>.</div>',
    details: { methodDetails: [member] },
  });
  assert.equal(
    text.replace(/```[^]*```\n\n/, ''),
    `See [it](#symbol:sdk%20class%20Client#method-send).

## Methods

- \`send\` (\`<T>(int id): T\`)
  - \`T\`: kind
  - \`id\` (\`int\`, required): which`,
  );
});

test('a comment with elements that never end does not swallow the members below', () => {
  const broken = '<div class="block"><table><tr><td>Never closed.</ul></div></ul></section>';
  const text = showClass({
    signature: 'public class Client',
    below: broken,
    details: {
      'method-details': [
        newMember('a()', 'public void a()', broken),
        newMember('b()', 'public void b()'),
      ],
    },
  });
  assert.match(text, /## Methods\n\n- `a` \(`\(\): void`\)[^]*\n- `b` \(`\(\): void`\)$/);
});

test('overloads that JDK 17 gives the same anchor are all shown', () => {
  const text = showClass({
    signature: 'public class Client',
    details: {
      'method-details': [
        newMember('check(T)', 'public &lt;T extends Map&gt; void check(T map)'),
        newMember('check(T)', 'public &lt;T extends List&gt; void check(T list)'),
      ],
    },
  });
  assert.match(text, /- `check` \(`<T extends Map>\(T map\): void`\)\n/);
  assert.match(text, /- `check` \(`<T extends List>\(T list\): void`\)$/);
});
