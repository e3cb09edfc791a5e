import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatIconSummary, formatSubstitution } from '../../../../src/node/icons/icon-summary.ts';
import type { Substitution } from '../../../../src/node/icons/icon.ts';

const make = (reason: Substitution['reason'], name: string): Substitution => ({
  asked: { name, type: 'duotone' },
  drawn: { set: 'phosphor', name: 'circle', style: 'duotone' },
  reason,
});

test('nothing is reported if every icon was drawn as requested', () => {
  assert.equal(formatIconSummary([]), undefined);
});

test('one line reports how many icons were substituted in which way', () => {
  const all = [make('style', 'a'), make('style', 'b'), make('name', 'c'), make('neutral', 'd')];
  assert.equal(
    formatIconSummary(all),
    '4 icons are not in Font Awesome Free as requested: drawn 2 in the nearest free style, 1 by the nearest free icon, 1 by a plain mark.',
  );
  assert.equal(
    formatIconSummary(all.slice(0, 1)),
    '1 icon is not in Font Awesome Free as requested: drawn 1 in the nearest free style.',
  );
});

test('each substitution can be listed', () => {
  assert.equal(
    formatSubstitution(make('style', 'house')),
    'duotone/house  Phosphor circle, duotone',
  );
  assert.equal(
    formatSubstitution(make('neutral', 'unicorn')),
    'duotone/unicorn  Phosphor circle, duotone, a plain mark',
  );
});
