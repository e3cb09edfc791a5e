/** Access tokens from a provider, and how to get the next one. They are kept only in memory. */

export interface Grant {
  readonly token: string;
  /** When the token expires, by `performance.now()`; absent if the provider does not say. */
  readonly endsAt?: number;
  /** Absent if the reader has to request a token again. @throws AuthorizationError */
  readonly renew?: (signal: AbortSignal) => Promise<Grant>;
}

/** Grants by `grantKey`. */
export type Grants = Map<string, Grant>;

/** Returns the key of a token, which is for one server, one environment and one scheme. */
export function grantKey(realm: string, schemeKey: string): string {
  return `${realm} ${schemeKey}`;
}

/** Milliseconds before expiry at which a token counts as expired, because a request takes time to arrive. */
const margin = 2000;

export function isExpired({ endsAt = Infinity }: Grant, now: number): boolean {
  return now > endsAt - margin;
}

/**
 * Marks all tokens of a realm as expired after the server has rejected them, so that the next request gets
 * new ones.
 */
export function expireGrants(grants: Grants, realm: string): void {
  for (const [key, grant] of grants) {
    if (key.startsWith(`${realm} `)) grants.set(key, { ...grant, endsAt: -Infinity });
  }
}
