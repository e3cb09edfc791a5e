/** The shared store: PostgreSQL, for several service processes on one database. */
import pg from 'pg';
import type { UserGroup } from '../domain/user-group.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { migrations } from './migrations.ts';
import { registerOnPostgres } from './register-postgres.ts';
import * as statements from './statements.ts';
import type { Statement, UserGroupRow } from './statements.ts';
import { TagConflictError, UnavailableError } from './store.ts';
import type { Store } from './store.ts';

/**
 * Milliseconds. A request fails rather than wait longer for a connection or for an answer: the
 * database is told to give up, and where it has gone silent, the connection is given up.
 */
const connectTimeout = 5000;
const statementTimeout = 10_000;
const silenceTimeout = 12_000;

/**
 * Classes of SQLSTATE that are no fault of the statement: no connection, not allowed in, no such
 * database, read-only, rolled back for another's sake, out of resources, locked, told to stop, and
 * errors of the system. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passing = /^(?:08|28|3D|25006|40|53|55P03|57|58|XX)/;

/** Writes a row as it is: fails where the database is full, read-only or not there. */
const probe: Statement = {
  name: 'probe',
  text: 'update migrations set applied_at = applied_at where number = 1',
  values: [],
};

export interface PostgresOptions {
  readonly url: string;
  /** At most so many connections at once. */
  readonly connections: number;
}

export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const database = {
    connectionString: options.url,
    connectionTimeoutMillis: connectTimeout,
    application_name: 'user-groups',
  };
  const pool = new pg.Pool({
    ...database,
    max: options.connections,
    statement_timeout: statementTimeout,
    query_timeout: silenceTimeout,
  });
  // An idle connection was lost; without a listener that would end the process. The next request
  // opens another, or fails and is logged.
  pool.on('error', () => undefined);
  try {
    await migratePostgres(pool, migrations);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return createStore(pool, database);
}

function createStore(pool: pg.Pool, database: pg.ClientConfig): Store {
  const query = async ({ name, text, values }: Statement): Promise<readonly UserGroupRow[]> => {
    try {
      return (await pool.query<UserGroupRow>({ name, text, values: [...values] })).rows;
    } catch (error) {
      throw toStoreError(error);
    }
  };
  const run = async (statement: Statement): Promise<UserGroup | undefined> => {
    const [row] = await query(statement);
    return row && statements.toUserGroup(row);
  };
  return {
    registerEnvironments: async (environments) => {
      try {
        await registerOnPostgres(database, environments);
      } catch (error) {
        throw toStoreError(error);
      }
    },
    hasEnvironment: async (environment) =>
      (await query(statements.findEnvironment(environment))).length > 0,
    findGroup: (environment, userGroupId) => run(statements.findGroup(environment, userGroupId)),
    insertGroup: (group) => run(statements.insertGroup('postgres', group)),
    updateGroup: (change) => run(statements.updateGroup(change)),
    rotateToken: (rotation) => run(statements.rotateToken(rotation)),
    ping: async () => {
      await run(probe);
    },
    close: () => pool.end(),
  };
}

/** What the database has not said itself is said of the connection to it. */
function toStoreError(cause: unknown): unknown {
  if (cause instanceof TagConflictError) return cause;
  const isPassing = !(cause instanceof pg.DatabaseError) || passing.test(cause.code ?? '');
  return isPassing ? new UnavailableError({ cause }) : cause;
}
