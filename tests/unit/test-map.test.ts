/** Every source file has a test, found by its path or by a row of `tests/map.md`. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { parseSource, readSources, repositoryRoot } from '../helpers/source/read-sources.ts';
import {
  entryFor,
  findUnusedEntries,
  findUnloaded,
  isPlainData,
  mapImports,
  mirroredTest,
  readTestMap,
} from '../helpers/source/test-map.ts';

const exists = (path: string) => existsSync(join(repositoryRoot, path));
const sources = readSources('src');
const entries = readTestMap(readFileSync(join(repositoryRoot, 'tests/map.md'), 'utf8'));
/** Writes the files that tests of its functions compare; a test that runs the script would write them too. */
const script = 'src/generate/main.ts';
const withoutTest = sources
  .filter((source) => !isPlainData(source) && !exists(mirroredTest(source.path)))
  .map(({ path }) => path)
  .filter((path) => path !== script);

suite('the map of tests', () => {
  test('every file of src has a test at its path or a row', () => {
    const lost = withoutTest.filter((path) => entryFor(path, entries) === undefined);
    assert.deepEqual(lost, [], 'Write the test that is missing, or a row of tests/map.md');
  });

  test('every path that it names exists', () => {
    const named = entries.flatMap(({ source, tests }) => [source, ...tests]);
    assert.deepEqual(
      named.filter((path) => !exists(path)),
      [],
    );
  });

  test('every row names tests, and no file has two rows', () => {
    const empty = entries.filter(({ tests }) => tests.length === 0);
    assert.deepEqual(empty, []);
    const files = entries.map(({ source }) => source);
    assert.deepEqual(
      files.filter((source, index) => files.indexOf(source) !== index),
      [],
    );
  });

  test('no row is unused', () => {
    assert.deepEqual(findUnusedEntries(entries, withoutTest), []);
  });

  test('a file is loaded by one of its unit tests, unless other tests are listed', () => {
    const tests = ['tests', 'src/search/tests'].flatMap(readSources);
    assert.deepEqual(findUnloaded(withoutTest, entries, mapImports([...sources, ...tests])), []);
  });
});

suite('reading the map of tests', () => {
  const map = readTestMap(
    [
      '| Files | Tests |',
      '| ----- | ----- |',
      '| `core/` | `unit/core/` |',
      '| `core/a.ts` `core/b/` | `unit/a.test.ts` `build/b.test.ts` |',
      '| `core/b/c.ts` | `unit/core/` |',
    ].join('\n'),
  );
  const testsOf = (path: string) => entryFor(path, map)?.tests;

  test('selects the nearest row', () => {
    assert.deepEqual(testsOf('src/core/x/y.ts'), ['tests/unit/core/']);
    assert.deepEqual(testsOf('src/core/a.ts'), ['tests/unit/a.test.ts', 'tests/build/b.test.ts']);
    assert.deepEqual(testsOf('src/core/b/d.ts'), ['tests/unit/a.test.ts', 'tests/build/b.test.ts']);
    assert.deepEqual(testsOf('src/core/b/c.ts'), ['tests/unit/core/']);
    assert.equal(testsOf('src/node/a.ts'), undefined);
  });

  test('finds rows without files and rows that repeat the enclosing folder', () => {
    const paths = ['src/core/x.ts', 'src/core/a.ts', 'src/core/b/c.ts'];
    assert.deepEqual(findUnusedEntries(map, paths), ['src/core/b/']);
    const twice = [...map, { source: 'src/core/x.ts', tests: ['tests/unit/core/'] }];
    const all = [...paths, 'src/core/y.ts', 'src/core/b/d.ts'];
    assert.deepEqual(findUnusedEntries(twice, all), ['src/core/x.ts']);
  });

  test('gives the path of the test of a file', () => {
    assert.equal(mirroredTest('src/core/text/slug.ts'), 'tests/unit/core/text/slug.test.ts');
    assert.equal(mirroredTest('src/search/words.ts'), 'src/search/tests/words.test.ts');
    assert.equal(mirroredTest('src/cli/bin.mjs'), 'tests/unit/cli/bin.test.ts');
  });

  test('distinguishes files with logic from files with only names and data', () => {
    const isPlain = (text: string, path = 'src/core/a.ts') => isPlainData(parseSource(path, text));
    assert.ok(isPlain(`import './b.ts'; export type A = 'a'; export const a = { b: ['c', 1] };`));
    for (const text of ['export const f = () => 1;', 'load();', 'export const a = new Set([1]);']) {
      assert.equal(isPlain(text), false, text);
    }
    assert.equal(isPlain('<p />', 'src/components/A.astro'), false);
  });

  test('finds a file that its unit tests do not load', () => {
    const imports = new Map([
      ['tests/unit/core/x.test.ts', ['src/core/x.ts']],
      ['src/core/x.ts', ['src/core/y.ts']],
    ]);
    const paths = ['src/core/x.ts', 'src/core/y.ts', 'src/core/z.ts', 'src/core/a.ts'];
    assert.deepEqual(findUnloaded(paths, map, imports), ['src/core/z.ts']);
  });
});
