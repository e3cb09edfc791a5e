import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderFormula, toTexSource } from '../../../../../src/components/content/figures/latex.ts';

test('a formula becomes MathML, in the line or on a line of its own', () => {
  assert.deepEqual(renderFormula('x^2', false), {
    kind: 'math',
    html: '<math><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></math>',
  });
  const formula = renderFormula('x', true);
  assert.match(formula.kind === 'math' ? formula.html : '', /^<math display="block" /);
});

test('a formula that cannot be read keeps its source and says why', () => {
  assert.deepEqual(renderFormula('\\frac{', false), {
    kind: 'error',
    source: '\\frac{',
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
  assert.equal(toTexSource(' a &lt; b &amp; c<em>1</em> '), 'a < b & c_1_');
});
