import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { RecordCache } from '../../../../src/node/disk/record-cache.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

test('records that the system cannot read count as absent', () => {
  const folder = join(tempFolder({}), '.lectern');
  const path = join(folder, 'pages.records');
  const first = new RecordCache(path, '1');
  first.write('page a', Buffer.from('text'));
  first.finish();
  const second = new RecordCache(path, '1');
  assert.equal(second.read('page a')?.toString(), 'text');
  second.finish();
  const base = readdirSync(folder).find((name) => name.endsWith('.base'));
  assert.ok(base);
  // Like a failing disk, a folder can be opened but not read.
  rmSync(join(folder, base));
  mkdirSync(join(folder, base));
  const third = new RecordCache(path, '1');
  assert.equal(third.read('page a'), undefined);
  third.carry('page a');
  third.finish();
});
