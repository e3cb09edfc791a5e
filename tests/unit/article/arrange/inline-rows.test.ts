import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notes } from '../../../../src/article/facts/notes.ts';
import { finished, written } from '../../../helpers/pages/finished.ts';

const RAIL = '<div class="rail"><div>example</div></div>';

async function withRail(html: string): Promise<string> {
  const notes = new Notes();
  const piece = `<div${written(notes.add({ kind: 'rail' }))}>example</div>`;
  return (await finished(`${html}${piece}`, { notes })).html;
}

test('badges, icons and terms next to each other stay in one line next to a rail', async () => {
  assert.equal(
    await withRail('<span>Beta</span> <span>v2</span>\n<p>Text.</p>'),
    `<p><span>Beta</span> <span>v2</span>\n</p><p>Text.</p>${RAIL}`,
  );
  assert.equal(
    await withRail('<lectern-tooltip>a</lectern-tooltip><script></script> and <kbd>b</kbd>'),
    `<p><lectern-tooltip>a</lectern-tooltip><script></script> and <kbd>b</kbd></p>${RAIL}`,
  );
});

test('a single inline element, and blocks, stay as they are', async () => {
  const html = '<span>Beta</span>\n<p>Text.</p>\n<span>New</span>\n<div>Box</div>';
  assert.equal(await withRail(html), `${html}${RAIL}`);
});

test('a page without a rail stays as it is', async () => {
  const html = '<span>Beta</span> <span>v2</span>';
  assert.equal((await finished(html)).html, html);
});
