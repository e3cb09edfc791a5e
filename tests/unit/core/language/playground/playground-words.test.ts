/** The words of the playground: which words a page gets, and whether every language has all of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { english } from '../../../../../src/core/language/english.ts';
import { languages } from '../../../../../src/core/language/languages/all-languages.ts';
import { playgroundLanguages } from '../../../../../src/core/language/playground/all-playground-words.ts';
import type { PlaygroundWords } from '../../../../../src/core/language/playground/playground-wording.ts';
import { playgroundWords } from '../../../../../src/core/language/playground/playground-words-of.ts';
import { assertSamePlaceholders, formsOf } from '../../../../helpers/values/word-forms.ts';

/** A page includes English words only if docs.json changes one. */
const changed = playgroundWords({ lang: 'en', words: { ...english, copy: 'Take' } });
assert.ok(changed);
const inEnglish: PlaygroundWords = changed.words;
const keys = Object.keys(inEnglish) as (keyof PlaygroundWords)[];

test('an English page gets playground words only if docs.json changes one', () => {
  assert.equal(playgroundWords({ lang: 'en', words: english }), undefined);
  assert.equal(inEnglish.copy, 'Take');
  assert.equal(inEnglish.copied, english.copied);
});

test('the playground supports every interface language', () => {
  assert.deepEqual(
    Object.keys({ ...playgroundLanguages, en: {} }).sort(),
    Object.keys(languages).sort(),
  );
});

for (const [lang, own] of Object.entries(playgroundLanguages)) {
  test(`the playground has every word in ${lang}, with the placeholders of the English one`, () => {
    const shared = keys.filter((key) => key in english);
    assert.deepEqual([...shared, ...Object.keys(own)].sort(), [...keys].sort());
    const words = languages[lang];
    assert.ok(words);
    const spoken = playgroundWords({ lang, words })?.words;
    assert.ok(spoken);
    for (const key of keys) assertSamePlaceholders(key, spoken[key], inEnglish[key]);
    const untranslated = keys.filter(
      (key) => isSentence(inEnglish[key]) && spoken[key] === inEnglish[key],
    );
    assert.deepEqual(untranslated, []);
  });

  test(`the playground has a text for each plural form in ${lang}`, () => {
    const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
    for (const key of keys) {
      const word = { ...own }[key as keyof typeof own];
      if (word === undefined || typeof word === 'string') continue;
      // A word that is never about one item needs no singular.
      const isOptional = (form: string) => form === 'one' && !('one' in formsOf(inEnglish[key]));
      const reported = Object.keys(word).filter((form) => !isOptional(form));
      const wanted = pluralCategories.filter((form) => !isOptional(form));
      assert.deepEqual(reported.sort(), [...wanted].sort(), key);
    }
  });
}

function isSentence(word: PlaygroundWords[keyof PlaygroundWords]): boolean {
  return formsOf(word).other.endsWith('.');
}
