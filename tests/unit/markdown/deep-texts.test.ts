import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderUntrusted } from '../../../src/markdown/untrusted.ts';
import { deepMarkdown, deepMdx, floods } from '../../helpers/hostile/deep-texts.ts';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../helpers/pages/compile.ts';

test('a page that nests too deeply is one error at its place', async () => {
  for (const [name, make] of Object.entries({ ...deepMarkdown, ...deepMdx })) {
    const { diagnostics } = await compileText(`# Page\n\n${make(10_000)}`);
    assert.deepEqual([diagnostics.length, diagnostics[0]?.code], [1, 'page/too-deep'], name);
    assert.ok((diagnostics[0]?.position?.line ?? 0) >= 3, name);
  }
  for (const [name, make] of Object.entries(deepMarkdown)) {
    const { diagnostics } = await compileText(make(10_000), { format: 'md' });
    assert.deepEqual([diagnostics.length, diagnostics[0]?.code], [1, 'page/too-deep'], name);
  }
});

test('a page that is only long is compiled', async () => {
  for (const [name, make] of Object.entries(floods)) {
    const { diagnostics } = await compileText(make(3000), { format: 'md' });
    const reported = new Set(diagnostics.map(({ code }) => code));
    assert.deepEqual(
      [...reported],
      name === 'headings without text' ? ['heading/empty'] : [],
      name,
    );
  }
  const { diagnostics } = await compileText(`a ${'<'.repeat(3000)} b\n`);
  assert.equal(diagnostics.map(({ code }) => code).join(), 'page/less-than');
});

test('an expression with too many operators is an error before it is parsed', async () => {
  for (const operator of [
    'a?',
    'a ? b : ',
    'a=',
    'a=>',
    'typeof ',
    'a**',
    'new ',
    'await ',
    'a?.b',
    'a?b="c":',
    '"a">',
    '!/a />/.b+',
  ]) {
    for (const open of ['export const a = [\n\n', 'export const a = ', '{', '<p a={']) {
      const { diagnostics } = await compileText(`x\n\n${open}${operator.repeat(100_000)}`);
      const reported = diagnostics.map(({ code, message }) => `${code}: ${message}`);
      assert.deepEqual(reported, [
        'page/too-deep: Here an expression has more than 5000 operators, so the file is not read.',
      ]);
    }
  }
});

test('a large amount of code without a long expression is compiled', async () => {
  const rows = Array.from({ length: 3000 }, (_, rank) => `  { a: -${rank} + 1, b: 'a-->b' },`);
  const image = `data:image/png;base64,${'a+b/'.repeat(10_000)}`;
  const paths = '  <path d="" fill="#B82118" transform="translate(0,0)"/>\n'.repeat(3000);
  const drawing = `<Card icon={<svg>\n${paths}</svg>} title="A" />`;
  assert.deepEqual((await compileText(drawing)).diagnostics, []);
  const text = `export const rows = [\n${rows.join('\n')}\n];\n\n<img alt="a" src={'${image}'} />\n\n{rows.length}\n`;
  assert.deepEqual((await compileText(text)).diagnostics, []);
});

test('an error about nesting reports what is nested, and where', async () => {
  const report = async (text: string) =>
    (await compileText(text)).diagnostics.map((found) => diagnosticText(found));
  assert.deepEqual(await report(`\na\n\n${'> '.repeat(300)}b\n`), [
    'page.mdx:4:201 error page/too-deep: Here more than 100 quotations and lists are nested, so the file is not read. -> Remove some levels, or put text that is not meant as levels in a code block.',
  ]);
  assert.deepEqual(await report(`a\n\n{${'!'.repeat(20_000)}1}\n`), [
    'page.mdx:3:5002 error page/too-deep: Here an expression has more than 5000 operators, so the file is not read. -> Remove some levels, or put text that is not meant as levels in a code block.',
  ]);
  assert.deepEqual(await report(`a\n\n{${'<script>'.repeat(40)}\n`), [
    'page.mdx:3:2 error page/too-deep: Here an expression opens more than 12 tags that it never closes, so the file is not read. -> Remove some levels, or put text that is not meant as levels in a code block.',
  ]);
});

test('a snippet that nests too deeply is reported at its own place', async () => {
  const snippets = {
    'snippets/deep.mdx': `\n${'- '.repeat(20_000)}a\n`,
    'snippets/deep.jsx': `export const a = ${'['.repeat(20_000)}${']'.repeat(20_000)};\n`,
    'snippets/long.jsx': `export const b = ${'!'.repeat(20_000)}1;\n`,
  };
  const imports = Object.keys(snippets).map((path, rank) => `import { X${rank} } from '/${path}';`);
  const { diagnostics } = await compileText(`${imports.join('\n')}\n\ntext\n`, { snippets });
  const reported = diagnostics.map(
    ({ code, file, position }) => `${file}:${position?.line} ${code}`,
  );
  assert.deepEqual(reported, [
    'snippets/deep.mdx:2 page/too-deep',
    'snippets/deep.jsx:1 page/too-deep',
    'snippets/long.jsx:1 page/too-deep',
  ]);
});

test('a description that nests too deeply is shown as written', () => {
  assert.match(renderUntrusted('- '.repeat(20_000)), /^<p>- - - .* -<\/p>$/);
  assert.equal(
    renderUntrusted(`${'>'.repeat(300)} <b>\n\nb`),
    `<p>${'&gt;'.repeat(300)} &lt;b&gt;</p>\n<p>b</p>`,
  );
  for (const [name, make] of Object.entries({ ...deepMarkdown, ...deepMdx, ...floods })) {
    assert.equal(typeof renderUntrusted(make(10_000)), 'string', name);
  }
});
