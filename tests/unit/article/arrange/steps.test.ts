import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Notes, type StepNote, type StepsNote } from '../../../../src/article/facts/notes.ts';
import { finished, written } from '../../../helpers/pages/finished.ts';

type Step = Omit<StepNote, 'kind'> & { readonly inside?: string };

function list(notes: Notes, steps: readonly Step[], titleTag?: StepsNote['titleTag']): string {
  const items = steps.map(({ inside = '', ...step }) => {
    const mark = written(notes.add({ kind: 'step', ...step }));
    return `<li class="s"${mark}><p id="t"${written(notes.add({ kind: 'label' }))}>Go</p>${inside}</li>`;
  });
  return `<ol${written(notes.add({ kind: 'steps', titleTag }))}>${items.join('')}</ol>`;
}

const numbersIn = (html: string) =>
  Array.from(html.matchAll(/data-number="(\d+)"/g), ([, number]) => number);

suite('steps', () => {
  test('are numbered from one, or from a number that the author sets', async () => {
    const notes = new Notes();
    const { html, facts } = await finished(list(notes, [{}, { number: 7 }, {}]), { notes });
    assert.deepEqual(numbersIn(html), ['1', '7', '8']);
    assert.match(html, /^<ol><li data-number="1" class="s"><p id="t">Go<\/p><\/li>/);
    assert.equal(facts.markdown, '1. **Go**\n\n7. **Go**\n\n8. **Go**');
  });

  test('inside a step are numbered separately', async () => {
    const notes = new Notes();
    const inner = list(notes, [{}, {}]);
    const { html } = await finished(list(notes, [{ inside: inner }, {}]), { notes });
    assert.deepEqual(numbersIn(html), ['1', '1', '2', '2']);
  });

  test('can have headings as titles, for all steps or for one', async () => {
    const notes = new Notes();
    const input = list(notes, [{}, { titleTag: 'h4' }], 'h3');
    const { html, facts } = await finished(input, { notes });
    assert.match(html, /<h3 id="t">Go<\/h3>.*<h4 id="t-2">Go<\/h4>/);
    assert.deepEqual(facts.headings, [
      { depth: 3, id: 't', text: 'Go' },
      { depth: 4, id: 't-2', text: 'Go' },
    ]);
  });

  test('include the content after them, and content before the first moves out of the list', async () => {
    const notes = new Notes();
    const item = () => `<li${written(notes.add({ kind: 'step' }))}><p>Go</p><div>x</div></li>`;
    const input = `<ol role="list"${written(notes.add({ kind: 'steps' }))}><p>One</p> ${item()}<ul><li>a</li></ul>two${item()}<script>1</script></ol>`;
    assert.equal(
      (await finished(input, { notes })).html,
      '<p>One</p><ol role="list"> <li data-number="1"><p>Go</p><div>x<ul><li>a</li></ul>two</div></li><li data-number="2"><p>Go</p><div>x</div></li><script>1</script></ol>',
    );
  });

  test('do not form a list if there are none, but text with its usual spacing', async () => {
    const notes = new Notes();
    const input = `<ol class="steps" role="list"${written(notes.add({ kind: 'steps' }))}><h3>One</h3></ol>`;
    assert.match(
      (await finished(input, { notes })).html,
      /^<div class="steps flow"><h3.*<\/h3><\/div>$/,
    );
    const step = written(notes.add({ kind: 'step' }));
    const boxed = `<ol${written(notes.add({ kind: 'steps' }))}><div><li${step}>x</li></div></ol>`;
    assert.match((await finished(boxed, { notes })).html, /^<ol><div><li data-number="1">/);
  });

  test('have no number outside a list of steps', async () => {
    const notes = new Notes();
    const mark = written(notes.add({ kind: 'step' }));
    assert.equal((await finished(`<li${mark}>x</li>`, { notes })).html, '<li>x</li>');
  });

  test('outside a list are boxes if they have a number, and can be headings', async () => {
    const notes = new Notes();
    const mark = written(notes.add({ kind: 'step', number: 3, titleTag: 'h3' }));
    const label = written(notes.add({ kind: 'label' }));
    const { html, facts } = await finished(`<li${mark}><p id="t"${label}>Go</p>x</li>`, { notes });
    assert.equal(html, '<div data-number="3"><h3 id="t">Go</h3>x</div>');
    assert.deepEqual(facts.headings, [{ depth: 3, id: 't', text: 'Go' }]);
  });
});
