import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOwnGrammar } from '../../../../src/core/theme/own-grammar.ts';

const read = (value: unknown) =>
  readOwnGrammar(JSON.stringify(value), {
    fallback: 'file',
    digestOf: (text) => String(text.length),
  });
const grammar = { scopeName: 'source.tolk', patterns: [] };

test('a grammar has its name and its file types as names, in lower case', () => {
  assert.deepEqual(read({ ...grammar, name: 'Tolk', fileTypes: ['tolk', 'TK'] })?.names, [
    'tolk',
    'tk',
  ]);
});

test('a grammar without a name is named after its file', () => {
  assert.deepEqual(read(grammar)?.names, ['file']);
});

test('a changed grammar has a different id', () => {
  assert.notEqual(read(grammar)?.id, read({ ...grammar, name: 'file', more: true })?.id);
});

test('an invalid grammar is rejected', () => {
  for (const value of [
    null,
    [],
    'a',
    { scopeName: 'a' },
    { patterns: [] },
    { ...grammar, patterns: {} },
  ]) {
    assert.equal(read(value), undefined);
  }
  assert.equal(readOwnGrammar('{', { fallback: 'a', digestOf: String }), undefined);
});
