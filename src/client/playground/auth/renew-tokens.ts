/** Gets a new access token when the current one has expired. Loaded once a provider has issued one. */
import type { FormState } from '../state/form-state.ts';
import { grantKey, isExpired } from '../state/grants.ts';
import type { SchemeRow } from './scheme-row.ts';
import { AuthorizationError } from './oauth.ts';
import { getMessage } from '../parts/messages.ts';

export interface Renewal {
  /** Whether the request may be sent. */
  readonly isReady: boolean;
  /** A message for the reader. */
  readonly message?: string;
}

/** Renews expired tokens. Tokens that the reader typed or pasted are left alone. */
export async function renewTokens(
  state: FormState,
  rows: readonly SchemeRow[],
  signal: AbortSignal,
): Promise<Renewal> {
  const { realm, grants, credentials } = state;
  let message: string | undefined;
  for (const { scheme, fill } of rows) {
    const key = grantKey(realm, scheme.key);
    const grant = grants.get(key);
    const isUsed = grant?.token === credentials.get(realm, scheme.key);
    if (!grant?.renew || !isUsed || !isExpired(grant, performance.now())) continue;
    try {
      const next = await grant.renew(signal);
      grants.set(key, next);
      credentials.set(realm, scheme.key, next.token);
      if (state.realm === realm) fill?.(next.token);
      message = getMessage('tokenRenewed');
    } catch (error) {
      if (signal.aborted) return { isReady: false };
      // If the reader sends again, the request uses the token in the field.
      grants.delete(key);
      const isKnown = error instanceof AuthorizationError;
      return {
        isReady: false,
        message: isKnown ? `${error.message} ${error.next}` : getMessage('noToken'),
      };
    }
  }
  return { isReady: true, ...(message !== undefined && { message }) };
}
