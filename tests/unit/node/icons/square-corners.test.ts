import assert from 'node:assert/strict';
import { test } from 'node:test';

import { squareCorners } from '../../../../src/node/icons/square-corners.ts';

test('a rounded rectangle becomes a rectangle', () => {
  const rounded =
    'M20 0L80 0C91 0 100 9 100 20L100 80C100 91 91 100 80 100L20 100C9 100 0 91 0 80L0 20C0 9 9 0 20 0z';
  assert.equal(
    squareCorners(rounded),
    'M20 0L80 0L100 0L100 20L100 80L100 100L80 100L20 100L0 100L0 80L0 20L0 0L20 0z',
  );
});

test('relative commands, shorthand curves and lines along an axis mean the same', () => {
  const rounded =
    'm20 0h60c11 0 20 9 20 20v60s-9 20-20 20h-60c-11 0-20-9-20-20v-60c0-11 9-20 20-20z';
  assert.match(squareCorners(rounded), /^M20 0L80 0L100 0L100 20L100 80/);
});

test('the round end of a bar becomes straight', () => {
  const bar = 'M0 0L100 0C111 0 120 9 120 20S111 40 100 40L0 40z';
  assert.equal(squareCorners(bar), 'M0 0L100 0L120 0L120 40L100 40L0 40L0 0z');
});

test('circles and large curves stay round', () => {
  const circle = 'M0 256C0 115 115 0 256 0S512 115 512 256S397 512 256 512S0 397 0 256z';
  assert.equal((squareCorners(circle).match(/C/g) ?? []).length, 4);
  const arc = 'M0 80a80 80 0 1 0 160 0a80 80 0 1 0-160 0z';
  assert.equal(squareCorners(arc), 'M0 80A80 80 0 1 0 160 80A80 80 0 1 0 0 80z');
});

test('arcs written without blanks between their flags are read', () => {
  assert.equal(squareCorners('M0 0a8 8 0 018 8z'), 'M8 8L0 0A8 8 0 0 1 8 8z');
});

test('path data that cannot be read is left alone', () => {
  assert.equal(squareCorners('M0 0Q1 1 2 2z'), 'M0 0Q1 1 2 2z');
});
