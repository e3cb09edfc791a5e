import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadingTitle } from '../../../../src/core/pages/page-title.ts';

test('a level 1 heading at the start of a text is its title, without Markdown syntax', () => {
  const cases: readonly (readonly [string, string | undefined])[] = [
    ['# Start here\n\nText', 'Start here'],
    ['---\nicon: x\n---\n\n# With **bold** and `code` #\n', 'With bold and code'],
    [
      'import A from "/snippets/a.mdx"\nexport const b = {\n  c: 1 };\n\n{/* note */}\n# [Linked](/a) _name_',
      'Linked name',
    ],
    ['<!-- note -->\n# snake_case_name {#id}', 'snake_case_name'],
    ['# 1\\. First', '1. First'],
    ['# Accounts &amp; codes &#x2014;&#x20;', 'Accounts & codes —'],
    ['# The `&amp;` reference', 'The &amp; reference'],
    ['# &nbsp;', undefined],
    ['# Copied\u0008 text', 'Copied text'],
    ['# \u0008', undefined],
    ['Text\n\n# Later', undefined],
    ['## Second level', undefined],
    ['#tag', undefined],
    ['# <Icon icon="x" /> Drawn', undefined],
    ['', undefined],
    ['My *Lib*\n======\n\nText', 'My Lib'],
    ['---\ndescription: a\n---\n\nMy Lib \n=\n', 'My Lib'],
    ['- Item\n===\n', undefined],
    ['Text\nmore\n===\n', undefined],
    ['Text\n\n===\n', undefined],
    ['<a id="mod"></a>\n\n# mod\n\n```py\n# a comment\n```\n\n## f\n', 'mod'],
    ["---\nicon: x\n---\n<a name='a' />\r\n\r\n<a id='b'></a>\r\n\r\n# Both\r\n", 'Both'],
    ['<a id="mod"></a>\n\n# mod\n\n<a id="mod.b"></a>\n\n# mod.b\n', undefined],
    ['<a id="mod">Text</a>\n\n# mod\n', undefined],
  ];
  for (const [text, title] of cases) assert.equal(leadingTitle(text), title, text);
});
