/**
 * The interface of the storage. Each call is atomic, also with respect to other processes on the same
 * database; a resolved promise of a write means that the write is on disk. Every call rejects with an
 * `UnavailableError` while the storage does not respond.
 */
import type { EnvironmentTag, UserGroup } from '../domain/user-group.ts';

export interface NewUserGroup {
  readonly environment: string;
  readonly userGroupId: string;
  readonly name: string;
  readonly token: string;
  readonly mapping: string | undefined;
  readonly properties: string | undefined;
}

/** Changes to a group; undefined fields keep their values. */
export interface UserGroupChange {
  readonly environment: string;
  readonly userGroupId: string;
  readonly name: string | undefined;
  readonly mapping: string | undefined;
  readonly properties: string | undefined;
}

export interface TokenRotation {
  readonly environment: string;
  readonly currentToken: string;
  readonly nextToken: string;
}

export interface EnvironmentRecord {
  readonly name: string;
  readonly tag: EnvironmentTag | null;
}

export interface Store {
  /**
   * Adds environments, or changes their tags and those of all their groups: all or none. Throws a
   * `TagConflictError` if groups of other environments forbid a new tag. Has no time limit.
   */
  registerEnvironments(environments: readonly EnvironmentRecord[]): Promise<void>;
  /** False if the row was deleted, or the database replaced, since the environment was registered. */
  hasEnvironment(environment: string): Promise<boolean>;
  findGroup(environment: string, userGroupId: string): Promise<UserGroup | undefined>;
  /**
   * Undefined if the id is taken: by a group of the same environment, or by one of another environment,
   * unless one of the two is tagged `Customer` and the other `Testing`.
   */
  insertGroup(group: NewUserGroup): Promise<UserGroup | undefined>;
  /** Undefined if the environment has no such group. */
  updateGroup(change: UserGroupChange): Promise<UserGroup | undefined>;
  /** Undefined if no group of the environment has this token, for example because it has been rotated. */
  rotateToken(rotation: TokenRotation): Promise<UserGroup | undefined>;
  /** Writes without changing anything, so it rejects if a write would be refused. */
  ping(): Promise<void>;
  /** Waits for pending writes. */
  close(): Promise<void>;
}

/** The storage does not respond now, but may later. The cause gives the reason to the operator. */
export class UnavailableError extends Error {
  constructor(options: ErrorOptions) {
    super('The storage does not respond.', options);
    this.name = 'UnavailableError';
  }
}

export class TagConflictError extends Error {
  constructor(environment: EnvironmentRecord, options: ErrorOptions) {
    const tag = environment.tag === null ? 'without a tag' : `tagged ${environment.tag}`;
    super(
      `Environment ${environment.name} cannot be ${tag}: it holds user group ids that another ` +
        'environment holds too, and only a Customer and a Testing environment can share ids.',
      options,
    );
    this.name = 'TagConflictError';
  }
}
