import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOwnGrammar } from '../../../../src/core/theme/own-grammar.ts';

const read = (value: unknown) =>
  readOwnGrammar(JSON.stringify(value), {
    fallback: 'file',
    digestOf: (text) => String(text.length),
  });
const grammar = { scopeName: 'source.tolk', patterns: [] };

test('a grammar is called by its name and the types of its files, in any case', () => {
  assert.deepEqual(read({ ...grammar, name: 'Tolk', fileTypes: ['tolk', 'TK'] })?.names, [
    'tolk',
    'tk',
  ]);
});

test('a grammar without a name has that of its file', () => {
  assert.deepEqual(read(grammar)?.names, ['file']);
});

test('another state of a grammar is another grammar', () => {
  assert.notEqual(read(grammar)?.id, read({ ...grammar, name: 'file', more: true })?.id);
});

test('other texts are no grammars', () => {
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
