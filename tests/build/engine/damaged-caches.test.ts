/** Caches that are truncated, overwritten or swapped are rebuilt or ignored. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { compiledRenderer } from '../../../src/engine/render/open-renderer.ts';
import { isSealed, sealName, sealOf } from '../../../src/engine/render/sealed-folder.ts';
import { startLectern } from '../../helpers/commands/lectern-process.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { treeHash } from '../../helpers/files/tree-hash.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

const project = (more: object = {}) => ({
  'docs.json': JSON.stringify({
    name: 'Cached',
    navigation: [{ group: 'Pages', pages: ['index'] }],
    ...more,
  }),
  'index.mdx': '# Home\n\n<Card title="A">Words.</Card>\n',
});

/** Copies the sources with a separate cache, so that only this cache is damaged. */
function copyOfLectern(): string {
  const dir = tempFolder();
  for (const name of ['src', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(repositoryRoot, name), join(dir, name), { recursive: true });
  }
  mkdirSync(join(dir, 'node_modules'));
  for (const name of readdirSync(join(repositoryRoot, 'node_modules'))) {
    if (name === '.cache') continue;
    symlinkSync(join(repositoryRoot, 'node_modules', name), join(dir, 'node_modules', name));
  }
  return dir;
}

/** Creates a folder of generated files, and then damages it. */
function madeFolder(damage: (dir: string) => void): string {
  const dir = tempFolder({ 'server/entry.mjs': 'export {};', 'renderer.json': '{}' });
  writeFileSync(join(dir, sealName), sealOf(dir));
  damage(dir);
  return dir;
}

test('a folder of generated files is rejected after any change to it', () => {
  assert.ok(isSealed(madeFolder(() => undefined)));
  const damages: Readonly<Record<string, (dir: string) => void>> = {
    'cut short': (dir) => writeFileSync(join(dir, 'server/entry.mjs'), 'expor'),
    'without a manifest': (dir) => rmSync(join(dir, 'renderer.json')),
    'with a file more': (dir) => writeFileSync(join(dir, 'server/more.mjs'), ''),
    'with a file elsewhere': (dir) => renameSync(join(dir, 'renderer.json'), join(dir, 'a.json')),
    'without its seal': (dir) => rmSync(join(dir, sealName)),
    'with a seal cut short': (dir) => writeFileSync(join(dir, sealName), 'a'),
    gone: (dir) => rmSync(dir, { recursive: true }),
    'a file in its place': (dir) => {
      rmSync(dir, { recursive: true });
      writeFileSync(dir, 'no folder');
    },
  };
  for (const [name, damage] of Object.entries(damages)) {
    assert.equal(isSealed(madeFolder(damage)), false, name);
  }
});

test('a damaged cache of compiled code is rebuilt, and the site is the same', () => {
  const dir = tempFolder(project());
  const build = (lectern: string): string => {
    const words = [join(lectern, 'src/cli/bin.mjs'), 'build', dir];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    assert.deepEqual([status, stderr], [0, ''], stdout);
    return treeHash(join(dir, 'dist'));
  };
  const whole = compiledRenderer();
  const site = build(repositoryRoot);
  const lectern = copyOfLectern();
  const cache = join(lectern, 'node_modules/.cache/lectern', basename(whole));
  const damages: Readonly<Record<string, () => void>> = {
    'cut short': () => {
      cpSync(whole, cache, { recursive: true });
      writeFileSync(join(cache, 'server/entry.mjs'), 'import {');
    },
    'a file in its place': () => {
      rmSync(cache, { recursive: true });
      writeFileSync(cache, 'no folder');
    },
  };
  for (const [name, damage] of Object.entries(damages)) {
    damage();
    assert.equal(build(lectern), site, name);
    assert.ok(isSealed(cache), name);
  }
});

for (const [what, text] of [
  ['cut short', '{"url":"http'],
  ['a list', '[]'],
  ['binary', '\0\u0001binary'],
] as const) {
  test(`a cached document that is ${what} is ignored`, async () => {
    const url = 'http://127.0.0.1:9/openapi.json';
    const name = createHash('sha256').update(url).digest('hex');
    const dir = tempFolder({
      ...project({ openapi: url }),
      [`.lectern/openapi/${name}.json`]: text,
    });
    const { code, stdout, stderr } = await startLectern(['build', dir]).ended;
    assert.equal(code, 1);
    assert.match(stdout, /^docs\.json:1:\d+ {2}error {2}openapi\//m);
    assert.doesNotMatch(stdout + stderr, /cli\/bug|^ +at /m);
  });
}

test('a file in place of the cache folder does not prevent a build', async () => {
  const dir = tempFolder({ ...project(), '.lectern': 'no folder' });
  const { code, stderr } = await startLectern(['build', dir]).ended;
  assert.deepEqual([code, stderr], [0, '']);
});
