import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Note, Notes } from '../../../src/article/facts/notes.ts';
import { renderFormulas } from '../../../src/article/formulas.ts';
import { parse } from '../../../src/core/html/parse.ts';
import { plainText } from '../../../src/core/html/text.ts';
import { createElement, type Element } from '../../../src/core/html/tree.ts';
import { renderFormula } from '../../../src/markdown/render-formula.ts';
import { finished, written } from '../../helpers/pages/finished.ts';

test('a formula becomes MathML, inline or as a block', () => {
  assert.deepEqual(renderFormula('x^2', false), {
    kind: 'math',
    html: '<math><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></math>',
  });
  const formula = renderFormula('x', true);
  assert.match(formula.kind === 'math' ? formula.html : '', /^<math display="block" /);
});

test('an invalid formula is reported with the reason', () => {
  assert.deepEqual(renderFormula('\\frac{', false), {
    kind: 'error',
    reason: "Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{",
  });
});

test('a formula cannot create links, styles, attributes or images', () => {
  for (const source of [
    '\\href{javascript:alert(1)}{x}',
    '\\url{https://evil.example}',
    '\\includegraphics{https://evil.example/x.png}',
    '\\style{background:url(//evil.example)}{x}',
    '\\class{a" onload="x}{x}',
    '\\htmlClass{a}{x}',
    '\\htmlData{a=b}{x}',
    '\\color{red;background:url(//evil.example)}x',
  ]) {
    assert.equal(renderFormula(source, false).kind, 'error', source);
  }
  assert.deepEqual(renderFormula('\\text{<script>}', false), {
    kind: 'math',
    html: '<math><mtext>&lt;script&gt;</mtext></math>',
  });
});

test('a macro that expands endlessly is aborted', () => {
  const formula = renderFormula('\\def\\a{\\a\\a}\\a', false);
  assert.match(formula.kind === 'error' ? formula.reason : '', /^Too many expansions/);
});

/**
 * Returns the source of a formula that is read from an element; if the source is not valid, the text that
 * is shown.
 */
function readTex(html: string, isDisplay?: boolean) {
  const element = createElement('span');
  for (const node of parse(html).children) element.append(node);
  const written = { kind: 'tex', ...(isDisplay !== undefined && { isDisplay }) } as const;
  const notes = new Map<Element, Note>([[element, written]]);
  renderFormulas({ found: notes, hidden: new Map(), agents: new Map() });
  const note = notes.get(element);
  if (note?.kind === 'formula') return { source: note.source, isDisplay: note.isDisplay };
  return { source: plainText(element) };
}

test('escapes and emphasis in the source of a formula are undone', () => {
  const html = ' a &lt; b &amp; c<em>1</em> ';
  assert.deepEqual(readTex(html), { source: 'a < b & c_1_' });
});

test('dollar signs around a formula are removed, and two of them make it a block', () => {
  assert.deepEqual(readTex('$x$'), { source: 'x', isDisplay: false });
  assert.deepEqual(readTex('$$x$$'), { source: 'x', isDisplay: true });
  assert.deepEqual(readTex('$$x$$', false), { source: 'x', isDisplay: false });
  assert.deepEqual(readTex('a $ b'), { source: 'a $ b' });
});

/** Finishes a page with one formula, as `Latex` renders it. */
async function draw(tex: string) {
  const notes = new Notes();
  const mark = written(notes.add({ kind: 'tex' }));
  return finished(`<p>So <template${mark}>${tex}</template>.</p>`, { notes });
}

test('a formula is rendered on its page, and its source is in the twin', async () => {
  const { html, facts } = await draw('$a_{1}$');
  assert.match(
    html,
    /^<p>So <math>.*<\/math><span[^>]* aria-hidden="true">\$a_\{1\}\$<\/span>\.<\/p>$/,
  );
  assert.equal(facts.markdown, 'So $a_{1}$.');
  assert.equal(facts.sections[0]?.text, 'So.');
});

test('a formula that cannot be rendered is shown as written', async () => {
  const { html, facts } = await draw('$\\frac{ &lt;$');
  assert.match(
    html,
    /^<p>So <code class="latex-error" title="[^"]+">\\frac\{ &lt;<\/code>\.<\/p>$/,
  );
  assert.equal(facts.markdown, 'So `\\frac{ <`.');
});
