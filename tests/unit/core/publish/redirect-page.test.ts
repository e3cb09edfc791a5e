import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRedirectPage } from '../../../../src/core/publish/redirect-page.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

const pageOf = (language: string, config = {}) =>
  formatRedirectPage(smallSite({ pages: ['index'], config }).site, {
    url: '/docs/a?b&c',
    language,
  });

test('a redirect page has the interface words, language and direction of its page', () => {
  const arabic = pageOf('ar-EG');
  assert.match(arabic, /<html lang="ar" dir="rtl">/);
  assert.match(arabic, /<title>هذه الصفحة/);
  assert.match(arabic, /<a href="\/docs\/a\?b&amp;c" dir="ltr">\/docs\/a\?b&amp;c<\/a>/);
  assert.match(pageOf('sw'), /<html lang="en" dir="ltr">[^]*<h1>This page is at another address</);
  const words = { atOtherAddress: 'Go < on' };
  assert.match(pageOf('sw', { lang: 'sw', words }), /<title>Go &lt; on<\/title>/);
});

test('a redirect page refreshes to its target, names it as canonical, and is noindex', () => {
  const page = pageOf('en');
  assert.match(page, /http-equiv="refresh" content="0; url=\/docs\/a\?b&amp;c"/);
  assert.match(page, /rel="canonical" href="\/docs\/a\?b&amp;c"/);
  assert.match(page, /name="robots" content="noindex"/);
});
