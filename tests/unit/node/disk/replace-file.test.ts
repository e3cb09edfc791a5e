/** Changes an author's file in place: completely or not at all. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readEditable, replaceFileText } from '../../../../src/node/disk/replace-file.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

function edit(dir: string, file: string, change: (text: string) => string) {
  const read = readEditable(dir, file);
  assert.ok(read);
  return replaceFileText(read, change(read.text));
}

test('editing keeps byte order mark, line endings, last line and permissions', () => {
  const dir = tempFolder({ 'a.md': '\uFEFFone\r\ntwo' });
  chmodSync(join(dir, 'a.md'), 0o640);
  assert.equal(
    edit(dir, 'a.md', (text) => text.replace('one', 'three')),
    'replaced',
  );
  assert.equal(readFileSync(join(dir, 'a.md'), 'utf8'), '\uFEFFthree\r\ntwo');
  assert.equal(statSync(join(dir, 'a.md')).mode & 0o777, 0o640);
  assert.deepEqual(readdirSync(dir), ['a.md']);
});

test('a file that changed in the meantime is left unchanged', () => {
  const dir = tempFolder({ 'a.md': 'one' });
  const read = readEditable(dir, 'a.md');
  assert.ok(read);
  writeFileSync(join(dir, 'a.md'), 'newer');
  assert.equal(replaceFileText(read, 'two'), 'changed');
  assert.equal(readFileSync(join(dir, 'a.md'), 'utf8'), 'newer');
  assert.deepEqual(readdirSync(dir), ['a.md']);
});

test('a symbolic link stays a link, and its target is changed', () => {
  const dir = tempFolder({ 'b.md': 'one' });
  symlinkSync('b.md', join(dir, 'a.md'));
  edit(dir, 'a.md', () => 'two');
  assert.equal(lstatSync(join(dir, 'a.md')).isSymbolicLink(), true);
  assert.equal(readFileSync(join(dir, 'b.md'), 'utf8'), 'two');
});

test('files that are not UTF-8, not files or outside the folder are not changed', () => {
  const dir = tempFolder({ 'in/a.md': 'a', 'out.md': 'b' });
  writeFileSync(join(dir, 'in/latin.md'), Buffer.from('caf\u00e9', 'latin1'));
  mkdirSync(join(dir, 'in/folder'));
  symlinkSync('../out.md', join(dir, 'in/linked.md'));
  const project = join(dir, 'in');
  for (const file of ['latin.md', 'folder', 'linked.md', '../out.md', 'none.md', '']) {
    assert.equal(readEditable(project, file), undefined, file);
  }
});
