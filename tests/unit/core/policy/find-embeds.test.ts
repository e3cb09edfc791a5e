import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findEmbeds } from '../../../../src/core/policy/find-embeds.ts';

/** Returns what a page loads, as `kind url`. */
function embeds(html: string): readonly string[] {
  return findEmbeds(html).map(({ kind, url }) => `${kind} ${url}`);
}

test('every element that loads an external file is found, however it is written', () => {
  const cases: readonly (readonly [string, ...string[]])[] = [
    ['<img alt="a > b" src="https://a.test/i.png">', 'image https://a.test/i.png'],
    ["<IMG SRC='https://a.test/i.png?x=1&amp;y=2'>", 'image https://a.test/i.png?x=1&y=2'],
    ['<img src=//a.test/i.png>', 'image //a.test/i.png'],
    [
      '<video poster="https://a.test/p.png"><source src="https://b.test/v"></video>',
      'image https://a.test/p.png',
      'media https://b.test/v',
    ],
    [
      '<audio src="https://a.test/a"><track src="https://b.test/t"></audio>',
      'media https://a.test/a',
      'media https://b.test/t',
    ],
    [
      '<picture><source srcset="https://a.test/1.webp 1x, https://b.test/2,3.webp 2x"></picture>',
      'image https://a.test/1.webp',
      'image https://b.test/2,3.webp',
    ],
    [
      '<img srcset="https://a.test/1.png 1x,https://b.test/2.png 2x, /own.png 3x">',
      'image https://a.test/1.png',
      'image https://b.test/2.png',
    ],
    ['<object data="https://a.test/o"></object><embed src="https://a.test/e">'],
    ['<svg><image href="https://a.test/i.png"/></svg>', 'image https://a.test/i.png'],
    ['<script src="https://a.test/s.js"></script>', 'script https://a.test/s.js'],
    ['<link rel="stylesheet" href="https://a.test/s.css">', 'style https://a.test/s.css'],
    ['<link rel="preload" as="font" href="https://a.test/f">', 'font https://a.test/f'],
    ['<noscript><img src="https://a.test/i.png"></noscript>', 'image https://a.test/i.png'],
    ['<iframe srcdoc="<img src=&quot;https://a.test/i&quot;>"></iframe>', 'image https://a.test/i'],
  ];
  for (const [html, ...expected] of cases) assert.deepEqual(embeds(html), expected, html);
});

test('frames and forms are found with any target, other elements only with external ones', () => {
  assert.deepEqual(
    embeds(
      '<iframe src="/demo"></iframe><form action="/join"><button formaction="https://a.test/">' +
        '</button></form><img src="/own.png"><video src="own.mp4"></video><a href="https://b.test">b</a>',
    ),
    ['frame /demo', 'form /join', 'form https://a.test/'],
  );
});

test('text that looks like an element is ignored', () => {
  assert.deepEqual(
    embeds(
      '<!-- <img src="https://a.test/i"> --><p title="<img src=https://a.test/i>">&lt;img src="https://a.test/i"></p>' +
        '<script>"<img src=https://a.test/i>"</script>',
    ),
    [],
  );
});

test('a file that is loaded twice is listed once', () => {
  assert.deepEqual(embeds('<img src="https://a.test/i"><img src="https://a.test/i">'), [
    'image https://a.test/i',
  ]);
});

test('names of object properties are not valid elements, relations or kinds', () => {
  const html =
    '<constructor src="https://a.test/i"></constructor>' +
    '<link rel="toString" href="https://a.test/a"><link rel="preload" as="valueOf" href="https://a.test/b">';
  assert.deepEqual(embeds(html), []);
});
