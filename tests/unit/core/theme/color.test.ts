import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast, textColorOn, mixColors, toReadable } from '../../../../src/core/theme/color.ts';

test('contrast follows WCAG, in either order and any notation', () => {
  assert.equal(contrast('#000', '#ffffff'), 21);
  assert.equal(contrast('#fff', '#000000'), 21);
  assert.equal(contrast('#767676', '#ffffff').toFixed(2), '4.54');
});

test('a readable color is left unchanged', () => {
  assert.equal(toReadable('#06c', ['#ffffff'], 4.5), '#06c');
});

test('an unreadable color keeps its hue and barely reaches the contrast', () => {
  const readable = toReadable('#1EBCA1', ['#ffffff'], 4.5);
  const reached = contrast(readable, '#ffffff');
  assert.ok(reached >= 4.5 && reached < 4.7, `${readable} has ${reached.toFixed(2)}`);
  assert.match(readable, /^#00[78]/);
});

test('every primary color becomes readable on light, dark and tinted pages', () => {
  const levels = ['00', '55', 'aa', 'ff'];
  const primaries = levels.flatMap((r) =>
    levels.flatMap((g) => levels.map((b) => `#${r}${g}${b}`)),
  );
  for (const page of ['#ffffff', '#f5efe0', '#101216', '#121B22', '#2a2a35']) {
    for (const primary of primaries) {
      const surfaces = [page, mixColors(primary, page, 0.12)];
      const readable = toReadable(primary, surfaces, 4.5);
      const reached = surfaces.map((surface) => contrast(readable, surface));
      assert.ok(Math.min(...reached) >= 4.5, `${primary} on ${page}: ${readable}`);
    }
  }
});

test('text on a fill is white if white is readable, else black', () => {
  assert.equal(textColorOn(['#166534'], 4.5), '#ffffff');
  assert.equal(textColorOn(['#4ADE80'], 4.5), '#000000');
  assert.equal(textColorOn(['#0F4F62', '#4ff8d2'], 3), '#000000');
});

test('mixing returns the ends at 0 and 1, and an intermediate color at 0.5', () => {
  assert.equal(mixColors('#ff0000', '#ffffff', 1), '#ff0000');
  assert.equal(mixColors('#ff0000', '#ffffff', 0), '#ffffff');
  assert.equal(mixColors('#000000', '#ffffff', 0.5), '#636363');
});
