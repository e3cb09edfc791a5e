/**
 * The SQL of the service. SQLite and PostgreSQL share it, except for a lock and for registering
 * environments, which `register-postgres.ts` does for PostgreSQL: both understand `$1` parameters, `on
 * conflict`, `returning` and partial unique indexes.
 *
 * These statements and the unique indexes of `migrations.ts` resolve races between requests and between
 * processes: no operation reads a value first and then writes it back.
 */
import type { EnvironmentTag, UserGroup } from '../domain/user-group.ts';
import type { EnvironmentRecord, NewUserGroup, TokenRotation, UserGroupChange } from './store.ts';

export type SqlValue = string | null;

/** A row of `user_groups` as both databases return it; PostgreSQL returns large integers as text. */
export interface UserGroupRow {
  readonly team_id: number | string;
  readonly token: string;
  readonly name: string;
  readonly user_group_id: string;
  readonly mapping: string | null;
  readonly properties: string | null;
  readonly tag: EnvironmentTag | null;
}

/** An SQL text, the name under which the database keeps it prepared, and the values of `$1`, `$2`. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly SqlValue[];
}

const columns = `team_id, token, name, user_group_id, mapping, properties,
  nullif(tag, 'none') as tag`;

const registerEnvironmentText = `
  insert into environments (name, tag) values ($1, $2)
  on conflict (name) do update set tag = excluded.tag where environments.tag <> excluded.tag`;

const findEnvironmentText = 'select 1 from environments where name = $1';

const findGroupText = `
  select ${columns} from user_groups where environment = $1 and user_group_id = $2`;

// There is no conflict target: nothing is inserted if the id is taken in the same environment or by one
// that the tags forbid. The tag is read in this statement so that it is always the one that the indexes
// use.
const toInsertGroupText = (lock: string): string => `
  insert into user_groups (environment, tag, user_group_id, name, token, mapping, properties)
  select name, tag, $2, $3, $4, $5, $6 from environments where name = $1 ${lock}
  on conflict do nothing
  returning ${columns}`;

/**
 * SQLite has one writer at a time. In PostgreSQL the tag could change between reading it and checking the
 * foreign key, so the row is locked; this lock does not make requests wait for each other.
 */
const insertGroupTexts = {
  sqlite: toInsertGroupText(''),
  postgres: toInsertGroupText('for key share'),
} as const;

const updateGroupText = `
  update user_groups
  set name = coalesce($3, name), mapping = coalesce($4, mapping),
    properties = coalesce($5, properties), updated_at = current_timestamp
  where environment = $1 and user_group_id = $2
  returning ${columns}`;

// If two requests rotate the same token, the second one finds no row with it.
const rotateTokenText = `
  update user_groups set token = $3, updated_at = current_timestamp
  where environment = $1 and token = $2
  returning ${columns}`;

export function registerEnvironment({ name, tag }: EnvironmentRecord): Statement {
  return {
    name: 'register_environment',
    text: registerEnvironmentText,
    values: [name, tag ?? 'none'],
  };
}

/** Selects one row if the environment exists. The content of the row has no meaning. */
export function findEnvironment(environment: string): Statement {
  return { name: 'find_environment', text: findEnvironmentText, values: [environment] };
}

export function findGroup(environment: string, userGroupId: string): Statement {
  return { name: 'find_group', text: findGroupText, values: [environment, userGroupId] };
}

export function insertGroup(
  database: keyof typeof insertGroupTexts,
  group: NewUserGroup,
): Statement {
  const { environment, userGroupId, name, token, mapping = null, properties = null } = group;
  return {
    name: 'insert_group',
    text: insertGroupTexts[database],
    values: [environment, userGroupId, name, token, mapping, properties],
  };
}

export function updateGroup(change: UserGroupChange): Statement {
  const { environment, userGroupId, name = null, mapping = null, properties = null } = change;
  return {
    name: 'update_group',
    text: updateGroupText,
    values: [environment, userGroupId, name, mapping, properties],
  };
}

export function rotateToken({ environment, currentToken, nextToken }: TokenRotation): Statement {
  return {
    name: 'rotate_token',
    text: rotateTokenText,
    values: [environment, currentToken, nextToken],
  };
}

export function toUserGroup(row: UserGroupRow): UserGroup {
  const { team_id: teamId, user_group_id: userGroupId, ...rest } = row;
  return { ...rest, teamId: Number(teamId), userGroupId };
}
