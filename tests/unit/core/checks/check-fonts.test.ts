import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkFonts } from '../../../../src/core/checks/check-fonts.ts';
import { parseConfig } from '../../../../src/core/config/parse/parse-config.ts';
import { placeIn } from '../../../../src/core/diagnostic/diagnostic.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

test('an unavailable font is reported with how to bring it into the project', () => {
  const problems = [
    { kind: 'foreign' as const, path: ['font', 'url'], value: 'https://a.example/f.woff2' },
    { kind: 'not-installed' as const, path: ['font', 'family'], value: 'Source Serif 4' },
    { kind: 'unreadable' as const, path: ['font', 'url'], value: '/f.woff2' },
    { kind: 'missing-file' as const, path: ['font', 'url'], value: '/g.woff2' },
  ];
  const place = placeIn('docs.json', { line: 3, column: 5 });
  assert.deepEqual(
    checkFonts(
      problems.map((problem) => ({ ...problem, family: 'Source Serif 4' })),
      { config: {}, placeOf: () => place },
    ).map((each) => diagnosticText(each)),
    [
      `docs.json:3:5 warning site/foreign-font: The font "https://a.example/f.woff2" is not loaded, because pages load nothing from other hosts: one of Lectern's own fonts is used instead. -> Download the file into the project and name its path, or install a package of the font: "npm install @fontsource-variable/source-serif-4", or "@fontsource/source-serif-4" where there is none.`,
      `docs.json:3:5 warning site/font-not-installed: There are no files for the font "Source Serif 4": one of Lectern's own fonts is used instead. -> Name its file with "url", or install a package of the font: "npm install @fontsource-variable/source-serif-4", or "@fontsource/source-serif-4" where there is none.`,
      'docs.json:3:5 warning site/unreadable-font: "/f.woff2" cannot be read as a font. -> Name a woff2 or woff file.',
      'docs.json:3:5 error site/missing-file: "font.url" is "/g.woff2", but there is no such file. -> Correct the path, which counts from the root of the site, or add the file.',
    ],
  );
});

test('messages about a docs.json of the newer format use its key names', () => {
  const family = 'Lora';
  const problems = [
    { kind: 'not-installed' as const, path: ['font', 'headings', 'family'], value: family },
    { kind: 'missing-file' as const, path: ['font', 'body', 'url'], value: '/g.woff2' },
  ];
  const config = { tree: { branches: [], entries: [], globals: [] } };
  const said = checkFonts(
    problems.map((problem) => ({ ...problem, family })),
    { config, placeOf: () => ({ file: 'docs.json' }) },
  );
  assert.match(said[0]?.hint ?? '', /^Name its file with "source", or /);
  assert.match(said[1]?.message ?? '', /^"fonts\.body\.source" is "\/g\.woff2"/);
});

test('a typeface for everything is reported at its own family and not at the braces around it', () => {
  const said = (font: object, name: string) => {
    const text = JSON.stringify({ name: 'Acme', navigation: { pages: ['a'] }, fonts: font });
    const { config, locate } = parseConfig({ path: 'docs.json', text });
    const problem = { kind: 'not-installed', path: ['font', name, 'family'] } as const;
    const problems = [{ ...problem, value: 'Lora', family: 'Lora' }];
    const [found] = checkFonts(problems, { config, placeOf: locate });
    return text.slice((found?.position?.column ?? 0) - 1);
  };
  assert.equal(said({ family: 'Lora', code: { family: 'A' } }, 'body').slice(0, 6), '"Lora"');
  assert.equal(said({ heading: { family: 'Lora' } }, 'headings').slice(0, 6), '"Lora"');
});
