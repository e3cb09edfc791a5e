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
