import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listStyleUrls } from '../../../../src/core/policy/style-urls.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';

test('external URLs in CSS are found, except for those in comments', () => {
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

test('an unclosed quote hides only the rest of its line', () => {
  const css =
    ".a { b: c } // don't\n.b { background: url(https://a.test/b.png) }\n.c { d: e } // it's\n";
  assert.deepEqual(listStyleUrls(css), [{ kind: 'image', url: 'https://a.test/b.png' }]);
});

test('broken stylesheets are scanned in linear time', () => {
  for (const piece of ['\\"', '"', 'url(', 'url("a', '/*', 'a-', 'a('])
    assertGrowsEvenly((size) => listStyleUrls(`"${piece.repeat(size)}`), 1000);
});
