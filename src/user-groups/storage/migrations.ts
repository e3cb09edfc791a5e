/**
 * The tables, as an ordered list of changes. A change that has been released is never edited: what
 * comes later is added at the end.
 *
 * The two partial unique indexes are the rule of shared ids. An untagged environment stands in both,
 * so it shares no id with anyone; a `Customer` and a `Testing` environment stand in one each, so
 * they share ids with one another and with nobody of their own tag.
 */
export interface Migration {
  readonly name: string;
  readonly sqlite: string;
  readonly postgres: string;
}

const indexes = `
  create unique index user_groups_customer_id on user_groups (user_group_id) where tag <> 'Testing';
  create unique index user_groups_testing_id on user_groups (user_group_id) where tag <> 'Customer';`;

const environmentsTable = `
  create table environments (
    name text not null primary key,
    tag text not null check (tag in ('Customer', 'Testing', 'none')),
    unique (name, tag)
  )`;

/** The tag stands in each group for the indexes; the foreign key keeps it equal to the environment's. */
const constraints = `
    unique (environment, user_group_id),
    foreign key (environment, tag) references environments (name, tag) on update cascade`;

export const migrations: readonly Migration[] = [
  {
    name: 'environments and user groups',
    sqlite: `${environmentsTable} strict;
  create table user_groups (
    team_id integer primary key autoincrement,
    environment text not null,
    tag text not null,
    user_group_id text not null,
    name text not null,
    token text not null unique,
    mapping text,
    properties text,
    created_at text not null default current_timestamp,
    updated_at text not null default current_timestamp,${constraints}
  ) strict;${indexes}`,
    postgres: `${environmentsTable};
  create table user_groups (
    team_id bigint generated always as identity primary key,
    environment text not null,
    tag text not null,
    user_group_id text not null,
    name text not null,
    token text not null unique,
    mapping text,
    properties text,
    created_at timestamptz not null default current_timestamp,
    updated_at timestamptz not null default current_timestamp,${constraints}
  );${indexes}`,
  },
];

/** The table in which each database remembers what has been done to it. */
export const migrationsTable = `
  create table if not exists migrations (
    number integer not null primary key,
    name text not null,
    applied_at text not null default current_timestamp
  )`;

/** The database was made by a newer version of the service: nothing is known about its tables. */
export class NewerDatabaseError extends Error {
  constructor(done: number, known: number) {
    super(
      `The database has ${done} migrations, this version of the service knows ${known}. ` +
        'Start a newer version.',
    );
    this.name = 'NewerDatabaseError';
  }
}

export interface PendingMigration extends Migration {
  /** Counts from 1. */
  readonly number: number;
}

/** What is left to do in a database in which the first `done` changes are made. */
export function findPending(all: readonly Migration[], done: number): readonly PendingMigration[] {
  if (done > all.length) throw new NewerDatabaseError(done, all.length);
  return all.map((migration, index) => ({ ...migration, number: index + 1 })).slice(done);
}
