import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Fonts } from '../../../../src/core/config/keys/font.ts';
import { toAuthorStyle } from '../../../../src/core/theme/author-styles.ts';
import { inspectFont } from '../../../../src/node/fonts/inspect-font.ts';
import { loadFonts } from '../../../../src/node/fonts/load-fonts.ts';
import { ownFontFacts } from '../../../../src/node/fonts/own-font-facts.ts';
import { readFont } from '../../../../src/node/fonts/read-font.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { repositoryRoot } from '../../../helpers/source/read-sources.ts';

const require = createRequire(import.meta.url);
const woff2 = readFileSync(
  require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
);

function load(font: Fonts | undefined, files: Readonly<Record<string, string | Buffer>> = {}) {
  const dir = tempFolder(files);
  const findFile = (path: string) => (path in files ? join(dir, path) : undefined);
  return loadFonts({ dir, font, findFile });
}

test('the default fonts for Latin text and code have at most 60 kB', () => {
  const { fonts, files, problems } = load(undefined);
  assert.deepEqual([fonts.sans, fonts.mono, problems], ['Geist', 'Geist Mono', []]);
  const latin = files.filter(({ path }) => path.includes('-latin-wght-'));
  const bytes = latin.reduce((sum, { file }) => sum + statSync(file).size, 0);
  assert.equal(latin.length, 2);
  assert.ok(bytes <= 60_000, String(bytes));
  assert.ok(
    files.every(({ path }) => /^\/_lectern\/assets\/[\w-]+\.[0-9a-f]{8}\.woff2$/.test(path)),
  );
});

test('the recorded facts about Lectern’s own fonts match their files', () => {
  const { files } = load(undefined);
  assert.equal(files.length, ownFontFacts.size);
  for (const { file } of files) {
    const facts = ownFontFacts.get(readFont(file).hash);
    assert.deepEqual(inspectFont(readFileSync(file)), facts, file);
  }
});

test('weights and metrics of a font file in the project are read from it', () => {
  const { fonts, files, problems } = load(
    { body: { family: 'Acme', url: '/fonts/acme.woff2' } },
    { 'fonts/acme.woff2': woff2 },
  );
  const [face] = fonts.faces;
  assert.equal(face?.path, '/fonts/acme.woff2');
  assert.equal(face.weight, '100 900');
  assert.ok(Math.abs((face.metrics?.ascent ?? 0) - 1.005) < 0.001);
  assert.deepEqual(problems, []);
  // Nothing of the text font is left; the code font stays.
  assert.ok(files.every(({ path }) => path.includes('geist-mono')));
});

test('a truncated or damaged font is not recognized as a font', () => {
  for (const size of [40, 400, 4000, 20_000]) {
    assert.deepEqual(inspectFont(woff2.subarray(0, size)), {}, String(size));
    const damaged = Buffer.concat([woff2.subarray(0, size), Buffer.alloc(100)]);
    assert.deepEqual(inspectFont(damaged), {}, String(size));
  }
});

test('a family is found in the packages of the project, preferring the variable one', () => {
  const sheet = (name: string, rest = '') =>
    `@font-face { font-family: 'X'; font-style: normal; font-weight: 200 800; src: url(./files/${name}.woff2) format('woff2'); ${rest} }`;
  const folder = 'node_modules/@fontsource-variable/acme-sans-4';
  const { fonts, files } = load(
    { headings: { family: 'Acme Sans 4' } },
    {
      [`${folder}/package.json`]: '{}',
      [`${folder}/index.css`]: sheet('latin', 'unicode-range: U+0000-00FF;'),
      [`${folder}/files/latin.woff2`]: woff2,
      'node_modules/@fontsource/acme-sans-4/package.json': '{}',
      'node_modules/@fontsource/acme-sans-4/400.css': sheet('other'),
    },
  );
  assert.equal(fonts.heading, 'Acme Sans 4');
  const [face] = fonts.faces.filter(({ family }) => family === 'Acme Sans 4');
  assert.deepEqual([face?.weight, face?.unicodeRange], ['200 800', 'U+0000-00FF']);
  assert.ok(files.some(({ file }) => file.endsWith(`${folder}/files/latin.woff2`)));
});

test('a missing font is reported at its place, and the default typeface is used', () => {
  const { fonts, problems } = load(
    {
      body: { family: 'Nowhere' },
      headings: { family: 'Far', url: 'https://fonts.example.com/far.woff2' },
      code: { family: 'Lost', url: '/lost.woff2' },
    },
    {},
  );
  assert.deepEqual([fonts.sans, fonts.heading, fonts.mono], ['Geist', undefined, 'Geist Mono']);
  assert.equal(new Set(fonts.faces.map(({ family }) => family)).size, 2);
  assert.deepEqual(
    problems.map(({ kind, path }) => `${kind} ${path.join('.')}`),
    ['not-installed font.body.family', 'foreign font.headings.url', 'missing-file font.code.url'],
  );
  const broken = load({ body: { family: 'A', url: '/a.woff2' } }, { 'a.woff2': 'no font' });
  assert.deepEqual(
    broken.problems.map(({ kind }) => kind),
    ['unreadable'],
  );
});

test('a font of another host is replaced by a package of its family or Lectern’s own', () => {
  const url = 'https://fonts.example.com/inter.woff2';
  const both = { family: 'Inter', url };
  const { fonts, files, problems } = load({ body: both, headings: both });
  assert.deepEqual([fonts.sans, problems], ['Inter', []]);
  assert.ok(files.some(({ file }) => file.endsWith('inter-latin-wght-normal.woff2')));
  const far = { family: 'Far', url: 'https://fonts.example.com/far.woff2' };
  assert.equal(load({ body: far, headings: far }).problems.length, 1);
});

test('a family that ships with Lectern is complete, wherever Lectern is installed', () => {
  const font = { body: { family: 'Inter' } };
  const filesFor = (dir: string) =>
    loadFonts({ dir, font, findFile: () => undefined }).files.map(({ path }) => path);
  const apart = filesFor(tempFolder({}));
  assert.ok(apart.some((path) => path.includes('inter-greek-wght-italic')));
  // In this repository, the font packages are next to the project, as npm installs them.
  assert.deepEqual(filesFor(repositoryRoot), apart);
});

test('Inter is included for stylesheets that use it without defining it', () => {
  const familiesOf = (css: string) => toAuthorStyle('style.css', css).families;
  assert.deepEqual(familiesOf(':root { --font: "Inter", sans-serif; }'), ['Inter']);
  assert.deepEqual(familiesOf('a { font: 400 1rem/1.5 Inter }'), ['Inter']);
  const defined = '@font-face { font-family: Inter; src: url(x) } p { font-family: Inter; }';
  const imported = '@import url("https://a.example/css?family=Inter"); p { font-family: Inter; }';
  for (const css of [defined, imported, 'p { font-family: "Inter Tight"; }', '.Inter { top: 0 }']) {
    assert.deepEqual(familiesOf(css), [], css);
  }
  const dir = tempFolder({});
  const { fonts } = loadFonts({ dir, named: ['Inter'], findFile: () => undefined });
  assert.equal(fonts.sans, 'Geist');
  assert.ok(fonts.faces.some(({ family }) => family === 'Inter'));
});

test('generic families and system fonts need no files', () => {
  const { problems, fonts } = load({
    body: { family: 'system-ui' },
    headings: { family: 'Georgia' },
  });
  assert.deepEqual(problems, []);
  assert.ok(fonts.faces.every(({ family }) => family === 'Geist Mono'));
});
