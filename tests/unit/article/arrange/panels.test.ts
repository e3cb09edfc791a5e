import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { type Note, Notes, type PanelSetNote } from '../../../../src/article/facts/notes.ts';
import { finished, written } from '../../../helpers/pages/finished.ts';

/** Returns functions that write pages of panels, as components render them. */
function page() {
  const notes = new Notes();
  const mark = (note: Note) => written(notes.add(note));
  const label = (text: string) => `<p class="tab-title"${mark({ kind: 'label' })}>${text}</p>`;
  const set = (
    panels: PanelSetNote['panels'],
    options: { active?: number; list?: boolean; isUnnamed?: true } = {},
  ) => {
    const { active = 0, isUnnamed } = options;
    const bar = mark({ kind: 'tab-bar', active, ...(isUnnamed && { isUnnamed }) });
    const more = panels === 'code' && { nameOf: (lang: string, rank: number) => `${lang}${rank}` };
    return (content: string, soleName?: string) =>
      `<x-set${mark({ kind: 'panel-set', panels, soleName, ...more })}>` +
      `<div${bar}>${options.list === true ? '<select></select>' : ''}</div>${content}<lectern-recall-tabs></lectern-recall-tabs></x-set>`;
  };
  const tab = (id: string, title: string, text = '') =>
    `<div id="${id}"${mark({ kind: 'panel' })}>${label(title)}${text}</div>`;
  const code = (language: string, title?: string) =>
    `<x-code class="c"${mark({ kind: 'code', language })}>${title === undefined ? '' : label(title)}<pre>1</pre></x-code>`;
  return { notes, set, tab, code };
}

const button = (id: string, label: string, isActive: boolean) =>
  `<button class="tab" type="button" role="tab" id="${id}-tab" data-panel="${id}" ` +
  `aria-controls="${id}" aria-selected="${isActive}" tabindex="${isActive ? 0 : -1}">${label}</button>`;

suite('panels', () => {
  test('are chosen by their titles, which also appear above them', async () => {
    const { notes, set, tab } = page();
    const input = set('panel', { active: 1 })(tab('a', 'A <b>1</b>', 'x') + tab('b', 'B', 'y'));
    const { html, facts } = await finished(input, { notes });
    assert.equal(
      html,
      `<x-set><div>${button('a', 'A <b>1</b>', false)}${button('b', 'B', true)}</div>` +
        '<div role="tabpanel" aria-labelledby="a-tab" data-inactive id="a"><p class="tab-title">A <b>1</b></p>x</div>' +
        '<div role="tabpanel" aria-labelledby="b-tab" id="b"><p class="tab-title">B</p>y</div>' +
        '<lectern-recall-tabs></lectern-recall-tabs></x-set>',
    );
    assert.equal(facts.sections[0]?.text, 'A 1 x B y');
    assert.equal(facts.markdown, '**A 1**\n\nx\n\n**B**\n\ny');
  });

  test('are numbered if they have no title', async () => {
    const { notes, set, tab } = page();
    const { html } = await finished(set('panel')(tab('a', 'A') + tab('b', '')), { notes });
    assert.ok(html.includes(button('a', 'A', true) + button('b', '2', false)));
    assert.match(html, /<p class="tab-title">2<\/p>/);
  });

  test('show the last one first if the active number is too large', async () => {
    const { notes, set, tab } = page();
    const input = set('panel', { active: 9 })(tab('a', 'A') + tab('b', 'B'));
    const { html } = await finished(input, { notes });
    assert.match(html, /aria-labelledby="a-tab" data-inactive/);
    assert.doesNotMatch(html, /aria-labelledby="b-tab" data-inactive/);
  });

  test('have no tab list if there are none', async () => {
    const { notes, set } = page();
    const { html } = await finished(set('panel', { isUnnamed: true })('<p>x</p>'), { notes });
    assert.equal(html, '<div><p>x</p></div>');
  });

  test('belong to the innermost set, at any depth', async () => {
    const { notes, set, tab } = page();
    const inner = set('panel')(`<section>${tab('c', 'C')}</section>`);
    const { html } = await finished(set('panel')(tab('a', 'A', inner)), { notes });
    assert.ok(html.startsWith(`<x-set><div>${button('a', 'A', true)}</div>`), html);
    assert.ok(html.includes(`<x-set><div>${button('c', 'C', true)}</div>`), html);
  });

  test('keep their headings out of the table of contents', async () => {
    const { notes, set, tab } = page();
    const input = `${set('panel')(tab('a', 'A', '<h2 id="in">In</h2>'))}<h2 id="out">Out</h2>`;
    const { facts } = await finished(input, { notes });
    assert.deepEqual(
      facts.headings.map(({ id }) => id),
      ['out'],
    );
  });
});

suite('a set of tabs without a name', () => {
  const { notes, set, tab } = page();
  const choice = set('panel', { isUnnamed: true });
  const step = `<p id="s"${written(notes.add({ kind: 'label' }))}>Step</p>`;

  test('is labeled by the heading or title above it, or else by its tabs', async () => {
    const cases = [
      [`<h2 id="h">Install</h2><p>x</p>${choice(tab('a', 'A'))}`, 'aria-labelledby="h"'],
      [`<h2 id="h">Install</h2><div>${choice(tab('a', 'A'))}</div>`, 'aria-labelledby="h"'],
      [
        `<h2 id="h">x</h2><li>${step}<div>${choice(tab('a', 'A'))}</div></li>`,
        'aria-labelledby="s"',
      ],
      [`<div><h2 id="h">x</h2></div>${choice(tab('a', 'A') + tab('b', 'B'))}`, 'aria-label="A, B"'],
    ] as const;
    for (const [input, name] of cases) {
      const { html } = await finished(input, { notes });
      assert.ok(html.includes(`<x-set><div ${name}>`), html);
    }
  });
});

suite('code blocks in a group', () => {
  test('are named by their titles or else by the group, and get unique ids', async () => {
    const { notes, set, code } = page();
    const input = set('code')(code('js', 'a.js') + code('py') + code('sh', 'a.js'));
    const { html } = await finished(input, { notes });
    assert.ok(
      html.startsWith(
        `<x-set><div>${button('code-a-js', 'a.js', true)}${button('code-py2', 'py2', false)}` +
          `${button('code-a-js-2', 'a.js', false)}</div>`,
      ),
      html,
    );
    assert.ok(
      html.includes(
        '<x-code id="code-py2" role="tabpanel" aria-labelledby="code-py2-tab" data-inactive class="c"><pre>',
      ),
      html,
    );
  });

  test('are options of a select element if requested, as plain text', async () => {
    const { notes, set, code } = page();
    const input = set('code', { list: true })(code('js', '<i>a</i> &amp; b') + code('py'));
    const { html } = await finished(input, { notes });
    assert.ok(
      html.includes(
        '<select><option data-panel="code-a-and-b" selected>a &amp; b</option>' +
          '<option data-panel="code-py2">py2</option></select>',
      ),
      html,
    );
    assert.match(html, /<x-code id="code-py2" role="group" data-inactive class="c">/);
  });

  test('have a title instead of tabs if there is only one', async () => {
    const { notes, set, code } = page();
    const { html, facts } = await finished(set('code')(code('js'), 'Request'), { notes });
    assert.equal(
      html,
      '<div><p class="code-group-title">Request</p><x-code class="c"><pre>1</pre></x-code></div>',
    );
    assert.equal(facts.markdown, '**Request**\n\n```js\n1\n```');
  });

  test('mark the text between them, for the space around it', async () => {
    const { notes, set, code } = page();
    const input = set('code')(`<p class="a">x</p>${code('js')}<ul><li>y</li></ul>${code('py')}`);
    const { html } = await finished(input, { notes });
    assert.match(html, /<\/div><p class="a" data-group-text>x<\/p><x-code/);
    assert.match(html, /<ul data-group-text><li>y<\/li><\/ul>/);
  });

  test('keep the title of a single block', async () => {
    const { notes, set, code } = page();
    const { html } = await finished(set('code')(code('js', 'a.js'), 'Request'), { notes });
    assert.match(html, /^<div><x-code class="c"><p class="tab-title">a\.js<\/p>/);
  });

  test('do not borrow the title of another block', async () => {
    const { notes, set, code } = page();
    const input = set('code')(code('js') + code('ts', 'b.ts'));
    const { html } = await finished(input, { notes });
    assert.ok(html.includes(button('code-js1', 'js1', true)), html);
  });

  test('stay unchanged outside a group', async () => {
    const { notes, code } = page();
    assert.equal(
      (await finished(code('js'), { notes })).html,
      '<x-code class="c"><pre>1</pre></x-code>',
    );
  });
});

test('tabs that a component names itself become the buttons of the tab list', async () => {
  const notes = new Notes();
  const bar = written(notes.add({ kind: 'tab-bar', active: 0 }));
  const names = ['one', 'two'].map(
    (id) => `<span${written(notes.add({ kind: 'tab', id }))}><code>${id}</code></span>`,
  );
  const { html, facts } = await finished(`<div${bar}>${names.join('')}</div>`, { notes });
  assert.equal(
    html,
    `<div>${button('one', '<code>one</code>', true)}${button('two', '<code>two</code>', false)}</div>`,
  );
  assert.equal(facts.sections[0]?.text, '');
  assert.equal(facts.markdown, '');
});
