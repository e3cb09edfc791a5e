import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeJsonProblem } from '../../../../src/core/diagnostic/json-words.ts';
import type { JsonProblem } from '../../../../src/core/text/json/json-problem.ts';

function said(problem: JsonProblem): string {
  const { message, hint } = describeJsonProblem(problem);
  return `${message} -> ${hint}`;
}

test('an unclosed object or list is named, with the missing bracket', () => {
  assert.equal(
    said({ kind: 'unclosed', opener: '{' }),
    'The object that begins here is never closed. -> Add the missing "}".',
  );
  assert.equal(
    said({ kind: 'unclosed', opener: '[' }),
    'The list that begins here is never closed. -> Add the missing "]".',
  );
});

test('a word from another language gets the JSON equivalent', () => {
  const hintFor = (word: string) => describeJsonProblem({ kind: 'bad-word', word }).hint;
  assert.equal(hintFor('True'), 'Write true, in lower case.');
  assert.equal(hintFor('off'), 'Write false, in lower case.');
  assert.equal(hintFor('None'), 'Remove the key, or write a value for it.');
  assert.equal(hintFor('blue'), 'If it is text, write it in double quotes: "blue".');
});

test('several comments are reported together with their number', () => {
  assert.equal(
    said({ kind: 'comment', opener: '//' }),
    'There is a comment (//); JSON has none. -> Remove the comment.',
  );
  assert.equal(
    said({ kind: 'comment', opener: '/*', count: 3 }),
    'There are 3 comments, the first of them here (/*); JSON has none. -> Remove the comments.',
  );
});

test('a surplus bracket should be removed, and a missing one is named', () => {
  const wrong = { kind: 'wrong-closer', found: '}', expected: ']', openedLine: 3 } as const;
  const message = 'There is "}" where "]" must close the bracket on line 3.';
  assert.equal(said(wrong), `${message} -> Add "]" before this "}", or replace it.`);
  assert.equal(
    said({ ...wrong, isSurplus: true }),
    `${message} -> Remove this "}": everything fits without it.`,
  );
});
