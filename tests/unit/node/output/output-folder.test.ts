import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { readMarker } from '../../../../src/node/output/build-marker.ts';
import { openOutputFolder, repairOutputFolder } from '../../../../src/node/output/output-folder.ts';
import type { OutputFolder } from '../../../../src/node/output/output-folder.ts';
import { asOrdinaryUser } from '../../../helpers/commands/ordinary-user.ts';
import { tempFolder, writeFiles } from '../../../helpers/files/temp-folder.ts';
import { treeHash } from '../../../helpers/files/tree-hash.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { fillSite } from '../../../helpers/values/fill-site.ts';

function project() {
  const dir = tempFolder({ 'docs.json': '{}', 'index.mdx': 'hello' });
  return { dir, out: join(dir, 'dist') };
}

function open(request: { dir: string; out: string }): OutputFolder {
  const opened = openOutputFolder({ base: '', ...request });
  assert.ok(opened.kind === 'opened', JSON.stringify(opened));
  return opened.output;
}

/** Returns why the request is refused, on one line; nothing may have changed. */
function refusal(request: { dir: string; out: string; sources?: readonly string[] }): string {
  const before = treeHash(request.dir);
  const opened = openOutputFolder({ base: '', ...request });
  assert.ok(opened.kind === 'refused', 'should be refused');
  assert.equal(treeHash(request.dir), before, 'nothing may change');
  return diagnosticText(opened.diagnostic, request.dir);
}

async function build(request: { dir: string; out: string }, files: Record<string, string>) {
  const output = open(request);
  fillSite(output.files, files);
  assert.equal(await output.replace(), undefined);
}

/** Returns the id of a process that has just ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

test('a build replaces the whole output folder and leaves nothing next to it', async () => {
  const request = project();
  await build(request, { 'index.html': 'one', 'old/index.html': 'old' });
  await build(request, { 'index.html': 'two' });
  assert.deepEqual(readdirSync(request.out).sort(), ['.lectern-build.json', 'index.html']);
  assert.deepEqual(readdirSync(request.dir).sort(), ['dist', 'docs.json', 'index.mdx']);
});

test('the marker lists every file and the base, and nothing about the machine', async () => {
  const request = project();
  const output = openOutputFolder({ ...request, base: '/docs' });
  assert.ok(output.kind === 'opened');
  fillSite(output.output.files, { 'b/index.html': '', 'a.html': '' });
  await output.output.replace();
  assert.deepEqual(readMarker(request.out), { base: '/docs', files: ['a.html', 'b/index.html'] });
});

test('a discarded build leaves the old site unchanged and no staging folder', async () => {
  const request = project();
  await build(request, { 'index.html': 'one' });
  const before = treeHash(request.dir);
  const output = open(request);
  fillSite(output.files, { 'index.html': 'two', 'x.html': 'x' });
  output.discard();
  output.discard();
  assert.equal(treeHash(request.dir), before);
  assert.equal(existsSync(output.files.folder), false);
});

test('an output folder that is or contains the project is refused', () => {
  const { dir } = project();
  assert.equal(
    refusal({ dir, out: dir }),
    'error output/contains-sources: Replacing "<dir>" would delete the project it is built from. -> Choose a separate folder for the site, for example --out dist.',
  );
  assert.match(refusal({ dir, out: dirname(dir) }), /output\/contains-sources/);
  const nested = tempFolder({ 'site/docs/docs.json': '{}' });
  const docs = join(nested, 'site/docs');
  assert.match(refusal({ dir: docs, out: join(nested, 'site') }), /output\/contains-sources/);
  const alias = join(nested, 'alias');
  symlinkSync(docs, alias);
  assert.match(refusal({ dir: alias, out: docs }), /output\/contains-sources/);
});

test('a source folder and folders in it are refused, even after a build', async () => {
  const dir = tempFolder({ 'docs.json': '{}', 'content/index.mdx': 'hello' });
  const out = join(dir, 'public');
  await build({ dir, out }, { 'index.html': 'one' });
  const sources = ['content', 'public'];
  assert.equal(
    refusal({ dir, out, sources }),
    'error output/source-folder: "<dir>/public" is, or is inside, a folder in which the project\'s sources are looked for. -> Choose a separate folder for the site, for example --out dist.',
  );
  assert.match(refusal({ dir, out: join(dir, 'content/site'), sources }), /output\/source-folder/);
});

test('a folder inside a built site is refused', async () => {
  const { dir, out } = project();
  await build({ dir, out }, { 'index.html': 'one' });
  assert.equal(
    refusal({ dir, out: join(out, 'a/sub') }),
    'error output/inside-output: "<dir>/dist/a/sub" is inside "<dir>/dist", a built site; the next build of that site would refuse or delete it. -> Choose a folder outside of any built site, for example --out dist.',
  );
});

test('a root folder and a home folder are refused', () => {
  const { dir } = project();
  assert.equal(
    refusal({ dir, out: '/' }),
    'error output/protected: "/" contains more than a site: it is a home folder or a root. -> Choose a separate folder for the site, for example --out dist.',
  );
  assert.match(refusal({ dir, out: homedir() }), /output\/protected/);
});

test('a symbolic link as output folder is refused, but one in its path is followed', async () => {
  const { dir } = project();
  mkdirSync(join(dir, 'elsewhere/site'), { recursive: true });
  symlinkSync(join(dir, 'elsewhere/site'), join(dir, 'dist'));
  assert.equal(
    refusal({ dir, out: join(dir, 'dist') }),
    'error output/symlink: "<dir>/dist" is a symbolic link to "<dir>/elsewhere/site"; replacing it would break the link or empty its target. -> Build into the target itself: --out "<dir>/elsewhere/site".',
  );
  symlinkSync(join(dir, 'elsewhere'), join(dir, 'way'));
  await build({ dir, out: join(dir, 'way/new/deep') }, { 'index.html': 'x' });
  assert.ok(existsSync(join(dir, 'elsewhere/new/deep/index.html')));
});

test('a broken link as output folder is refused with what to do about it', () => {
  const { dir } = project();
  symlinkSync('elsewhere', join(dir, 'dist'));
  assert.equal(
    refusal({ dir, out: join(dir, 'dist') }),
    'error output/symlink: "<dir>/dist" is a symbolic link to "elsewhere", which does not exist. -> Remove the link, or choose another --out.',
  );
});

test('a file in place of the output folder is refused', () => {
  const { dir } = project();
  assert.equal(
    refusal({ dir, out: join(dir, 'index.mdx') }),
    'error output/not-a-folder: "<dir>/index.mdx" exists and is not a folder. -> Choose another --out, or move that file away.',
  );
});

test('a path through a file and an unwritable folder are refused', () => {
  const { dir } = project();
  const file = join(dir, 'docs.json', 'site');
  assert.equal(
    refusal({ dir, out: file }),
    'error output/not-writable: A build writes next to "<dir>/docs.json/site" until the site is complete, and the system does not allow that: a part of its path is not a folder. -> Choose --out in a folder that you may write to, for example --out dist.',
  );
  const root = tempFolder({ 'locked/kept.txt': '' });
  const locked = join(root, 'locked');
  for (const folder of [root, dir]) chmodSync(folder, 0o755);
  chmodSync(locked, 0o555);
  for (const out of [join(locked, 'site'), join(locked, 'some/site')]) {
    const opened = asOrdinaryUser(() => openOutputFolder({ dir, out, base: '' }));
    assert.ok(opened.kind === 'refused');
    assert.match(opened.diagnostic.message, /the system does not allow that: permission denied\.$/);
  }
  assert.deepEqual(readdirSync(locked), ['kept.txt']);
});

test('the hint for a read-only project is to write the site outside it', () => {
  const { dir, out } = project();
  chmodSync(dirname(dir), 0o755);
  chmodSync(dir, 0o555);
  const hintFor = (folder: string) => {
    const opened = asOrdinaryUser(() => openOutputFolder({ dir, out: folder, base: '' }));
    return opened.kind === 'refused' && opened.diagnostic.hint;
  };
  assert.equal(
    hintFor(out),
    'Choose --out in a folder outside of the project that you may write to, for example --out ~/site.',
  );
  chmodSync(dir, 0o755);
});

const noProcesses = existsSync('/proc/self') ? false : 'there is no such file system here';

test('an unwritable file system is refused immediately', { skip: noProcesses }, () => {
  const { dir } = project();
  assert.match(refusal({ dir, out: '/proc/lectern/site' }), /^error output\/not-writable: /);
});

test('an output folder with files of other tools is refused, and they are listed', () => {
  const request = project();
  writeFiles(request.out, { CNAME: 'x', '.git/HEAD': 'x', 'a/b.txt': 'x', 'c.txt': 'x' });
  assert.equal(
    refusal(request),
    'error output/foreign-files: Replacing "<dir>/dist" would delete ".git/HEAD", "CNAME", "a/b.txt" and 1 more, which no build put there. -> Choose another --out, or move those files away (static files belong in public/).',
  );
});

test('a symbolic link in the output folder is one unknown file, wherever it leads', () => {
  const request = project();
  mkdirSync(request.out);
  symlinkSync(request.out, join(request.out, 'circle'));
  assert.match(refusal(request), /would delete "circle", which no build put there/);
});

test('a file added to a built site is not deleted, before or during the next build', async () => {
  const request = project();
  await build(request, { 'index.html': 'one' });
  const output = open(request);
  writeFiles(request.out, { CNAME: 'docs.example.com' });
  const before = treeHash(request.out);
  assert.equal((await output.replace())?.code, 'output/foreign-files');
  assert.equal(treeHash(request.out), before);
  assert.equal(existsSync(output.files.folder), false);
  assert.match(refusal(request), /output\/foreign-files: .* would delete "CNAME", which/);
});

test('an empty folder and one with files of a file manager can be replaced', async () => {
  const request = project();
  mkdirSync(request.out);
  await build(request, { 'index.html': 'one' });
  writeFiles(request.out, { 'img/.DS_Store': 'x' });
  await build(request, { 'index.html': 'two' });
});

test('a second concurrent build into a folder is refused with the process of the first', () => {
  const request = project();
  const first = open(request);
  const second = openOutputFolder({ ...request, base: '' });
  assert.ok(second.kind === 'refused');
  assert.equal(
    diagnosticText(second.diagnostic, request.dir),
    `error output/busy: Process ${process.pid} is already building into "<dir>/dist". -> Wait for it to end. If no build is running, delete "<dir>/dist.lectern-lock".`,
  );
  first.discard();
  open(request).discard();
});

test('the lock of a running process holds, and that of a dead process does not', () => {
  const request = project();
  writeFiles(request.dir, { 'dist.lectern-lock': String(process.ppid) });
  assert.match(refusal(request), /output\/busy/);
  writeFiles(request.dir, { 'dist.lectern-lock': String(deadPid()) });
  open(request).discard();
  assert.equal(existsSync(join(request.dir, 'dist.lectern-lock')), false);
});

test('a lock holds before its process has written its id, unless that process was killed at this moment', () => {
  const request = project();
  writeFiles(request.dir, { 'dist.lectern-lock': '' });
  assert.match(
    refusal(request),
    /output\/busy: Another process is already building into "<dir>\/dist"\./,
  );
  const lock = join(request.dir, 'dist.lectern-lock');
  for (const elapsed of [60_000, -86_400_000]) {
    writeFiles(request.dir, { 'dist.lectern-lock': '' });
    const then = new Date(Date.now() - elapsed);
    utimesSync(lock, then, then);
    open(request).discard();
    assert.equal(existsSync(lock), false);
  }
});

test('after a build killed before the swap, the next one removes its staging folder', async () => {
  const request = project();
  await build(request, { 'index.html': 'one' });
  const stale = `dist.lectern-${deadPid()}`;
  writeFiles(request.dir, { [`${stale}/index.html`]: 'half', 'dist.lectern-lock': '999999999' });
  open(request).discard();
  assert.deepEqual(readdirSync(request.dir).sort(), ['dist', 'docs.json', 'index.mdx']);
});

test('after a build killed between its two renames, the old site is restored', async () => {
  const request = project();
  await build(request, { 'index.html': 'one' });
  const before = treeHash(request.out);
  renameSync(request.out, `${request.out}.lectern-old`);
  repairOutputFolder(request.out);
  assert.equal(treeHash(request.out), before);
  renameSync(request.out, `${request.out}.lectern-old`);
  open(request).discard();
  assert.equal(treeHash(request.out), before);
});

test('after a build killed after the swap, the new site stays and the old one is deleted', async () => {
  const request = project();
  await build(request, { 'index.html': 'two' });
  const before = treeHash(request.out);
  writeFiles(request.dir, { 'dist.lectern-old/index.html': 'one' });
  open(request).discard();
  assert.equal(treeHash(request.out), before);
  assert.equal(existsSync(`${request.out}.lectern-old`), false);
});

test('a reader does not repair the folder while a build is swapping it', () => {
  const request = project();
  writeFiles(request.dir, {
    'dist.lectern-old/index.html': 'one',
    'dist.lectern-lock': String(process.ppid),
  });
  repairOutputFolder(request.out);
  assert.equal(existsSync(request.out), false);
});

test('what a killed build left behind is removed, even with read-only folders', () => {
  const request = project();
  chmodSync(dirname(request.dir), 0o755);
  chmodSync(request.dir, 0o777);
  asOrdinaryUser(() => {
    const left = `${request.out}.lectern-${deadPid()}`;
    writeFiles(left, { 'index.html': 'one', 'a/b/index.html': 'one' });
    for (const folder of ['a/b', 'a', '.']) chmodSync(join(left, folder), 0o555);
    open(request).discard();
  });
  assert.deepEqual(readdirSync(request.dir).sort(), ['docs.json', 'index.mdx']);
});

test('if the swap fails, the old site stays and the reason is reported', async () => {
  const request = project();
  await build(request, { 'index.html': 'one' });
  const before = treeHash(request.out);
  chmodSync(request.dir, 0o777);
  const output = open(request);
  chmodSync(output.files.folder, 0o777);
  chmodSync(request.dir, 0o555);
  const problem = await asOrdinaryUser(() => output.replace());
  chmodSync(request.dir, 0o755);
  assert.ok(problem);
  assert.equal(
    diagnosticText(problem, request.dir),
    'error output/not-replaceable: The site was built, but moving it to "<dir>/dist" failed (permission denied); what was there is still there. -> A mount point or a folder in use cannot be renamed: choose a folder inside it.',
  );
  assert.equal(treeHash(request.out), before);
});
