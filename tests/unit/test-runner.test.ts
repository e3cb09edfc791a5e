import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { runTestFile } from '../helpers/runner/run-test-file.ts';

async function runText(context: TestContext, text: string, milliseconds = 20_000) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-runner-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'sample.test.mjs');
  await writeFile(file, `import { test, suite } from 'node:test';\n${text}`);
  const outcomes = await runTestFile(file, milliseconds);
  return outcomes.map(({ path, status, details }) => ({ name: path.join(' › '), status, details }));
}

test('a run counts tests, names them with their suites, and leaves suites uncounted', async (t) => {
  const outcomes = await runText(
    t,
    `test('adds', () => {});
     suite('parser', () => { test('reads', () => {}); });
     test('later', { todo: true }, () => { throw new Error('not yet'); });`,
  );
  assert.deepEqual(
    outcomes.map(({ name, status }) => `${name}: ${status}`),
    ['adds: passed', 'parser › reads: passed', 'later: skipped'],
  );
});

test('a failed test is told once, by the innermost test, with its error', async (t) => {
  const outcomes = await runText(
    t,
    `test('outer', async (t) => { await t.test('inner', () => { throw new Error('boom'); }); });`,
  );
  assert.deepEqual(
    outcomes.map(({ name, status }) => `${name}: ${status}`),
    ['outer › inner: failed', 'outer: failed'],
  );
  assert.match(outcomes[0]?.details ?? '', /^Error: boom/);
  assert.equal(outcomes[1]?.details, undefined);
});

test('a file that cannot be loaded is a failure', async (t) => {
  const outcomes = await runText(t, `import './missing.mjs';`);
  assert.equal(outcomes.length, 1);
  assert.equal(outcomes[0]?.status, 'failed');
  assert.match(outcomes[0].details ?? '', /missing\.mjs/);
});

test('a file that ends its process early is a failure', async (t) => {
  const outcomes = await runText(t, `process.exit(3);`);
  assert.equal(outcomes[0]?.details, 'Ended with exit code 3.');
});

test('a file without a test is a failure', async (t) => {
  const outcomes = await runText(t, '');
  assert.match(outcomes[0]?.details ?? '', /^Holds no test/);
});

test('a file that does not end is killed and is a failure, whatever its tests say', async (t) => {
  const outcomes = await runText(t, `test('ok', () => {}); setInterval(() => {}, 1000);`, 1500);
  assert.equal(outcomes.at(-1)?.status, 'failed');
  assert.match(outcomes.at(-1)?.details ?? '', /^Still running after 1\.5 s/);
});
