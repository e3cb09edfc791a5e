/**
 * Registers the environments when a process starts. A new tag is written to every group of its environment,
 * which can take longer than a request is allowed to wait, so this uses a separate connection without the
 * timeouts of the pool.
 */
import pg from 'pg';
import { TagConflictError } from './store.ts';
import type { EnvironmentRecord } from './store.ts';

/** An arbitrary number that is the same in every process and differs from that of migrations. */
const registrationLock = 4_322_000_002;

const addText = `
  insert into environments (name, tag) select * from unnest($1::text[], $2::text[])
  on conflict do nothing`;

const lockText = `
  select from environments join unnest($1::text[], $2::text[]) as wanted (name, tag) using (name)
  where environments.tag <> wanted.tag
  for update of environments`;

const changeText = 'update environments set tag = $2 where name = $1 and tag <> $2';

/** Registers all environments or none. Throws a `TagConflictError`, or the error of PostgreSQL. */
export async function registerOnPostgres(
  options: pg.ClientConfig,
  environments: readonly EnvironmentRecord[],
): Promise<void> {
  const client = new pg.Client({ ...options, keepAlive: true });
  // A lost connection also fails the running statement, which reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin; set local statement_timeout = 0');
    await register(client, environments);
    await client.query('commit');
  } finally {
    // Closing the connection rolls back uncommitted changes.
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
  // Without this lock, two processes that change groups with the same ids could deadlock.
  await client.query('select pg_advisory_xact_lock($1)', [registrationLock]);
  await client.query(addText, columns);
  // Lock all environments before any group changes: otherwise a request that creates a group could hold its
  // environment while it waits for one of the changed groups.
  await client.query(lockText, columns);
  for (const environment of environments) {
    const { name, tag } = environment;
    await client.query(changeText, [name, tag ?? 'none']).catch((cause: unknown) => {
      throw isTaken(cause) ? new TagConflictError(environment, { cause }) : cause;
    });
  }
}

/** Whether the new tag would put a group's id where another environment already holds it. */
function isTaken(error: unknown): boolean {
  const isUnique = error instanceof pg.DatabaseError && error.code === '23505';
  return isUnique && error.table === 'user_groups';
}
