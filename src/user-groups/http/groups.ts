/**
 * The three operations on user groups, and only their rules: HTTP is handled by the callers, SQL by the
 * store.
 */
import { randomBytes } from 'node:crypto';
import type { UserGroup } from '../domain/user-group.ts';
import { UnavailableError } from '../storage/store.ts';
import type { Store } from '../storage/store.ts';
import { missingField, tokenNotFound, userGroupIdTaken, userGroupNotFound } from './api-error.ts';
import type { GroupBody, RotationBody } from './request-body.ts';

export interface FoundOrCreated {
  readonly group: UserGroup;
  readonly isNew: boolean;
}

/** The operations. Each acts in the caller's environment and throws an `ApiError` when it refuses. */
export interface Groups {
  /** Returns an existing group unchanged: the other fields of the request have no effect. */
  getOrCreate(environment: string, body: GroupBody): Promise<FoundOrCreated>;
  /** Replaces each field that was sent as a whole. */
  update(environment: string, body: GroupBody): Promise<UserGroup>;
  /** Replaces the token. The current one stops working immediately. */
  rotateToken(environment: string, body: RotationBody): Promise<UserGroup>;
}

export function createGroups(store: Store): Groups {
  return {
    async getOrCreate(environment, body) {
      const { userGroupId } = body;
      const existing = await store.findGroup(environment, userGroupId);
      if (existing !== undefined) return { group: existing, isNew: false };

      const created = await store.insertGroup({ environment, ...toNewGroup(body) });
      if (created !== undefined) return { group: created, isNew: true };

      // Another request has created the group in the meantime, or another environment holds the id.
      const winner = await store.findGroup(environment, userGroupId);
      if (winner !== undefined) return { group: winner, isNew: false };
      if (await store.hasEnvironment(environment)) throw userGroupIdTaken();
      throw new UnavailableError({ cause: new Error(toMissing(environment)) });
    },

    async update(environment, body) {
      const group = await store.updateGroup({ environment, ...body });
      if (group === undefined) throw userGroupNotFound();
      return group;
    },

    async rotateToken(environment, { currentToken }) {
      const rotation = { environment, currentToken, nextToken: createToken() };
      const group = await store.rotateToken(rotation);
      if (group === undefined) throw tokenNotFound();
      return group;
    },
  };
}

/** Formats a message for the operator, which appears in the log. */
function toMissing(environment: string): string {
  return `The database no longer has the environment ${environment}. A start of the service adds it.`;
}

function toNewGroup({ name, ...body }: GroupBody) {
  if (name === undefined) {
    throw missingField('name', ': no user group has this user_group_id, so this call creates one');
  }
  return { ...body, name, token: createToken() };
}

/** Returns a token of 256 random bits. The prefix tells people and secret scanners what they have found. */
function createToken(): string {
  return `ugt_${randomBytes(32).toString('base64url')}`;
}
