import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Notes } from '../../../src/article/facts/notes.ts';
import { finishShell } from '../../../src/article/finish-shell.ts';
import { written } from '../../helpers/pages/finished.ts';

const facts = {
  embeds: [{ kind: 'image', url: 'https://a.test/i.png' }],
  marks: ['.card'],
  hasCode: true,
  sheets: [],
} as const;

suite('the shell of a page', () => {
  test('inserts a finished part unchanged, with its facts', () => {
    const notes = new Notes();
    const html = '<p>$& <lectern-part data-lectern-note="0"></p>';
    const mark = written(notes.add({ kind: 'part', html, facts }));
    const shell = finishShell(
      `<main class="a"><lectern-part${mark}></lectern-part></main><img src="https://b.test/i.png">`,
      notes,
    );
    assert.equal(shell.html, `<main class="a">${html}</main><img src="https://b.test/i.png">`);
    assert.deepEqual(shell.facts.embeds, [
      { kind: 'image', url: 'https://b.test/i.png' },
      { kind: 'image', url: 'https://a.test/i.png' },
    ]);
    assert.ok(shell.facts.marks.includes('.a') && shell.facts.marks.includes('.card'));
    assert.ok(shell.facts.hasCode);
  });

  test('is written unchanged around its parts', () => {
    const html =
      '<header ID=\'x\'>a &nbsp; b<svg viewBox="0 0 1 1"/></header>\n<script>1<2</script>';
    assert.deepEqual(finishShell(html, new Notes()).html, html);
  });

  test('with a star count requires the GitHub API', () => {
    const notes = new Notes();
    const mark = written(notes.add({ kind: 'star-count' }));
    const shell = finishShell(`<x-any${mark}></x-any>`, notes);
    assert.deepEqual(shell.facts.embeds, [{ kind: 'connect', url: 'https://api.github.com' }]);
  });

  test('contains no marks of notes', () => {
    const notes = new Notes();
    const mark = written(notes.add({ kind: 'icon' }));
    assert.equal(finishShell(`<img${mark} src="a">`, notes).html, '<img src="a">');
  });
});
