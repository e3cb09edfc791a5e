import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { HangWatch, PATIENCE, type Patience } from '../helpers/runner/hang-guard.ts';
import { processorSeconds } from '../helpers/runner/processor-time.ts';
import { runFailedAgain } from '../helpers/runner/run-again.ts';
import { runTestFile, runTestFiles } from '../helpers/runner/run-test-file.ts';

async function runText(context: TestContext, text: string, patience?: Patience) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-runner-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'sample.test.mjs');
  await writeFile(file, `import { test, suite } from 'node:test';\n${text}`);
  const outcomes = await runTestFile(file, patience);
  return outcomes.map(({ path, status, details }) => ({ name: path.join(' › '), status, details }));
}

/** Returns what is reported about files that share a process, by the names of the files. */
async function runShared(context: TestContext, texts: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-runner-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const files = Object.keys(texts).map((name) => join(folder, `${name}.test.mjs`));
  for (const [rank, text] of Object.values(texts).entries()) {
    await writeFile(files[rank] ?? '', `import { test } from 'node:test';\n${text}`);
  }
  const { outcomes, breakdown } = await runTestFiles(
    files.map((file) => relative(process.cwd(), file)),
  );
  const reported = outcomes.map(({ place, path, status, details = '' }) => {
    return `${place.split('/').at(-1)} ${path.join()} ${status} ${details.split('\n', 1)[0]}`.trim();
  });
  return { reported, breakdown };
}

test('files that share a process are reported separately and loaded before any test runs', async (t) => {
  const one = "globalThis.seen ??= process.pid; test('a', () => {});";
  const two =
    "const { seen } = globalThis; test('b', () => { if (seen !== process.pid) throw 1; });";
  assert.deepEqual(await runShared(t, { one, two }), {
    reported: ['one.test.mjs a passed', 'two.test.mjs b passed'],
    breakdown: undefined,
  });
});

test('a file that breaks a shared process is named, and the other files are run', async (t) => {
  const good = "test('a', () => {});";
  for (const [bad, reported] of [
    ["test('b', () => process.exit(3));", 'two.test.mjs  failed Ended with exit code 3.'],
    ['', 'two.test.mjs  failed Holds no test.'],
  ] as const) {
    const shared = await runShared(t, { one: good, two: bad });
    assert.deepEqual(shared.reported, ['one.test.mjs a passed', reported]);
  }
  const { reported } = await runShared(t, { one: good, two: "import './missing.mjs';" });
  assert.equal(reported[0], 'one.test.mjs a passed');
  assert.match(reported[1] ?? '', /^two\.test\.mjs .*failed/);
  assert.equal(reported.length, 2);
});

test('a test that fails once is run again with its file, even if a helper declares it', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-runner-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const fails = (name: string) => `
    import { existsSync, writeFileSync } from 'node:fs';
    import { test } from 'node:test';
    const seen = ${JSON.stringify(join(folder, 'seen-'))} + process.argv[1].split('/').at(-1);
    test('${name}', () => {
      if (existsSync(seen)) return;
      writeFileSync(seen, '');
      throw new Error('once');
    });
    test('${name} always', () => { throw new Error('always'); });
  `;
  await writeFile(join(folder, 'helper.mjs'), fails('of a helper'));
  await writeFile(join(folder, 'own.test.mjs'), fails('of its own'));
  await writeFile(join(folder, 'other.test.mjs'), "import './helper.mjs';");
  for (const [name, said] of [
    ['own', 'of its own'],
    ['other', 'of a helper'],
  ]) {
    const files = [relative(process.cwd(), join(folder, `${name}.test.mjs`))];
    const { outcomes, unsteady } = await runFailedAgain(files, await runTestFile(files[0] ?? ''));
    assert.deepEqual(
      outcomes.map(({ path, status }) => `${path.join()} ${status}`),
      [`${said} passed`, `${said} always failed`],
    );
    assert.deepEqual(
      unsteady.map(({ path }) => path.join()),
      [said],
    );
  }
});

test('a shared process that breaks although each file passes is reported with its reason', async (t) => {
  const { reported, breakdown } = await runShared(t, {
    one: "import { setTimeout as wait } from 'node:timers/promises'; test('a', () => wait(1));",
    two: "globalThis.files = [...(globalThis.files ?? []), 2]; test('b', () => {});",
    three: "test('c', () => { if (globalThis.files) process.exit(4); });",
  });
  assert.deepEqual(reported, [
    'one.test.mjs a passed',
    'two.test.mjs b passed',
    'three.test.mjs c passed',
  ]);
  assert.equal(breakdown, 'Ended with exit code 4.');
});

test('a run counts tests, names them with their suites and does not count suites', async (t) => {
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

test('the error of a failed test is reported once, for the innermost test', async (t) => {
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

/** On a busy machine a process may take seconds to start, but even then it works a little. */
const HASTE: Patience = { ...PATIENCE, millisecondsBetweenLooks: 50, secondsOfProgress: 0.05 };

test('a file that waits forever is killed and fails, whatever its tests report', async (t) => {
  const text = `test('ok', () => {}); setInterval(() => {}, 1000);`;
  const outcomes = await runText(t, text, { ...HASTE, looks: 60 });
  assert.equal(outcomes.at(-1)?.status, 'failed');
  assert.match(
    outcomes.at(-1)?.details ?? '',
    /^It did nothing each of 60 times that it was looked at, so it was killed; last finished: /,
  );
  assert.match(outcomes.at(-1)?.details ?? '', /^Holds open: .*\bTimeout\b/m);
});

test('a process that a file leaves behind is named before it is killed', async (t) => {
  const text = `import { spawn } from 'node:child_process';
    test('ok', () => {
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).unref();
    });`;
  const outcomes = await runText(t, text, { ...HASTE, looks: 60 });
  const said = outcomes.at(-1)?.details ?? '';
  // Only Linux reports it.
  if (process.platform === 'linux') assert.match(said, /^Still runs:\n {2}\S+ -e setInterval\(/m);
  assert.equal(outcomes.at(-1)?.status, 'failed');
});

test('a file in an infinite loop is killed because of its processor time', async (t) => {
  const text = `test('loops', () => { for (;;); });`;
  // On a busy machine, the loop itself may be waiting for a processor at each of a few checks.
  const outcomes = await runText(t, text, { ...HASTE, looks: 100_000, secondsOfSilence: 1 });
  assert.match(
    outcomes.at(-1)?.details ?? '',
    /^It used a processor for 1 s without a word, so it was killed; last finished: no test\./,
  );
});

test('the processor time of child processes counts as that of their parent', () => {
  const before = processorSeconds(process.pid);
  const loop = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
  spawnSync(process.execPath, ['-e', loop]);
  const after = processorSeconds(process.pid);
  // Only Linux reports it.
  if (before !== undefined && after !== undefined) assert.ok(after - before >= 0.3);
});

test('a run without matching tests reports that before it counts', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tests/run.ts', 'nowhere'], {
    encoding: 'utf8',
  });
  assert.match(stdout, /^tests\/run\.ts\n.*There are no tests: nowhere$/m);
  assert.match(stdout, /\n0 passed, 1 failed\n$/);
  assert.equal(status, 1);
});

suite('progress', () => {
  const patience: Patience = { ...PATIENCE, looks: 3, secondsOfProgress: 2, secondsOfSilence: 10 };
  const lookAt = (seen: readonly (readonly [outputSize: number, seconds: number])[]) => {
    const watch = new HangWatch(patience);
    return seen.findIndex(
      ([outputSize, seconds]) => watch.look({ outputSize, seconds }) !== undefined,
    );
  };

  test('a process without output and work is hanging, however far apart the checks are', () => {
    assert.equal(
      lookAt([
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
      2,
    );
    assert.equal(
      lookAt([
        [0, 0],
        [0, 0.1],
        [0, 0.2],
        [0, 0.3],
      ]),
      2,
    );
  });

  test('output is progress, and so is work', () => {
    assert.equal(
      lookAt([
        [0, 0],
        [0, 0],
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 0],
      ]),
      5,
    );
    assert.equal(
      lookAt([
        [0, 0],
        [0, 0],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
      ]),
      5,
    );
    assert.equal(
      lookAt([
        [0, 5],
        [0, 5],
        [0, 1],
        [0, 1],
        [0, 1],
        [0, 1],
      ]),
      5,
    );
  });

  test('work without output is limited, and output resets the limit', () => {
    assert.equal(
      lookAt([
        [0, 4],
        [0, 8],
        [0, 12],
      ]),
      2,
    );
    assert.equal(
      lookAt([
        [0, 4],
        [1, 8],
        [1, 12],
        [1, 16],
        [1, 20],
      ]),
      4,
    );
  });
});
