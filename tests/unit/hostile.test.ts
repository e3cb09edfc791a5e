/** A short run with inputs that nobody writes on purpose; `npm run hostile` takes a long one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tryPart } from '../hostile/try-part.ts';

/** The number of inputs for each part. The seed is fixed, so that a failure is repeated until it is fixed. */
const parts = {
  configurations: 150,
  'front-matter': 250,
  policies: 250,
  requests: 50,
  syntax: 250,
  pages: 150,
  documents: 20,
};

for (const [part, runs] of Object.entries(parts)) {
  test(`randomly changed ${part} are accepted or reported with their place`, async () => {
    const { findings, runs: tried } = await tryPart({ part, runs, seed: 12 });
    assert.deepEqual(findings, []);
    assert.equal(tried, runs);
  });
}
