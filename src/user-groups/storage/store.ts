/**
 * What the service asks of its storage. Each call is atomic on its own, also against other
 * processes on the same database; a promise that resolves after a write means it is on disk. Every
 * call rejects with an `UnavailableError` while the storage does not answer.
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

/** What is undefined stays as it is. */
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
   * Makes environments known, or changes their tags and those of all their groups: all or none.
   * Throws a `TagConflictError` where groups of other environments forbid a new tag. Takes as long
   * as it takes.
   */
  registerEnvironments(environments: readonly EnvironmentRecord[]): Promise<void>;
  /** False where the row has been deleted, or the database was replaced, since it was registered. */
  hasEnvironment(environment: string): Promise<boolean>;
  findGroup(environment: string, userGroupId: string): Promise<UserGroup | undefined>;
  /**
   * Undefined where the id is taken: by a group of the same environment, or by one of another
   * environment, unless one of the two is tagged `Customer` and the other `Testing`.
   */
  insertGroup(group: NewUserGroup): Promise<UserGroup | undefined>;
  /** Undefined where the environment has no such group. */
  updateGroup(change: UserGroupChange): Promise<UserGroup | undefined>;
  /** Undefined where no group of the environment has the current token (any more). */
  rotateToken(rotation: TokenRotation): Promise<UserGroup | undefined>;
  /** Writes, though nothing changes: rejects where a write would be refused. */
  ping(): Promise<void>;
  /** Waits for writes under way. */
  close(): Promise<void>;
}

/** The storage does not answer now, and may later. The cause says why, for the operator. */
export class UnavailableError extends Error {
  constructor(options: ErrorOptions) {
    super('The storage does not answer.', options);
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
