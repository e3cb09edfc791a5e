import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { readMarker } from '../../../src/node/build-marker.ts';
import { openOutputFolder, repairOutputFolder } from '../../../src/node/output-folder.ts';
import type { OutputFolder } from '../../../src/node/output-folder.ts';
import { asOrdinaryUser } from '../../helpers/ordinary-user.ts';
import { tempFolder, writeFiles } from '../../helpers/temp-folder.ts';
import { treeHash } from '../../helpers/tree-hash.ts';

function project() {
  const dir = tempFolder({ 'docs.json': '{}', 'index.mdx': 'hello' });
  return { dir, out: join(dir, 'dist') };
}

function open(request: { dir: string; out: string }): OutputFolder {
  const opened = openOutputFolder({ base: '', ...request });
  assert.ok(opened.kind === 'opened', JSON.stringify(opened));
  return opened.output;
}

function refusal(request: { dir: string; out: string }) {
  const before = treeHash(request.dir);
  const opened = openOutputFolder({ base: '', ...request });
  assert.ok(opened.kind === 'refused', 'should be refused');
  assert.equal(treeHash(request.dir), before, 'nothing may change');
  return opened.diagnostic;
}

function build(request: { dir: string; out: string }, files: Record<string, string>) {
  const output = open(request);
  writeFiles(output.staging, files);
  assert.equal(output.replace(), undefined);
}

/** The id of a process that has just ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

test('a build replaces the output folder as a whole and leaves nothing beside it', () => {
  const request = project();
  build(request, { 'index.html': 'one', 'old/index.html': 'old' });
  build(request, { 'index.html': 'two' });
  assert.deepEqual(readdirSync(request.out).sort(), ['.lectern-build.json', 'index.html']);
  assert.deepEqual(readdirSync(request.dir).sort(), ['dist', 'docs.json', 'index.mdx']);
});

test('the marker names every file and the base, and nothing of the machine', () => {
  const request = project();
  const output = openOutputFolder({ ...request, base: '/docs' });
  assert.ok(output.kind === 'opened');
  writeFiles(output.output.staging, { 'b/index.html': '', 'a.html': '' });
  output.output.replace();
  assert.deepEqual(readMarker(request.out), { base: '/docs', files: ['a.html', 'b/index.html'] });
});

test('a discarded build leaves the old site byte for byte and no staging folder', () => {
  const request = project();
  build(request, { 'index.html': 'one' });
  const before = treeHash(request.dir);
  const output = open(request);
  writeFiles(output.staging, { 'index.html': 'two', 'x.html': 'x' });
  output.discard();
  output.discard();
  assert.equal(treeHash(request.dir), before);
  assert.equal(existsSync(output.staging), false);
});

test('an output folder that is or contains the project is refused', () => {
  const { dir } = project();
  const nested = tempFolder({ 'site/docs/docs.json': '{}' });
  assert.equal(refusal({ dir, out: dir }).code, 'output/contains-sources');
  assert.equal(refusal({ dir, out: dirname(dir) }).code, 'output/contains-sources');
  const docs = join(nested, 'site/docs');
  assert.equal(refusal({ dir: docs, out: join(nested, 'site') }).code, 'output/contains-sources');
  const alias = join(nested, 'alias');
  symlinkSync(docs, alias);
  assert.equal(refusal({ dir: alias, out: docs }).code, 'output/contains-sources');
});

test('a root and a home folder are refused', () => {
  const { dir } = project();
  assert.equal(refusal({ dir, out: '/' }).code, 'output/protected');
  assert.equal(refusal({ dir, out: homedir() }).code, 'output/protected');
});

test('a link as output folder is refused, a link on the way to it is followed', () => {
  const { dir } = project();
  const elsewhere = tempFolder({ 'site/keep.txt': 'keep' });
  symlinkSync(join(elsewhere, 'site'), join(dir, 'dist'));
  const refused = refusal({ dir, out: join(dir, 'dist') });
  assert.equal(refused.code, 'output/symlink');
  assert.match(refused.hint, /site"\.$/);
  symlinkSync(elsewhere, join(dir, 'way'));
  build({ dir, out: join(dir, 'way/new/deep') }, { 'index.html': 'x' });
  assert.ok(existsSync(join(elsewhere, 'new/deep/index.html')));
});

test('a file in the place of the output folder is refused', () => {
  const { dir } = project();
  assert.equal(refusal({ dir, out: join(dir, 'index.mdx') }).code, 'output/not-a-folder');
});

test('an output folder with files that no build wrote is refused, and they are named', () => {
  const request = project();
  writeFiles(request.out, { CNAME: 'x', '.git/HEAD': 'x', 'a/b.txt': 'x', 'c.txt': 'x' });
  const refused = refusal(request);
  assert.equal(refused.code, 'output/foreign-files');
  assert.match(refused.message, /"\.git\/HEAD", "CNAME", "a\/b\.txt" and 1 more/);
});

test('a file added to a built site is not deleted, whether before or during the next build', () => {
  const request = project();
  build(request, { 'index.html': 'one' });
  const output = open(request);
  writeFiles(request.out, { CNAME: 'docs.example.com' });
  const before = treeHash(request.out);
  assert.equal(output.replace()?.code, 'output/foreign-files');
  assert.equal(treeHash(request.out), before);
  assert.equal(existsSync(output.staging), false);
  assert.equal(refusal(request).code, 'output/foreign-files');
});

test('an empty folder, and one with droppings of a file manager, may be replaced', () => {
  const request = project();
  mkdirSync(request.out);
  build(request, { 'index.html': 'one' });
  writeFiles(request.out, { 'img/.DS_Store': 'x' });
  build(request, { 'index.html': 'two' });
});

test('two builds into one folder at once: the second is told who builds', () => {
  const request = project();
  const first = open(request);
  const second = openOutputFolder({ ...request, base: '' });
  assert.ok(second.kind === 'refused');
  assert.equal(second.diagnostic.code, 'output/busy');
  assert.match(second.diagnostic.message, new RegExp(`Process ${process.pid} is building`));
  first.discard();
  open(request).discard();
});

test('the lock of a process that is alive holds, the lock of a dead one does not', () => {
  const request = project();
  writeFiles(request.dir, { 'dist.lectern-lock': String(process.ppid) });
  assert.equal(refusal(request).code, 'output/busy');
  writeFiles(request.dir, { 'dist.lectern-lock': String(deadPid()) });
  open(request).discard();
  assert.equal(existsSync(join(request.dir, 'dist.lectern-lock')), false);
});

test('a build killed before its swap: the next removes its staging folder', () => {
  const request = project();
  build(request, { 'index.html': 'one' });
  const stale = `dist.lectern-${deadPid()}`;
  writeFiles(request.dir, { [`${stale}/index.html`]: 'half', 'dist.lectern-lock': '999999999' });
  open(request).discard();
  assert.deepEqual(readdirSync(request.dir).sort(), ['dist', 'docs.json', 'index.mdx']);
});

test('a build killed between its two renames: the old site comes back', () => {
  const request = project();
  build(request, { 'index.html': 'one' });
  const before = treeHash(request.out);
  renameSync(request.out, `${request.out}.lectern-old`);
  repairOutputFolder(request.out);
  assert.equal(treeHash(request.out), before);
  renameSync(request.out, `${request.out}.lectern-old`);
  open(request).discard();
  assert.equal(treeHash(request.out), before);
});

test('a build killed after its swap: the new site stays, the old one is cleared away', () => {
  const request = project();
  build(request, { 'index.html': 'two' });
  const before = treeHash(request.out);
  writeFiles(request.dir, { 'dist.lectern-old/index.html': 'one' });
  open(request).discard();
  assert.equal(treeHash(request.out), before);
  assert.equal(existsSync(`${request.out}.lectern-old`), false);
});

test('a reader repairs nothing while a build is at its swap', () => {
  const request = project();
  writeFiles(request.dir, {
    'dist.lectern-old/index.html': 'one',
    'dist.lectern-lock': String(process.ppid),
  });
  repairOutputFolder(request.out);
  assert.equal(existsSync(request.out), false);
});

test('when the swap fails, the old site is in its place and the reason is told', () => {
  const request = project();
  build(request, { 'index.html': 'one' });
  const before = treeHash(request.out);
  chmodSync(request.dir, 0o777);
  const output = open(request);
  chmodSync(output.staging, 0o777);
  chmodSync(request.dir, 0o555);
  const problem = asOrdinaryUser(() => output.replace());
  chmodSync(request.dir, 0o755);
  assert.equal(problem?.code, 'output/not-replaceable');
  assert.match(problem.message, /permission denied/);
  assert.equal(treeHash(request.out), before);
});
