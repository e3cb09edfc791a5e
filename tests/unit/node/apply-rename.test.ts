import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
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
