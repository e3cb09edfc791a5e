import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LiveRecord } from '../../../../src/core/live/live-model.ts';
import { formatBadge } from '../../../../src/core/live/report-badge.ts';

/** Returns the words and the color of the badge of a run with these outcomes. */
function badgeOf(...outcomes: readonly LiveRecord['outcome'][]) {
  const records = outcomes.map((outcome): LiveRecord => {
    const place = { file: 'zoo.json' };
    return { name: 'getPet', method: 'GET', url: '/pets', outcome, place, diagnostics: [] };
  });
  const run = { base: 'https://zoo.test', document: 'zoo.json', isDry: false, left: [] };
  const badge = formatBadge({ ...run, records });
  return [
    /<title>(.*)<\/title>/.exec(badge)?.[1],
    /(?<=fill=")#(?!3d444d|fff)\w+/.exec(badge)?.[0],
  ];
}

test('a badge is green if all sent requests agree, red if one does not, and gray if none was sent', () => {
  assert.deepEqual(badgeOf('agrees', 'unsent'), ['documentation: 1 of 1 proven', '#1a6b37']);
  assert.deepEqual(badgeOf('agrees', 'drifts'), ['documentation: 1 of 2 proven', '#a4262c']);
  assert.deepEqual(badgeOf('unsent', 'planned'), ['documentation: not proven', '#57606a']);
});
