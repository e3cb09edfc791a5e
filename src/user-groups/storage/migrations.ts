/**
 * The tables, as an ordered list of migrations. A released migration is never edited: later changes are
 * appended.
 *
 * The two partial unique indexes implement the rule for shared ids. Groups of an untagged environment are
 * in both, so they share no id with any other; groups of a `Customer` and of a `Testing` environment are in
 * one each, so they can share ids with each other, but not with environments of the same tag.
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

/**
 * Each group repeats the tag for the indexes; the foreign key keeps it equal to the tag of its environment.
 */
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

/** The table in which each database records the migrations that have been applied to it. */
export const migrationsTable = `
  create table if not exists migrations (
    number integer not null primary key,
    name text not null,
    applied_at text not null default current_timestamp
  )`;

/** The database was created by a newer version of the service, so its tables are unknown to this one. */
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

/** Returns the migrations that remain for a database in which the first `done` ones have been applied. */
export function findPending(all: readonly Migration[], done: number): readonly PendingMigration[] {
  if (done > all.length) throw new NewerDatabaseError(done, all.length);
  return all.map((migration, index) => ({ ...migration, number: index + 1 })).slice(done);
}
