import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSite } from '../../../../src/node/load-site.ts';
import { tempFolder, writeFiles } from '../../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

const grammar = JSON.stringify({ scopeName: 'source.tolk', patterns: [], fileTypes: ['tk'] });

/** Returns what is loaded for a project with these paths of grammars. */
async function load(files: Readonly<Record<string, string | Buffer>>, custom: readonly string[]) {
  const dir = tempFolder();
  const looks = {
    colors: { primary: '#0f5132', light: '#4b8865' },
    theme: 'mint',
    navigation: { pages: ['a'] },
  };
  const styling = { codeblocks: { languages: { custom } } };
  const docs = JSON.stringify({ name: 'A', ...looks, styling }, null, 1);
  writeFiles(dir, { 'docs.json': docs, 'a.md': '---\ntitle: A\n---\n', ...files });
  const { loaded } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const reported = loaded.diagnostics.map((each) => diagnosticText(each, dir));
  return { names: loaded.grammars.map(({ names }) => names), reported };
}

test('grammars are read from their paths, with or without a leading slash', async () => {
  const files = { 'grammars/tolk.tmLanguage.json': grammar, 'own.json': grammar };
  const { names, reported } = await load(files, ['/grammars/tolk.tmLanguage.json', './own.json']);
  assert.deepEqual(names, [
    ['tolk', 'tk'],
    ['own', 'tk'],
  ]);
  assert.deepEqual(reported, []);
});

test('a file that is not a grammar and a missing file are reported at their places', async () => {
  const { names, reported } = await load({ 'a.json': '{}' }, ['a.json', '/b.json']);
  assert.deepEqual(names, []);
  assert.deepEqual(reported, [
    'docs.json:17:6 warning site/unreadable-grammar: "a.json" cannot be read as a TextMate grammar, so code in its language is shown without colors. -> Name a JSON file with a "scopeName" and a list of "patterns".',
    'docs.json:18:6 error site/missing-file: "styling.codeblocks.languages.custom[1]" is "/b.json", but there is no such file. -> Correct the path, which counts from the root of the site, or add the file.',
  ]);
});

test('a grammar with a byte order mark or in UTF-16 is read, and one that cannot be read is reported', async () => {
  const { names, reported } = await load(
    {
      'a.json': `\u{feff}${grammar}`,
      'b.json': Buffer.from(`\u{feff}${grammar}`, 'utf16le'),
      'c.json': Buffer.alloc(33_000_000),
    },
    ['/a.json', '/b.json', '/c.json'],
  );
  assert.deepEqual(names, [
    ['a', 'tk'],
    ['b', 'tk'],
  ]);
  assert.deepEqual(reported, [
    'b.json warning files/utf16: The text is in UTF-16. It was read, but other programs may not read it. -> Save the file as UTF-8.',
    'c.json error files/too-large: The file has 33 MB; text files may have up to 32 MB. -> Split it, or serve it as a download instead.',
  ]);
});
