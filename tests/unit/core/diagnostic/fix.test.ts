/** Mechanical fixes as data: their descriptions, and where they change a text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnoseWith, entry } from '../../../../src/core/diagnostic/catalog.ts';
import { locateFix, replace, replaceAt } from '../../../../src/core/diagnostic/fix.ts';
import type { Fix } from '../../../../src/core/diagnostic/diagnostic.ts';
import { applyChanges } from '../../../../src/core/text/text-change.ts';

const file = 'page.mdx';

function fixed(text: string, fix: Fix | undefined): string | undefined {
  const changes = fix && locateFix(text, fix, file);
  return changes && applyChanges(text, changes);
}

test('a fix replaces one text with another exactly at its position', () => {
  const fix = replaceAt(
    { file, position: { line: 2, column: 13 } },
    { before: 'rockt', text: 'rocket' },
  );
  assert.equal(fix?.title, 'Write "rocket" instead of "rockt"');
  assert.equal(fixed('rockt\n<Card icon="rockt" />', fix), 'rockt\n<Card icon="rocket" />');
});

test('a position may point at the quote or the front matter key before the text', () => {
  const at = (column: number) =>
    replaceAt({ file, position: { line: 1, column } }, { before: 'rockt', text: 'rocket' });
  assert.equal(fixed('{"icon": "rockt"}', at(10)), '{"icon": "rocket"}');
  assert.equal(fixed("icon: 'rockt'", at(1)), "icon: 'rocket'");
});

test('a fix does not apply to a text that has changed in the meantime', () => {
  const fix = replaceAt({ file, position: { line: 1, column: 1 } }, { before: 'a', text: 'b' });
  assert.equal(fixed('xa', fix), undefined);
  assert.equal(fixed('', fix), undefined);
});

test('a fix can insert or remove text', () => {
  const place = { file, position: { line: 1, column: 2 } };
  const add = replaceAt(place, { before: '', text: ',' });
  const remove = replaceAt(place, { before: ',', text: '' });
  assert.deepEqual([add?.title, remove?.title], ['Add ","', 'Remove ","']);
  assert.equal(fixed('[]', add), '[,]');
  assert.equal(fixed('[,]', remove), '[]');
});

test('an entry provides a fix only with a position and a replacement text', () => {
  const diagnose = diagnoseWith({
    'icon/x': entry<{ name: string; nearest?: string }>({
      severity: 'warning',
      title: 'x',
      message: () => 'x',
      hint: () => 'x',
      fix: ({ name, nearest }) => replace(name, nearest),
    }),
  });
  const position = { line: 1, column: 1 };
  const facts = { name: 'rockt', nearest: 'rocket' };
  assert.deepEqual(diagnose('icon/x', facts, { file, position }).fix?.edits, [
    { file, position, before: 'rockt', text: 'rocket' },
  ]);
  assert.equal('fix' in diagnose('icon/x', facts, { file }), false);
  assert.equal('fix' in diagnose('icon/x', { name: 'rockt' }, { file, position }), false);
});
