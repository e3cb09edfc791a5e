import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { migrateSqlite } from '../../../../src/user-groups/storage/migrate-sqlite.ts';
import { migrations, NewerDatabaseError } from '../../../../src/user-groups/storage/migrations.ts';
import { openSqliteStore } from '../../../../src/user-groups/storage/store-sqlite.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { testStore } from '../../../helpers/service/store-contract.ts';

const folder = tempFolder();

testStore('SQLite', () => Promise.resolve(openSqliteStore(join(folder, 'contract.sqlite'))));

test('the database file is in a folder that only its owner can read', () => {
  const file = join(folder, 'new', 'groups.sqlite');
  void openSqliteStore(file).close();
  assert.equal(statSync(join(folder, 'new')).mode & 0o777, 0o700);
});

test('the file uses a write-ahead log, so that readers do not wait for writers', () => {
  const file = join(folder, 'log.sqlite');
  void openSqliteStore(file).close();
  const database = new DatabaseSync(file);
  assert.deepEqual({ ...database.prepare('pragma journal_mode').get() }, { journal_mode: 'wal' });
  database.close();
});

test('migrations run in order, each once, and are recorded in the database', () => {
  const database = new DatabaseSync(':memory:');
  const first = { name: 'first', sqlite: 'create table a (x)', postgres: '' };
  const second = { name: 'second', sqlite: 'alter table a add column y', postgres: '' };
  migrateSqlite(database, [first]);
  migrateSqlite(database, [first, second]);
  migrateSqlite(database, [first, second]);
  const done = database.prepare('select number, name from migrations order by number').all();
  assert.deepEqual(
    done.map((row) => ({ ...row })),
    [
      { number: 1, name: 'first' },
      { number: 2, name: 'second' },
    ],
  );
  database.exec('select x, y from a');
});

test('a migration that fails leaves the database unchanged', () => {
  const database = new DatabaseSync(':memory:');
  const good = { name: 'good', sqlite: 'create table a (x)', postgres: '' };
  const bad = { name: 'bad', sqlite: 'create table b (x); nonsense', postgres: '' };
  migrateSqlite(database, [good]);
  assert.throws(() => migrateSqlite(database, [good, bad]));
  assert.throws(() => database.exec('select * from b'), /no such table/);
  migrateSqlite(database, [good]);
});

test('a database of a newer version is refused', () => {
  const file = join(folder, 'newer.sqlite');
  void openSqliteStore(file).close();
  const database = new DatabaseSync(file);
  database.exec(`insert into migrations (number, name) values (${migrations.length + 1}, 'new')`);
  database.close();
  assert.throws(() => openSqliteStore(file), NewerDatabaseError);
});
