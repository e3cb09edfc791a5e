import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listEmbedded } from '../../../../src/markdown/code/embedded-languages.ts';
import { createHighlighter } from '../../../../src/markdown/code/highlight.ts';
import { importGrammar } from '../../../../src/markdown/code/languages.ts';

/**
 * By language: code that contains code in other languages, and a pattern for the highlighting of that code.
 */
const HOLDING: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  asciidoc: [
    ['[source,ruby]\n----\ndef a\nend\n----', /"tk">def/],
    ['++++\n<b id="a">x</b>\n++++', /"tg">b</],
    [',===\na,b\n,===', /"line">a,b</],
  ],
  astro: [['<style lang="scss">\n$a: 1px;\nb { @include c; }\n</style>', /"tk">@include/]],
  haml: [
    ['%p{ a: "x" }= b.map { |c| c }', /"ts">"x"/],
    [':markdown\n  # Title', /"th"> *# Title/],
    [':coffee\n  a = "x"', /"ts">"x"/],
  ],
  latex: [
    ['\\begin{minted}{rust}\nlet a = 1;\n\\end{minted}', /"tk">let/],
    ['\\begin{pycode}\ndef f(): pass\n\\end{pycode}', /"tk">def/],
    ['\\begin{luacode}\nlocal a = 1\n\\end{luacode}', /"tk">local/],
  ],
  markdown: [
    ['---\ntitle: A\n---\n', /"ta">title<\/span>: <span class="ts">A</],
    ['<p class="a">\n  <img src="b.png">\n</p>', /"ta">class/],
    ['```elixir\ndef a, do: 1\n```', /"tk">def/],
  ],
  mdx: [
    ['---\ntitle: A\n---\n', /"ta">title<\/span>: <span class="ts">A</],
    ['<Note a={1}>x</Note>', /&lt;<span class="tg">Note<\/span> <span class="ta">a</],
    ['+++\ntitle = "A"\n+++\n', /"ts">"A"/],
    ['~~~sh\necho "$A"\n~~~', /"tf">echo/],
  ],
  pug: [['style.\n  a { b: c }\n:scss\n  $a: 1px;', /"tn">1px/]],
  svelte: [
    ['<style lang="less">\n@a: 1px;\n</style>', /"tn">1px/],
    ['<!--\n@component\n# Title\n-->', /"th"># Title/],
  ],
  vue: [
    ['<template lang="pug">\np.a(b="c") x\n</template>', /"ta">\.a/],
    ['<script lang="tsx">\nconst a = <b c="d" />;\n</script>', /"tk">const/],
    ['<i18n lang="yaml">\na: b\n</i18n>', /"ta">a</],
  ],
  wikitext: [
    ['<syntaxhighlight lang="go">\nfunc a() {}\n</syntaxhighlight>', /"tk">func/],
    ['<templatedata>\n{ "a": 1 }\n</templatedata>', /"tn">1/],
  ],
};

suite('nested code is highlighted, independent of other pages', () => {
  for (const [language, samples] of Object.entries(HOLDING))
    test(`in ${language}`, async () => {
      const full = createHighlighter();
      await full.ensureLanguages(await listLazy(language), '');
      for (const [code, colored] of samples) {
        const alone = createHighlighter();
        await alone.ensureLanguages([language], code);
        await full.ensureLanguages([language], code);
        const { html } = alone.highlight(code, { language });
        assert.match(html, colored);
        assert.equal(html, full.highlight(code, { language }).html, code);
      }
    });
});

test('every language with lazily embedded languages is tested', async () => {
  const { bundledLanguagesInfo } = await import('shiki/langs');
  const holding = [];
  for (const { id } of bundledLanguagesInfo) if ((await listLazy(id)).length > 0) holding.push(id);
  assert.deepEqual(holding.sort(), Object.keys(HOLDING).sort());
});

test('a language is loaded for nested code only if the text mentions it', async () => {
  const grammars = await importGrammar('markdown');
  assert.deepEqual([...listEmbedded(grammars, 'Use go, `make` and diff.')], ['yaml']);
  assert.deepEqual([...listEmbedded(grammars, '> ```Golang\n> x\n> ```')], ['yaml', 'go']);
  assert.deepEqual([...listEmbedded(await importGrammar('json'), '```go\nx\n```')], []);
});

/**
 * Returns the languages that code in a language can contain, but whose grammars are not loaded with its
 * own.
 */
async function listLazy(id: string): Promise<readonly string[]> {
  const grammars = await importGrammar(id);
  return grammars.find(({ name }) => name === id)?.embeddedLangsLazy ?? [];
}
