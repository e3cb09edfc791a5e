import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { mergeFacts } from '../../../src/article/facts/facts.ts';
import { Notes } from '../../../src/article/facts/notes.ts';
import { finished, written } from '../../helpers/pages/finished.ts';

suite('attribute values do not end tags', () => {
  test('a > in alternative text does not hide the source of an image and is not text', async () => {
    const { facts } = await finished(
      '<h2 id="a">A</h2><p><img alt="Settings > Billing" src="https://example.com/b.png"> shown</p>',
    );
    assert.deepEqual(facts.embeds, [{ kind: 'image', url: 'https://example.com/b.png' }]);
    assert.equal(facts.sections[1]?.text, 'shown');
  });

  test('a tag in alternative text does not open an element', async () => {
    const { facts } = await finished(
      '<img alt="The <details> element" src="/a.png"><h2 id="after">After</h2>',
    );
    assert.deepEqual(facts.headings, [{ depth: 2, id: 'after', text: 'After' }]);
  });

  test('a document in a frame stays unchanged, and its headings are not the page’s', async () => {
    const frame = '<iframe srcdoc="<h2>Inside</h2><p style=\'color:red\'>x</p>"></iframe>';
    const { html, facts } = await finished(`${frame}<h2 id="own">Own</h2>`);
    assert.equal(html, `${frame}<h2 id="own">Own</h2>`);
    assert.deepEqual(
      facts.headings.map(({ id }) => id),
      ['own'],
    );
    assert.deepEqual(facts.ids, ['own']);
    assert.deepEqual(
      facts.sections.map(({ heading }) => heading),
      ['', 'Own'],
    );
  });

  test('ids and the names of anchors are targets of links', async () => {
    const { facts } = await finished('<a name="old"></a><h2 id="own">Own</h2><input name="q">');
    assert.deepEqual(facts.ids, ['old', 'own']);
  });

  test('the text of a heading is its content, not its attributes', async () => {
    const { html, facts } = await finished('<h2 title="a > b">Titled</h2>');
    assert.equal(html, '<h2 id="titled" title="a > b">Titled</h2>');
    assert.deepEqual(facts.headings, [{ depth: 2, id: 'titled', text: 'Titled' }]);
  });
});

suite('an article', () => {
  test('is written unchanged if no pass has a reason to change it', async () => {
    const html =
      '<p CLASS=\'a\'>x &nbsp; <b>y</p><!-- c --><svg viewBox="0 0 1 1"/><script>1 < 2</script>\n';
    assert.equal((await finished(html)).html, html);
  });

  test('does not change when it is finished again', async () => {
    const once = await finished(
      '<h1>T</h1><h2>A</h2><h2>A</h2><p style="color: red">x</p><img src="/a"><img src="/b"><table><tr><th> </th></tr></table>',
    );
    assert.equal((await finished(once.html)).html, once.html);
  });

  test('has classes instead of inline styles', async () => {
    const { html } = await finished(
      '<p style="color: red" class="x">a</p><p style=\'top: "1"\'>b</p><p title="a style=b">c</p>',
    );
    assert.equal(
      html,
      '<p class="s-color-red x">a</p><p class="s-top-1-">b</p><p title="a style=b">c</p>',
    );
  });

  test('lists the external images of its inline styles, each once', async () => {
    const style =
      'background: url(https://a.test/b.png), url("//c.test/d.png") /* url(//e.test) */';
    const { facts } = await finished(
      `<p style='${style}'>x</p><p style='${style}'>y</p><p style="background: url(/own.png)">z</p>`,
    );
    assert.deepEqual(facts.embeds, [
      { kind: 'image', url: 'https://a.test/b.png' },
      { kind: 'image', url: 'https://c.test/d.png' },
    ]);
  });

  test('has no empty header cells', async () => {
    const { html } = await finished('<table><tr><th class="x"> </th><th>A</th></tr></table>');
    assert.equal(html, '<table><tr><td class="x"> </td><th>A</th></tr></table>');
  });

  test('with a diagram requires the frame that renders it', async () => {
    const notes = new Notes();
    const mark = written(notes.add({ kind: 'diagram' }));
    const { facts } = await finished(`<x-any${mark}>graph TD</x-any>`, { notes });
    assert.deepEqual(facts.embeds, [{ kind: 'frame', url: '/' }]);
    assert.ok(facts.hasDiagram);
    const other = await finished('<lectern-mermaid>graph TD</lectern-mermaid>');
    assert.deepEqual(other.facts.embeds, []);
  });

  test('with star counts requires the GitHub API, once', async () => {
    const notes = new Notes();
    const repository = () => `<x-any${written(notes.add({ kind: 'star-count' }))}></x-any>`;
    const { facts } = await finished(repository() + repository(), { notes });
    assert.deepEqual(facts.embeds, [{ kind: 'connect', url: 'https://api.github.com' }]);
    const other = await finished(
      '<lectern-github-link data-repository="a/b">a</lectern-github-link>',
    );
    assert.deepEqual(other.facts.embeds, []);
  });

  test('lists the elements, classes and attributes that it contains', async () => {
    const { facts } = await finished(
      '<p class="a b"><lectern-zoom data-x="1"></lectern-zoom></p><pre class="b">c</pre>',
    );
    assert.deepEqual(facts.marks, ['p', '.a', '.b', 'lectern-zoom', 'data-x', 'pre']);
    assert.ok(facts.hasCode);
  });

  test('has facts that are plain data', async () => {
    const { facts } = await finished('<h2>A</h2><img src="https://a.test/i">');
    assert.deepEqual(JSON.parse(JSON.stringify(facts)), facts);
  });
});

test('the facts of all parts of a page are merged without duplicates', () => {
  const image = { kind: 'image', url: 'https://a.test/i' } as const;
  const frame = { kind: 'frame', url: 'https://a.test/i' } as const;
  assert.deepEqual(
    mergeFacts([
      { embeds: [image], marks: ['.a'], hasCode: false, sheets: [] },
      { embeds: [{ ...image }, frame], marks: ['.b', '.a'], hasCode: true, sheets: [] },
      { embeds: [], marks: [], hasCode: false, sheets: [] },
    ]),
    { embeds: [image, frame], marks: ['.a', '.b'], hasCode: true, sheets: [] },
  );
});

test('control characters that components wrote do not reach the article', async () => {
  const { html, facts } = await finished('<p title="a\u0000b\u0008">c\u0000\u001b[0m\u007f</p>');
  assert.equal(html, '<p title="a\ufffdb">c\ufffd[0m</p>');
  assert.equal(facts.sections[0]?.text, 'c\ufffd[0m');
});

test('elements that affect the whole page are removed from an article', async () => {
  const { html } = await finished(
    '<p>a<base href="https://a.test/"><meta http-equiv="refresh" content="0"/><meta itemprop="b" content="c"/></p>',
  );
  assert.equal(html, '<p>a<meta itemprop="b" content="c"/></p>');
});
