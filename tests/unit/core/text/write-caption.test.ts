import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeCaption } from '../../../../src/core/text/write-caption.ts';

/** Formats marks in angle brackets, each with its kind and contents; text stays as it is. */
function piecesOf(caption: string): string {
  return writeCaption(caption, {
    text: (text) => text,
    mark: ({ kind, inside, url }) => `<${[kind, inside, url].filter(Boolean).join(' ')}>`,
  });
}

const MARKS: readonly (readonly [caption: string, pieces: string])[] = [
  [
    'A `b` of [c](/d), **e f** and *g* or _h_.',
    'A <code b> of <link c /d>, <strong e f> and <em g> or <em h>.',
  ],
  ['A ~~b~~', 'A <del b>'],
  ['**a *b* `c**` d** e', '<strong a *b* `c**` d> e'],
  ['***a***', '<strong *a*>'],
  ['*snake_case* and _snake_case_', '<em snake_case> and <em snake_case>'],
  ['\\*a\\*', '<escape *>a<escape *>'],
  ['\\[a](/b) ![c](/d)', '<escape [>a](/b) ![c](/d)'],
  ['未**来**の', '未<strong 来>の'],
];

for (const [caption, pieces] of MARKS) {
  test(`code, links and emphasis are marks, and everything else is text: ${caption}`, () => {
    assert.equal(piecesOf(caption), pieces);
  });
}

test('characters without a meaning in Markdown are text', () => {
  const texts = [
    '',
    'plain',
    '2 * 3 * 4',
    'a * b',
    'a*b*c',
    'snake_case_name',
    '__init__.py',
    '[no](a b)',
    'Map[T](items)',
    '`open',
    '** a ** b',
    '**kwargs and *args',
    'src/**/*.ts, tests/**/*.ts',
    'src/**/a/**',
    '~ 5 ~~ 6 ~~',
    'C:\\path',
  ];
  for (const text of texts) assert.equal(piecesOf(text), text);
});
