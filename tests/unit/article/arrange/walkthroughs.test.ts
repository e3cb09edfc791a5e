import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notes } from '../../../../src/article/facts/notes.ts';
import { finished, written } from '../../../helpers/pages/finished.ts';

test('code is placed next to all steps of a walkthrough with numbered lines, in any order', async () => {
  const notes = new Notes();
  const code = written(notes.add({ kind: 'code', language: 'js' }));
  const inner = written(notes.add({ kind: 'code', language: 'sh' }));
  const step = () => written(notes.add({ kind: 'walk-step' }));
  const { html } = await finished(
    `<x-w${written(notes.add({ kind: 'walkthrough' }))}><p>Before</p>` +
      `<li${step()}>One<b class="code-block"${inner}></b></li>` +
      `<b class="code-block"${code}></b><li${step()}>Two</li></x-w>`,
    { notes },
  );
  assert.equal(
    html,
    '<x-w><p>Before</p><div class="walk-columns">' +
      '<div class="walk-code"><b class="code-block code-numbered"></b></div>' +
      '<ol class="walk-steps" role="list"><li>One<b class="code-block"></b></li><li>Two</li></ol></div></x-w>',
  );
});

test('each block of a code group in a walkthrough has line numbers', async () => {
  const notes = new Notes();
  const code = () => written(notes.add({ kind: 'code', language: 'js' }));
  const set = written(notes.add({ kind: 'panel-set', panels: 'code' }));
  const { html } = await finished(
    `<x-w${written(notes.add({ kind: 'walkthrough' }))}><x-g${set}>` +
      `<b class="code-block"${code()}></b><b class="code-block code-numbered"${code()}></b></x-g></x-w>`,
    { notes },
  );
  assert.equal(html.match(/class="code-block code-numbered"/g)?.length, 2);
});
