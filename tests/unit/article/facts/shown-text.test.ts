import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notes } from '../../../../src/article/facts/notes.ts';
import { finished, written } from '../../../helpers/pages/finished.ts';

/** A word with an explanation, as the component for it renders both. */
function explained(notes: Notes, word: string): string {
  const aside = written(notes.add({ kind: 'aside' }));
  return `<any-tip><button>${word}</button><span${aside}>What it is.</span></any-tip>`;
}

test('explanations are not part of the names of headings, in the contents and in search', async () => {
  const notes = new Notes();
  const { facts } = await finished(`<h2>A ${explained(notes, 'word')} here</h2><p>Text</p>`, {
    notes,
  });
  assert.deepEqual(facts.headings, [{ depth: 2, id: 'a-word-here', text: 'A word here' }]);
  assert.deepEqual(
    facts.sections.map(({ heading }) => heading),
    ['', 'A word here'],
  );
});

test('explanations are not part of the names of columns on phones', async () => {
  const notes = new Notes();
  const heads = ['Key', explained(notes, 'Type'), 'Use'].map((name) => `<th>${name}</th>`);
  const { html } = await finished(
    `<table><thead><tr>${heads.join('')}</tr></thead><tbody><tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>`,
    { notes },
  );
  assert.match(html, /<td data-column="Type">b<\/td>/);
});
