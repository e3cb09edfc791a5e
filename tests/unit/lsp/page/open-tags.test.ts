import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOpenTags } from '../../../../src/lsp/page/open-tags.ts';
import { countSteps } from '../../../helpers/measure/count-steps.ts';

test('open tags are listed from the innermost one, each once', () => {
  assert.deepEqual(listOpenTags('<Steps>\n<Step>\n<Card>\n</Card>\n<b>a\n<Step>\n'), [
    'Step',
    'b',
    'Steps',
  ]);
});

test('tags in code, comments and expressions are not open', () => {
  const code = 'a '.repeat(2000);
  for (const text of [
    `\`${code}<a>\``,
    '```\n<a>\n```\n',
    '<!-- <a> -->',
    '{/* <a> */}',
    "{'<a>'}",
  ]) {
    assert.deepEqual(listOpenTags(`<b>\n\n${text}\n`), ['b'], text.slice(-20));
  }
});

test('braces and comments that are never closed do not hide tags', () => {
  for (const sign of ['{', '<!-- ']) {
    assert.deepEqual(listOpenTags(`${sign.repeat(30)} <Card>\n`), ['Card']);
  }
});

test('each character of a text is looked at a few times only', () => {
  for (const piece of [
    '`` {`` ',
    '{` ',
    '`{ ',
    '{`',
    '{`${',
    '{"\\',
    '<a {',
    '<A b={`\n',
    '<!-- ',
    '<a>\n  <b>\n </c>\n',
    '|a|\n|-|\n|<A b="|">|\n',
  ]) {
    const text = piece.repeat(20_000 / piece.length);
    const steps = countSteps(() => listOpenTags(text)) / text.length;
    assert.ok(
      steps < 60,
      `${JSON.stringify(piece)}: ${Math.round(steps)} steps for each character`,
    );
  }
});

test('the rows of one long table are looked at a few times only', () => {
  const text = `|a|\n|-|\n${'|<A b="|">|\n'.repeat(2000)}`;
  const steps = countSteps(() => listOpenTags(text)) / text.length;
  assert.ok(steps < 60, `${Math.round(steps)} steps for each character`);
});
