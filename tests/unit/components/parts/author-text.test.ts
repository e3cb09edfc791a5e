import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsx } from 'astro/jsx-runtime';
import {
  toBannerHtml,
  toCaptionHtml,
  hasLinks,
  keepDatesTogether,
  toLabelHtml,
  toTitleHtml,
  toTitleText,
  toNamingText,
  toPlainText,
} from '../../../../src/components/parts/author-text.ts';
import { listInlineLinks } from '../../../../src/core/text/inline-links.ts';

const toCaption = (text: string) => toCaptionHtml(text, (path) => path);
const toBanner = (text: string) => toBannerHtml(text, (path) => path);

test('a title can contain emphasis and code, and shows the text of links and everything else as it is', () => {
  assert.equal(toTitleHtml('Use `npm ci` & <b>'), 'Use <code>npm ci</code> &amp; &lt;b&gt;');
  assert.equal(
    toTitleHtml('[`x`](/y) **z `a*b` _c_** ~~d~~ \\*e\\*'),
    '<code>x</code> <strong>z <code>a*b</code> <em>c</em></strong> <del>d</del> *e*',
  );
  assert.equal(toTitleHtml('a * b, snake_case_name'), 'a * b, snake_case_name');
});

test('a label that is a name can contain only code', () => {
  assert.equal(toLabelHtml('*a* `b` <c>'), '*a* <code>b</code> &lt;c&gt;');
});

test('the plain text of a title contains no markup', () => {
  assert.equal(toTitleText('Use `npm ci`, **z _c_** ~~d~~ [`x`](/y)'), 'Use npm ci, z c d x');
  assert.equal(toTitleText(jsx('b', { children: '*a*' })), '*a*');
  assert.equal(toTitleText(undefined), '');
});

test('an id is made from a title as it is written, with the text of links', () => {
  assert.equal(toNamingText('Use `npm ci`, _z_ [`x`](/y)'), 'Use `npm ci`, _z_ `x`');
  assert.equal(toNamingText('**[a *b*](/c) d** `[e](f)`'), '**a *b* d** `[e](f)`');
  assert.equal(toNamingText(jsx('b', { children: '[x](/y)' })), '[x](/y)');
});

test('a title contains links unless they are code', () => {
  assert.ok(hasLinks('See **[x](/y)**') && hasLinks('[x](/y)'));
  for (const title of ['`[x](/y)`', '**x**', '[x] (/y)', jsx('b', { children: '[x](/y)' })]) {
    assert.equal(hasLinks(title), false);
  }
});

test('a date of several words in a label is kept together', () => {
  const day = (text: string) => `<span class="update-day">${text}</span>`;
  assert.equal(keepDatesTogether('September 24, 2025'), day('September 24, 2025'));
  assert.equal(
    keepDatesTogether('Jan 5 – 9 January 2026 & `x`'),
    `${day('Jan 5')} – ${day('9 January 2026')} &amp; <code>x</code>`,
  );
  assert.equal(keepDatesTogether('**May 5, 2026**'), `<strong>${day('May 5, 2026')}</strong>`);
  assert.equal(keepDatesTogether('Maybe 3 things, 2026-03-14'), 'Maybe 3 things, 2026-03-14');
});

test('a caption can contain links, code, bold and emphasis', () => {
  assert.equal(
    toCaption('See [the *guide* to `a`](/a?b=1&c=2), `x_y_z`, **now** or _later_.'),
    'See <a class="link" href="/a?b=1&amp;c=2">the <em>guide</em> to <code>a</code></a>, <code>x_y_z</code>, <strong>now</strong> or <em>later</em>.',
  );
});

test('links in a caption are resolved like links in the surrounding text', () => {
  const toHref = (url: string) => (url === 'c?x=1&y=2' ? '/docs/c/?x=1&y=2' : url);
  assert.equal(
    toCaptionHtml('[a](https://a.example) [c](c?x=1&y=2)', toHref),
    '<a class="link" href="https://a.example">a</a> <a class="link" href="/docs/c/?x=1&amp;y=2">c</a>',
  );
});

test('a caption renders the same links that are checked', () => {
  for (const text of ['[a](/a) `[b](/b)` [c](./c?x#y)', '[d]() [e](/e f) [g](/g(h)) [i] (/i)']) {
    const drawn = Array.from(toCaption(text).matchAll(/href="([^"]*)"/g), ([, url]) => url);
    assert.deepEqual(drawn, listInlineLinks(text), text);
  }
});

test('a character reference in a banner stands for its character, which is no markup', () => {
  for (const text of ['&#96;a&#96;', '&#91;a](/b)', '[a&#93;(/b)', '[a](/b&#41;', '&#42;a&#42;']) {
    assert.equal(toBanner(text), text);
  }
  assert.equal(
    toBanner('[a&#93;](/b) **c&nbsp;d** `&nbsp;` & &lt;e&gt; <f> &amp;nbsp;'),
    '<a class="link" href="/b">a&#93;</a> <strong>c&nbsp;d</strong> <code>&amp;nbsp;</code> &amp; &lt;e&gt; &lt;f&gt; &amp;nbsp;',
  );
  assert.equal(
    toBanner('[Call&nbsp;us](tel:+1)'),
    '<a class="link" href="tel:+1">Call&nbsp;us</a>',
  );
});

test('a link of a banner that must not be made is shown as it is written', () => {
  const refused = (url: string) => (url.includes('evil') ? undefined : url);
  assert.equal(
    toBannerHtml('[a&nbsp;b](/&#92;evil.example) [c](javascript:d)', refused),
    '[a&nbsp;b](/&#92;evil.example) [c](javascript:d)',
  );
});

test('names with underscores and products with asterisks are not emphasis', () => {
  for (const text of ['my_var_name', '2 * 3 * 4', 'a*b*c']) assert.equal(toCaption(text), text);
});

test('a caption cannot link to code', () => {
  assert.equal(toCaption('[x](javascript:alert)'), '[x](javascript:alert)');
  assert.equal(
    toCaption('["><script>](https://a.example/")'),
    '<a class="link" href="https://a.example/&quot;">&quot;&gt;&lt;script&gt;</a>',
  );
});

test('the text of JSX is found at any depth', () => {
  const node = jsx('b', { children: ['Part ', jsx('i', { children: 2 }), false] });
  assert.equal(toPlainText(node), 'Part 2');
  assert.equal(toPlainText(undefined), '');
});
