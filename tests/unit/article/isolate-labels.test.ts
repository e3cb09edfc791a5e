import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notes } from '../../../src/article/facts/notes.ts';
import { finishShell } from '../../../src/article/finish-shell.ts';

const finish = (html: string, direction?: 'rtl') => finishShell(html, new Notes(), direction).html;

test('a label in Latin letters keeps its signs where they are on a page that runs to the left', () => {
  for (const label of ['&gt;_ Reference', 'C++ (beta)', '2 ways', 'What is it?', '.NET', '¿Qué?']) {
    const html = `<a href="/"><svg><title>x.</title></svg>${label}</a>`;
    assert.equal(finish(html, 'rtl'), html.replace(label, `<bdi>${label}</bdi>`));
    assert.equal(finish(html), html, 'nothing changes on pages that run to the right');
  }
});

test('labels that are not turned round stay as they are', () => {
  for (const html of [
    '<a>Reference</a>',
    '<a>OAuth 2</a>',
    '<a>C++ للمبتدئين</a>',
    '<a>(بيتا)</a>',
    '<a>HTTP: מבוא!</a>',
    '<a>404</a>',
    '<a>…</a>',
    '<bdi>.NET</bdi>',
    '<select><option>.NET</option></select>',
    '<script>.NET</script>',
    '<p>Name: <b>x</b></p>',
  ]) {
    assert.equal(finish(html, 'rtl'), html);
  }
});
