/** Who is calling: from the header `Authorization: Token <API_TOKEN>` to an environment. */
import { timingSafeEqual } from 'node:crypto';
import { digestToken } from '../settings/environments.ts';
import type { Environment } from '../settings/environments.ts';
import { apiTokenInvalid, apiTokenMissing } from './api-error.ts';
import type { ApiError } from './api-error.ts';

/** A known API token, named without revealing it. */
export interface TokenHolder {
  readonly environment: string;
  /** `production#0`: the first token of that environment. Tells tokens apart in limits. */
  readonly tokenName: string;
}

export type FindCaller = (authorization: string | undefined) => TokenHolder | ApiError;

interface KnownToken extends TokenHolder {
  readonly digest: Buffer;
}

/**
 * Compares in constant time: every known token is looked at for every request, as a digest, so
 * neither the length, nor the first difference, nor the place in the list shows in the duration.
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
