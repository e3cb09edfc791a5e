import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Notes } from '../../../../src/article/facts/notes.ts';
import { formatTwin } from '../../../../src/article/twin/format-twin.ts';
import { parse } from '../../../../src/core/html/parse.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';
import { finished, written } from '../../../helpers/pages/finished.ts';

async function twinOf(html: string, notes = new Notes()): Promise<string> {
  return (await finished(html, { notes })).facts.markdown;
}

async function assertTwins(cases: Readonly<Record<string, string>>): Promise<void> {
  for (const [html, markdown] of Object.entries(cases)) assert.equal(await twinOf(html), markdown);
}

suite('inline content in a twin', () => {
  test('is escaped text with collapsed whitespace', () =>
    assertTwins({
      '<p>  a_b*c   List&lt;T&gt;\n x </p>': 'a_b\\*c List\\<T> x',
      '<p># one</p><p>2. two</p>': '\\# one\n\n2\\. two',
      'loose <b>words</b><p>below</p>': 'loose **words**\n\nbelow',
    }));

  test('is emphasis if Markdown can express it, and HTML otherwise', () =>
    assertTwins({
      '<p>a <strong>b</strong> <em>c</em> <del>d</del></p>': 'a **b** *c* ~~d~~',
      '<p>a<strong> b </strong>c</p>': 'a **b** c',
      '<p><i>a</i><i>b</i> <b>c</b><i>d</i>e</p>': '*a*<em>b</em> **c**<em>d</em>e',
      '<p><code>a</code><code>b*</code></p>': '`a`<code>b\\*</code>',
      '<p><b>"so"</b>called <b>x.</b> y</p>': '<strong>"so"</strong>called **x.** y',
      '<p>x<i>(y)</i></p>': 'x<em>(y)</em>',
      '<p><b>a <strong>b</strong> <i>c</i></b> <em></em></p>': '**a b *c***',
      '<p><kbd>Ctrl</kbd> x<sup>2</sup><sub></sub></p>': '<kbd>Ctrl</kbd> x<sup>2</sup>',
    }));

  test('includes code, links and images with all their text', () =>
    assertTwins({
      '<p><code>a`b</code> <code>x &lt; y</code></p>': '``a`b`` `x < y`',
      '<p><a href="/a/" title="T">b [c]</a></p>': '[b \\[c\\]](/a/ "T")',
      '<p><a href="https://a.b">https://a.b</a></p>': '<https://a.b>',
      '<p><a name="x">named</a> <a href="/x"></a></p>': 'named [/x](/x)',
      '<p>Wow!<a href="/a">b</a> <img src="/c d.png" alt="A  picture"></p>':
        'Wow\\![b](/a) ![A picture](</c%20d.png>)',
      '<a href="/a"><h3>Title</h3><p>words</p></a>': '[Title words](/a)',
      '<p><img src="data:image/png;base64,AAAA" alt="x"></p>': '![x](<>)',
      '<h2 id="a"><a href="#a">A</a></h2><p><a href="#a">up</a></p>': '## A\n\n[up](#a)',
    }));

  test('continues after a line break where Markdown allows one', () =>
    assertTwins({
      '<p>a<br>- b</p><h2>c<br>d</h2>': 'a\\\n\\- b\n\n## c d',
      '<table><tr><th>a</th></tr><tr><td>b<br>c<p>d</p></td></tr></table>':
        '| a |\n| --- |\n| b<br>c<br>d |',
    }));

  test('links to the content of frames and videos', () =>
    assertTwins({
      '<iframe src="https://a.b/c" title="A film"></iframe>': '[A film](https://a.b/c)',
      '<video><source src="/a.mp4">None here</video>': '[/a.mp4](/a.mp4) None here',
    }));
});

suite('block content in a twin', () => {
  test('includes tight and loose lists with their numbers', () =>
    assertTwins({
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>': '- a\n  - b\n- c',
      '<ol start="3"><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>': '3. a\n\n   b\n\n4. c',
      '<p>x</p><ul><li>a</li></ul><ul><li>b</li></ul><p>y</p>': 'x\n\n- a\n\n* b\n\ny',
      '<ul><li><input type="checkbox" checked disabled> a</li><li><input type="checkbox"> b</li></ul>':
        '- [x] a\n- [ ] b',
      '<blockquote><p>a</p><ul><li>b</li></ul></blockquote>': '> a\n>\n> - b',
      '<dl><dt>a</dt><dd>b</dd></dl>': '**a**\n\n- b',
    }));

  test('includes tables with the column alignment of the page', () =>
    assertTwins({
      '<table><tr><th>a</th><th style="text-align:left">b</th><th style="color:red; text-align: center">c</th><th align="RIGHT">d</th></tr><tr><td align="left">1</td><td>2</td><td>3</td><td>4</td></tr></table>':
        '| a | b | c | d |\n| --- | :--- | :---: | ---: |\n| 1 | 2 | 3 | 4 |',
      '<table><tr><td colspan="2" style="text-align:end">a</td><td align="constructor">b</td></tr></table>':
        '|  |  |  |\n| ---: | ---: | --- |\n| a |  | b |',
    }));

  test('includes tables with any number of rows', async () => {
    const rows = '<tr><td>a</td></tr>'.repeat(150_000);
    const markdown = await twinOf(`<table><tr><th>A</th></tr><tbody>${rows}</tbody></table>`);
    assert.equal(markdown.split('\n| a |').length, 150_001);
  });

  test('includes tables with escaped pipes in their cells', () =>
    assertTwins({
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>x|y</td><td><code>|</code></td></tr></tbody></table>':
        '| a | b |\n| --- | --- |\n| x\\|y | `\\|` |',
      '<table><caption>C</caption><tr><td>a</td></tr><tr><td colspan="2">b</td></tr></table>':
        'C\n\n|  |  |\n| --- | --- |\n| a |  |\n| b |  |',
    }));

  test('includes code with its language and title', async () => {
    const notes = new Notes();
    const code = written(notes.add({ kind: 'code', language: 'ts' }));
    const label = written(notes.add({ kind: 'label' }));
    const html = `<div${code}><div${label}>a.ts</div><pre><code><span>a &lt; 1</span>\n<span>\`\`\`</span></code></pre></div>`;
    assert.equal(await twinOf(html, notes), '````ts a.ts\na < 1\n```\n````');
    assert.equal(await twinOf('<pre>\n  a\n\n b</pre>'), '```\n  a\n\n b\n```');
    const lines =
      '<div>a <b>b</b></div><div>c</div>\n<span class="block px-3">d</span><a class="block">e</a>f<br>g';
    assert.equal(await twinOf(`<pre><code>${lines}</code></pre>`), '```\na b\nc\nd\ne\nf\ng\n```');
    const blank = '<div>a</div><div><br></div><div>b<br></div><div>c</div>';
    assert.equal(await twinOf(`<pre>${blank}</pre>`), '```\na\n\nb\nc\n```');
  });

  test('includes footnotes under the names that their author gave', () =>
    assertTwins({
      '<p>a<sup><a href="#user-content-fn-b" data-footnote-ref="">1</a></sup></p><section data-footnotes=""><h2 id="footnote-label">Footnotes</h2><ol><li id="user-content-fn-b"><p>c <a href="#x" data-footnote-backref="">↩</a></p><p>d</p></li></ol></section>':
        'a[^b]\n\n[^b]: c\n\n    d',
    }));

  test('includes both parts of an accordion, but never scripts, styles or SVG', () =>
    assertTwins({
      '<details><summary>More</summary><p>words</p></details>': '**More**\n\nwords',
      '<details><summary><b>More</b> of <em>it</em></summary><p>words</p></details>':
        '**More of *it***\n\nwords',
      '<script>a</script><style>b</style><svg><text>c</text></svg><template>d</template><p>e</p>':
        'e',
      '<hr><p hidden>x</p>': '---\n\nx',
    }));
});

suite('a note of a component', () => {
  const noted = async (...parts: readonly (string | Parameters<Notes['add']>[0])[]) => {
    const notes = new Notes();
    const html = parts.map((part) => (typeof part === 'string' ? part : written(notes.add(part))));
    return await finished(html.join(''), { notes });
  };

  test('decides whether content is for the page, the twin or both', async () => {
    const { html, facts } = await noted(
      '<p>both</p><template',
      { kind: 'agents' } as const,
      '><h2 id="a">A</h2><p',
      { kind: 'rail' } as const,
      '>programs</p></template><h2 id="a">A</h2><template',
      { kind: 'humans' } as const,
      '><p>people</p></template>',
    );
    assert.equal(html, '<p>both</p><h2 id="a">A</h2><p>people</p>');
    assert.equal(facts.markdown, 'both\n\n## A\n\nprograms\n\n## A');
    assert.deepEqual(facts.headings, [{ depth: 2, id: 'a', text: 'A' }]);
    assert.equal(facts.hasRail, false);
  });

  test('names what HTML only shows: callouts, formulas, diagrams, steps', async () => {
    const { html, facts } = await noted(
      '<div',
      { kind: 'callout', name: 'Note' } as const,
      '><p>a</p></div><p>b <template',
      { kind: 'tex' } as const,
      '>$x^2$</template></p><figure',
      { kind: 'diagram' } as const,
      '><pre>graph TD</pre></figure><ol><li',
      { kind: 'step', number: 4 } as const,
      '><p',
      { kind: 'label' } as const,
      '>Do</p><p>it</p></li><li><p>again</p></li></ol>',
    );
    assert.match(html, /<p>b <math><msup>/);
    assert.equal(
      facts.markdown,
      '> **Note**\n>\n> a\n\nb $x^2$\n\n```mermaid\ngraph TD\n```\n\n4. **Do**\n\n   it\n\n5. again',
    );
  });

  test('separates items that are on one line', async () => {
    const { facts } = await noted(
      '<div',
      { kind: 'row' } as const,
      '><code>id</code><span>string</span></div><p>a <b',
      { kind: 'aside' } as const,
      '><i>b</i><i>c</i></b></p><button',
      { kind: 'control' } as const,
      '>Copy</button>',
    );
    assert.equal(facts.markdown, '`id` · string\n\na (*b* *c*)');
  });
});

test('a twin is formatted in linear time, however deeply the article nests', () => {
  const notes = { found: new Map(), hidden: new Map(), agents: new Map() };
  const none = { notes, styles: new Map() };
  const nests = { '<ul><li>': '', '<b><div>': '</b>', '<p>a <i>b</i>!</p>': '', 'a<br>[': '' };
  for (const [open, close] of Object.entries(nests)) {
    assertGrowsEvenly((size) => {
      formatTwin(parse(open.repeat(size) + 'x' + close.repeat(size)), none);
    }, 300);
  }
});
