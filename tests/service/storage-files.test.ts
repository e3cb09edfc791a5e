/**
 * The SQLite files are removed or replaced while the service runs: nothing acknowledged is lost, and an
 * intact database that returns is used without a restart.
 */
import assert from 'node:assert/strict';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openSqliteStore } from '../../src/user-groups/storage/store-sqlite.ts';
import {
  type Client,
  acme,
  assertNotReady,
  eventually,
  start,
  startOnFile,
} from '../helpers/service/storage-outage.ts';

async function isReady({ status }: Client): Promise<boolean> {
  return (await status('/readyz')) === 200;
}

/** Asserts that every write and read is refused, and that nothing is created in place of the file. */
async function assertRefused({ get, put, status }: Client): Promise<void> {
  assertNotReady(await put({ ...acme, name: 'Lost' }));
  assertNotReady(await get({ user_group_id: 'lost', name: 'Lost' }));
  assertNotReady(await get(acme));
  assert.equal(await status('/readyz'), 503);
  assert.equal(await status('/healthz'), 200);
}

async function nameOf({ get }: Client, group: object): Promise<string | undefined> {
  const { body } = await get(group);
  return (body as { user_group?: { name: string } }).user_group?.name;
}

const suffixes = ['', '-wal', '-shm'];

function makeOther(file: string): void {
  const other = new DatabaseSync(file);
  other.exec('create table others (name text)');
  other.close();
}

/** Copies a database like operators do while the service runs. */
function backUp(file: string): string {
  const backup = `${file}.backup`;
  const other = new DatabaseSync(file);
  other.prepare('vacuum into ?').run(backup);
  other.close();
  return backup;
}

test('SQLite: after the file is deleted nothing is acknowledged until a backup replaces it', async (t) => {
  const client = await startOnFile(t);
  const { file, put, service } = client;
  const backup = backUp(file);
  assert.equal((await put({ ...acme, name: 'After the backup' })).status, 200);
  for (const suffix of suffixes) rmSync(file + suffix);
  await assertRefused(client);
  assert.ok(!existsSync(file), 'no empty database is made');

  copyFileSync(backup, file);
  await eventually(() => isReady(client));
  assert.equal(await nameOf(client, acme), 'Acme');
  assert.equal((await put({ ...acme, name: 'Back' })).status, 200);
  await service.stop('SIGKILL');
  assert.equal(await nameOf(await start(t, { DATABASE_FILE: file }), acme), 'Back');
});

test('SQLite: after the file is moved nothing is acknowledged until it is moved back', async (t) => {
  const client = await startOnFile(t);
  const { file, put, service } = client;
  renameSync(file, `${file}.moved`);
  await assertRefused(client);
  renameSync(`${file}.moved`, file);
  assert.equal(await isReady(client), true);
  assert.equal((await put({ ...acme, name: 'Back' })).status, 200);
  assert.equal((await service.stop('SIGTERM')).code, 0);
  assert.equal(await nameOf(await start(t, { DATABASE_FILE: file }), acme), 'Back');
});

for (const gone of [['-wal'], ['-shm'], ['-wal', '-shm']]) {
  test(`SQLite: a file that loses its ${gone.join(' and ')} keeps acknowledged writes`, async (t) => {
    const client = await startOnFile(t);
    const { file, put, service } = client;
    assert.equal((await put({ ...acme, name: 'Only in the log' })).status, 200);
    for (const suffix of gone) rmSync(file + suffix);
    assert.equal(await nameOf(client, acme), 'Only in the log');
    assert.equal((await put({ ...acme, properties: { later: true } })).status, 200);
    await service.stop('SIGKILL');
    const again = await start(t, { DATABASE_FILE: file });
    const kept = (await again.get(acme)).body as { user_group: Record<string, unknown> };
    assert.equal(kept.user_group['name'], 'Only in the log');
    assert.deepEqual(kept.user_group['properties'], { later: true });
  });
}

test('SQLite: writes that are only in a removed log are kept when the service stops', async (t) => {
  const client = await startOnFile(t);
  const { file, put, service } = client;
  assert.equal((await put({ ...acme, name: 'Only in the log' })).status, 200);
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix);
  assert.equal((await service.stop('SIGTERM')).code, 0);
  assert.equal(await nameOf(await start(t, { DATABASE_FILE: file }), acme), 'Only in the log');
});

test('SQLite: without log and index, a file that another process has written to is refused', async (t) => {
  const client = await startOnFile(t);
  const { file, put } = client;
  assert.equal((await put({ ...acme, name: 'Only in the log' })).status, 200);
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix);
  makeOther(file);
  await assertRefused(client);
  const other = new DatabaseSync(file, { readOnly: true });
  assert.equal(other.prepare('select count(*) as count from others').get()?.['count'], 0);
  other.close();
});

test('SQLite: without log and index, a file is refused while another process reads it', async (t) => {
  const client = await startOnFile(t);
  const { file, put } = client;
  assert.equal((await put({ ...acme, name: 'Only in the log' })).status, 200);
  const other = new DatabaseSync(file, { readOnly: true });
  assert.equal(other.prepare('select count(*) as count from user_groups').get()?.['count'], 1);
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix);
  await assertRefused(client);
  other.close();
  await eventually(() => isReady(client));
  assert.equal(await nameOf(client, acme), 'Only in the log');
});

for (const [what, place, reason] of [
  ['an empty file', (file: string) => writeFileSync(file, ''), 'no such table: migrations'],
  [
    'a text file',
    (file: string) => writeFileSync(file, 'no'.repeat(9999)),
    'file is not a database',
  ],
  ['half a database', (file: string) => truncateSync(file, 4096), 'disk image is malformed'],
  ['a database of another program', (file: string) => makeOther(file), 'no such table: migrations'],
  ['a folder', (file: string) => mkdirSync(file), 'unable to open database file'],
] as const) {
  test(`SQLite: ${what} in place of the file is not accepted as a database`, async (t) => {
    const client = await startOnFile(t, { LOG_LEVEL: 'warn' });
    const { file, service, status } = client;
    const backup = backUp(file);
    for (const suffix of suffixes) rmSync(file + suffix);
    if (what === 'half a database') copyFileSync(backup, file);
    place(file);
    const found = what === 'a folder' ? undefined : readFileSync(file);
    await eventually(async () => {
      assert.equal(await status('/readyz'), 503);
      return service.output().includes(reason);
    });
    await assertRefused(client);
    if (found !== undefined) assert.deepEqual(readFileSync(file), found);

    rmSync(file, { recursive: true });
    renameSync(backup, file);
    await eventually(() => isReady(client));
    assert.equal(await nameOf(client, acme), 'Acme');
    assert.equal((await service.stop('SIGTERM')).code, 0);
  });
}

test('SQLite: a replaced file is refused while the log of the old one is next to it', async (t) => {
  const client = await startOnFile(t, { LOG_LEVEL: 'warn' });
  const { file, put, service } = client;
  const backup = backUp(file);
  assert.equal((await put({ ...acme, name: 'In the old log' })).status, 200);
  renameSync(backup, file);
  await assertRefused(client);
  const reason = /sqlite was replaced, but \S+-wal and \S+-shm of the earlier one/;
  await eventually(() => Promise.resolve(reason.test(service.output())));
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix);
  await eventually(() => isReady(client));
  assert.equal(await nameOf(client, acme), 'Acme');
});

test('SQLite: a database of another process in place of the file is shared and keeps its log', async (t) => {
  const client = await startOnFile(t);
  const { service, get, file } = client;
  for (const suffix of suffixes) rmSync(file + suffix);
  const successor = openSqliteStore(file);
  await successor.registerEnvironments([{ name: 'elsewhere', tag: null }]);
  await eventually(() => isReady(client));
  assert.equal((await get(acme)).status, 422, 'the group was in the database that is gone');
  assert.equal((await get({ user_group_id: 'new', name: 'New' })).status, 200);
  assert.equal((await service.stop('SIGTERM')).code, 0);
  assert.ok(existsSync(`${file}-wal`));
  assert.equal((await successor.findGroup('production', 'new'))?.name, 'New');
  await successor.close();
});
