import type pg from 'pg';
import { findPending, type Migration, migrationsTable } from './migrations.ts';

/** An arbitrary number that is the same in every process: the key of the advisory lock for migrations. */
const migrationLock = 4_322_000_001;

/**
 * Migrates the tables. Safe when several processes start at the same time: one migrates, the others wait
 * for it.
 */
export async function migratePostgres(pool: pg.Pool, all: readonly Migration[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(migrationsTable);
    const { rows } = await client.query<{ done: string }>(
      'select count(*) as done from migrations',
    );
    for (const { number, name, postgres } of findPending(all, Number(rows[0]?.done))) {
      await client.query(postgres);
      await client.query('insert into migrations (number, name) values ($1, $2)', [number, name]);
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closing the connection rolls back.
    client.release(true);
    throw error;
  }
}
