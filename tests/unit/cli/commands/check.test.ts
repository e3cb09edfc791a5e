import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import type { Diagnostic } from '../../../../src/core/diagnostic/diagnostic.ts';
import type { BuildOptions } from '../../../../src/engine/build/build-result.ts';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { treeHash } from '../../../helpers/files/tree-hash.ts';
import { fillSite } from '../../../helpers/values/fill-site.ts';

const warning: Diagnostic = {
  code: 'navigation/missing-page',
  severity: 'warning',
  title: 'Missing page',
  message: 'There is no page "a".',
  hint: 'Create it.',
  file: 'docs.json',
};

/** Returns a builder that writes a file and records where. */
function spyBuilder(diagnostics: readonly Diagnostic[]) {
  const seen: BuildOptions[] = [];
  const buildSite = (options: BuildOptions) => {
    seen.push(options);
    fillSite(options.files, { 'index.html': 'x' });
    return Promise.resolve({ pages: [], diagnostics, timings: {} });
  };
  return { seen, buildSite };
}

test('a clean check prints nothing, exits with 0 and leaves the project unchanged', async () => {
  const cwd = tempFolder({ 'docs.json': '{}' });
  const before = treeHash(cwd);
  const { seen, buildSite } = spyBuilder([]);
  assert.deepEqual(await runCli(['check'], { cwd, buildSite }), {
    code: 0,
    stdout: '',
    stderr: '',
  });
  assert.equal(treeHash(cwd), before);
  const [request] = seen;
  assert.ok(request);
  assert.equal(request.files.folder.startsWith(cwd), false);
  assert.equal(existsSync(request.files.folder), false);
});

test('problems are printed and counted, and warnings fail only under --strict', async () => {
  const cwd = tempFolder({ 'docs.json': '{}' });
  const { buildSite } = spyBuilder([warning]);
  const lenient = await runCli(['check'], { cwd, buildSite });
  assert.equal(lenient.code, 0);
  assert.match(
    lenient.stdout,
    /^docs\.json {2}warning {2}navigation\/missing-page\nMissing page\n/,
  );
  assert.match(lenient.stdout, /\n! 1 warning in 1 file \(\d+\.\d s\)\n$/);
  const strict = await runCli(['check', '--strict'], { cwd, buildSite });
  assert.equal(strict.code, 1);
  assert.match(strict.stdout, /\n✗ 1 warning in 1 file/);
});

test('check accepts an output folder that build would refuse', async () => {
  const cwd = tempFolder({ 'docs.json': '{}', 'dist/CNAME': 'x' });
  const { buildSite } = spyBuilder([]);
  assert.equal((await runCli(['check'], { cwd, buildSite })).code, 0);
});

test('check can report as JSON', async () => {
  const cwd = tempFolder({ 'docs.json': '{}' });
  const { buildSite } = spyBuilder([warning]);
  const { stdout } = await runCli(['check', '--format=json'], { cwd, buildSite });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: unknown[] };
  assert.equal(diagnostics.length, 1);
});

test('an interrupted check removes what it wrote', async () => {
  const cwd = tempFolder({ 'docs.json': '{}' });
  const { seen, buildSite } = spyBuilder([]);
  const run = await runCli(['check'], {
    cwd,
    buildSite: async (options) => {
      await buildSite(options);
      return new Promise(() => undefined);
    },
    onBuild: (stop) => stop('SIGTERM'),
  });
  assert.equal(run.code, 143);
  assert.ok(seen[0]);
  assert.equal(existsSync(seen[0].files.folder), false);
});
