import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notes } from '../../../../src/article/facts/notes.ts';
import { finished, written } from '../../../helpers/pages/finished.ts';

const leadOf = async (html: string, notes = new Notes()) =>
  (await finished(html, { notes })).facts.lead;

test('a page begins with the paragraphs and lists of its first section that has some', async () => {
  const html =
    '<h2>Overview</h2><pre>x</pre><h2>Use</h2><p>You <b>can</b>&nbsp;&amp; may:</p><ul><li>one</li><li>two</li></ul><h2>Later</h2><p>Not this.</p>';
  assert.equal(await leadOf(html), 'You can & may: one two');
});

test('text of components and hidden text are not the beginning of a page', async () => {
  const html =
    '<div class="card"><p>Card</p></div><ol class="steps"><li>Step</li></ol><p hidden>Secret</p><p>Own <span hidden>secret</span>words.</p>';
  assert.equal(await leadOf(html), 'Own words.');
  assert.equal(await leadOf('<div class="card"><p>Card</p></div>'), '');
});

test('formulas are read as they are written, and without explanations and numbers of footnotes', async () => {
  const notes = new Notes();
  const formula = `<b${written(notes.add({ kind: 'tex' }))}>$a^2$</b>`;
  const aside = `<span${written(notes.add({ kind: 'aside' }))}>What it is.</span>`;
  const footnote = '<sup><a href="#n" data-footnote-ref="true">1</a></sup>';
  assert.equal(
    await leadOf(`<p>So ${formula} is${aside}${footnote} it.</p>`, notes),
    'So a^2 is it.',
  );
});

test('only the beginning of a long text is kept', async () => {
  assert.equal((await leadOf(`<p>${'word '.repeat(1000)}</p><p>more</p>`)).length, 600);
});
