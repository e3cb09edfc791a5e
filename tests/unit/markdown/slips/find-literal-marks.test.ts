import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findHtmlMark,
  findLiteralMark,
} from '../../../../src/markdown/slips/find-literal-marks.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

test('bold text, links and code between tags are found where they begin', () => {
  const found = (code: string) => findLiteralMark(code);
  assert.deepEqual(found('a && <b>x **y z** [l](/m)</b>'), { start: 10, found: '**y z**' });
  assert.deepEqual(found('<><i>a</i>[l](/m)</>')?.found, '[l](/m)');
  assert.deepEqual(found('<p><pre><b>`x`</b></pre><i>`y`</i></p>')?.start, 27);
  assert.deepEqual(found('<p>{a ? <b>`c`</b> : null}</p>')?.found, '`c`');
});

test('marks in code, in values and in code elements are ignored', () => {
  for (const code of [
    '2 ** 3 < 4 ** 5',
    '`a` + "**b**"',
    '<b title="**x**">{`y`} {2 ** 3 ** 4}</b>',
    '<code>**x**</code>',
    '<pre><b>**x**</b>{a && <><i>`y`</i></>}</pre>',
    '<p>5 * 4 * 3, a ** b ** c and [1] (2)</p>',
    '<b>**broken**',
  ])
    assert.equal(findLiteralMark(code), undefined, code);
});

test('the first mark in each block of code on a page is reported', async () => {
  const page = await compileText(
    'export const A = () => <b>**x** `y`</b>;\n\n{A && <p>\n**z** **z**\n</p>}\n\n<p>**fine**</p>\n',
  );
  const hint =
    'Write tags, such as <strong>, <a href="..."> and <code>, or import it: {show && <Part />} with a snippet that has the Markdown.';
  const reported = (place: string, found: string) =>
    `page.mdx:${place} warning page/markdown-in-code: In braces and in code, text between tags is not Markdown, so "${found}" is shown as written. -> ${hint}`;
  assert.deepEqual(
    page.diagnostics.map((one) => diagnosticText(one)),
    [reported('1:27', '**x**'), reported('4:1', '**z**')],
  );
});

test('the first mark in visible HTML text is found', () => {
  assert.deepEqual(findHtmlMark('<div>\n<b>a</b> and **b** `c`\n</div>'), {
    start: 19,
    found: '**b**',
  });
  for (const html of [
    '<!-- **a** --><p title="**b**">c</p>',
    '<pre>**a**</pre><code>[b](/c)</code>',
    '<style>a { b: url(`c`) }</style>',
    '<p>2 ** 3 ** 4</p>',
  ])
    assert.equal(findHtmlMark(html), undefined, html);
});
