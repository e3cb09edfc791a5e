import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deepestNesting } from '../../../../src/core/text/markup/nesting-limits.ts';
import { findTooDeep } from '../../../../src/core/text/nesting.ts';
import { deepMarkdown, floods } from '../../../helpers/hostile/deep-texts.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';

const lists = (depth: number): string =>
  Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a\n`).join('');

test('excessive nesting is located where it exceeds the limit, in any notation', () => {
  const { container, tag, bracket } = deepestNesting;
  assert.deepEqual(findTooDeep('>'.repeat(500), 'md'), { kind: 'container', offset: container });
  assert.deepEqual(findTooDeep('<b>'.repeat(500), 'mdx'), { kind: 'tag', offset: 3 * tag });
  assert.deepEqual(findTooDeep('{'.repeat(500), 'mdx'), { kind: 'bracket', offset: bracket });
  assert.equal(findTooDeep(lists(container), 'md'), undefined);
  assert.equal(findTooDeep(lists(container + 1), 'md')?.kind, 'container');
});

test('deeply nested text is always found, merely long text never', () => {
  for (const [name, make] of Object.entries(deepMarkdown)) {
    assert.notEqual(findTooDeep(make(10_000), 'md'), undefined, name);
    assert.equal(findTooDeep(make(10), 'md'), undefined, name);
  }
  for (const [name, make] of Object.entries(floods)) {
    assert.equal(findTooDeep(make(5000), 'md'), undefined, name);
  }
});

test('adjacent elements do not count as nested', () => {
  const texts = [
    '- a\n'.repeat(1000),
    '> a\n\nb\n\n'.repeat(1000),
    '<br>\n<img src="a">\n'.repeat(1000),
    '<Card title="Settings > Video" icon="x" />\n'.repeat(1000),
    '<Card\n  title="a"\n  href={b}\n>\n  text\n</Card>\n'.repeat(1000),
    '<li>a\n'.repeat(1000),
    'Ada <ada@example.com>, see <https://example.com/a>\n'.repeat(1000),
    '| **a** | *b* | required* |\n'.repeat(1000),
    '* *optional\n'.repeat(1000),
    'Name: ____________ 2 * 3 snake_case\n'.repeat(1000),
  ];
  for (const text of texts) assert.equal(findTooDeep(text, 'md'), undefined, text.slice(0, 40));
});

test('code does not count toward nesting, in fences and inline', () => {
  const code = 'List<string> a = (((( {{{{ <div> > > >\n'.repeat(1000);
  const texts = [
    `\`\`\`ts\n${code}\`\`\`\n`,
    `> ~~~\n${code}> ~~~\n`,
    '`<div> {`\n\n'.repeat(1000),
  ];
  for (const text of texts) assert.equal(findTooDeep(text, 'mdx'), undefined);
  assert.equal(findTooDeep(`\`\`\`ts\n${code}\`\`\`\n${'<div>'.repeat(500)}`, 'mdx')?.kind, 'tag');
});

test('escaped characters are text', () => {
  const texts = [
    '[\\<string | undefined>](https://example.com)\n'.repeat(1000),
    'takes \\{ and gives \\[\n'.repeat(1000),
    'a \\*b and \\_c and \\`d <b>e</b>\n'.repeat(1000),
  ];
  for (const text of texts) assert.equal(findTooDeep(text, 'mdx'), undefined, text.slice(0, 40));
  for (const deep of ['\\\\<b>', '<b \\>', '{a}\\\\<b>']) {
    assert.equal(findTooDeep(deep.repeat(500), 'mdx')?.kind, 'tag', deep);
  }
  assert.equal(findTooDeep(`<hr>${'\\<b>'.repeat(500)}`, 'md')?.kind, 'tag');
});

test('unclosed tags in an expression are located at the first of them', () => {
  const many = (part: string) => part.repeat(40);
  const found = { kind: 'unclosed', offset: 3 };
  const tags = ['<script>', '<b>', '<br>', '<b c="d">', '<b {...c}>', '<>', '<b>()=>'];
  for (const tag of [...tags, "<b c='/>'>", "<b c='d/>'>", "<b c={'/>'}>", "<b>{'</b>'}"]) {
    assert.deepEqual(findTooDeep(`a\n{${many(tag)}`, 'mdx'), found, tag);
    assert.deepEqual(findTooDeep(`a\n{${many(tag)}}\n\nb\n`, 'mdx'), found, tag);
  }
  assert.equal(findTooDeep(`{${many('<b>')}${'</b>'.repeat(20)}}`, 'mdx')?.kind, 'unclosed');
  assert.equal(findTooDeep(`<X a={${many('<b>')}`, 'mdx')?.kind, 'unclosed');
  for (const text of [
    `{${many('<b>')}${many('</b>')}}`,
    `{${many('<B a={() => 1} />')}}`,
    `{${many('<br/>')}}`,
    `{${many("<stop offset='1'/>")}}`,
    `{${many("<b>'1'</b>")}}`,
    `{[${many("'<b>', ")}]}`,
    many('{<b>}\n\n'),
    many('<b>\n'),
  ]) {
    assert.equal(findTooDeep(text, 'mdx'), undefined, text.slice(0, 40));
  }
});

test('tags in strings, templates and comments of code are text', () => {
  const types = 'list(data): Promise<Item[]>; // Map<string>\n'.repeat(500);
  for (const text of [
    `<Code code={\`${types}\`} />\n`,
    `<Code code={\`if (a) {\n\n${types}\`} />\n\n${'`Promise<void>`\n\n'.repeat(50)}`,
    `export const a = \`${types}\n\n${types}\`;\n\nText\n`,
    `{/*\n\n${types}*/}\n`,
    `{[${"{ type: 'Promise<void>' },\n".repeat(500)}]}\n`,
    `export const a = () => {\n${'  // Promise<void>\n'.repeat(500)}};\n`,
    `<Field types={["a"]} type={'Map<a>'} />\n`.repeat(500),
  ]) {
    assert.equal(findTooDeep(text, 'mdx'), undefined, text.slice(0, 40));
  }
  assert.equal(findTooDeep(`export const a = \`${types}\`;\n`, 'jsx'), undefined);
  const open = '<b>'.repeat(40);
  for (const text of [`{'a' + <p>'${open}'</p>}`, `{<p>\`${open}\`</p>}`, `{\`a\` + ${open}}`]) {
    assert.equal(findTooDeep(text, 'mdx')?.kind, 'unclosed', text);
  }
});

test('deep nesting is found after ambiguous syntax', () => {
  const deep = `${'['.repeat(300)}${']'.repeat(300)}`;
  for (const text of [
    `{a++ / ${deep} / 2}`,
    `{a.in / ${deep} / 2}`,
    `{if (a) /'/; ${deep} + ''}`,
    `{{} / 'a/b' + ${deep} + 'c'}`,
    `{a // b\r${deep}\n}`,
    `{'a\\\nb' + ${deep} + 'c'}`,
  ]) {
    assert.equal(findTooDeep(`${text}\n`, 'mdx')?.kind, 'bracket', text.slice(0, 20));
  }
});

test('unclosed strings and comments in a long page are scanned in linear time', () => {
  for (const piece of [
    '{/[}}',
    '{/*}',
    '{"}',
    "{'}\n",
    '{`}',
    '{</}',
    '{<p></   ',
    'export /*\n\n',
  ]) {
    assertGrowsEvenly((size) => findTooDeep(piece.repeat(size), 'mdx'), 2000);
  }
});
