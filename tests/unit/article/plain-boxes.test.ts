import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainBoxes } from '../../../src/article/plain-boxes.ts';
import { parse } from '../../../src/core/html/parse.ts';
import { walk } from '../../../src/core/html/walk.ts';
import { write } from '../../../src/core/html/write.ts';

function box(html: string): string {
  const root = parse(html);
  walk(root, [plainBoxes]);
  return write(root.children);
}

test('a plain box around blocks keeps their spacing, at any depth', () => {
  assert.equal(
    box('<div><ul></ul><div><p>a</p><p>b</p></div></div>'),
    '<div class="flow"><ul></ul><div class="flow"><p>a</p><p>b</p></div></div>',
  );
  const code = '<lectern-code-block><pre>x</pre></lectern-code-block>';
  assert.equal(box(`<div><i></i>${code}</div>`), `<div class="flow"><i></i>${code}</div>`);
});

test('a box that is styled, inline, in a list or has only one block stays unchanged', () => {
  for (const html of [
    '<div class="grid"><p>a</p><p>b</p></div>',
    '<div>a <b>b</b> <img src="/a.png"></div>',
    '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
    '<div>a <p>b</p></div>',
  ])
    assert.equal(box(html), html);
});
