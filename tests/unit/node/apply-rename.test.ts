import assert from 'node:assert/strict';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { applyRename } from '../../../src/node/apply-rename.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { treeHash } from '../../helpers/files/tree-hash.ts';

const files = [
  { file: 'docs.json', changes: [{ start: 0, end: 1, text: 'b' }] },
  { file: 'c.mdx', changes: [{ start: 0, end: 1, text: 'b' }] },
];

test('a rename that fails halfway leaves everything unchanged', () => {
  const dir = tempFolder({ 'docs.json': 'a', 'a.mdx': 'text', 'c.mdx': '\uFEFFa\r\n' });
  mkdirSync(join(dir, 'b.mdx'));
  const before = treeHash(dir);
  const toFolder = new Map([
    ['c.mdx', 'n/c.mdx'],
    ['a.mdx', 'b.mdx'],
  ]);
  assert.throws(() => applyRename(dir, { moved: toFolder, files }), /EISDIR|EPERM/);
  assert.equal(treeHash(dir), before);
  const to = `x/y/${'b'.repeat(300)}.mdx`;
  assert.throws(
    () => applyRename(dir, { moved: new Map([['a.mdx', to]]), files }),
    /ENAMETOOLONG|ENOENT/,
  );
  assert.equal(treeHash(dir), before);
});

test('a changed file is replaced as a whole, with its permissions and links', () => {
  const dir = tempFolder({ 'docs.json': 'a', 'c.mdx': 'a', 'before.mdx': 'a' });
  const textOf = (file: string) => readFileSync(join(dir, file), 'utf8');
  chmodSync(join(dir, 'c.mdx'), 0o640);
  // Another name for the same content: it would change if the file were written in place.
  linkSync(join(dir, 'docs.json'), join(dir, 'same.json'));
  symlinkSync('c.mdx', join(dir, 'link.mdx'));
  const linked = { file: 'link.mdx', changes: [{ start: 0, end: 1, text: 'b' }] };
  applyRename(dir, {
    moved: new Map([['before.mdx', 'after.mdx']]),
    files: [...files.slice(0, 1), linked],
  });
  assert.deepEqual(['docs.json', 'same.json', 'c.mdx', 'link.mdx'].map(textOf), [
    'b',
    'a',
    'b',
    'b',
  ]);
  assert.equal(statSync(join(dir, 'c.mdx')).mode & 0o777, 0o640);
  assert.deepEqual(readdirSync(dir), ['after.mdx', 'c.mdx', 'docs.json', 'link.mdx', 'same.json']);
});
