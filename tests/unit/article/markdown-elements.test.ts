import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { RENDERED_LATER, NOTE_ATTRIBUTE } from '../../../src/markdown/static-html.ts';
import { finished } from '../../helpers/pages/finished.ts';

const mark = `${NOTE_ATTRIBUTE}="${RENDERED_LATER}"`;

suite('static Markdown', () => {
  test('gets links to the addresses of the built site, without changing other links', async () => {
    const { html } = await finished(`<a href="/a?x=1&amp;y" ${mark}>a</a><a href="/b">b</a>`, {
      hrefOf: (url) => `/base${url}`,
    });
    assert.equal(html, '<a class="link" href="/base/a?x=1&amp;y">a</a><a href="/b">b</a>');
  });

  test('opens external links in a new tab', async () => {
    const { html } = await finished(`<a href="https://a.example" ${mark}>a</a>`);
    assert.equal(
      html,
      '<a class="link" href="https://a.example" target="_blank" rel="noopener">a</a>',
    );
  });

  test('has headings that link to themselves, with their own ids and classes', async () => {
    const { html, facts } = await finished(`<h3 id="x" class="big" title="t" ${mark}>A</h3>`);
    assert.equal(
      html,
      '<h3 id="x" class="heading big"><a class="heading-anchor" href="#x">A</a></h3>',
    );
    assert.deepEqual(facts.headings, [{ depth: 3, id: 'x', text: 'A' }]);
  });

  test('does not link a heading whose author opts out', async () => {
    const { html } = await finished(`<h2 id="x" noanchor ${mark}>A</h2>`);
    assert.equal(html, '<h2 id="x" class="heading">A</h2>');
  });

  test('has tables in a scrollable frame', async () => {
    const { html } = await finished(`<div><table ${mark}><tr><td>1</td></tr></table></div>`);
    assert.equal(
      html,
      '<div><lectern-scroll-frame class="table-frame"><table><tr><td>1</td></tr></table></lectern-scroll-frame></div>',
    );
  });

  const code = {
    language: 'js',
    html: '<code><span class="line"><span class="tn">1</span> &lt; 2</span></code>',
    text: '1 < 2',
    marks: ['code', 'span', '.line', '.tn'],
  };

  test('has code blocks, which are included in search and in the twin', async () => {
    const { html, facts } = await finished(`<p>A</p><pre ${mark}><code>0\n</code></pre>`, {
      readyCode: [code],
    });
    assert.equal(
      html,
      `<p>A</p><lectern-code-block data-language="js" class="code-block"><pre tabindex="0">${code.html}</pre></lectern-code-block>`,
    );
    assert.deepEqual(
      facts.sections.map(({ text, code: found }) => ({ text, found })),
      [{ text: 'A', found: '1 < 2' }],
    );
    assert.equal(facts.markdown, 'A\n\n```js\n1 < 2\n```');
    const ofCode = ['.code-block', 'pre', '.tn'];
    assert.deepEqual(
      ofCode.filter((each) => !facts.marks.includes(each)),
      [],
    );
  });

  test('stays unchanged if someone else wrote the mark', async () => {
    const { html } = await finished(`<pre ${mark}>7</pre>`, { readyCode: [code] });
    assert.equal(html, '<pre>7</pre>');
  });
});
