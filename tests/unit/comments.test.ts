/** Checks the style of comments, as far as a test can. */
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { listDeadNames, readCommentedFiles, splitComments } from '../helpers/source/dead-names.ts';
import { listDependentComments } from '../helpers/source/dependent-comments.ts';
import { parseSource, readSources, repositoryRoot } from '../helpers/source/read-sources.ts';

test('comments can be understood without the name next to them', () => {
  const leaning = readSources('src').flatMap((source) =>
    listDependentComments(source).map((comment) => `${source.path}: ${comment}`),
  );
  assert.deepEqual(leaning, []);
});

test('comments that depend on their surroundings are found, and full sentences are not', () => {
  const found = (text: string) => listDependentComments(parseSource('src/core/a.ts', text));
  for (const text of [
    '/** Of the body. */',
    '/** Those of pages that changed. */',
    '/** The same for scripts. */',
    '/**\n * As `JSON.parse`, but exact.\n */',
    '  // Those in between are gone.',
  ]) {
    assert.equal(found(text).length, 1, text);
  }
  for (const text of [
    '/** Text of the body. */',
    '/** Of several places of a page the first in its own section counts. */',
    '/** The same text for as long as nothing changes. */',
    '/** As documents in English say it. */',
    '// A sentence that goes on with\n// Those who read it.',
  ]) {
    assert.deepEqual(found(text), [], text);
  }
});

test('the variables, constants and files that comments name exist', () => {
  const folders = ['src', 'src/create', 'src/search/bench', 'src/search/tests'];
  const product = folders.flatMap((folder) => readCommentedFiles(folder));
  // Tests contain the values that comments give as examples.
  const known = [...product, ...readCommentedFiles('tests')];
  const paths = globSync('{*,{src,tests,content,scripts}/**/*}', { cwd: repositoryRoot });
  assert.deepEqual(listDeadNames(product, { known, paths }), []);
});

test('names that nothing has are found in comments', () => {
  const source = splitComments(
    'src/core/a.ts',
    `/** At most \`MAX_SIZE\` or \`OLD_SIZE\`: \`sizeOf\` and \`oldSizeOf\` in b.ts, text/c.ts, old.css. */
const MAX_SIZE = sizeOf('*/*'); // As \`anOldName\` says; \`plain\` words may be missing.`,
  );
  const paths = ['src/core/b.ts', 'src/core/text/c.ts'];
  assert.deepEqual(listDeadNames([source], { known: [source], paths }), [
    'src/core/a.ts: OLD_SIZE',
    'src/core/a.ts: oldSizeOf',
    'src/core/a.ts: anOldName',
    'src/core/a.ts: old.css',
  ]);
});
