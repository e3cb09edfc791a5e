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

test('what Markdown did to the source of a formula is undone', () => {
  assert.equal(toTexSource(' a &lt; b &amp; c<em>1</em> '), 'a < b & c_1_');
});
