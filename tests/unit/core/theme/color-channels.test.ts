import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_COLORS } from '../../../../src/core/config/keys/colors.ts';
import { channelTokens, listColorReads } from '../../../../src/core/theme/color-channels.ts';
import { formatThemeCss } from '../../../../src/core/theme/theme.ts';

test('Mintlify color variables in a stylesheet get the colors of the site', () => {
  const css = 'a{color:rgb(var(--primary));border-color:rgb( var( --gray-800 ) / 0.5)}';
  const colorReads = listColorReads(css);
  assert.deepEqual(colorReads, ['--primary', '--gray-800']);
  const colors = { ...DEFAULT_COLORS, primary: '#0f0' };
  const theme = formatThemeCss({ colors, anchors: [], versions: [], colorReads });
  assert.ok(theme.includes('html{--primary:0 255 0;--gray-800:31 41 55}'), theme);
});

test('only color variables that stylesheets read and the site has are declared', () => {
  assert.deepEqual(listColorReads('a{--primary:red;color:var(--lt-color-text)}'), []);
  const read = new Set(['--background-dark', '--primary-foreground']);
  assert.deepEqual(channelTokens(DEFAULT_COLORS, read), { '--background-dark': '15 17 23' });
});

test('an unreadable background that the site ignores is not declared', () => {
  const background = { light: '#111111', dark: '#0f1117' };
  const theme = formatThemeCss({
    colors: { ...DEFAULT_COLORS, background },
    anchors: [],
    versions: [],
    colorReads: ['--background-light'],
  });
  assert.ok(theme.includes('html{--background-light:255 255 255}'), theme);
});
