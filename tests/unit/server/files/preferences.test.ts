import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePreferences, qualityOf } from '../../../../src/server/files/preferences.ts';

test('preferences are parsed in order, each with its quality', () => {
  assert.deepEqual(parsePreferences('Text/HTML;level=1 ; Q = 0.5, br;q=1.000,*;q=0'), [
    { name: 'text/html', quality: 0.5 },
    { name: 'br', quality: 1 },
    { name: '*', quality: 0 },
  ]);
});

test('an invalid quality counts as zero', () => {
  for (const quality of ['', 'much', '-1', '2', '1.1', '.5', '0.5.5', '1e-1']) {
    assert.equal(parsePreferences(`a;q=${quality}`)[0]?.quality, 0, quality);
  }
});

test('the first of several names that the client mentions counts', () => {
  const wishes = parsePreferences('gzip;q=0, *;q=0.3');
  assert.deepEqual(
    [qualityOf(wishes, 'br', '*'), qualityOf(wishes, 'gzip', '*'), qualityOf(wishes, 'br')],
    [0.3, 0, 0],
  );
  assert.equal(qualityOf(parsePreferences(undefined), 'gzip'), 0);
});
