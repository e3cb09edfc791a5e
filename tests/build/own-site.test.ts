import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCli } from '../helpers/commands/run-cli.ts';
import { buildOwnSite } from '../helpers/sites/own-site.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';

test('check reports no problems in this repository’s own site', async () => {
  // Other files use the site that was built, and a check reports what a build reports.
  const { code, stdout, stderr } = await runCli(['check', repositoryRoot, '--strict'], {
    cwd: repositoryRoot,
    buildSite: buildOwnSite,
  });
  assert.equal(stdout + stderr, '');
  assert.equal(code, 0);
});
