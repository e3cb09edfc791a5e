import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatherViews } from '../../../../src/article/arrange/views.ts';
import { Notes } from '../../../../src/article/facts/notes.ts';
import { readNotes } from '../../../../src/article/facts/read-notes.ts';
import { parse } from '../../../../src/core/html/parse.ts';
import { write } from '../../../../src/core/html/write.ts';

/** What becomes of `[a]`, a view with this id, among other HTML. */
function gathered(text: string): string {
  const notes = new Notes();
  const mark = (kind: 'view' | 'label') =>
    Object.entries(notes.add({ kind })).map(([name, value]) => `${name}="${value}"`);
  const html = text.replace(/\[(\w)\]/g, (_, id: string) => {
    return `<div id="${id}" ${mark('view').join('')}><b class="tab-title" ${mark('label').join('')}>${id}</b></div>`;
  });
  const root = parse(html);
  gatherViews(readNotes(root, notes).found);
  return write(root.children);
}

test('views that stand beside each other become one set, with what is between them', () => {
  assert.equal(
    gathered('<p>1</p>[a]<p>2</p>[b]<p>3</p>'),
    '<p>1</p><lectern-tabs class="tabs views flow">' +
      '<div class="tab-bar" role="tablist">' +
      '<button class="tab" type="button" role="tab" id="a-tab" data-panel="a" aria-controls="a" aria-selected="true" tabindex="0">a</button>' +
      '<button class="tab" type="button" role="tab" id="b-tab" data-panel="b" aria-controls="b" aria-selected="false" tabindex="-1">b</button></div>' +
      '<div id="a" role="tabpanel" aria-labelledby="a-tab"><b class="tab-title">a</b></div>' +
      '<p>2</p>' +
      '<div id="b" role="tabpanel" aria-labelledby="b-tab" data-inactive><b class="tab-title">b</b></div>' +
      '<lectern-recall-tabs></lectern-recall-tabs></lectern-tabs><p>3</p>',
  );
});

test('the headings of views that do not show at first are known', () => {
  const notes = new Notes();
  const view = (id: string) =>
    `<div id="${id}" ${Object.entries(notes.add({ kind: 'view' }))
      .map(([name, value]) => `${name}="${value}"`)
      .join('')}><h2 id="in-${id}">In ${id}</h2></div>`;
  const read = (html: string) => [...gatherViews(readNotes(parse(html), notes).found)];
  assert.deepEqual(read(`<h2 id="x">X</h2>${view('a')}${view('b')}<h2 id="y">Y</h2>`), ['in-b']);
  assert.deepEqual(read(view('c')), []);
});

test('a single view shows under its title, and so does one that stands elsewhere', () => {
  const alone = '<div id="a"><b class="view-title">a</b></div>';
  assert.equal(gathered('[a]'), alone);
  assert.equal(
    gathered('[a]<section>[b]</section>'),
    `${alone}<section>${alone.replace('id="a"', 'id="b"').replace('>a<', '>b<')}</section>`,
  );
});

test('a page without views is left as it is', () => {
  assert.equal(gathered('<p>1</p>'), '<p>1</p>');
});
