import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { type Note, Notes, type RailNote } from '../../../../src/article/facts/notes.ts';
import { finished, written } from '../../../helpers/pages/finished.ts';

type Shown = Omit<RailNote, 'kind'>;

async function gather(toHtml: (piece: (text: string, shown?: Shown) => string) => string) {
  const notes = new Notes();
  const piece = (text: string, shown: Shown = {}) =>
    `<div${written(notes.add({ kind: 'rail', ...shown }))}>${text}</div>`;
  const { html, facts } = await finished(toHtml(piece), { notes });
  return { html, hasRail: facts.hasRail };
}

suite('the rail', () => {
  test('all pieces are gathered at the place of the first', async () => {
    const page = await gather(
      (piece) => `<p>a</p>${piece('request')}<p>b</p>${piece('response')}<p>c</p>`,
    );
    assert.deepEqual(page, {
      html: '<p>a</p><div class="rail"><div>request</div><div>response</div></div><p>b</p><p>c</p>',
      hasRail: true,
    });
  });

  test('a page without pieces stays unchanged', async () => {
    assert.deepEqual(await gather(() => '<p>a</p>'), { html: '<p>a</p>', hasRail: false });
  });

  test("an author's example replaces the generated one of its kind", async () => {
    const { html } = await gather((piece) =>
      [
        piece('own', { shows: 'request' }),
        piece('samples', { shows: 'request', isGenerated: true }),
        piece('answers', { shows: 'response', isGenerated: true }),
      ].join(''),
    );
    assert.equal(html, '<div class="rail"><div>own</div><div>answers</div></div>');
  });

  test("an example of the document stays in the text only if an author's own replaces it", async () => {
    const page = (own: string) => {
      const notes = new Notes();
      const mark = (note: Note) => written(notes.add(note));
      const samples = mark({ kind: 'rail', shows: 'request', isGenerated: true });
      const example = mark({ kind: 'displaced', shows: 'request' });
      const first = own === '' ? '' : `<p${mark({ kind: 'rail', shows: 'request' })}>${own}</p>`;
      return finished(`${first}<p${samples}>made</p><p${example}>body</p>`, { notes });
    };
    assert.equal((await page('own')).html, '<div class="rail"><p>own</p></div><p>body</p>');
    assert.equal((await page('')).html, '<div class="rail"><p>made</p></div>');
  });

  test("a generated request is above the author's response, wherever that is written", async () => {
    const { html } = await gather((piece) =>
      [
        piece('panel'),
        piece('answer', { shows: 'response' }),
        piece('samples', { shows: 'request', isGenerated: true }),
        piece('answers', { shows: 'response', isGenerated: true }),
      ].join(''),
    );
    assert.equal(
      html,
      '<div class="rail"><div>panel</div><div>samples</div><div>answer</div></div>',
    );
  });

  test('search finds only the example that replaced another', async () => {
    const notes = new Notes();
    const piece = (text: string, isGenerated: boolean) =>
      `<p${written(notes.add({ kind: 'rail', shows: 'request', isGenerated }))}>${text}</p>`;
    const { facts } = await finished(piece('made', true) + piece('own', false), { notes });
    assert.deepEqual(
      facts.sections.map(({ text }) => text),
      ['own'],
    );
  });

  test('the mark of an undefined note is removed and has no effect', async () => {
    const { html, facts } = await finished('<p data-lectern-note="7">a</p>');
    assert.deepEqual([html, facts.hasRail], ['<p>a</p>', false]);
  });
});
