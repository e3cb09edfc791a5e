import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Notes } from '../../../src/article/facts/notes.ts';
import { finished, written } from '../../helpers/pages/finished.ts';

/** Finishes a word with an explanation, as `Tooltip` renders it. */
function explain(word: string) {
  const notes = new Notes();
  const trigger = written(notes.add({ kind: 'trigger' }));
  const aside = written(notes.add({ kind: 'aside' }));
  const html =
    `<p>An <x-tip><button type="button"${trigger}>${word}</button>` +
    `<span${aside}><strong>Head</strong><span>tail</span></span></x-tip> here</p>`;
  return finished(html, { notes });
}

suite('a word with a tooltip', () => {
  test('is a button, so that keyboards reach it', async () => {
    assert.match((await explain('word')).html, /<button type="button">word<\/button>/);
  });

  test('is not a button if it contains a link or a button', async () => {
    for (const word of ['<a href="/">word</a>', '<b><button>word</button></b>']) {
      const { html } = await explain(word);
      assert.ok(html.includes(`<span>${word}</span>`), html);
    }
    const { html } = await explain('<abbr title="&lt;a>">word</abbr>');
    assert.match(html, /<button type="button"><abbr/);
  });

  test('describes the link around it instead of being a button, and links nowhere else', async () => {
    const notes = new Notes();
    const trigger = written(notes.add({ kind: 'trigger' }));
    const aside = written(notes.add({ kind: 'aside' }));
    const html =
      `<p><a href="/z">see <b><x-tip><button type="button" aria-describedby="t"${trigger}>y</button>` +
      `<span id="t"${aside}>tip <a href="/u" rel="x">more</a></span></x-tip></b></a></p>`;
    assert.equal(
      (await finished(html, { notes })).html,
      '<p><a href="/z" aria-describedby="t">see <b><x-tip><span>y</span><span id="t">tip <span>more</span></span></x-tip></b></a></p>',
    );
  });

  test('is found by search, separate from its explanation', async () => {
    const { facts } = await explain('word');
    assert.equal(facts.sections[0]?.text, 'An word Head tail here');
    assert.equal(facts.markdown, 'An word (**Head** tail) here');
  });
});

test('an address that is the text of a link is no second link', async () => {
  const link = (inner: string) => `<p><a href="https://a.example/b">${inner}</a></p>`;
  const linked = (url: string, text = url) => `<a class="link" href="${url}">${text}</a>`;
  const { html, facts } = await finished(link(linked('https://a.example/b')));
  assert.equal(html, link('https://a.example/b'));
  assert.equal(facts.markdown, '<https://a.example/b>');
  const nested = link(`<b>See ${linked('http://c.example', 'c.example')}</b>`);
  assert.equal((await finished(nested)).html, link('<b>See c.example</b>'));
  const alone = `<p>${linked('https://a.example/b')}</p>`;
  assert.equal((await finished(alone)).html, alone);
});

test('a title that links to itself is text around a link in it', async () => {
  const title = '<p id="a"><a class="heading-anchor" href="#a">1. <a href="#b">B</a></a></p>';
  assert.equal((await finished(title)).html, '<p id="a">1. <a href="#b">B</a></p>');
});
