/** Checks the style of comments, as far as a test can. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDependentComments } from '../helpers/source/dependent-comments.ts';
import { parseSource, readSources } from '../helpers/source/read-sources.ts';

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
