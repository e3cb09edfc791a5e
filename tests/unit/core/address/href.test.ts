import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSafeImageUrl, targetDanger, withBase } from '../../../../src/core/address/href.ts';

const SAFE = [
  '',
  '#part',
  '?q=1',
  'guides/a',
  './a',
  '../a',
  '/a?x=1&tab=2#y',
  '/search?q=javascript:alert(1)',
  'https://example.com/@name?a=b:c@d',
  'http://localhost:3000',
  'HTTPS://EXAMPLE.COM',
  'mailto:a@example.com',
  'tel:+123',
  'https://example.com/?a=1&colon=2',
];

const UNSAFE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  '&#0000106avascript:alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '&sol;/evil.example',
  '/&bsol;evil.example',
  'https://user:secret@example.com',
  'https://user@example.com/a',
];

for (const url of SAFE) {
  test(`${JSON.stringify(url)} is a safe image URL`, () => assert.equal(isSafeImageUrl(url), true));
}

for (const url of UNSAFE) {
  test(`${JSON.stringify(url)} is not a safe image URL`, () => {
    assert.equal(isSafeImageUrl(url), false);
  });
}

test('an invalid character reference does not make a URL unsafe', () => {
  assert.equal(isSafeImageUrl('&#99999999;a'), true);
  assert.equal(isSafeImageUrl('&nonsense;a'), true);
});

test('a data URL is safe for an image, but not for HTML or a link', () => {
  assert.equal(isSafeImageUrl('data:image/png;base64,AAAA'), true);
  assert.equal(isSafeImageUrl('data:image/svg+xml,<svg/>'), true);
  assert.equal(isSafeImageUrl('data:text/html,x'), false);
  assert.notEqual(targetDanger('data:image/png;base64,AAAA'), undefined);
});

test('the base is added only to paths from the root of the site', () => {
  assert.equal(withBase('/docs', '/a/'), '/docs/a/');
  assert.equal(withBase('/docs', '/'), '/docs/');
  assert.equal(withBase('/docs', '/docs/'), '/docs/docs/');
  assert.equal(withBase('', '/a/'), '/a/');
  for (const url of ['#x', 'a', 'https://example.com/a', 'mailto:a@example.com', '//example.com']) {
    assert.equal(withBase('/docs', url), url);
  }
});
