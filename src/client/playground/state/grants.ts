/** Access tokens that a provider gave, and how the next one is got: in memory, and nowhere else. */

export interface Grant {
  readonly token: string;
  /** By `performance.now()`; absent where the provider does not tell. */
  readonly endsAt?: number;
  /** Absent where the reader has to ask again. @throws AuthorisationError */
  readonly renew?: (signal: AbortSignal) => Promise<Grant>;
}

/** By `grantKey`. */
export type Grants = Map<string, Grant>;

/** A token is for one server, in one environment, and one scheme. */
export function grantKey(realm: string, schemeKey: string): string {
  return `${realm} ${schemeKey}`;
}

/** A request takes a moment to arrive. */
const margin = 2000;

export function isOver({ endsAt = Infinity }: Grant, now: number): boolean {
  return now > endsAt - margin;
}

/** The server has refused what was sent: the next request needs another token. */
export function endGrants(grants: Grants, realm: string): void {
  for (const [key, grant] of grants) {
    if (key.startsWith(`${realm} `)) grants.set(key, { ...grant, endsAt: -Infinity });
  }
}
