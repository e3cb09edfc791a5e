import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatherViews } from '../../../../src/article/arrange/views.ts';
import { Notes } from '../../../../src/article/facts/notes.ts';
import { readNotes } from '../../../../src/article/facts/read-notes.ts';
import { parse } from '../../../../src/core/html/parse.ts';
import { write } from '../../../../src/core/html/write.ts';
import { countSteps } from '../../../helpers/measure/count-steps.ts';

/**
 * Gathers views among other HTML: `[a]` is a view with this title, `[a2]` a second one with the same title.
 */
function gathered(text: string): string {
  const notes = new Notes();
  const mark = (kind: 'view' | 'label') =>
    Object.entries(notes.add({ kind })).map(([name, value]) => `${name}="${value}"`);
  const opened = text.replace(/\[(\w)(\d?)/g, (_, title: string, rank: string) => {
    return `<div id="${title}${rank}" ${mark('view').join('')}><b class="tab-title" ${mark('label').join('')}>${title}</b>`;
  });
  const html = opened.replaceAll(']', '</div>');
  const root = parse(html);
  gatherViews(root, readNotes(root, notes).found);
  return write(root.children);
}

test('adjacent views become one set, with the content between them', () => {
  assert.equal(
    gathered('<p>1</p>[a]<p>2</p>[b]<p>3</p>'),
    '<p>1</p><lectern-tabs class="tabs views flow">' +
      '<div class="tab-bar" role="tablist" aria-label="a, b">' +
      '<button class="tab" type="button" role="tab" id="a-tab" data-panel="a" aria-controls="a" aria-selected="true" tabindex="0">a</button>' +
      '<button class="tab" type="button" role="tab" id="b-tab" data-panel="b" aria-controls="b" aria-selected="false" tabindex="-1">b</button></div>' +
      '<div id="a" role="tabpanel" aria-labelledby="a-tab"><b class="tab-title">a</b></div>' +
      '<p>2</p>' +
      '<div id="b" role="tabpanel" aria-labelledby="b-tab" data-inactive><b class="tab-title">b</b></div>' +
      '<lectern-recall-tabs></lectern-recall-tabs></lectern-tabs><p>3</p>',
  );
});

test('the headings of initially hidden views are known', () => {
  const notes = new Notes();
  const written = (kind: 'view' | 'label') =>
    Object.entries(notes.add({ kind })).map(([name, value]) => `${name}="${value}"`);
  const view = (id: string) =>
    `<div id="${id}" ${written('view').join('')}><b ${written('label').join('')}>${id}</b><h2 id="in-${id}">In ${id}</h2></div>`;
  const read = (html: string) => {
    const root = parse(html);
    return [...gatherViews(root, readNotes(root, notes).found)];
  };
  assert.deepEqual(read(`<h2 id="x">X</h2>${view('a')}${view('b')}<h2 id="y">Y</h2>`), ['in-b']);
  assert.deepEqual(read(view('c')), []);
});

test('all views with one title are shown together, wherever they are', () => {
  const html = gathered('[a]<h2>B</h2><ol><li>[a2]</li><li>[b]</li></ol>[a3]<p>2</p>');
  const buttons = Array.from(html.matchAll(/<button [^>]*>/g), ([button]) => button);
  assert.deepEqual(buttons, [
    '<button class="tab" type="button" role="tab" id="a-tab" data-panel="a a2 a3" aria-controls="a a2 a3" aria-selected="true" tabindex="0">',
    '<button class="tab" type="button" role="tab" id="b-tab" data-panel="b" aria-controls="b" aria-selected="false" tabindex="-1">',
  ]);
  const panels = Array.from(html.matchAll(/<div id=[^>]*>/g), ([panel]) => panel);
  assert.deepEqual(panels, [
    '<div id="a" role="tabpanel" aria-labelledby="a-tab">',
    '<div id="a2" role="tabpanel" aria-labelledby="a-tab">',
    '<div id="b" role="tabpanel" aria-labelledby="b-tab" data-inactive>',
    '<div id="a3" role="tabpanel" aria-labelledby="a-tab">',
  ]);
  assert.match(html, /^<lectern-tabs .*<\/lectern-recall-tabs><\/lectern-tabs><p>2<\/p>$/);
});

test('views with a single title appear under it, and so does a nested view', () => {
  const alone = '<div id="a"><b class="view-title">a</b></div>';
  assert.equal(gathered('[a]'), alone);
  assert.equal(gathered('[a]<p>1</p>[a2]'), `${alone}<p>1</p>${alone.replace('"a"', '"a2"')}`);
  assert.match(
    gathered('[a[b]][c]'),
    /aria-controls="a".*aria-controls="c".*<div id="b"><b class="view-title">b<\/b><\/div><\/div><div id="c"/,
  );
});

test('a set of views is labeled by the section that it is in', () => {
  assert.match(gathered('<h2 id="x">X</h2><p>1</p>[a][b]'), /role="tablist" aria-labelledby="x"/);
});

test('a page without views stays unchanged', () => {
  assert.equal(gathered('<p>1</p>'), '<p>1</p>');
});

test('gathering thousands of views looks at each of them a few times', () => {
  const views = 4000;
  const steps = countSteps(() => gathered('[a][b2]'.repeat(views / 2))) / views;
  assert.ok(steps < 1000, `${steps} steps for each view`);
});
