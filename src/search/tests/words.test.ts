import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toTerms, toWords } from '../words.ts';

const cases: Readonly<Record<string, readonly string[]>> = {
  'Quick START, guide': ['quick', 'start', 'guide'],
  'Über cafés Straße Ærø': ['uber', 'cafes', 'strasse', 'aero'],
  'résumé resume': ['resume', 'resume'],
  userGroup_id: ['user', 'group', 'id', 'usergroupid'],
  'process.env.API_KEY': ['process', 'env', 'api', 'key', 'apikey', 'processenvapikey'],
  'X-API-Key': ['x', 'api', 'key', 'xapikey'],
  'e-mail of user_id-2': ['e', 'mail', 'email', 'of', 'user', 'id', 'userid', '2', 'userid2'],
  '2026-11-28': ['2026', '11', '28'],
  APIKey: ['api', 'key', 'apikey'],
  'v2.0 and 1.5': ['v2', '0', 'v2.0', 'and', '1', '5', '1.5'],
  "don't the user's": ['dont', 'the', 'user'],
  'build --dry-run=no': ['build', 'dry', 'run', '--dry-run', 'no'],
  'a--b --- x': ['a', 'b', 'x'],
  '/users/{id}': ['users', 'id'],
  'بِطَاقَة البطاقة بطـــاقة الله': ['بطاقة', 'بطاقة', 'بطاقة', 'له'],
  สวัสดี: ['สว', 'วั', 'ัส', 'สด', 'ดี'],
  検索する: ['検索', '索す', 'する'],
  字: ['字'],
  使い方API: ['使い', 'い方', 'api'],
  APIの使い方: ['api', 'の使', '使い', 'い方'],
  '🎉 <b>&amp;</b>': ['b', 'amp', 'b'],
  ' \n\t': [],
};

for (const [text, terms] of Object.entries(cases)) {
  test(`${JSON.stringify(text)} is searched for as ${terms.join(' ') || 'nothing'}`, () => {
    assert.deepEqual(toTerms(text), terms);
  });
}

test('each word knows its position in the text', () => {
  const text = '🎉 getUser';
  const words = toWords(text).map(({ term, start, end }) => `${term}=${text.slice(start, end)}`);
  assert.deepEqual(words, ['get=get', 'user=User', 'getuser=getUser']);
});

test('very long words are truncated', () => {
  assert.deepEqual(toTerms('a'.repeat(100_000)), ['a'.repeat(32)]);
});
