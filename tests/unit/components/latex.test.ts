import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderFormula, toTexSource } from '../../../src/components/content/latex.ts';

const styleClass = (declarations: string) => `[${declarations}]`;

test('a formula becomes MathML without style attributes', () => {
  const formula = renderFormula('\\begin{pmatrix}1&2\\end{pmatrix}', { display: true, styleClass });
  assert.equal(formula.kind, 'math');
  const html = formula.kind === 'math' ? formula.html : '';
  assert.match(html, /^<math display="block" class="tml-display">/);
  assert.doesNotMatch(html, /style=/);
  assert.match(html, /<mtd class="\[padding-left:0em;padding-right:[\d.]+pt;\]">/);
});

test('a class that a formula has already is kept beside the one for its style', () => {
  const formula = renderFormula('\\begin{aligned} a &= b \\end{aligned}', {
    display: false,
    styleClass,
  });
  assert.match(
    formula.kind === 'math' ? formula.html : '',
    /<mtd class="\[padding-left:0em;padding-right:0em;\] tml-right">/,
  );
});

test('a formula that cannot be read keeps its source and says why', () => {
  assert.deepEqual(renderFormula('\\frac{', { display: false, styleClass }), {
    kind: 'error',
    source: '\\frac{',
    reason: "Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{",
  });
});

test('what Markdown did to the source of a formula is undone', () => {
  assert.equal(toTexSource(' a &lt; b &amp; c<em>1</em> '), 'a < b & c_1_');
});
