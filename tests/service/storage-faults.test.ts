/**
 * Storage that is locked, full or down while the service runs: requests that do not need it do not wait,
 * nothing acknowledged is lost, and storage that recovers is used again.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { startPostgres } from '../helpers/servers/postgres-server.ts';
import {
  acme,
  assertNotReady,
  eventually,
  start,
  startOnFile,
} from '../helpers/service/storage-outage.ts';
import { startRelay } from '../helpers/service/relay.ts';

test('SQLite: while another process holds the lock, only writes wait, and are told to retry', async (t) => {
  const { service, get, put, status, file } = await startOnFile(t);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const order: string[] = [];
  const note = async <Answer>(name: string, answer: Promise<Answer>): Promise<Answer> => {
    const given = await answer;
    order.push(name);
    return given;
  };
  const writes = [
    note('write', put({ ...acme, name: 'X' })),
    note('write', get({ user_group_id: 'new', name: 'New' })),
  ];
  const others = await Promise.all([
    note('health', status('/healthz')),
    note(
      'read',
      get(acme).then((answer) => answer.status),
    ),
  ]);
  assert.deepEqual(others, [200, 200]);
  for (const answer of await Promise.all(writes)) assertNotReady(answer);
  assert.deepEqual(order.slice(2), ['write', 'write'], 'health and reads are answered first');
  assert.equal(await status('/readyz'), 503);

  other.exec('rollback');
  other.close();
  assert.equal(await status('/readyz'), 200);
  const after = await put({ ...acme, properties: {} });
  assert.equal((after.body as { user_group: { name: string } }).user_group.name, 'Acme');
  assert.equal((await service.stop('SIGTERM')).code, 0);
});

test('SQLite: a write waits for a lock that is soon released', async (t) => {
  const { put, status, file } = await startOnFile(t);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const write = put({ ...acme, name: 'Later' });
  assert.equal(await status('/healthz'), 200);
  other.exec('rollback');
  other.close();
  assert.equal((await write).status, 200);
});

test('SQLite: a full disk refuses writes but not reads, and freed space is used again', async (t) => {
  const { service, get, put, status, file } = await startOnFile(t);
  const limit = (bytes: string) =>
    execFileSync('prlimit', [`--fsize=${bytes}:unlimited`, '--pid', String(service.pid)]);
  limit('1');
  assertNotReady(await put({ ...acme, name: 'No room' }));
  assertNotReady(await get({ user_group_id: 'no-room', name: 'No room' }));
  assert.equal(await status('/readyz'), 503);
  assert.equal(await status('/healthz'), 200);
  assert.equal((await get(acme)).status, 200);

  limit('unlimited');
  assert.equal(await status('/readyz'), 200);
  assert.equal((await put({ ...acme, properties: { room: true } })).status, 200);
  await service.stop('SIGKILL');
  const again = await start(t, { DATABASE_FILE: file });
  const kept = (await again.get(acme)).body as { user_group: Record<string, unknown> };
  assert.deepEqual(
    [kept.user_group['name'], kept.user_group['properties']],
    ['Acme', { room: true }],
  );
  assert.equal((await again.get({ user_group_id: 'no-room' })).status, 422);
});

test('PostgreSQL: while the database is down requests are told to retry, and recover afterwards', async (t) => {
  const server = await startPostgres();
  t.after(() => server.stop());
  const url = new URL(server.url);
  const relay = await startRelay({ host: url.hostname, port: Number(url.port || 5432) });
  t.after(() => relay.down());
  url.hostname = '127.0.0.1';
  url.port = String(relay.port);
  const { service, get, put, status } = await start(t, { DATABASE_URL: url.href });

  for (const _time of ['first', 'second']) {
    await relay.down();
    assertNotReady(await put({ ...acme, name: 'Away' }));
    assertNotReady(await get(acme));
    assert.equal(await status('/readyz'), 503);
    assert.equal(await status('/healthz'), 200);
    await relay.up();
    await eventually(async () => (await status('/readyz')) === 200);
    assert.equal((await put({ ...acme, name: 'Back' })).status, 200);
  }
  assert.equal((await service.stop('SIGTERM')).code, 0);
});

test('PostgreSQL: a query that an administrator terminates is told to retry', async (t) => {
  const server = await startPostgres();
  t.after(() => server.stop());
  const { get, status } = await start(t, { DATABASE_URL: server.url, DATABASE_CONNECTIONS: '1' });
  const { Client: Administrator } = (await import('pg')).default;
  const administrator = new Administrator({ connectionString: server.url });
  await administrator.connect();
  await administrator.query('begin; lock table user_groups');
  const waiting = get(acme);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'user-groups' and wait_event_type = 'Lock'`;
  await eventually(async () => (await administrator.query(end)).rowCount === 1);
  assertNotReady(await waiting);
  await administrator.query('rollback');
  await administrator.end();
  assert.equal(await status('/readyz'), 200);
});
