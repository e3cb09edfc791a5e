import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../../../../src/engine/live/run-program.ts';
import { isAlive } from '../../../../src/node/disk/process-life.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

/** In seconds: longer than any machine takes to start a shell. */
const patient = 300;

function inFolder(seconds: number) {
  const cwd = tempFolder({});
  return {
    surroundings: { cwd, environment: process.env, seconds },
    pidOf: (name: string) => Number(readFileSync(join(cwd, name), 'utf8')),
  };
}

/** A killed process may remain for a moment after the program that started it has ended. */
async function untilEnded(pid: number): Promise<void> {
  while (isAlive(pid)) await setTimeout(20);
}

test('the output of a program is returned, and the reason if it failed', async () => {
  const { surroundings } = inFolder(patient);
  const run = (script: string) => runProgram(['bash', '-c', script], surroundings);
  assert.deepEqual(await run('echo one; echo two >&2'), { printed: 'one\n' });
  assert.deepEqual(await run('echo one; echo why >&2; exit 3'), {
    printed: 'one\n',
    reason: 'exit code 3, why',
  });
  assert.deepEqual(await run('kill -TERM $$'), { printed: '', reason: 'terminated by SIGTERM' });
  assert.deepEqual(await runProgram(['no-such-program'], surroundings), {
    printed: '',
    reason: 'no-such-program is not installed on this machine',
  });
});

test('a server that a program leaves in the background is stopped with it', async () => {
  const { surroundings, pidOf } = inFolder(patient);
  const script = 'sleep 1000 & echo $! > left; echo started';
  assert.deepEqual(await runProgram(['bash', '-c', script], surroundings), {
    printed: 'started\n',
  });
  await untilEnded(pidOf('left'));
});

test('a program that does not end is stopped with all processes that it started', async () => {
  const script = 'sleep 1000 & echo $! > left; wait';
  // A busy machine may need longer than the limit to start the program.
  for (let seconds = 1, hasStarted = false; !hasStarted; seconds *= 2) {
    const { surroundings, pidOf } = inFolder(seconds);
    const { reason } = await runProgram(['bash', '-c', script], surroundings);
    assert.equal(reason, `not finished after ${seconds} seconds`);
    hasStarted = readdirSync(surroundings.cwd).includes('left');
    if (hasStarted) await untilEnded(pidOf('left'));
  }
});

test('processes of a program do not outlive the command that ran it', async () => {
  const { surroundings, pidOf } = inFolder(patient);
  const source = resolve(import.meta.dirname, '../../../../src/engine/live/run-program.ts');
  const command = `
    import { watch } from 'node:fs';
    import { runProgram } from ${JSON.stringify(pathToFileURL(source).href)};
    watch('.', (_, name) => name === 'started' && process.exit(7));
    await runProgram(
      ['bash', '-c', 'sleep 1000 & echo $! > left; : > started; wait'],
      { cwd: '.', environment: process.env, seconds: ${patient} },
    );`;
  const { cwd } = surroundings;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', command], { cwd });
  assert.equal(status, 7);
  await untilEnded(pidOf('left'));
});
