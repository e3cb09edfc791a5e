import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { migratePostgres } from '../../src/user-groups/storage/migrate-postgres.ts';
import { NewerDatabaseError } from '../../src/user-groups/storage/migrations.ts';
import { openPostgresStore } from '../../src/user-groups/storage/store-postgres.ts';
import { startPostgres } from '../helpers/servers/postgres-server.ts';
import type { PostgresServer } from '../helpers/servers/postgres-server.ts';
import { testStore } from '../helpers/service/store-contract.ts';

let server: PostgresServer;
before(async () => (server = await startPostgres()));
after(() => server.stop());

const open = () => openPostgresStore({ url: server.url, connections: 5 });

testStore('PostgreSQL', open);

test('PostgreSQL: processes that start simultaneously on an empty database all become ready', async () => {
  const admin = new pg.Pool({ connectionString: server.url });
  await admin.query('drop table if exists user_groups, environments, migrations');
  const stores = await Promise.all([open(), open(), open(), open()]);
  for (const store of stores) await store.registerEnvironments([{ name: 'plain', tag: null }]);
  await Promise.all(stores.map((store) => store.close()));
  const { rows } = await admin.query('select number from migrations');
  assert.deepEqual(rows, [{ number: 1 }]);
  await admin.end();
});

test('PostgreSQL: several processes can register the same environment simultaneously', async () => {
  const stores = await Promise.all([open(), open(), open(), open()]);
  for (let round = 0; round < 200; round += 1) {
    const environment = { name: `same-${round}`, tag: 'Customer' } as const;
    await assert.doesNotReject(
      Promise.all(stores.map((store) => store.registerEnvironments([environment]))),
    );
  }
  await Promise.all(stores.map((store) => store.close()));
});

test('PostgreSQL: groups are created while another process changes the tag of their environment', async () => {
  const [store, starting] = await Promise.all([open(), open()]);
  const environment = 'changing';
  await store.registerEnvironments([{ name: environment, tag: null }]);
  let isChanging = true;
  const create = async (creator: number): Promise<void> => {
    for (let each = 0; isChanging; each += 1) {
      const userGroupId = `${environment}-${creator}-${each}`;
      const texts = { userGroupId, name: 'N', token: userGroupId, mapping: undefined };
      assert.ok(await store.insertGroup({ environment, ...texts, properties: undefined }));
    }
  };
  const creating = Promise.all([1, 2, 3, 4].map(create));
  for (let change = 0; change < 100; change += 1) {
    const tag = change % 2 === 0 ? 'Customer' : 'Testing';
    await starting.registerEnvironments([{ name: environment, tag }]);
  }
  isChanging = false;
  await creating;
  await Promise.all([store.close(), starting.close()]);
});

test('PostgreSQL: applying a new tag has no statement timeout', async () => {
  const store = await open();
  await store.registerEnvironments([{ name: 'timed', tag: null }]);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`
    create table timeouts (setting text);
    create function keep_timeout() returns trigger language plpgsql as $$ begin
      insert into timeouts values (current_setting('statement_timeout'));
      return new;
    end $$;
    create trigger keep_timeout before update on environments for each row execute function keep_timeout()`);
  await store.registerEnvironments([{ name: 'timed', tag: 'Customer' }]);
  assert.deepEqual((await admin.query('select setting from timeouts')).rows, [{ setting: '0' }]);
  await admin.query(
    'drop trigger keep_timeout on environments; drop function keep_timeout; drop table timeouts',
  );
  await admin.end();
  await store.close();
});

test('PostgreSQL: a failed migration leaves the database unchanged', async () => {
  const pool = new pg.Pool({ connectionString: server.url });
  await pool.query('drop table if exists user_groups, environments, migrations');
  const good = { name: 'good', sqlite: '', postgres: 'create table a (x integer)' };
  const bad = { name: 'bad', sqlite: '', postgres: 'create table b (x integer); nonsense' };
  await assert.rejects(migratePostgres(pool, [good, bad]), /syntax error/);
  await migratePostgres(pool, [good]);
  await migratePostgres(pool, [good]);
  await assert.rejects(pool.query('select * from b'), /does not exist/);
  await assert.rejects(migratePostgres(pool, []), NewerDatabaseError);
  await pool.query('drop table a, migrations');
  await pool.end();
});

test('PostgreSQL: the store survives the loss of all its connections', async () => {
  const store = await open();
  await store.registerEnvironments([{ name: 'plain', tag: null }]);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'user-groups'`,
  );
  await admin.end();
  await assert.doesNotReject(async () => {
    // The first query can still get a connection whose end has not been noticed.
    await store.ping().catch(() => undefined);
    await store.ping();
  });
  await store.close();
});
