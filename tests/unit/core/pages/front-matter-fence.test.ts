/** Front matter that contains lines of dashes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFrontMatter } from '../../../../src/core/pages/front-matter.ts';
import { bodyStart } from '../../../../src/core/text/markup/front-matter-block.ts';

test('a second front matter block directly below the first is merged into it', () => {
  for (const end of ['\n', '\r\n']) {
    const text = ['---', 'title: A', '---', '', '---', 'description: B', '---', 'Text'].join(end);
    const read = parseFrontMatter({ path: 'a.mdx', text });
    assert.deepEqual(read.frontMatter, { title: 'A', description: 'B', meta: {} });
    assert.deepEqual(read.positions['description'], { line: 6, column: 1 });
    assert.equal(read.text.slice(bodyStart(read.text)), 'Text');
  }
});

test('a duplicated opening fence is accepted, and a fix removes it', () => {
  for (const end of ['\n', '\r\n']) {
    const text = ['---', '', '---', 'title: A', 'tag: B', '---', 'Text'].join(end);
    const read = parseFrontMatter({ path: 'a.mdx', text });
    assert.deepEqual(read.frontMatter, { title: 'A', tag: 'B', meta: {} });
    assert.deepEqual(read.positions['tag'], { line: 5, column: 1 });
    assert.equal(read.text.slice(bodyStart(read.text)), 'Text');
    const position = { line: 3, column: 1 };
    assert.deepEqual(
      read.diagnostics.map(({ fix }) => fix?.edits),
      [[{ file: 'a.mdx', position, before: `---${end}`, text: '' }]],
    );
  }
});

test('a first line that names the language, and a last line of dots, are read, and a fix replaces them', () => {
  for (const [opening, closing, wrong] of [
    ['---yaml', '---', 1],
    ['--- yml', '---', 1],
    ['---', '...', 3],
  ] as const) {
    const text = [opening, 'title: A', closing, 'Text', '', '---', ''].join('\n');
    const read = parseFrontMatter({ path: 'a.mdx', text });
    assert.deepEqual(read.frontMatter, { title: 'A', meta: {} });
    assert.equal(read.text.slice(bodyStart(read.text)), 'Text\n\n---\n');
    const position = { line: wrong, column: 1 };
    const before = wrong === 1 ? opening : closing;
    assert.deepEqual(
      read.diagnostics.map(({ code, fix }) => [code, fix?.edits]),
      [['front-matter/fence', [{ file: 'a.mdx', position, before, text: '---' }]]],
    );
  }
});

test('a page whose text begins with such lines has no front matter', () => {
  for (const text of ['---yaml\nText\n---\n', '---\n\nText\n\n...\n\n---\n', '...\ntitle\n']) {
    assert.deepEqual(parseFrontMatter({ path: 'a.mdx', text }).frontMatter, { meta: {} }, text);
  }
});

test('a line of dashes above an empty line and text is a thematic break', () => {
  for (const rest of [
    '\n# Setup\n\n---\n\nText\n',
    '\nWords\n\nNote: more words\n\n---\n\nText\n',
    '\r\nSee [a](b) and this\r\n\r\n---\r\nText',
    '\n## Setup: one\n\nNote: a\n\n---\n',
    '\nNote: this is a sentence.\n\n---\n',
    '\nSome text: it has a colon.\n\n---\n',
    'This page is about colons: there are many.\n\n## One\n\n---\n',
  ]) {
    const read = parseFrontMatter({ path: 'a.mdx', text: `---\n${rest}` });
    assert.deepEqual(read.diagnostics, [], rest);
    assert.equal(read.text, `***\n${rest}`);
  }
});

test('an empty line and a comment above keys are part of front matter', () => {
  for (const inner of [
    '\n# Shown in the sidebar\ntitle: A',
    '\ntitel A\ntitle: A',
    '\n# title: A',
    '\nTitle: All about it, in words',
    '\nNote: this is a sentence.\ntitle: A',
    'date created: on a nice day',
    '"og:title that is long": A',
    'summary: Words of this page',
  ]) {
    const text = `---\n${inner}\n---\n\nText\n`;
    const read = parseFrontMatter({ path: 'a.mdx', text });
    assert.equal(read.text, text);
  }
});
