import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type FontFace,
  fontTokens,
  formatFontFaces,
  listEarlyFonts,
} from '../../../../src/core/theme/fonts.ts';

const latin: FontFace = {
  family: 'Acme',
  path: '/fonts/acme sans.woff2',
  format: 'woff2',
  weight: '100 900',
  style: 'normal',
  unicodeRange: 'U+0000-00FF',
  metrics: { ascent: 1, descent: 0.25, lineGap: 0, width: 0.4524 * 1.25 },
};
const greek: FontFace = { ...latin, path: '/fonts/greek.woff2', unicodeRange: 'U+0370-03FF' };

test('a font is loaded from the site and never causes a layout shift', () => {
  const css = formatFontFaces({ sans: 'Acme', faces: [greek] }, '/docs');
  assert.equal(
    css,
    '@font-face{font-family:"Acme";src:url("/docs/fonts/greek.woff2") format("woff2");' +
      'font-weight:100 900;font-display:optional;unicode-range:U+0370-03FF}\n',
  );
});

test('the fallback of a font has the same width and height', () => {
  const css = formatFontFaces({ sans: 'Acme', faces: [latin, greek] }, '');
  assert.match(
    css,
    /\{font-family:"Acme stand-in";src:local\("Arial"\)[^}]*;size-adjust:125\.0%;ascent-override:80\.0%;descent-override:20\.0%;line-gap-override:0\.0%;unicode-range:U\+0000-00FF\}/,
  );
  assert.equal(css.match(/stand-in/g)?.length, 1);
});

test('font stacks end with system fonts, and CSS keywords are not quoted', () => {
  const tokens = fontTokens({
    sans: 'Acme',
    heading: 'A "b',
    mono: 'ui-monospace',
    faces: [latin],
  });
  assert.deepEqual(tokens, {
    '--lt-font-sans': '"Acme","Acme stand-in",var(--lt-font-system-sans)',
    '--lt-font-heading': '"A \\22 b",var(--lt-font-system-sans)',
    '--lt-font-mono': 'ui-monospace,var(--lt-font-system-mono)',
  });
});

test('only upright Latin files are preloaded, the code font only if there is code', () => {
  const italic: FontFace = { ...latin, style: 'italic', path: '/fonts/italic.woff2' };
  const mono: FontFace = { ...latin, family: 'Mono', path: '/fonts/mono.woff2' };
  const fonts = { sans: 'Acme', mono: 'Mono', faces: [greek, italic, mono, latin] };
  assert.deepEqual(listEarlyFonts(fonts, false), [latin]);
  assert.deepEqual(listEarlyFonts(fonts, true), [latin, mono]);
});
