import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeAround, onlyHtml } from '../../../../src/markdown/source/only-html.ts';

const around = codeAround(() => 'show("<p>x</p>");');

test('code that shows one string of HTML is reduced to that HTML', () => {
  assert.equal(
    onlyHtml(String.raw`show("<p class=\"a\">\nb</p>");`, around),
    '<p class="a">\nb</p>',
  );
});

test('code that does anything else stays code', () => {
  for (const code of ['show("a"); show("b");', 'show(1);', 'show(a);', 'run("a");', 'show("a"']) {
    assert.equal(onlyHtml(code, around), undefined, code);
  }
});

test('a compiler that writes HTML differently is an error immediately', () => {
  for (const code of ['show(`<p>x</p>`);', 'show("<p>x</p>", "<p>x</p>");']) {
    assert.throws(() => codeAround(() => code), /The compiler does not write a paragraph as HTML/);
  }
});
