import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Notes, type UpdateNote } from '../../../src/article/facts/notes.ts';
import { OWN_ADDRESS } from '../../../src/core/publish/feed.ts';
import { finished, written } from '../../helpers/pages/finished.ts';

/** Returns the facts of a page with one entry, as `Update` renders it, after a heading with the same id. */
async function read(note: Partial<UpdateNote>, heading = 'v2', before = '') {
  const notes = new Notes();
  const mark = written(notes.add({ kind: 'update', tags: [], description: '', ...note }));
  const bodyMark = written(notes.add({ kind: 'update-body' }));
  const control = written(notes.add({ kind: 'control' }));
  const body = `<p>New</p><button${control}>Copy</button><svg><path/></svg>`;
  const { facts } = await finished(
    `${before}<div class="any"${mark}><div><h2 id="v2">${heading}</h2></div>` +
      `<div${bodyMark}>${body}</div></div>`,
    { notes },
  );
  return facts;
}

suite('updates', () => {
  test('a feed entry has the id and text of its heading, and its content without controls', async () => {
    const { feed } = await read(
      {},
      '<a href="#v2"><code>v2</code> is out</a>',
      '<h2 id="v2">x</h2>',
    );
    assert.deepEqual(feed, [{ id: 'v2-2', title: 'v2 is out', html: '<p>New</p>' }]);
  });

  test('the date is the first one found in the date, the heading and the description', async () => {
    const dayOf = async (note: Partial<UpdateNote>, heading?: string) =>
      (await read(note, heading)).feed[0]?.day;
    const description = '14 Mar 2026';
    assert.equal(await dayOf({ description }), '2026-03-14T00:00:00.000Z');
    assert.equal(await dayOf({ description }, '2026-01-02'), '2026-01-02T00:00:00.000Z');
    assert.equal(await dayOf({ description, date: '2026-05-06' }), '2026-05-06T00:00:00.000Z');
  });

  test('an author can set a different title and content for the feed', async () => {
    const { feed } = await read({ feedTitle: 'T & U', feedHtml: '<b>D</b>' });
    assert.deepEqual(feed, [{ id: 'v2', title: 'T & U', html: '<b>D</b>' }]);
  });

  test('tags are listed once each', async () => {
    assert.deepEqual((await read({ tags: ['b', 'a & "c"', 'b'] })).updateTags, ['b', 'a & "c"']);
  });

  test('a feed entry marks the addresses of the site, to be completed later', async () => {
    const html =
      '<a href="#x">a</a><a href="/b?c=1&amp;d">b</a><a href="//c.example/">c</a><img src="/p.png" ' +
      'srcset="/p.png 1x, /q.png 2x, https://d.example/r.png 3x"><video poster="/v.png"></video>' +
      '<button>word</button>';
    const { feed } = await read({ feedHtml: html });
    const marked =
      '<a href="@#x">a</a><a href="@/b?c=1&amp;d">b</a><a href="//c.example/">c</a><img src="@/p.png" ' +
      'srcset="@/p.png 1x, @/q.png 2x, https://d.example/r.png 3x"><video poster="@/v.png"></video>word';
    assert.equal(feed[0]?.html, marked.replaceAll('@', OWN_ADDRESS));
  });

  test('the page itself stays unchanged', async () => {
    const notes = new Notes();
    const update = written(notes.add({ kind: 'update', tags: [], description: '' }));
    const body = written(notes.add({ kind: 'update-body' }));
    const { html } = await finished(
      `<div class="u"${update}><h2 id="v">v</h2><div${body}><a href='/b'>b</a></div></div>`,
      { notes },
    );
    assert.equal(html, `<div class="u"><h2 id="v">v</h2><div><a href='/b'>b</a></div></div>`);
  });
});
