import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { linkSection, memberSection } from '../../../../../src/core/reference/symbols/sections.ts';

suite('sections of symbols', () => {
  test('an anchor separates the words of a title by hyphens', () => {
    const member = { id: 'type-parameter-T', name: 'T', required: false, members: [] };
    assert.deepEqual(memberSection('typeParameters', [member]), [
      { id: 'type-parameters', title: 'typeParameters', members: [member], links: [] },
    ]);
    assert.deepEqual(linkSection('usedBy', [{ text: 'User' }]), [
      { id: 'used-by', title: 'usedBy', members: [], links: [{ text: 'User' }] },
    ]);
  });

  test('what a source does not tell gets no section', () => {
    assert.deepEqual([...memberSection('fields', []), ...linkSection('usedBy', [])], []);
  });
});
