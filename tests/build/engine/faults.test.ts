/** What happens around a running build: another command, missing permissions, sources that disappear. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { lecternBin, startLectern } from '../../helpers/commands/lectern-process.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';

const config = (...pages: string[]) =>
  JSON.stringify({ name: 'Faults', navigation: [{ group: 'Pages', pages: ['index', ...pages] }] });

const home = '# Home\n\nFirst words.\n';

/** Starts `dev` until the test ends, and returns the address that it prints. */
async function startDev(t: TestContext, dir: string): Promise<string> {
  const child = spawn(process.execPath, [lecternBin, 'dev', dir, '--port', '0']);
  const ended = once(child, 'exit');
  t.after(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  for (;;) {
    const url = /➜ (http\S+)/.exec(said)?.[1];
    if (url !== undefined) return url;
    assert.equal(child.exitCode, null, said);
    await wait(50);
  }
}

test('a build while dev runs writes its site, and dev continues to follow the sources', async (t) => {
  const dir = tempFolder({ 'docs.json': config(), 'index.md': home });
  const url = await startDev(t, dir);
  const read = async () => (await fetch(url, { headers: { accept: 'text/html' } })).text();
  assert.match(await read(), /First words/);
  for (const time of ['first', 'second']) {
    const { code, stdout, stderr } = await startLectern(['build', dir]).ended;
    assert.deepEqual([code, stderr], [0, ''], `${time} ${stdout}`);
    assert.match(readFileSync(join(dir, 'dist/index.html'), 'utf8'), /First words/);
    assert.match(await read(), /First words/);
  }
  writeFiles(dir, { 'index.md': '# Home\n\nSecond words.\n' });
  while (!(await read()).includes('Second words')) await wait(50);
  assert.match(readFileSync(join(dir, 'dist/index.html'), 'utf8'), /First words/);
});

test('a site is built when the folder for temporary files does not exist', () => {
  const dir = tempFolder({ 'docs.json': config(), 'index.md': home });
  const env = { ...process.env, TMPDIR: join(dir, 'none'), TEMP: '', TMP: '' };
  const options = { encoding: 'utf8', env } as const;
  const { status, stderr } = spawnSync(process.execPath, [lecternBin, 'build', dir], options);
  assert.deepEqual([status, stderr], [0, '']);
  assert.match(readFileSync(join(dir, 'dist/index.html'), 'utf8'), /First words/);
});

test('a folder that the user may not write to is reported without a stack trace', () => {
  const dir = tempFolder({ 'docs.json': config(), 'index.md': home });
  chmodSync(dir, 0o555);
  const isRoot = process.getuid?.() === 0;
  const { status, stdout, stderr } = spawnSync(process.execPath, [lecternBin, 'build', dir], {
    encoding: 'utf8',
    ...(isRoot && { uid: 65534, gid: 65534 }),
  });
  chmodSync(dir, 0o755);
  assert.notEqual(status, 0);
  assert.match(stdout + stderr, /^error {2}output\/not-writable$/m);
  assert.match(
    stdout + stderr,
    /next to "\S+dist" .* the system does not allow that: permission denied\.$/m,
  );
  assert.doesNotMatch(stdout + stderr, /cli\/bug|^ +at /m);
  assert.equal(existsSync(join(dir, 'dist')), false);
});

test('sources that vanish during the build are reported, and the old site stays', async () => {
  const dir = tempFolder({ 'docs.json': config('last'), 'index.mdx': home, 'last.md': '# Last\n' });
  assert.equal((await startLectern(['build', dir]).ended).code, 0);
  const remove = (name: string) =>
    `{process.getBuiltinModule('node:fs').rmSync(${JSON.stringify(join(dir, name))})}\n`;
  writeFiles(dir, {
    'index.mdx': `# Home\n\n![A](/images/a.png)\n\n${['images/a.png', 'last.md', 'own.css'].map(remove).join('\n')}`,
    'images/a.png': 'no picture',
    'own.css': 'a { color: red }',
  });
  const { code, stdout, stderr } = await startLectern(['build', dir]).ended;
  assert.equal(code, 1, stderr);
  assert.match(stdout, /^images\/a\.png {2}error {2}files\/unreadable$/m);
  assert.match(stdout, /^The same at own\.css\.$/m);
  assert.match(stdout, /2 errors in 2 files/);
  assert.doesNotMatch(stdout + stderr, /cli\/bug|^ +at /m);
  assert.match(readFileSync(join(dir, 'dist/index.html'), 'utf8'), /First words/);
  assert.ok(existsSync(join(dir, 'dist/last/index.html')));
});

test('without git installed, a site is built as if it had no repository', async () => {
  const dir = tempFolder({ 'docs.json': config(), 'index.md': home });
  const { code, stderr } = await startLectern(['build', dir, '--strict'], dir, { PATH: '/nowhere' })
    .ended;
  assert.deepEqual([code, stderr], [0, '']);
});

/** Returns the code of a page that damages files of its project while the build runs. */
function spoil(dir: string): string {
  const path = (name: string) => JSON.stringify(join(dir, name));
  const steps = [
    "const { chmodSync, mkdirSync, rmSync, symlinkSync } = process.getBuiltinModule('node:fs')",
    `for (const name of ['locked.png', 'locked.css']) chmodSync(${path('')} + name, 0)`,
    `for (const name of ['folder.png', 'loop.png', 'pipe.png']) rmSync(${path('')} + name)`,
    `mkdirSync(${path('folder.png')})`,
    `symlinkSync('loop.png', ${path('loop.png')})`,
    `process.getBuiltinModule('node:child_process').execFileSync('mkfifo', [${path('pipe.png')}])`,
  ];
  return `{(() => { ${steps.join('; ')} })()}`;
}

test('sources that become unreadable during the build are reported, and the old site stays', () => {
  const spoiled = ['folder.png', 'locked.css', 'locked.png', 'loop.png', 'pipe.png'];
  const dir = tempFolder({
    'docs.json': config(),
    'index.mdx': home,
    ...Object.fromEntries(spoiled.map((name) => [name, 'a { color: red }'])),
  });
  const user = asOrdinary(dir);
  const command = [lecternBin, 'build', dir, '--format', 'json'];
  const build = () => spawnSync(process.execPath, command, { encoding: 'utf8', ...user });
  assert.equal(build().status, 0);
  writeFileSync(join(dir, 'index.mdx'), `# Home\n\n![A](/pipe.png)\n\n${spoil(join(dir, '/'))}\n`);
  const { status, stdout, stderr } = build();
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Record<string, string>[] };
  const reported = diagnostics.map(
    ({ file, code: name, message }) => `${file} ${name}: ${message}`,
  );
  assert.deepEqual(reported, [
    'folder.png files/unreadable: The file cannot be read: it is a folder.',
    'locked.css files/unreadable: The file cannot be read: permission denied.',
    'locked.png files/unreadable: The file cannot be read: permission denied.',
    'loop.png files/unreadable: The file cannot be read: its links lead in a circle.',
    'pipe.png files/unreadable: The file cannot be read: it is a device or a pipe, not a file.',
  ]);
  assert.deepEqual([status, stderr], [1, '']);
  assert.match(readFileSync(join(dir, 'dist/index.html'), 'utf8'), /First words/);
});

/** Gives the folder to an ordinary user if the tests run as root, because root can read everything. */
function asOrdinary(dir: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const owner = { uid: 65534, gid: 65534 };
  for (const name of ['', ...readdirSync(dir)]) chownSync(join(dir, name), owner.uid, owner.gid);
  return owner;
}
