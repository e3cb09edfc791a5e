import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHighlighterCoreSync } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { codeTheme, toTokenClass } from '../../../../src/markdown/code/code-theme.ts';
import { importGrammar } from '../../../../src/markdown/code/languages.ts';
import { createLineReader } from '../../../../src/markdown/code/read-lines.ts';
import { codeSamples } from '../../../helpers/values/code-samples.ts';

const engine = await createOnigurumaEngine(import('shiki/wasm'));
const shiki = createHighlighterCoreSync({ engine, themes: [codeTheme], langs: [] });

for (const [language, texts] of Object.entries(codeSamples)) {
  test(`lines of ${language} are colored as in the whole text, in any order of texts`, async () => {
    await shiki.loadLanguage(await importGrammar(language));
    for (const order of [texts, texts.toReversed(), [...texts, ...texts]]) {
      const read = createLineReader(shiki, language);
      for (const text of order) assert.deepEqual(read(text), readWhole(text, language));
    }
  });
}

function readWhole(text: string, lang: string) {
  const lines = shiki.codeToTokensBase(text, { lang, theme: codeTheme.name ?? '' });
  return lines.map((tokens) =>
    tokens.map(({ content, color }) => ({ text: content, className: toTokenClass(color) })),
  );
}

test('a line is tokenized once, however often it occurs in the code of a site', async () => {
  await shiki.loadLanguage(await importGrammar('typescript'));
  const grammar = shiki.getLanguage('typescript');
  let times = 0;
  const counting = { ...shiki, getLanguage: () => grammar };
  const original = grammar.tokenizeLine2.bind(grammar);
  grammar.tokenizeLine2 = (...request) => {
    times += 1;
    return original(...request);
  };
  const read = createLineReader(counting, 'typescript');
  for (let page = 0; page < 100; page += 1) read(`call(${page});\nconst a = { b: 1 };\ndone();\n`);
  grammar.tokenizeLine2 = original;
  assert.equal(times, 102);
});
