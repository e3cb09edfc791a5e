import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notes } from '../../../src/article/facts/notes.ts';
import { finished, written } from '../../helpers/pages/finished.ts';

const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  '/a.png': { width: 800, height: 600 },
  '/b.png?x=1&y=2': { width: 100, height: 50 },
};

const finish = async (html: string, notes = new Notes()) =>
  (await finished(html, { notes, sizeOf: (url) => Promise.resolve(sizes[url]) })).html;

test('an image of the project gets its width and height', async () => {
  assert.equal(
    await finish('<p><img src="/a.png" alt="a > b"></p>'),
    '<p><img src="/a.png" alt="a > b" width="800" height="600"></p>',
  );
  assert.match(await finish('<img src="/b.png?x=1&amp;y=2" />'), / width="100" height="50" \/>$/);
});

test('one dimension that the author sets determines the other', async () => {
  assert.match(await finish('<img width="400" src="/a.png">'), / height="300">$/);
  assert.match(await finish('<img height="60px" src="/a.png">'), / width="80">$/);
  const full = '<img width="50%" src="/a.png">';
  assert.equal(await finish(full), full);
  const both = '<img width="1" height="1" src="/a.png">';
  assert.equal(await finish(both), both);
});

test('an image whose height is set by class or style does not get a width', async () => {
  for (const own of ['class="h-64 rounded"', 'style="max-height: 3em"']) {
    assert.doesNotMatch(await finish(`<img ${own} src="/a.png">`), /width/);
  }
});

test('external and missing images are left unchanged', async () => {
  for (const src of ['https://example.com/a.png', '/none.png']) {
    assert.equal(await finish(`<img src="${src}">`), `<img src="${src}">`);
  }
});

test('the first image loads immediately, and later ones load lazily', async () => {
  const notes = new Notes();
  const icon = written(notes.add({ kind: 'icon' }));
  assert.equal(
    await finish(
      `<img class="any"${icon} src="/a.png">` +
        '<img loading="lazy" src="/1"><img src="/2"><img loading="eager" src="/3">',
      notes,
    ),
    '<img class="any" src="/a.png"><img src="/1"><img src="/2" loading="lazy"><img loading="eager" src="/3">',
  );
});
