import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configSchema, type UserConfig } from '../../../../src/core/config/config.ts';
import { formatThemeCss } from '../../../../src/core/theme/theme.ts';

function themeOf(keys: Partial<UserConfig>): string {
  const config = configSchema.parse({
    name: 'Acme',
    navigation: [{ group: 'Start', pages: ['index'] }],
    ...keys,
  });
  return formatThemeCss({ colors: config.colors, anchors: [], versions: [], looks: config });
}

const plain = themeOf({});

test('a site without style options has no rules for them', () => {
  assert.doesNotMatch(plain, /radius|sidebar-group|topbar|after/);
  assert.equal(themeOf({ rounded: 'default', sidebar: { items: 'container' } }), plain);
});

test('rounded: sharp makes corners square', () => {
  assert.match(themeOf({ rounded: 'sharp' }), /html\{--lt-radius-s:0;--lt-radius-m:0;/);
});

test('each sidebar style marks the current entry differently', () => {
  const marks = (['card', 'border', 'undecorated'] as const).map((items) => {
    const css = themeOf({ sidebar: { items } });
    return /\.sidebar-group \[aria-current\]\{([^}]*)\}/.exec(css)?.[1] ?? '';
  });
  assert.match(marks[0] ?? '', /box-shadow/);
  assert.match(marks[1] ?? '', /border-inline-start-color:var\(--lt-color-accent\)/);
  assert.equal(marks[2], 'background:none');
});

test('background decorations are behind the page and ignore clicks', () => {
  for (const style of ['gradient', 'grid', 'windows'] as const) {
    const css = themeOf({ background: { style } });
    assert.match(css, /body::after\{[^}]*z-index:-1;pointer-events:none;background:/, style);
  }
  assert.match(themeOf({ topbar: { style: 'gradient' } }), /topbar\{background:linear-gradient/);
});

test('dark code blocks use the dark colors of the project even on light pages', () => {
  const css = themeOf({ codeBlock: { mode: 'dark' }, colors: { primary: '#1a57ad' } });
  assert.match(css, /html\.dark,\.code-dark :is\(\.code-block,\.code-group\)\{--lt-color-accent:/);
});

const NAMES = ['maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'sequoia', 'luma'] as const;

test('each named theme differs from every other, and mint equals the default', () => {
  const all = NAMES.map((theme) => themeOf({ theme }));
  assert.equal(new Set([plain, ...all]).size, NAMES.length + 1);
  assert.deepEqual([themeOf({ theme: 'mint' }), themeOf({ theme: 'prism' })], [plain, plain]);
  assert.equal(themeOf({ theme: 'venus' }), themeOf({ theme: 'palm' }));
  assert.equal(themeOf({ theme: 'quill' }), themeOf({ theme: 'willow' }));
});

test('individual style options override the named theme', () => {
  assert.match(themeOf({ theme: 'almond' }), /aria-current\]\{[^}]*box-shadow/);
  const own = themeOf({ theme: 'almond', sidebar: { items: 'undecorated' }, rounded: 'sharp' });
  assert.doesNotMatch(own, /aria-current\]\{[^}]*box-shadow/);
  assert.ok(own.indexOf('--lt-radius-m:0;') > own.indexOf('--lt-radius-m:0.625rem'));
});

test('the layout separates the sidebar by a line or a surface', () => {
  assert.match(themeOf({ layout: 'sidenav' }), /\.sidebar\{border-inline-end:1px solid/);
  assert.match(
    themeOf({ layout: 'solidSidenav' }),
    /\.sidebar,\.sidebar-filter\{background:var\(--lt-color-bg-subtle\)/,
  );
  assert.equal(themeOf({ layout: 'topnav', theme: 'prism' }), plain);
});
