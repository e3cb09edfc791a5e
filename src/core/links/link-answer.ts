/** The result of requesting a web address, and how long it stays valid. */

export type LinkAnswer =
  /** `to`: the address that it permanently redirects to, if any. */
  | { readonly kind: 'good'; readonly to?: string }
  /** The server reports that there is nothing at this address. */
  | { readonly kind: 'gone'; readonly status: number }
  /** The host does not exist or cannot prove its identity. `isLookup`: its name could not be looked up. */
  | { readonly kind: 'no-host'; readonly reason: string; readonly isLookup?: true }
  /** The server refuses programs, or refuses for now; browsers may well be able to see the page. */
  | { readonly kind: 'guarded'; readonly status: number }
  /** A failure of the server or of the network, which may be temporary. `isLookup`: see `no-host`. */
  | { readonly kind: 'silent'; readonly reason: string; readonly isLookup?: true }
  /** An address of this machine or of a private network; it was not requested. */
  | { readonly kind: 'private' };

/** Returns what a status other than a redirect means. 999 is LinkedIn's answer to programs. */
export function answerOfStatus(status: number): LinkAnswer {
  if (status < 400) return { kind: 'good' };
  if ([401, 402, 403, 407, 408, 423, 425, 429, 451, 999].includes(status)) {
    return { kind: 'guarded', status };
  }
  if (status >= 500) return { kind: 'silent', reason: `the server answers ${status}` };
  return { kind: 'gone', status };
}

/** Whether an answer to HEAD says nothing about the page, because the server may not support HEAD. */
export function needsGetRequest(status: number): boolean {
  return status >= 400 && status !== 429;
}

/** Whether a status redirects permanently or temporarily; undefined if it does not redirect. */
export function redirectOf(status: number): 'permanent' | 'temporary' | undefined {
  if (status === 301 || status === 308) return 'permanent';
  return [302, 303, 307].includes(status) ? 'temporary' : undefined;
}

const MINUTE = 60_000;

/** Milliseconds for which an answer stays valid, so that the address is not requested again. */
export function cacheLifetime({ kind }: LinkAnswer): number {
  switch (kind) {
    case 'good':
    case 'guarded':
      return 24 * 60 * MINUTE;
    case 'gone':
    case 'no-host':
      return 60 * MINUTE;
    case 'silent':
      return 10 * MINUTE;
    case 'private':
      return 0;
  }
}

/**
 * Returns the seconds that a `Retry-After` header asks to wait for. It holds a number or a date.
 * @param now milliseconds since 1970.
 */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
