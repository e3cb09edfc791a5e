import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHighlighterCoreSync, type RegexEngine } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { codeTheme } from '../../../../src/markdown/code/code-theme.ts';
import { importGrammar } from '../../../../src/markdown/code/languages.ts';
import { shareExpressions } from '../../../../src/markdown/code/share-expressions.ts';
import { codeSamples } from '../../../helpers/values/code-samples.ts';

const oniguruma = await createOnigurumaEngine(import('shiki/wasm'));
const theme = codeTheme.name ?? '';

async function startWith(engine: RegexEngine, languages: readonly string[]) {
  const shiki = createHighlighterCoreSync({ engine, themes: [codeTheme], langs: [] });
  for (const language of languages) await shiki.loadLanguage(await importGrammar(language));
  return shiki;
}

/** Code whose grammars look for the end of a block that begins with words of the code. */
const blocks: Readonly<Record<string, readonly string[]>> = {
  ruby: [
    'a = <<~ONE\n  text\nONE\nb = <<~TWO\n  text\nTWO\nputs a\n',
    '%w[a b].each { |x| p x }\n',
  ],
  perl: ['print <<"END";\ntext\nEND\n$a =~ s{a}{b}g;\n'],
  php: ['<?php\n$a = <<<EOT\ntext $b\nEOT;\necho "{$a}";\n'],
  rust: ['let a = r#"text"#;\nlet b = r##"te"#xt"##;\n'],
};

test('code has the same tokens as with an engine that compiles each list of expressions', async () => {
  const samples = { ...codeSamples, ...blocks };
  const languages = Object.keys(samples);
  const shared = await startWith(shareExpressions(oniguruma), languages);
  const plain = await startWith(oniguruma, languages);
  for (const [lang, texts] of Object.entries(samples)) {
    for (const text of texts) {
      // Lists that are searched often are compiled as a whole: the last copies are read with these.
      const code = text.repeat(60);
      assert.deepEqual(
        shared.codeToTokensBase(code, { lang, theme }),
        plain.codeToTokensBase(code, { lang, theme }),
        lang,
      );
    }
  }
});

test('an expression that many rules of a grammar list is compiled once', async () => {
  const alone: string[] = [];
  const counting: RegexEngine = {
    ...oniguruma,
    createScanner: (sources) => {
      const [first, ...others] = sources;
      if (others.length === 0) alone.push(String(first));
      return oniguruma.createScanner(sources);
    },
  };
  const shiki = await startWith(shareExpressions(counting), ['typescript']);
  shiki.codeToTokensBase('const a = (b: string) => `${b}`;\n', { lang: 'typescript', theme });
  assert.ok(alone.length > 100);
  assert.equal(new Set(alone).size, alone.length);
});

test('an expression about the place where the search began is searched for anew from each place', () => {
  const { createScanner, createString } = shareExpressions(oniguruma);
  const text = createString('a b b');
  const startsFrom = (source: string) =>
    [0, 2, 3, 4].map(
      (from) => createScanner([source]).findNextMatchSync(text, from, 0)?.captureIndices[0]?.start,
    );
  assert.deepEqual(startsFrom(String.raw`\Gb`), [undefined, 2, undefined, 4]);
  assert.deepEqual(startsFrom('b'), [2, 2, 4, 4]);
});
