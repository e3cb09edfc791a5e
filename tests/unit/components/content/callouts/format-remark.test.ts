/** Remarks in texts that are not compiled to components. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRemark } from '../../../../../src/components/content/callouts/format-remark.ts';
import { englishWording } from '../../../../helpers/values/english-wording.ts';

const { words } = englishWording;

test('a callout has the name and icon of its kind, and one without a kind has neither', () => {
  const note = formatRemark({ ...words, note: '"A"' }, 'note', '<p>x</p>');
  assert.match(
    note,
    /^<div class="callout callout-note" role="note" aria-label="&quot;A&quot;"><span/,
  );
  assert.match(note, /<div class="callout-body flow"><p>x<\/p><\/div><\/div>$/);
  assert.equal(
    formatRemark(words, '', 'x'),
    '<div class="callout" role="note"><div class="callout-body flow">x</div></div>',
  );
});
