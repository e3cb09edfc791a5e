import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerptOf, leadOf } from '../../../../src/core/chrome/page-excerpt.ts';
import type { Subject } from '../../../../src/core/reference/model/model.ts';

function read(
  texts: readonly string[],
  own: { lead?: string; described?: string; page?: Parameters<typeof excerptOf>[0]['page'] } = {},
) {
  const { lead = '', described, page = { origin: 'file' } } = own;
  return excerptOf({ page, described, lead, sections: texts.map((text) => ({ text })) });
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

test('the words by which a page begins come before the texts of components', () => {
  assert.equal(read(['npm yarn Install it.'], { lead: 'Install it.' }), 'Install it.');
});

test('a page about an API is described by the document, and not by the names that it begins with', () => {
  const described = '<p>Lists <b>all</b> users &amp; groups.</p>';
  const page = { origin: 'document' } as const;
  const lead = 'Own words';
  assert.equal(read(['GET /users'], { described, page }), 'Lists all users & groups.');
  assert.equal(read(['GET /users'], { page }), undefined);
  const handwritten = { origin: 'file', reference: { kind: 'operation', key: 'k' } } as const;
  assert.equal(read(['GET /users'], { page: handwritten }), undefined);
  assert.equal(read(['GET /users'], { page: handwritten, lead }), lead);
});

test('only the first paragraph of a description is read', () => {
  const subject = { kind: 'operation', description: '\nLists **users**.\n \nMore.' } as Subject;
  assert.equal(leadOf(subject), 'Lists **users**.');
  assert.equal(leadOf({ kind: 'schemas' } as Subject), undefined);
  assert.equal(leadOf(undefined), undefined);
});
