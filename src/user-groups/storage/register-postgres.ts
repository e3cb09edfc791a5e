/**
 * Registers the environments of a process that starts. A new tag is written into each group of its
 * environment, which may take longer than a request may wait: the connection is one of its own,
 * without the timeouts of the pool.
 */
import pg from 'pg';
import { TagConflictError } from './store.ts';
import type { EnvironmentRecord } from './store.ts';

/** Any number, the same in every process and another than that of migrations. */
const registrationLock = 4_322_000_002;

const addText = `
  insert into environments (name, tag) select * from unnest($1::text[], $2::text[])
  on conflict do nothing`;

const lockText = `
  select from environments join unnest($1::text[], $2::text[]) as wanted (name, tag) using (name)
  where environments.tag <> wanted.tag
  for update of environments`;

const changeText = 'update environments set tag = $2 where name = $1 and tag <> $2';

/** All or none. Throws a `TagConflictError`, or what PostgreSQL says. */
export async function registerOnPostgres(
  options: pg.ClientConfig,
  environments: readonly EnvironmentRecord[],
): Promise<void> {
  const client = new pg.Client({ ...options, keepAlive: true });
  // A lost connection fails the statement, and is told by that.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin; set local statement_timeout = 0');
    await register(client, environments);
    await client.query('commit');
  } finally {
    // Rolls back what has not been committed.
    await client.end();
  }
}

async function register(
  client: pg.Client,
  environments: readonly EnvironmentRecord[],
): Promise<void> {
  const columns = [
    environments.map(({ name }) => name),
    environments.map(({ tag }) => tag ?? 'none'),
  ];
  // Two processes that change groups with the same ids could wait for each other.
  await client.query('select pg_advisory_xact_lock($1)', [registrationLock]);
  await client.query(addText, columns);
  // All at once, before any group changes: a request that creates one would hold its environment
  // while it waits for such a group.
  await client.query(lockText, columns);
  for (const environment of environments) {
    const { name, tag } = environment;
    await client.query(changeText, [name, tag ?? 'none']).catch((cause: unknown) => {
      throw isTaken(cause) ? new TagConflictError(environment, { cause }) : cause;
    });
  }
}

/** Whether the tag brings an id of a group where another environment has it. */
function isTaken(error: unknown): boolean {
  const isUnique = error instanceof pg.DatabaseError && error.code === '23505';
  return isUnique && error.table === 'user_groups';
}
