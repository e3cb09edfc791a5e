/** Tests the real process: streams, signals and faults that exist only there. */

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { markerName } from '../../../src/node/output/build-marker.ts';
import { compileCommand } from '../../helpers/commands/compiled-command.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';

const bin = await compileCommand();

function lectern(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '', FORCE_COLOR: '', ...env },
  });
  return { status, stdout, stderr };
}

test('--version prints the version of the package', () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  assert.deepEqual(lectern(['--version']), { status: 0, stdout: `${version}\n`, stderr: '' });
});

test('--help of a command shows its usage', () => {
  const overview = lectern(['--help']);
  assert.equal(overview.status, 0);
  for (const name of ['dev', 'build', 'serve', 'check', 'init']) {
    assert.ok(overview.stdout.includes(`\n  ${name} [dir]`), name);
    const help = lectern([name, '--help']);
    assert.equal(help.status, 0);
    assert.ok(help.stdout.includes(`\n  lectern ${name} [dir] [options]\n`), help.stdout);
  }
  assert.match(lectern(['build', '-h']).stdout, /--keep-going {2,}Write the site even with errors/);
});

test('running without a command shows the help and fails', () => {
  const { status, stdout, stderr } = lectern([]);
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /^Static documentation sites/);
});

test('there are no colors in a pipe unless forced', () => {
  assert.ok(!lectern(['nope']).stderr.includes('\u001b['));
  assert.ok(lectern(['nope'], { FORCE_COLOR: '1' }).stderr.includes('\u001b[31merror'));
});

test('an outdated Node is reported with the required version and how to get it', () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '20.11.0' });`;
  const run = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, bin, 'build'],
    { encoding: 'utf8' },
  );
  assert.equal(run.status, 2);
  assert.equal(
    run.stderr,
    [
      'lectern needs Node 22.19 or newer; this is 20.11.0.',
      'hint: Install Node 24 from https://nodejs.org, or with your version manager, such as "nvm install 24".',
      'hint: If you cannot, "npm install --save-dev node@24" adds one for the npm scripts of a project.',
      '',
    ].join('\n'),
  );
});

test('a pipe that is closed early is not an error', async () => {
  const child = spawn(process.execPath, [bin, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number];
  assert.deepEqual([code, errors], [0, '']);
});

test('SIGINT and SIGTERM end a server with the exit codes that shells expect', async () => {
  const folder = tempFolder({
    '.lectern-build.json': '{"base":"","files":["index.html"]}',
    'index.html': 'x',
  });
  for (const [signal, expected] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    const child = spawn(process.execPath, [bin, 'serve', folder, '--port', '0']);
    await once(child.stdout, 'data');
    child.kill(signal);
    const [code] = (await once(child, 'close')) as [number];
    assert.equal(code, expected);
  }
});

/** Runs `text` before Lectern, in the process that does the work. */
const inside = (text: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`if (process.env.LECTERN_JOURNAL) { ${text} }`)}`,
});

test('a command whose process is killed without a known cause reports that', () => {
  const { status, stdout, stderr } = lectern(
    ['check', tempFolder({})],
    inside("process.kill(process.pid, 'SIGKILL');"),
  );
  assert.deepEqual([status, stdout], [2, '']);
  assert.deepEqual(stderr.trim().split('\n'), [
    'error  cli/crashed',
    'The process ended',
    'The process of this command ended: SIGKILL. No file is known to cause it.',
    'hint: Take out what was changed last, or give the command more memory: with NODE_OPTIONS=--max-old-space-size=8192 in its environment, 8 GB.',
  ]);
});

test('a command that is ended from inside does not count as successful', () => {
  const exit =
    "process.on('newListener', (name) => { if (name === 'uncaughtException') queueMicrotask(() => process.exit(0)); });";
  const { status, stderr } = lectern(['check', tempFolder({})], inside(exit));
  assert.equal(status, 2);
  assert.deepEqual(stderr.trim().split('\n').slice(0, 3), [
    'error  cli/ended-early',
    'Ended from inside',
    'Something that ran during the command called process.exit(0); pages must not do that.',
  ]);
});

test('a server survives a log on a full disk', { skip: !existsSync('/dev/full') }, async () => {
  const files = { 'dist/index.html': 'home', [`dist/${markerName}`]: '{"base":"","files":[]}' };
  const server = spawn(process.execPath, [bin, 'serve', '--port', '0', '--access-log'], {
    cwd: tempFolder(files),
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  const ended = once(server, 'close');
  assert.ok(server.stderr);
  const [reported] = (await once(server.stderr.setEncoding('utf8'), 'data')) as [string];
  const url = /http:\/\/\S+/.exec(reported)?.[0].replace('localhost', '127.0.0.1') ?? '';
  for (let sent = 0; sent < 3; sent += 1) assert.equal(await (await fetch(url)).text(), 'home');
  server.kill('SIGTERM');
  assert.deepEqual(await ended, [143, null]);
});

/** Runs the command where the system creates files, but refuses to write a single byte into them. */
function lecternWithoutRoom(words: readonly string[], cwd: string) {
  const script = 'trap "" XFSZ; ulimit -f 0; exec "$0" "$@"';
  // The cache of compiled code would be cut off.
  const env = { ...process.env, NO_COLOR: '', FORCE_COLOR: '', NODE_DISABLE_COMPILE_CACHE: '1' };
  const args = ['-c', script, process.execPath, bin, ...words];
  const { status, stdout, stderr } = spawnSync('sh', args, { encoding: 'utf8', cwd, env });
  return { status, stdout, stderr };
}

const noLimits = process.platform === 'win32' && 'there is no such limit here';

test(
  'without room for any file, a build says so and leaves nothing behind',
  { skip: noLimits },
  () => {
    const cwd = tempFolder({
      'docs.json': '{"name": "Acme", "navigation": []}',
      'index.mdx': 'Text',
    });
    assert.deepEqual(lecternWithoutRoom(['build'], cwd), {
      status: 2,
      stdout: '',
      stderr: [
        'error  output/not-writable',
        'The output folder cannot be written',
        'A build writes next to "dist" until the site is complete, and the system does not allow that: the file would be larger than the system allows.',
        'hint: Choose --out in a folder that you may write to, for example --out dist.\n\n',
      ].join('\n'),
    });
    assert.deepEqual(readdirSync(cwd).sort(), ['docs.json', 'index.mdx']);
  },
);

test(
  'a new site that did not fit on the disk is written whole by the next attempt',
  { skip: noLimits },
  () => {
    const cwd = tempFolder({});
    const { status, stderr } = lecternWithoutRoom(['init', 'docs', '--yes'], cwd);
    assert.equal(status, 1);
    assert.match(stderr, /^error {2}cli\/unwritable-folder\n/);
    const again = spawnSync(process.execPath, [bin, 'init', 'docs', '--yes'], { cwd });
    assert.equal(again.status, 0);
    assert.match(readFileSync(join(cwd, 'docs/.gitignore'), 'utf8'), /dist/);
  },
);
