/** The words of the interface: which words a page gets, and whether every language has all of them. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  clientConstants,
  clientWordAttributes,
} from '../../../../src/core/language/client-wording.ts';
import { english } from '../../../../src/core/language/english.ts';
import { fillWord, type Plural } from '../../../../src/core/language/fill-word.ts';
import { languages } from '../../../../src/core/language/languages/all-languages.ts';
import { siteWords } from '../../../../src/core/language/languages/wording-of.ts';
import { WORD_KEYS } from '../../../../src/core/language/wording.ts';
import { pageLanguage } from '../../../../src/core/navigation/page-language.ts';
import { configWith, diagnose } from '../../../helpers/mistakes/config-text.ts';
import { readSources } from '../../../helpers/source/read-sources.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';
import { assertSamePlaceholders } from '../../../helpers/values/word-forms.ts';

const langOf = (tag: string) => siteWords({ lang: 'en', words: {} }, tag).lang;

suite('a page has the interface words', () => {
  test('of its language and region, else of its script', () => {
    const asked = ['pt', 'pt-BR', 'pt-AO', 'de-AT', 'zh', 'zh-TW', 'zh-Hant-HK', 'zh-SG', 'iw'];
    assert.deepEqual(asked.map(langOf), [
      'pt',
      'pt-BR',
      'pt',
      'de',
      'zh-Hans',
      'zh-Hant',
      'zh-Hant',
      'zh-Hans',
      'he',
    ]);
  });

  test('of English, if its language has none', () => {
    assert.deepEqual(['en-GB', 'sw', 'az-Arab'].map(langOf), ['en', 'en', 'en']);
  });

  test('that docs.json sets for the site language only', () => {
    const own = { lang: 'sw', words: { next: 'Inayofuata' } };
    assert.equal(siteWords(own, 'sw').words.next, 'Inayofuata');
    assert.equal(siteWords(own, 'sw').words.previous, english.previous);
    assert.equal(siteWords(own, 'en').words.next, english.next);
  });

  test('of the language of its version, else of the site', () => {
    const { site, page } = smallSite({
      config: {
        versions: [
          { name: 'English', locale: 'en' },
          { name: 'Deutsch', locale: 'de', default: true },
        ],
        navigation: [
          { group: 'Start', version: 'English', pages: ['en/a'] },
          { group: 'Start', version: 'Deutsch', pages: ['de/a'] },
          { group: 'All', pages: ['b'] },
        ],
      },
      pages: ['en/a', 'de/a', 'b'],
    });
    assert.equal(pageLanguage(site, page('en/a')), 'en');
    assert.equal(pageLanguage(site, page('de/a')), 'de');
    assert.equal(pageLanguage(site, page('b')), 'de');
    assert.equal(pageLanguage(site), 'de');
  });
});

test('an unknown word key is reported with the nearest key', () => {
  assert.deepEqual(diagnose(configWith('"words": { "onThisPages": "Contents" }')), [
    [
      'docs.json:4:14 warning config/unknown-key',
      'Unknown key',
      '"onThisPages" is not a key of "words" and has no effect.',
      'Did you mean "onThisPage"?',
    ].join('\n'),
  ]);
});

const ofEnglish = new Intl.PluralRules('en');

test('a count selects the plural form of a text', () => {
  assert.equal(fillWord(english.headerCount, { count: 1 }, ofEnglish), '1 header');
  assert.equal(fillWord(english.headerCount, { count: 2 }, ofEnglish), '2 headers');
  const polish = { one: '{count} plik', few: '{count} pliki', other: '{count} plików' };
  const ofPolish = new Intl.PluralRules('pl');
  assert.equal(fillWord(polish, { count: 3 }, ofPolish), '3 pliki');
  assert.equal(fillWord(polish, { count: 5 }, ofPolish), '5 plików');
});

test('a value that looks like a placeholder is not replaced', () => {
  assert.equal(fillWord('{a} and {b}', { a: '{b}', b: '$&' }, ofEnglish), '{b} and $&');
});

for (const [lang, words] of Object.entries(languages)) {
  test(`${lang} has every word, with the placeholders of the English one`, () => {
    for (const key of WORD_KEYS) assertSamePlaceholders(key, words[key], english[key]);
  });

  test(`${lang} has texts for its own plural forms only`, () => {
    const categories = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    for (const word of Object.values<string | Plural>(words)) {
      if (typeof word === 'string') continue;
      const unknown = Object.keys(word).filter((form) => !categories.includes(form as 'other'));
      assert.deepEqual(unknown, [], JSON.stringify(word));
    }
  });
}

test('every word in a client script falls back to the matching English constant', () => {
  const fallbacks = readSources('src/client').flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\bword([A-Z]\w*)\s*\?\?\s*([\w.]+)/g), ([, name = '', other]) => ({
      path,
      expected: `ENGLISH.${name.charAt(0).toLowerCase()}${name.slice(1)}`,
      other,
    })),
  );
  assert.ok(fallbacks.length > 15);
  assert.deepEqual(
    fallbacks.filter(({ expected, other }) => expected !== other),
    [],
  );
  assert.equal(clientConstants()['ENGLISH.copyFailed'], JSON.stringify(english.copyFailed));
});

test('an English page carries no words for client scripts', () => {
  assert.deepEqual(clientWordAttributes(english), {});
  assert.deepEqual(clientWordAttributes({ ...english, copyFailed: 'Nope' }), {
    'data-word-copy-failed': 'Nope',
  });
});
