import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Notes } from '../../../../src/article/facts/notes.ts';
import { finished, written } from '../../../helpers/pages/finished.ts';

type Mark = (kind: 'diagram' | 'tree' | 'tree-models' | 'tree-name' | 'tree-entries') => string;

/** Finishes a tree that contains `inside`; its models are shorter than those of the component. */
async function tree(inside: string | ((mark: Mark) => string), around?: 'agents') {
  const notes = new Notes();
  const mark: Mark = (kind) => written(notes.add({ kind }));
  const models =
    `<template${mark('tree-models')}><li class="file"><b${mark('tree-name')}><svg/></b></li>` +
    `<li class="folder"><b${mark('tree-name')}></b><ul class="in"${mark('tree-entries')}></ul></li></template>`;
  const content = typeof inside === 'string' ? inside : inside(mark);
  const html = `<ul class="tree"${mark('tree')}>${models}${content}</ul>`;
  if (around === undefined) return finished(html, { notes });
  return finished(`<div${written(notes.add({ kind: around }))}>${html}</div>`, { notes });
}

const file = (name: string) => `<li class="file"><b><svg/>${name}</b></li>`;
const folder = (name: string, inside = '') =>
  `<li class="folder"><b>${name}</b><ul class="in">${inside}</ul></li>`;
const whole = (inside: string) => `<ul class="tree">${inside}</ul>`;

suite('a list in a tree', () => {
  test('becomes files, and folders if a name ends in a slash or has a list inside', async () => {
    const { html } = await tree(
      '<ul><li>a/<ul><li>b.ts</li><li>c<ol><li>d</li></ol></li></ul></li><li>empty/</li></ul>',
    );
    const inner = file('b.ts') + folder('c', file('d'));
    assert.equal(html, whole(folder('a', inner) + folder('empty')));
  });

  test('is reduced to the text of its entries', async () => {
    const { html, facts } = await tree(
      '<ul><li><a href="/x"><b>a</b></a>\n<code>1 &lt; 2</code><img src="https://a.test/i"></li></ul>',
    );
    assert.equal(html, whole(file('a 1 &lt; 2')));
    assert.deepEqual(facts.embeds, []);
  });

  test('leaves out what its entries would require of the page, such as diagrams', async () => {
    const { facts } = await tree((mark) => `<ul><li><i${mark('diagram')}>a</i></li></ul>`);
    assert.equal(facts.hasDiagram, false);
  });

  test('adds its entries to those written as tags, and text stays in place', async () => {
    const { html } = await tree(`<p>Text</p>${file('x')}<ol><li>y</li></ol>${file('z')}`);
    assert.equal(html, whole(`<p>Text</p>${file('x')}${file('y')}${file('z')}`));
  });

  test('is left alone if it belongs to another component', async () => {
    const list = '<ul class="steps"><li>a</li></ul>';
    assert.equal((await tree(list)).html, whole(list));
  });

  test('stays a list in a folder that is written as a tag', async () => {
    const inside = folder('x', '<ul><li>a</li></ul>');
    assert.equal((await tree(inside)).html, whole(inside));
  });

  test('is included in the twin, even if it is only for the twin', async () => {
    const list = '<ul><li>a/<ul><li>b</li></ul></li></ul>';
    const shown = await tree(list);
    assert.equal(shown.facts.markdown, '- **a**\n  - **b**');
    const hidden = await tree(list, 'agents');
    assert.deepEqual([hidden.html, hidden.facts.markdown], ['', shown.facts.markdown]);
  });
});
