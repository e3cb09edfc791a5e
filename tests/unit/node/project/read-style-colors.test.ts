/** Which colors of a stylesheet are reported as unsuitable for one of the modes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnfitColors } from '../../../../src/core/theme/style-colors.ts';
import { readStyleColors } from '../../../../src/node/project/read-style-colors.ts';

const BOTH = { light: '#ffffff', dark: '#0f1117' };

/** Returns `line part color mode: other` of each reported color. */
function unfit(text: string, shown: { light?: string; dark?: string } = BOTH): string[] {
  return findUnfitColors(readStyleColors({ path: 'style.css', text }), shown).map(
    ({ place, part, color, modes, other }) =>
      `${place.position?.line} ${part} ${color} ${modes.join(' ')}: ${other}`,
  );
}

test('a page color that is unreadable in one of the modes is reported', () => {
  assert.deepEqual(unfit('.a { color: red }\n\nbody { background: white; }'), [
    '3 background #ffffff dark: #e1e3e6',
  ]);
  assert.deepEqual(unfit('html { background-color: hsl(0 0% 5%) !important }'), [
    '1 background #0d0d0d light: #1f2228',
  ]);
  assert.deepEqual(unfit('html, body { color: #222 }'), ['1 text #222222 dark: #0f1117']);
  assert.deepEqual(unfit('@layer a { :root { --lt-color-bg: #fafafa } }'), [
    '1 background #fafafa dark: #e1e3e6',
  ]);
  assert.deepEqual(unfit('@media not print { body { background: #fafafa } }'), [
    '1 background #fafafa dark: #e1e3e6',
  ]);
  assert.deepEqual(unfit('body { background: #888 }'), ['1 background #888888 dark: #e1e3e6']);
});

test('nothing is reported if the other mode has its own color', () => {
  for (const dark of [
    'html.dark body { background: #000 }',
    '.dark body { background-color: var(--x) }',
    'body { html.dark & { background: #000 } }',
    '@media (prefers-color-scheme: dark) { body { background: #000 } }',
    'html[data-theme="dark"] > body { background: none }',
    ':is(.dark) body { background: url(/a.png) }',
  ]) {
    assert.deepEqual(unfit(`body { background: white }\n${dark}`), [], dark);
  }
  assert.deepEqual(unfit('html { color: #111 }\nhtml.dark body { color: #eee }'), []);
  assert.equal(unfit('body { background: white }\nhtml.dark { background: #000 }').length, 1);
});

test('rules for one mode, for parts of the page and for print are not reported', () => {
  for (const rule of [
    'html:not(.dark) body { background: white }',
    'html.light { color: #222 }',
    'body .note, .note body, body.home, #a, p { background: white }',
    '@media print { body { background: white; color: black } }',
    '@media (prefers-color-scheme: light) { body { background: white } }',
    '@media not (prefers-color-scheme: dark) { body { background: white } }',
    '@media not all and (prefers-color-scheme: light) { body { background: black } }',
    '@font-face { font-family: body; src: url(/a.woff2) }',
    'body { background: light-dark(white, black); color: var(--mine) }',
    'body { background: rgb(255 255 255 / 50%) }',
    'body { background: url(/a.png) white }',
    'body { background: transparent; color: inherit }',
    'body { background: #ffffff } body { background: var(--mine) }',
    ':root { --lt-color-bg: white; --lt-color-text: #111 }',
    'body { color: #777 }',
  ]) {
    assert.deepEqual(unfit(rule), [], rule);
  }
});

test('a negated condition reverses the mode only if it is about the mode', () => {
  for (const query of [
    '(prefers-color-scheme: dark) and (not (max-width: 600px))',
    'not ((prefers-color-scheme: light) and (hover))',
    '(not (hover)) and (not (prefers-color-scheme: light))',
    'not all and (prefers-color-scheme: light) and (hover)',
    'not all and (not (prefers-color-scheme: dark))',
  ]) {
    const rule = `@media ${query} { body { background: black } }`;
    assert.deepEqual(unfit(`body { background: white } ${rule}`), [], query);
  }
  const light = '@media (prefers-color-scheme: light) and (not (hover))';
  assert.deepEqual(unfit(`body { background: black } ${light} { body { background: white } }`), []);
  const print = 'print and (not (hover))';
  assert.deepEqual(unfit(`@media ${print} { body { background: white } }`), []);
});

test('for a site with one mode, only problems of that mode are reported', () => {
  assert.deepEqual(unfit('body { background: white }', { light: '#ffffff' }), []);
  assert.deepEqual(unfit('body { background: white }', { dark: '#000000' }), [
    '1 background #ffffff dark: #e1e3e6',
  ]);
});

test('only the background is reported if the rules also set the text color', () => {
  assert.deepEqual(unfit('body { background: white; color: #111 }'), [
    '1 background #ffffff dark: #e1e3e6',
  ]);
});
