import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listStyleUrls } from '../../../../src/core/policy/style-urls.ts';

test('what styles load from other sites is found, and nothing of the own one or in comments', () => {
  const css = `@import "https://a.test/x.css"; .b { background: url( '//b.test/y.png' ), url(/own.png) }
    /* url(https://c.test) */ .d { src: url(HTTPS://d.test/z) url(data:x) }`;
  assert.deepEqual(listStyleUrls(css), [
    'https://a.test/x.css',
    'https://b.test/y.png',
    'HTTPS://d.test/z',
  ]);
});
