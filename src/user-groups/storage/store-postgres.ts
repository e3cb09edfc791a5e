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
 * Milliseconds. A request fails instead of waiting longer for a connection or a result: the database is
 * told to cancel the statement, and if it has gone silent, the client gives up.
 */
const connectTimeout = 5000;
const statementTimeout = 10_000;
const silenceTimeout = 12_000;

/**
 * Classes of SQLSTATE that are not the statement's fault: no connection, access denied, no such database,
 * read-only, rolled back for the sake of another transaction, out of resources, locked, canceled, and
 * system errors. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passing = /^(?:08|28|3D|25006|40|53|55P03|57|58|XX)/;

/** Rewrites a row unchanged: fails if the database is full, read-only or missing. */
const probe: Statement = {
  name: 'probe',
  text: 'update migrations set applied_at = applied_at where number = 1',
  values: [],
};

export interface PostgresOptions {
  readonly url: string;
  /** The maximum number of connections. */
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
  // An idle connection was lost; without a listener, that would end the process. The next request opens
  // another connection, or fails and is logged.
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

/**
 * Maps an error for the caller. An error that did not come from the database itself is one of the
 * connection to it.
 */
function toStoreError(cause: unknown): unknown {
  if (cause instanceof TagConflictError) return cause;
  const isPassing = !(cause instanceof pg.DatabaseError) || passing.test(cause.code ?? '');
  return isPassing ? new UnavailableError({ cause }) : cause;
}
