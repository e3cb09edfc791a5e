import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listStyleUrls } from '../../../../src/core/policy/style-urls.ts';

test('what styles load from other sites is found, and nothing of the own one or in comments', () => {
  const css = `@import "https://a.test/x.css"; .b { background: url( '//b.test/y.png' ), url(/own.png) }
    /* url(https://c.test) */ @font-face { src: url(HTTPS://d.test/z), url(data:x) }
    .e { background: image-set("https://e.test/e.png" 1x) }`;
  assert.deepEqual(listStyleUrls(css), [
    { kind: 'style', url: 'https://a.test/x.css' },
    { kind: 'image', url: 'https://b.test/y.png' },
    { kind: 'font', url: 'HTTPS://d.test/z' },
    { kind: 'image', url: 'https://e.test/e.png' },
  ]);
});
