import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTex, renderFormula } from '../../../src/article/formulas.ts';
import { Notes } from '../../../src/article/facts/notes.ts';
import { parse } from '../../../src/core/html/parse.ts';
import { finished, written } from '../../helpers/finished.ts';

test('a formula becomes MathML, in the line or on a line of its own', () => {
  assert.deepEqual(renderFormula('x^2', false), {
    kind: 'math',
    html: '<math><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></math>',
  });
  const formula = renderFormula('x', true);
  assert.match(formula.kind === 'math' ? formula.html : '', /^<math display="block" /);
});

test('a formula that cannot be read says why', () => {
  assert.deepEqual(renderFormula('\\frac{', false), {
    kind: 'error',
    reason: "Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{",
  });
});

test('a formula makes no links, styles, attributes or pictures', () => {
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

test('a macro that doubles itself is given up', () => {
  const formula = renderFormula('\\def\\a{\\a\\a}\\a', false);
  assert.match(formula.kind === 'error' ? formula.reason : '', /^Too many expansions/);
});

test('what Markdown did to the source of a formula is undone', () => {
  const html = ' a &lt; b &amp; c<em>1</em> ';
  assert.deepEqual(readTex(parse(html)), { source: 'a < b & c_1_', isDisplay: false });
});

test('the signs of dollars around a formula are not part of it, and two of them set it apart', () => {
  assert.deepEqual(readTex(parse('$x$')), { source: 'x', isDisplay: false });
  assert.deepEqual(readTex(parse('$$x$$')), { source: 'x', isDisplay: true });
  assert.deepEqual(readTex(parse('$$x$$'), false), { source: 'x', isDisplay: false });
  assert.deepEqual(readTex(parse('a $ b')), { source: 'a $ b', isDisplay: false });
});

/** A page with one formula, as `Latex` writes it. */
async function draw(tex: string) {
  const notes = new Notes();
  const mark = written(notes.add({ kind: 'tex' }));
  return finished(`<p>So <template${mark}>${tex}</template>.</p>`, { notes });
}

test('a formula on a page is drawn, and its Markdown holds its source', async () => {
  const { html, facts } = await draw('$a_{1}$');
  assert.match(html, /^<p>So <math>.*<\/math>\.<\/p>$/);
  assert.equal(facts.markdown, 'So $a_{1}$.');
  assert.equal(facts.sections[0]?.text, 'So.');
});

test('a formula that cannot be drawn stands on the page as it was written', async () => {
  const { html, facts } = await draw('$\\frac{ &lt;$');
  assert.match(
    html,
    /^<p>So <code class="latex-error" title="[^"]+">\\frac\{ &lt;<\/code>\.<\/p>$/,
  );
  assert.equal(facts.markdown, 'So `\\frac{ <`.');
});
