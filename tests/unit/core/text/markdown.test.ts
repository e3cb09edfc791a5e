import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownToMdast } from 'satteri';
import {
  escapeLabel,
  escapeLineStart,
  escapeMarkdown,
  formatCode,
  formatCodeSpan,
  formatFence,
  formatLink,
} from '../../../../src/core/text/markdown.ts';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly lang?: string | null;
  readonly title?: string | null;
  readonly children?: readonly Node[];
}

const read = (markdown: string) => markdownToMdast(markdown) as unknown as Node;
const textOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(textOf).join('');

test('a character is escaped only where it has a meaning in Markdown', () => {
  const cases = {
    'a_b*c': 'a_b\\*c',
    snake_case_name: 'snake_case_name',
    __init__: '\\_\\_init\\_\\_',
    '2 * 3 * 4': '2 * 3 * 4',
    'List<T> and a < b': 'List\\<T> and a < b',
    'fish & chips &amp; R&D;': 'fish & chips \\&amp; R\\&D;',
    'C:\\dir \\*': 'C:\\dir \\\\\\*',
    'an array[0] and [a](b) [^1]': 'an array[0] and [a\\](b) \\[^1\\]',
    '~5 and ~~gone~~': '~5 and ~\\~gone\\~\\~',
    'a `tick`': 'a \\`tick\\`',
  };
  for (const [text, markdown] of Object.entries(cases))
    assert.equal(escapeMarkdown(text), markdown);
});

test('an escaped line is read by Markdown as the original line', () => {
  const lines = [
    '# no heading',
    '#no',
    '- no item',
    '+ no',
    '* no',
    '> no',
    '1. no',
    '12) no',
    '---',
    '===',
    '_ _ _',
    '* * *',
    '~~~ no fence',
    '``` no',
    '[a]: /b',
    '[^a]: b',
    '| a | b |',
    ':--',
    '-5',
    'a*b*c',
    '*a*',
    '**a**',
    '_a_',
    '__a__',
    '***',
    '<b>x</b>',
    '<!-- x -->',
    '<a:b>',
    '&lt;',
    '&#60;',
    '\\*a\\*',
    '\\',
    'a\\',
    '![a](b)',
    '[a](b)',
    '[a][b]',
    '``a` b`',
    '~a~',
    '{braces}',
    '$a$',
    'a  b',
    'x <y',
    'a & b',
    'a_',
    '_',
    '*',
    '`',
    '!',
    '[x] no task',
  ];
  for (const line of lines) {
    const root = read(escapeLineStart(escapeMarkdown(line)));
    assert.deepEqual(
      root.children?.map(({ type, children = [] }) => [type, ...children.map((each) => each.type)]),
      [['paragraph', 'text']],
      line,
    );
    assert.equal(textOf(root), line, line);
  }
});

test('an inline value is a single code span, and a blank one is in quotes', () => {
  for (const [value, shown] of [
    ['a`b|c', 'a`b|c'],
    ['a\n\n# b\n', 'a # b'],
    ['', '""'],
    [' \n', String.raw`" \n"`],
  ] as const) {
    const [paragraph] = read(`x ${formatCode(value)} y`).children ?? [];
    assert.equal(paragraph?.children?.[1]?.value, shown);
  }
});

test('code is preserved whatever backticks it contains', () => {
  for (const code of ['a', '`', '``', 'a`b``c', ' a ', '` a', ' ', 'a\\']) {
    const [paragraph] = read(`x ${formatCodeSpan(code)} y`).children ?? [];
    assert.equal(paragraph?.children?.[1]?.value, code);
  }
  for (const code of ['a', '```\na\n```', '````', '~~~']) {
    const [fence] = read(formatFence('ts', code)).children ?? [];
    assert.deepEqual([fence?.type, fence?.lang, fence?.value], ['code', 'ts', code]);
  }
  assert.equal(formatFence('js a`b\nc', 'x'), '```js a b c\nx\n```');
});

test('a link keeps its URL, label and title', () => {
  for (const url of ['/a', '/a b', '/a(b', '/a)b', '', '/<a>', '/a\\b', '#x']) {
    const label = '[a] ](b) *c*';
    const [paragraph] = read(formatLink(escapeLabel(label), url, 'a "b" \\')).children ?? [];
    const link = paragraph?.children?.[0];
    assert.equal(link?.type, 'link', url);
    assert.deepEqual([link.url, link.title], [url.replace(' ', '%20'), 'a "b" \\']);
    assert.equal(textOf(link), label);
  }
});
