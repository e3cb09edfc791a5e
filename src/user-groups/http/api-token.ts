/** Authenticates the caller: maps the header `Authorization: Token <API_TOKEN>` to an environment. */
import { timingSafeEqual } from 'node:crypto';
import { digestToken } from '../settings/environments.ts';
import type { Environment } from '../settings/environments.ts';
import { apiTokenInvalid, apiTokenMissing } from './api-error.ts';
import type { ApiError } from './api-error.ts';

/** A known API token, identified without revealing it. */
export interface TokenHolder {
  readonly environment: string;
  /**
   * Such as `production#0`, the first token of that environment. Rate limits tell tokens apart by this
   * name.
   */
  readonly tokenName: string;
}

export type FindCaller = (authorization: string | undefined) => TokenHolder | ApiError;

interface KnownToken extends TokenHolder {
  readonly digest: Buffer;
}

/**
 * Creates the function that authenticates callers. It compares in constant time: every request is compared
 * with the digest of every known token, so the duration reveals neither the length of a token, nor the
 * first differing character, nor its position in the list.
 */
export function createFindCaller(environments: readonly Environment[]): FindCaller {
  const known = environments.flatMap(toKnownTokens);
  return (authorization) => {
    const token = toToken(authorization);
    if (token === undefined) return apiTokenMissing();
    const digest = digestToken(token);
    const found = known.filter((candidate) => timingSafeEqual(candidate.digest, digest));
    return found[0] ?? apiTokenInvalid();
  };
}

function toKnownTokens({ name, tokenDigests }: Environment): readonly KnownToken[] {
  return tokenDigests.map((digest, index) => ({
    environment: name,
    tokenName: `${name}#${index}`,
    digest,
  }));
}

/** Scheme names are case-insensitive (RFC 9110, 11.1). */
function toToken(authorization: string | undefined): string | undefined {
  return /^token +(\S+)$/i.exec(authorization ?? '')?.[1];
}
