import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configWith, diagnose, placesAndCodes } from '../../../helpers/mistakes/config-text.ts';

function saidOf(...redirects: readonly [source: string, destination: string][]): string[] {
  const lines = redirects.map(
    ([source, destination]) => `{ "source": "${source}", "destination": "${destination}" }`,
  );
  return placesAndCodes(configWith(`"redirects": [\n${lines.join(',\n')}\n]`));
}

test('a redirect loop is reported once, at its first redirect', () => {
  assert.deepEqual(saidOf(['/x', '/a'], ['/a', '/b'], ['/b', '/c'], ['/c', '/a']), [
    '6:34 config/redirect-loop',
  ]);
});

test('a redirect to itself is a loop, even with a slash or fragment added', () => {
  assert.deepEqual(saidOf(['/a', '/a/']), ['5:34 config/redirect-loop']);
  assert.deepEqual(saidOf(['/a', '/a#b']), ['5:34 config/redirect-loop']);
});

test('a second redirect from the same path is reported at its source', () => {
  assert.deepEqual(saidOf(['/a', '/b'], ['/a/', '/c']), ['6:13 config/duplicate-redirect']);
});

test('the same redirect with and without a trailing slash is not reported', () => {
  assert.deepEqual(saidOf(['/a', '/b'], ['/a/', '/b']), []);
});

test('a chain of redirects that ends is valid', () => {
  assert.deepEqual(saidOf(['/a', '/b'], ['/b', '/c'], ['/d', '/b']), []);
});

test('a space in a redirect source is equivalent to %20', () => {
  assert.deepEqual(saidOf(['/my old page', '/b']), []);
  assert.deepEqual(saidOf(['/my old page', '/b'], ['/my%20old%20page', '/c']), [
    '6:13 config/duplicate-redirect',
  ]);
  assert.deepEqual(saidOf(['/my\\told page', '/b']), ['5:13 config/bad-redirect-source']);
});

test('the hint for an optional part, as other tools write it, is what can be missing here', () => {
  const text = configWith('"redirects": [{ "source": "/old/:client?", "destination": "/b" }]');
  const [said = ''] = diagnose(text);
  assert.match(said, /config\/bad-redirect-source/);
  assert.match(
    said,
    /Write "\/old\/:client\*": a part with "\*" can be missing, or be several parts\.$/,
  );
});
