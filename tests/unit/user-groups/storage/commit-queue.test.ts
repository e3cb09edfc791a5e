import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { createCommitQueue } from '../../../../src/user-groups/storage/commit-queue.ts';

function createDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('create table a (x integer unique)');
  return database;
}

const insert = (database: DatabaseSync, x: number) =>
  database.prepare('insert into a values (?) returning x').get(x)?.['x'];

const count = (database: DatabaseSync) =>
  database.prepare('select count(*) as n from a').get()?.['n'];

test('writes of one turn share a transaction, and each gets its own result', async () => {
  const database = createDatabase();
  const queue = createCommitQueue(() => ({ database }));
  const seen: boolean[] = [];
  const write = (x: number) =>
    queue.add(() => {
      seen.push(database.isTransaction);
      return insert(database, x);
    });
  const results = [write(1), write(2), write(3)];
  assert.equal(count(database), 0);
  assert.deepEqual(await Promise.all(results), [1, 2, 3]);
  assert.deepEqual(seen, [true, true, true]);
  assert.equal(database.isTransaction, false);
});

test('if one write of a turn fails, none of them is stored or reported as done', async () => {
  const database = createDatabase();
  const queue = createCommitQueue(() => ({ database }));
  const outcomes = await Promise.allSettled(
    [1, 2, 2].map((x) => queue.add(() => insert(database, x))),
  );
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  );
  assert.equal(count(database), 0);
  assert.equal(await queue.add(() => insert(database, 2)), 2);
});

test('a flush immediately commits pending writes, and commits nothing twice', async () => {
  const database = createDatabase();
  const queue = createCommitQueue(() => ({ database }));
  const written = queue.add(() => insert(database, 1));
  queue.flush();
  assert.equal(count(database), 1);
  assert.equal(await written, 1);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(count(database), 1);
});

test('a write whose file is gone at the end of its commit is not acknowledged', async () => {
  const database = new DatabaseSync(':memory:');
  const queue = createCommitQueue(
    () => ({ database }),
    () => {
      throw new Error('The file is gone.');
    },
  );
  await assert.rejects(
    queue.add(() => 'written'),
    /The file is gone/,
  );
});
