import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startLectern } from '../helpers/lectern-process.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';

test('check has nothing to say about this repository’s own site', async () => {
  const { code, stdout, stderr } = await startLectern(['check', repositoryRoot, '--strict']).ended;
  assert.equal(stdout + stderr, '');
  assert.equal(code, 0);
});
