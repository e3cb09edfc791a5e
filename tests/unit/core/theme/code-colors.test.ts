import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UserConfig } from '../../../../src/core/config/config.ts';
import { codeThemes } from '../../../../src/core/config/keys/code-themes.ts';
import { parseConfig } from '../../../../src/core/config/parse/parse-config.ts';
import { formatCodeColors, isCodeDark } from '../../../../src/core/theme/code-colors.ts';
import { contrast } from '../../../../src/core/theme/color.ts';

/**
 * Returns the result of a docs.json with these keys for code: whether code is dark on light pages, and its
 * styles.
 */
function colorsOf(keys: object) {
  const navigation = [{ group: 'Start', pages: ['index'] }];
  const text = JSON.stringify({ name: 'Acme', navigation, ...keys });
  const { config } = parseConfig({ path: 'docs.json', text });
  return { isDark: isCodeDark(config), css: formatCodeColors(config).join('') };
}

const ofTheme = (theme: NonNullable<UserConfig['codeBlock']>['theme']) =>
  colorsOf({ codeBlock: { mode: 'auto', theme } });

test('every color of every theme is readable on the background of the theme', () => {
  for (const [name, row] of Object.entries(codeThemes)) {
    const [, background = '', ...inks] = row.split(' ');
    assert.equal(inks.length, 10, name);
    for (const ink of inks) assert.ok(contrast(ink, background) >= 5, `${name}: ${ink}`);
  }
});

test('a theme per mode colors code in that mode, and none applies in print', () => {
  const { css, isDark } = ofTheme({ light: 'github-light', dark: 'dracula' });
  assert.equal(isDark, false);
  assert.match(css, /^@media not print\{html:not\(\.dark\)\{--lt-code-bg:#ffffff;/);
  assert.match(
    css,
    /html\.dark,html\.dark :is\(\.code-block,\.code-group\)\{--lt-code-bg:#282a36;/,
  );
});

test('a dark theme in light mode makes code blocks dark on light pages', () => {
  const { css, isDark } = ofTheme('nord');
  assert.equal(isDark, true);
  assert.match(css, /html:not\(\.dark\) :is\(\.code-block,\.code-group\)\{--lt-code-bg:#2e3440;/);
});

test('a light theme does not change dark mode', () => {
  assert.doesNotMatch(ofTheme('github-light').css, /html\.dark/);
  assert.doesNotMatch(ofTheme({ dark: 'github-light' }).css, /--lt-code/);
});

test('code that is always dark uses the dark theme in both modes', () => {
  const { css, isDark } = colorsOf({ codeBlock: { mode: 'dark', theme: { dark: 'dracula' } } });
  assert.equal(isDark, true);
  assert.equal(css.match(/--lt-code-bg:#282a36/g)?.length, 2);
});

test('no code colors are written without a theme or with css-variables', () => {
  for (const theme of [undefined, 'css-variables', 'draculla']) {
    assert.deepEqual(colorsOf({ codeBlock: { mode: 'auto', ...(theme && { theme }) } }), {
      isDark: false,
      css: '',
    });
  }
});
