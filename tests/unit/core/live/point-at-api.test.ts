import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointAtApi } from '../../../../src/core/live/point-at-api.ts';

const base = 'http://localhost:8080';

test('of URLs with a common prefix, the longest is replaced in code', () => {
  const urls = ['https://api.example.com', 'https://api.example.com/v1'];
  for (const printed of [urls, urls.toReversed()]) {
    assert.equal(
      pointAtApi('curl https://api.example.com/v1/pets "https://api.example.com"', printed, base),
      `curl ${base}/pets "${base}"`,
    );
  }
});

test('a URL that only starts like a server is not replaced', () => {
  const code = [
    'https://api.example.com:8443/',
    'https://api.example.community/',
    'https://api.example.com-old/',
    'https://api.example.com.au/',
  ].join(' ');
  assert.equal(pointAtApi(code, ['https://api.example.com'], base), code);
});

test('the inserted URL is not replaced again', () => {
  const urls = ['https://api.example.com', 'http://localhost'];
  assert.equal(pointAtApi('https://api.example.com/pets', urls, base), `${base}/pets`);
});
