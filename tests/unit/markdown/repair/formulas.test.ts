import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasFormulas, hideDollars } from '../../../../src/markdown/repair/formulas.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

const formulas = [
  '$x$',
  '$E = mc^2$',
  '$\\frac{a}{b}$',
  'of $O(n)$ time',
  '$T_1$ and $T_2$',
  '$$\nx\n$$',
  '$\\{1, 2, 3\\}$',
  '$a\\,b$',
  '$n!$',
  '$[0,1]$',
  '$(0, 1]$',
  '$2x$',
  'all $\\mathit{id}$s',
  '$2^n$s and $T_i$s',
  '$x<y$ of\n\nexport const f = () => 1;',
];
for (const text of formulas) {
  test(`${JSON.stringify(text)} is read as a formula`, () => assert.ok(hasFormulas(text)));
}

const prose = [
  'It costs $5 and $10.',
  'between $5-$10 a month',
  'set $HOME and $PATH',
  '`$x^2$` in code',
  '```sh\necho $a_b $c\n```',
  'US$5 or A$7',
  'only $5! Or $6!',
  'from $\\{A}/$\\{B} on',
  'from $\\{A\\}/$\\{B\\} on',
  'between $5k/$10k, or $5k-$10k',
  'from $my_dir/$file or $a_b$c_d on',
  'from $1,000 to $2,000 (yearly)',
  '| for $) |\n| - |\n| is client_id |\n| of [$] |',
  'from my_$a_b$_c or $a_b$_$c on',
];
for (const text of prose) {
  test(`${JSON.stringify(text)} keeps its dollar signs`, () => assert.ok(!hasFormulas(text)));
}

test('formulas with braces become math instead of expressions', async () => {
  const page = await compileText(
    'The loss $\\frac{a}{b}$ is small.\n\n$$\n\\sum_{i=0}^n x_i\n$$\n',
  );
  assert.deepEqual(page.diagnostics, []);
  assert.match(page.render(), /<latex>\$\\frac\{a\}\{b\}\$<\/latex>/);
  assert.match(page.render(), /<latex display="true">\$\$\\sum_\{i=0\}\^n x_i\$\$<\/latex>/);
});

test('a price next to a formula stays, and so does the Markdown around it', async () => {
  const page = await compileText('It costs $5 for **one** and $10 for $x^2$ units.\n');
  assert.deepEqual(page.diagnostics, []);
  assert.match(
    page.render(),
    /costs \$5 for <strong>one<\/strong> and \$10 for <latex>\$x\^2\$<\/latex> units/,
  );
});

/** Returns the text of a page with each formula in brackets. */
async function formulasOf(text: string): Promise<string> {
  const page = await compileText(text);
  assert.deepEqual(page.diagnostics, []);
  return page.render().replaceAll(/<latex[^>]*>\$(.*?)\$<\/latex>/g, '[$1]');
}

test('letters may follow a formula', async () => {
  assert.equal(
    await formulasOf('All $\\mathit{account\\_id}$s of $2^n$s, and $f_{PU}$ed.\n'),
    '<p>All [\\mathit{account\\_id}]s of [2^n]s, and [f_{PU}]ed.</p>',
  );
});

test('next to a formula, numbers and single letters are formulas too, but prices are not', async () => {
  assert.equal(
    await formulasOf('If $x<y$: $0$, $-1$, $8+256$, $x:X$, $A.0$ or $0 - 65535$.\n'),
    '<p>If [x<y]: [0], [-1], [8+256], [x:X], [A.0] or [0 - 65535].</p>',
  );
  const prices =
    'For $a$: $5 and $10, $5/$10, $5-$10, ($5, $6), |$5|$6|, $5 ($6), $NAME$ and $5, $b$.\n';
  assert.equal(
    await formulasOf(prices),
    `<p>${prices.trim().replace('$a$', '[a]').replace('$b$', '[b]')}</p>`,
  );
});

test('emphasis can begin before a formula and end after one', async () => {
  assert.equal(
    await formulasOf('An _active $\\text{No}$_ is\n_$\\text{No}$ idle_, $yy$ too.\n'),
    '<p>An <em>active [\\text{No}]</em> is\n<em>[\\text{No}] idle</em>, [yy] too.</p>',
  );
});

test('next to a formula, comparisons of short words are formulas too', async () => {
  assert.equal(
    await formulasOf('If $x^2$: $x<yy$, $nn>=0$, $-ab=c$, $a<b>c$.\n'),
    '<p>If [x^2]: [x<yy], [nn>=0], [-ab=c], [a<b>c].</p>',
  );
});

test('an arrow in code below does not close a "tag" in a formula', async () => {
  const code = 'export const f = (x) => x;\n';
  assert.equal(
    await formulasOf(`If $x<y$ then $\\{PU\\}$.\n\n${code}`),
    '<p>If [x<y] then [\\{PU\\}].</p>',
  );
});

test('code in quotations, in lists and with backticks stays unchanged next to a formula', async () => {
  const codes = ['> ```sh\n> cost $5\n> ```', '- ```sh\n  cost $5\n  ```', '``cost ` $5``'];
  for (const code of codes) {
    const page = await compileText(`If $x^2$.\n\n${code}\n`);
    assert.doesNotMatch(page.render(), /\\/, code);
  }
});

test('expressions between dollar signs of code, strings and attributes are evaluated next to formulas', async () => {
  const found = [
    'From `$HOME` to {1 + 1} and `$PATH`, if $x^2$.\n',
    'If $x^2$: {"$"}5 to {1 + 1} or {\'$\'}6.\n',
    'If $x^2$: <b title="5$">{1 + 1}</b> {1 + 2} <b title="6$" />.\n',
    'If $x^2$: {`$`} {1 + 1} {`$`}.\n',
    'export const f = (x) => `${x}`, y = `$`;\n\nIf $x^2$: {`$`} {f(1 + 1)} {y} `$z`.\n',
  ];
  assert.deepEqual(await Promise.all(found.map(formulasOf)), [
    '<p>From <code>$HOME</code> to 2 and <code>$PATH</code>, if [x^2].</p>',
    '<p>If [x^2]: $5 to 2 or $6.</p>',
    '<p>If [x^2]: <b title="5$">2</b> 3 <b title="6$"></b>.</p>',
    '<p>If [x^2]: $ 2 $.</p>',
    '<p>If [x^2]: $ 2 $ <code>$z</code>.</p>',
  ]);
});

test('a bare address keeps its dollar signs next to formulas', async () => {
  assert.equal(
    await formulasOf(
      'If $x^2$: http://a.example/$a?b=$c, {1 + 1} [d](/$d) or https://e.example/$e.\n',
    ),
    '<p>If [x^2]: <a href="http://a.example/$a?b=$c">http://a.example/$a?b=$c</a>, 2 <a href="/$d">d</a> or <a href="https://e.example/$e">https://e.example/$e</a>.</p>',
  );
});

test('addresses, code and HTML of Markdown keep their dollar signs next to formulas', async () => {
  const text = 'If $x^2$: http://a.example/$a, `$b` <b title="5$">$6</b>\n\n<p id="$c">d</p>\n';
  const page = await compileText(text, { format: 'md' });
  assert.equal(
    page.render().replace(/<\/?lectern-paragraph>/g, ''),
    '<p>If <latex>$x^2$</latex>: <a href="http://a.example/$a">http://a.example/$a</a>, <code>$b</code> <b title="5$">$6</b></p>\n<p id="$c">d</p>',
  );
});

test('two dollar signs before code with another open no formula of several lines', async () => {
  assert.equal(
    await formulasOf('$$ and `$x`, if $x^2$.\n\nText.\n'),
    '<p>$$ and <code>$x</code>, if [x^2].</p>\n<p>Text.</p>',
  );
  assert.equal(
    await formulasOf('$$ and `$x`.\n\nText.\n'),
    '<p>$$ and <code>$x</code>.</p>\n<p>Text.</p>',
  );
});

test('headings with dollar signs in code keep their ids next to formulas', async () => {
  const page = await compileText('## The `$PATH` {"$"} of {1}\n\n$x^2$\n');
  assert.match(page.render(), /<h2 id="the-path-of">The <code>\$PATH<\/code> \$ of 1<\/h2>/);
});

test('dollar signs are hidden in linear time', () => {
  for (const piece of ['`$` {', ' {"$"} `x`', '`$', ' a="$']) {
    assertGrowsEvenly((size) => hideDollars(`{${piece.repeat(size)}`), 400);
  }
});

test('JavaScript keeps its dollar signs next to formulas', async () => {
  const found = [
    'export const $y = 1;\n\nIf $x^2$: {$y + 1} or {$y}.\n',
    'export const Price = () => <b>$5 or $6</b>;\n\nIf $x^2$: <Price />\n',
    'export const Price = () => {\n\n  return <b>$5</b>;\n};\n\nIf $x^2$: <Price />\n',
    'If $x^2$: {true && <b>$7</b>} {5 > 3 ? "$8" : "$9"}, $10.\n',
    'If $x^2$:\n\n{(() => {\n  const $z = 3;\n  return $z;\n})()}\n',
  ];
  assert.deepEqual(await Promise.all(found.map(formulasOf)), [
    '<p>If [x^2]: 2 or 1.</p>',
    '<lectern-paragraph>If [x^2]: <b>$5 or $6</b></lectern-paragraph>',
    '<lectern-paragraph>If [x^2]: <b>$5</b></lectern-paragraph>',
    '<p>If [x^2]: <b>$7</b> $8, $10.</p>',
    '<p>If [x^2]:</p>\n3',
  ]);
});

test('JavaScript keeps its dollar signs below a regular expression with a brace', async () => {
  const page = await compileText('$a$ {/[{]/.test("b") ? 1 : 2} {<b>$5</b>} {missing("$c")}\n');
  assert.match(page.render(), /2 <b>\$5<\/b> \{missing\("\$c"\)\}/);
});

test('several templates in a paragraph are evaluated next to formulas', async () => {
  const found = [
    '$a$ {`${1}`} and {`${2} $b`}.\n',
    '$a$ {[1].map((x) => `${x}`)}, {[2].map((x) => `$${x}`)}.\n',
    '$a$ {`${3}`} {/\\$c/.test("$c") ? 4 : 5}\n',
  ];
  assert.deepEqual(await Promise.all(found.map(formulasOf)), [
    '<p>[a] 1 and 2 $b.</p>',
    '<p>[a] 1, $2.</p>',
    '<p>[a] 3 4</p>',
  ]);
});

test('a template in a template is evaluated next to formulas', async () => {
  assert.equal(await formulasOf('$a$ {`b ${`c`} d`}.\n'), '<p>[a] b c d.</p>');
});
test('what templates read from the environment is reported next to formulas', async () => {
  const { diagnostics } = await compileText('$a$ {`${process.env.HOME}`}\n');
  assert.deepEqual(
    diagnostics.map(({ code }) => code),
    ['page/environment'],
  );
});
