/** What asking an address of the web came to, and for how long that is believed. */

export type LinkAnswer =
  /** `to`: where it leads for good, if that is elsewhere. */
  | { readonly kind: 'good'; readonly to?: string }
  /** The server says that nothing is there. */
  | { readonly kind: 'gone'; readonly status: number }
  /** There is no such host, or it cannot prove who it is. `isLookup`: its name led to no address. */
  | { readonly kind: 'no-host'; readonly reason: string; readonly isLookup?: true }
  /** No program may ask, or not now; browsers may well see it. */
  | { readonly kind: 'guarded'; readonly status: number }
  /** A fault of the server or of the way to it, which may pass. */
  | { readonly kind: 'silent'; readonly reason: string; readonly isLookup?: true }
  /** An address of this machine or of a private network, which was not asked. */
  | { readonly kind: 'private' };

/** What an answer with a status says that leads nowhere else. 999 is what LinkedIn says to programs. */
export function answerOfStatus(status: number): LinkAnswer {
  if (status < 400) return { kind: 'good' };
  if ([401, 402, 403, 407, 408, 423, 425, 429, 451, 999].includes(status)) {
    return { kind: 'guarded', status };
  }
  if (status >= 500) return { kind: 'silent', reason: `the server answers ${status}` };
  return { kind: 'gone', status };
}

/** Whether an answer to HEAD says nothing of the page: the server knows no such question. */
export function mustAskWhole(status: number): boolean {
  return status >= 400 && status !== 429;
}

/** Whether the redirects of a status are meant for good, or for this time; undefined for no redirect. */
export function redirectOf(status: number): 'permanent' | 'temporary' | undefined {
  if (status === 301 || status === 308) return 'permanent';
  return [302, 303, 307].includes(status) ? 'temporary' : undefined;
}

const MINUTE = 60_000;

/** Milliseconds for which an answer need not be asked for again. */
export function lifeOf({ kind }: LinkAnswer): number {
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
 * Seconds that a server asks to wait for, of `Retry-After`: a number, or a date.
 * @param now milliseconds since 1970.
 */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
