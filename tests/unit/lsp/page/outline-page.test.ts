import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { DocumentSymbol, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { openEditor } from '../../../helpers/commands/editor.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const project = () =>
  tempFolder({
    'docs.json': '{ "name": "Acme", "variables": { "product": "Rocket" } }',
    'content/index.mdx': '# Home\n',
    'snippets/note.mdx': 'A note.\n',
  });

const partOf = (text: string, { start, end }: Range): string => {
  const document = TextDocument.create('', '', 0, text);
  return text.slice(document.offsetAt(start), document.offsetAt(end));
};

/** Formats symbols as `name | selected`, each below its parent. */
function drawn(text: string, symbols: readonly DocumentSymbol[], indent = ''): string[] {
  return symbols.flatMap(({ name, selectionRange, children = [] }) => [
    `${indent}${name} | ${partOf(text, selectionRange)}`,
    ...drawn(text, children, `${indent}  `),
  ]);
}

suite('the outline of a page', () => {
  test('can have thousands of headings', async (t) => {
    const editor = await openEditor(t, project());
    const text = '## A\n\n### B\n\n'.repeat(10_000);
    const [page] = await editor.outline('content/index.mdx', text);
    const { children = [] } = page ?? {};
    assert.equal(children.length, 10_000);
    assert.deepEqual(children.at(-1)?.children?.[0]?.range, {
      start: { line: 39_998, character: 0 },
      end: { line: 39_998, character: 5 },
    });
  });

  test('includes headings that are written as tags', async (t) => {
    const editor = await openEditor(t, project());
    const text =
      '## One\n\n<h3 id="x">The <b>bold</b> `part`</h3>\n\n<Heading level={2}>\n  Two\n</Heading>\n\n### Three\n\n<h2 />\n\n<div><h4>Deep</h4></div>\n';
    assert.deepEqual(drawn(text, await editor.outline('content/index.mdx', text)), [
      'Home | ',
      '  One | One',
      '    The bold part | The <b>bold</b> `part`',
      '  Two | Two',
      '    Three | Three',
      '      Deep | Deep',
    ]);
  });

  test('is a tree of headings below the title', async (t) => {
    const editor = await openEditor(t, project());
    const outline = async (text: string, file = 'content/index.mdx') =>
      drawn(text, await editor.outline(file, text));
    const written = [
      '---\ntitle: "Start here"\n---\n\n## One\n\n#### Deep\n\n### Less {#own}\n',
      '```md\n## No heading\n```\n\nTwo *words*\n---\n\n##\n\n> ## Quoted\n',
    ];
    assert.deepEqual(await outline(written.join('\n')), [
      'Start here | Start here',
      '  One | One',
      '    Deep | Deep',
      '    Less | Less {#own}',
      '  Two words | Two *words*',
      '  Quoted | Quoted',
    ]);
    assert.deepEqual(await outline('# Home\n\n## One\n\n# Other\n'), [
      'Home | Home',
      '  One | One',
      '  Other | Other',
    ]);
    assert.deepEqual(await outline('---\ntitle: On {{product}}\n---\n\n# On Rocket\n## A\n'), [
      'On Rocket | title: On {{product}}',
      '  A | A',
    ]);
    assert.deepEqual(await outline('Text.\n\n## {{product}} 1\n'), [
      'Home | ',
      '  Rocket 1 | {{product}} 1',
    ]);
    assert.deepEqual(await outline('# A\r\n\r\n## B\r\n\r\n<Card'), ['A | A', '  B | B']);
  });

  test('covers whole sections, counted in UTF-16 units', async (t) => {
    const editor = await openEditor(t, project());
    const text = '# Home\n\n## 🚀 One\n\nText 🚀.\n\n### Inner\n\nMore.\n\n## Two\n\nEnd.\n';
    const [page] = await editor.outline('content/index.mdx', text);
    const [one, two] = page?.children ?? [];
    assert.ok(page && one && two);
    assert.equal(partOf(text, page.range), text);
    assert.equal(partOf(text, one.range), '## 🚀 One\n\nText 🚀.\n\n### Inner\n\nMore.');
    assert.deepEqual(one.selectionRange, {
      start: { line: 2, character: 3 },
      end: { line: 2, character: 9 },
    });
    assert.equal(partOf(text, two.range), '## Two\n\nEnd.');
  });

  test('has no title for a snippet, and other files have no outline', async (t) => {
    const editor = await openEditor(t, project());
    const text = '### Low\n\n## High\n\n### Inner\n';
    assert.deepEqual(drawn(text, await editor.outline('snippets/note.mdx', text)), [
      'Low | Low',
      'High | High',
      '  Inner | Inner',
    ]);
    assert.deepEqual(await editor.outline('docs.json', '{ "name": "Acme" }'), []);
  });
});
