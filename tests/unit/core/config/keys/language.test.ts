import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textDirection } from '../../../../../src/core/config/keys/language.ts';
import { parseConfig } from '../../../../../src/core/config/parse/parse-config.ts';
import { configWith } from '../../../../helpers/mistakes/config-text.ts';

function languageOf(tag: string): string | undefined {
  const text = configWith(`"lang": ${JSON.stringify(tag)}`);
  const { config } = parseConfig({ path: 'docs.json', text });
  return config?.lang;
}

test('a language tag is normalized to its canonical spelling', () => {
  assert.deepEqual(['PT-br', ' zh-hans ', 'EN'].map(languageOf), ['pt-BR', 'zh-Hans', 'en']);
});

test('an invalid language tag falls back to English', () => {
  for (const tag of ['', 'en_US', 'Arabic!', 'e']) assert.equal(languageOf(tag), 'en', tag);
});

test('languages written from right to left have the direction rtl', () => {
  for (const tag of ['ar', 'ar-EG', 'he', 'fa', 'ur-PK', 'yi', 'dv', 'ckb', 'az-Arab']) {
    assert.equal(textDirection(tag), 'rtl', tag);
  }
});

test('all other languages have the direction ltr, even with an explicit script', () => {
  for (const tag of ['en', 'ja', 'zh-Hans', 'ur-Latn', 'az', 'qaa']) {
    assert.equal(textDirection(tag), 'ltr', tag);
  }
});
