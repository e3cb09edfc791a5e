import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildSections } from '../../../src/markdown/sections.ts';
import { readSourceSections } from '../../../src/markdown/source-sections.ts';

test('an article is cut at its headings down to the third level', () => {
  const html =
    '<p>Start.</p><h2 class="heading" id="one"><a href="#one">One</a></h2><p>A</p><h4 id="x">Deep</h4><p>B</p><h3 id="two">Two</h3>';
  assert.deepEqual(buildSections(html), [
    { id: '', heading: '', text: 'Start.', code: '' },
    { id: 'one', heading: 'One', text: 'A Deep B', code: '' },
    { id: 'two', heading: 'Two', text: '', code: '' },
  ]);
});

test('words stay whole inside of inline elements and apart between blocks', () => {
  const html = '<ul><li>un<b>believ</b>able</li><li>Second<code>x</code>.</li></ul><br>next';
  assert.equal(buildSections(html)[0]?.text, 'unbelievable Secondx. next');
});

test('code is kept apart; buttons, icons, scripts and formulas are not read', () => {
  const html =
    '<button>Copy</button><svg><title>i</title></svg><script>let a</script><math><mi>q</mi></math><pre><code>a &lt; b</code></pre><p>ok</p>';
  assert.deepEqual(buildSections(html), [{ id: '', heading: '', text: 'ok', code: 'a < b' }]);
});

test('a source is read without rendering it', () => {
  const source = `---
title: T
---
import X from './x.mdx';

Some **bold** [link](/a) and \`code\`.

<Card title="A card" href="/b">Inside</Card>

## Same *name*

\`\`\`md
## not a heading
\`\`\`

## Same name
`;
  assert.deepEqual(readSourceSections(source), [
    { id: '', heading: '', text: 'Some bold link and code. A card Inside', code: '' },
    { id: 'same-name', heading: 'Same name', text: '', code: '## not a heading' },
    { id: 'same-name-2', heading: 'Same name', text: '', code: '' },
  ]);
});
