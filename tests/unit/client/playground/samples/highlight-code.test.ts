import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ColoredLine,
  highlightCode,
} from '../../../../../src/client/playground/samples/highlight-code.ts';
import { parse } from '../../../../../src/core/html/parse.ts';
import { elementText } from '../../../../../src/core/html/text.ts';
import type { HttpRequest } from '../../../../../src/core/reference/model/request-model.ts';
import { buildCodeSamples } from '../../../../../src/core/reference/request/samples/code-samples.ts';
import { createHighlighter } from '../../../../../src/markdown/code/highlight.ts';

const body = `{
  "name": "it's \\"Tom\\" \\\\ \${a} é",
  "age": 3,
  "tame": true,
  "big": 12345678901234567890
}`;
const request: HttpRequest = {
  method: 'PUT',
  url: 'https://zoo.test/pets/1?a=b',
  headers: [['Content-Type', 'application/json']],
  body: { kind: 'text', text: body },
};
const { samples } = buildCodeSamples(request);

/** Removes whitespace, which HTML may collapse. */
function bare(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Returns the texts of one color, by line, however they are split into pieces. */
function textsOf(lines: readonly ColoredLine[]): readonly string[] {
  return lines.map(({ pieces }) =>
    pieces
      .filter(({ color }) => color === 'ts' || color === 'tr')
      .map(({ text }) => text)
      .join(''),
  );
}

test('coloring a sample does not lose or add any character', () => {
  assert.ok(samples.length >= 8);
  for (const { text, language } of [...samples, { text: "'never ended", language: 'bash' }]) {
    const lines = highlightCode(text, language).map(({ pieces }) =>
      pieces.map((piece) => piece.text).join(''),
    );
    assert.equal(lines.join('\n'), text);
  }
});

test('strings in samples are found where the grammars of the page find them', async () => {
  const highlighter = createHighlighter();
  for (const { text, language, label } of samples) {
    await highlighter.ensureLanguages([language], text);
    const { html } = highlighter.highlight(text, { language });
    const expected = html.split('\n').map((line) => {
      const texts = line.matchAll(/<span class="t[sr]">(.*?)<\/span>/g);
      return [...texts].map(([, inner = '']) => elementText(parse(inner))).join('');
    });
    const own = textsOf(highlightCode(text, language));
    assert.deepEqual(own.map(bare), expected.map(bare), label);
  }
});

test('tokens reuse the colors of the page, and lines know whether a string continues', () => {
  const lines = highlightCode('const a = `b\nc`;\n', 'javascript', new Map([['const', 'tk']]));
  assert.deepEqual(lines, [
    {
      pieces: [{ text: 'const', color: 'tk' }, { text: ' a = ' }, { text: '`b', color: 'ts' }],
      isInside: false,
    },
    { pieces: [{ text: 'c`', color: 'ts' }, { text: ';' }], isInside: true },
    { pieces: [], isInside: false },
  ]);
});
