import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { type HeadingNote, Notes } from '../../../src/article/facts/notes.ts';
import { toSlug } from '../../../src/core/text/slug.ts';
import { UniqueNames } from '../../../src/markdown/slug.ts';
import { finished, written } from '../../helpers/pages/finished.ts';

async function outline(article: string, title?: string) {
  const { html, facts } = await finished(article, { title });
  return { html, headings: facts.headings, ids: new Set(facts.ids) };
}

test('repeated fragments are numbered in document order, together with their anchors', async () => {
  const { html, headings } = await outline(
    '<h2 id="use">Use</h2><h2 id="use">Use<a href="#use">#</a></h2>',
  );
  assert.match(html, /<h2 id="use">.*<h2 id="use-2">Use<a href="#use-2">/);
  assert.deepEqual(
    headings.map(({ id }) => id),
    ['use', 'use-2'],
  );
});

test('ids of headings are reserved, even from components that are rendered first', () => {
  const ids = new UniqueNames();
  ids.reserve(['install', 'install-2']);
  assert.equal(ids.take('install'), 'install-3');
  assert.deepEqual([ids.claim('install'), ids.claim('install-2')], ['install', 'install-2']);
  assert.equal(ids.claim('install'), 'install-4');
});

test('a heading gives way to an element around it with the same id', async () => {
  const { html, headings } = await outline(
    '<div id="setup"><p>x</p><h2 id="setup">Setup<a href="#setup">#</a></h2></div><h2 id="use">Use</h2><p id="use">x</p>',
  );
  assert.match(
    html,
    /^<div id="setup" class="flow"><p>x<.p><h2 id="setup-2">Setup<a href="#setup-2">/,
  );
  assert.deepEqual(
    headings.map(({ id }) => id),
    ['setup-2', 'use'],
  );
});

test('a heading written as HTML gets a fragment', async () => {
  const { html, headings } = await outline('<h3 class="x">Read &amp; write</h3>');
  assert.equal(html, '<h3 id="read-and-write" class="x">Read &amp; write</h3>');
  assert.deepEqual(headings, [{ depth: 3, id: 'read-and-write', text: 'Read & write' }]);
});

test('a level 1 heading below the title is removed if it repeats it, or becomes a section', async () => {
  const article = '<h1 id="start">Get  started</h1><h1 id="a" class="x">A</h1><h2 id="b">B</h2>';
  const { html, headings, ids } = await outline(article, 'Get started');
  assert.equal(html, '<h2 id="a" class="x">A</h2><h2 id="b">B</h2>');
  assert.deepEqual(headings, [
    { depth: 2, id: 'a', text: 'A' },
    { depth: 2, id: 'b', text: 'B' },
  ]);
  assert.ok(ids.has('start'), 'links to it lead to the top of the page');
  assert.equal((await outline(article)).html, article, 'without a title above, it is the author’s');
});

test('headings inside accordions and tabs are not in the table of contents', async () => {
  const notes = new Notes();
  const tabs = written(notes.add({ kind: 'fold' }));
  const { html, facts } = await finished(
    '<details><summary>s</summary><h2 id="in">In</h2></details>' +
      `<any-tabs${tabs}><div><h2 id="tab">Tab</h2></div></any-tabs><h2 id="out">Out</h2>`,
    { notes },
  );
  assert.deepEqual(
    facts.headings.map(({ id }) => id),
    ['out'],
  );
  assert.deepEqual([...facts.ids], ['in', 'tab', 'out']);
  assert.match(html, /<any-tabs><div>/);
});

test('fragments keep letters of every script and drop punctuation', () => {
  assert.equal(toSlug('What’s new? (v2.0)'), 'whats-new-v2-0');
  assert.equal(toSlug('Read/write access'), 'read-write-access');
  assert.equal(toSlug('get_function()'), 'get-function');
  assert.equal(toSlug('快速开始'), '快速开始');
  assert.equal(toSlug('!!!'), 'section');
});

test('a heading never takes the id of a part of the page’s chrome', async () => {
  const { html, headings } = await outline('<h2 id="sidebar"><a href="#sidebar">Sidebar</a></h2>');
  assert.equal(html, '<h2 id="sidebar-2"><a href="#sidebar-2">Sidebar</a></h2>');
  assert.deepEqual(
    headings.map(({ id }) => id),
    ['sidebar-2'],
  );
});

test('a heading has the id of an example only if no example on the page has it', async () => {
  const notes = new Notes();
  const mark = written(notes.add({ kind: 'rail', shows: 'request' }));
  const { html, facts } = await finished(
    '<h2 id="panel">Panel</h2><h2 id="request-example">Request example</h2>' +
      `<div id="request-example"${mark}>x</div>`,
    { notes },
  );
  assert.match(html, /<h2 id="panel">.*<h2 id="request-example-2">/);
  assert.deepEqual(
    facts.headings.map(({ id }) => id),
    ['panel', 'request-example-2'],
  );
});

suite('a heading from a component', () => {
  const heading = (note: Partial<HeadingNote>, inside: string, ids = new UniqueNames()) => {
    const notes = new Notes();
    const mark = written(notes.add({ kind: 'heading', isLinked: true, ...note }));
    return finished(`<h2 class="x"${mark}>${inside}</h2>`, { notes, ids });
  };

  test('gets an id from its text, like a Markdown heading, and links to itself', async () => {
    const { html, facts } = await heading({}, '<code>a</code> &amp; <b title="1 > 0">b</b>');
    assert.equal(
      html,
      '<h2 id="a-and-b" class="x"><a class="heading-anchor" href="#a-and-b">' +
        '<code>a</code> &amp; <b title="1 > 0">b</b></a></h2>',
    );
    assert.deepEqual(facts.headings, [{ depth: 2, id: 'a-and-b', text: 'a & b' }]);
  });

  test('with a link inside has its own link after it, only for pointers', async () => {
    const linked = '<b><A href="/x">x</A></b>';
    const { html, facts } = await heading({ id: 'i' }, linked);
    assert.equal(
      html,
      `<h2 id="i" class="x">${linked}<a class="heading-anchor" href="#i" aria-hidden="true" tabindex="-1"></a></h2>`,
    );
    assert.equal(facts.markdown, '## <strong>[x](/x)</strong>');
  });

  test('with a button or something else to click inside has its own link after it, too', async () => {
    for (const inner of [
      '<button>b</button>',
      '<input>',
      '<lectern-island><i>b</i></lectern-island>',
    ]) {
      const { html } = await heading({ id: 'i' }, `A <b>${inner}</b>`);
      assert.match(html, /^<h2 [^>]*>A <b>[^]*<\/b><a class="heading-anchor" [^>]*><\/a><\/h2>$/);
    }
  });

  test('does not link to itself if its author opts out', async () => {
    const { html } = await heading({ id: 'i', isLinked: false }, 'x');
    assert.equal(html, '<h2 id="i" class="x">x</h2>');
    assert.match((await heading({}, '<img alt="<a>"> &lt;a>')).html, /heading-anchor/);
  });

  test('gets the id that was reserved for it, but never one that is taken', async () => {
    const ids = new UniqueNames();
    ids.reserve(['kept']);
    ids.take('kept');
    ids.take('taken');
    assert.match((await heading({ id: 'kept' }, 'x', ids)).html, /^<h2 id="kept"/);
    assert.match((await heading({ id: 'taken' }, 'x', ids)).html, /^<h2 id="taken-2"/);
  });
});

test('elements can be listed below the heading around them, each name once', async () => {
  const notes = new Notes();
  const entry = (id: string, text: string) =>
    `<div id="${id}"${written(notes.add({ kind: 'entry', text }))}>x</div>`;
  const article = `<h2 id="methods">Methods</h2>${entry('get', 'get')}${entry('get-2', 'get')}<details>${entry('inner', 'inner')}</details>${entry('set', 'set')}`;
  const { facts, html } = await finished(article, { notes });
  assert.deepEqual(
    facts.headings.map(({ depth, id, text }) => [depth, id, text]),
    [
      [2, 'methods', 'Methods'],
      [3, 'get', 'get'],
      [3, 'set', 'set'],
    ],
  );
  assert.match(html, /<div id="get">/);
});
