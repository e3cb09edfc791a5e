import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Colors, DEFAULT_COLORS } from '../../../../src/core/config/keys/colors.ts';
import type { Branch } from '../../../../src/core/navigation/model.ts';
import { contrast } from '../../../../src/core/theme/color.ts';
import { formatThemeCss, isReadableBackground } from '../../../../src/core/theme/theme.ts';

const plain = { colors: DEFAULT_COLORS, anchors: [], versions: [] };
const blue: Colors = {
  ...DEFAULT_COLORS,
  primary: '#0055cc',
  light: '#99bbff',
  dark: '#003377',
};

test('the layer order matches layers.css and precedes every rule', () => {
  const [first = ''] = formatThemeCss(plain).split('\n');
  assert.match(first, /^@layer [\w, ]+;$/);
  assert.ok(readFileSync('src/styles/layers.css', 'utf8').includes(first));
});

test('the default colors are readable unchanged, except for small text in light mode', () => {
  assert.equal(
    formatThemeCss(plain).split('\n').slice(1).join('\n'),
    `@layer tokens {
html:not(.dark){--lt-color-accent:#16a34a;--lt-color-accent-text:#007f36;--lt-color-mark-on-accent:#ffffff;--lt-color-button:#166534;--lt-color-on-button:#ffffff}
@media not print{html.dark{--lt-color-accent:#4ade80;--lt-color-accent-text:#4ade80;--lt-color-mark-on-accent:#000000;--lt-color-button:#166534;--lt-color-on-button:#ffffff}}
}`,
  );
});

test('the grays used by the theme are those in tokens.css', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const source = readFileSync('src/core/theme/theme.ts', 'utf8');
  const used = [...source.matchAll(/'(#[0-9a-f]{6})'/g)].map(([, hex = '']) => hex);
  assert.ok(used.length >= 10);
  assert.deepEqual(
    used.filter((hex) => !tokens.includes(`${hex};`)),
    [],
  );
});

test('primary is the accent of light mode, light that of dark mode, dark the button', () => {
  const css = formatThemeCss({ ...plain, colors: blue });
  assert.match(
    css,
    /html:not\(\.dark\)\{--lt-color-accent:#0055cc;--lt-color-accent-text:#0055cc;/,
  );
  assert.match(css, /html\.dark\{--lt-color-accent:#99bbff;--lt-color-accent-text:#99bbff;/);
  assert.equal(css.match(/--lt-color-button:#003377;--lt-color-on-button:#ffffff/g)?.length, 2);
});

test('an accent too pale to read is darkened for text', () => {
  const css = formatThemeCss({ ...plain, colors: { ...blue, primary: '#ffda71' } });
  const text = /not\(\.dark\)\{.*?--lt-color-accent-text:(#\w+)/.exec(css)?.[1] ?? '';
  assert.ok(contrast(text, '#ffffff') >= 4.5, text);
});

test('a custom background gets grays that are readable on it', () => {
  const css = formatThemeCss({
    ...plain,
    colors: { ...blue, background: { light: '#e9dfc9', dark: '#101725' } },
  });
  assert.match(css, /html:not\(\.dark\)\{--lt-color-bg:#e9dfc9;/);
  assert.match(css, /html\.dark\{--lt-color-bg:#101725;/);
  const faint = /--lt-color-text-faint:(#\w+)/.exec(css)?.[1] ?? '';
  assert.ok(contrast(faint, '#e9dfc9') >= 4.5, faint);
});

test('a background on which text is unreadable is left out', () => {
  assert.equal(isReadableBackground('#101725', 'light'), false);
  const css = formatThemeCss({
    ...plain,
    colors: { ...blue, background: { light: '#101725', dark: '#0f1117' } },
  });
  assert.doesNotMatch(css, /--lt-color-bg/);
});

test('an anchor has its own color, or the color or gradient of all anchors', () => {
  const css = formatThemeCss({
    colors: { ...blue, anchors: { from: '#0f4f62', to: '#4ff8d2' } },
    anchors: [anchor('anchor-1', { from: '#a0a0a0' }), anchor('anchor-2')],
    versions: [],
  });
  assert.match(css, /\.nav-anchor\{--lt-anchor-fill:linear-gradient\(45deg,#0f4f62,#4ff8d2\);/);
  assert.match(css, /\.anchor-1\{--lt-anchor-fill:#a0a0a0;--lt-anchor-ink:#000000;/);
  assert.doesNotMatch(css, /\.anchor-2/);
});

test('each version hides the others, with its name escaped', () => {
  const css = formatThemeCss({ ...plain, versions: ['v1', 'a"]<b\\'] });
  assert.match(css, /html\[data-version="v1"\] \[data-version\]:not\(\[data-version="v1"\]\)/);
  assert.match(css, /html\[data-version="a\\22 \]\\3c b\\5c "\]/);
  assert.doesNotMatch(css, /</);
});

test('the URL of the background image cannot break out of its string', () => {
  const css = formatThemeCss({ ...plain, backgroundImage: '/docs/a"b(1).svg' });
  assert.match(css, /url\("\/docs\/a\\22 b\(1\)\.svg"\)/);
});

function anchor(id: string, color?: Branch['color']): Branch {
  return {
    axis: 'anchor',
    id,
    label: 'Anchor',
    href: '/',
    external: false,
    isDefaultHidden: false,
    isWritten: true,
    ...(color && { color }),
  };
}
