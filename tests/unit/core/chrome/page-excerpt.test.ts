import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerptOf } from '../../../../src/core/chrome/page-excerpt.ts';
import type { Subject } from '../../../../src/core/reference/model/model.ts';

function read(
  texts: readonly string[],
  subject?: Partial<Subject>,
  origin: 'file' | 'document' = 'file',
) {
  const sections = texts.map((text) => ({ text }));
  return excerptOf({ page: { origin }, subject: subject as Subject | undefined, sections });
}

test('the excerpt of a page is the first text that it has, on one line', () => {
  assert.equal(read([' ', 'One\ttwo\nthree', 'four']), 'One two three');
  assert.equal(read(['']), undefined);
});

test('a long text is cut between words, or between characters where there are no spaces', () => {
  const words = read(['word '.repeat(200)]) ?? '';
  assert.match(words, /^(?:word )+word…$/);
  assert.ok(words.length > 150 && words.length <= 160);
  assert.equal(read(['語'.repeat(400)]), `${'語'.repeat(159)}…`);
});

test('a page about an API is described by the document, and not by the names that it begins with', () => {
  assert.equal(
    read(
      ['GET /users'],
      { description: '# Users\nLists **all** <b>users</b>.\n\nMore.' },
      'document',
    ),
    'Users Lists all users.',
  );
  assert.equal(read(['GET /users'], {}, 'document'), undefined);
  assert.equal(read(['Own words'], {}), 'Own words');
});
