/** The last requests of this tab, to be filled in again. It never holds a credential. */
import { soundsSecret } from '../../../core/reference/request/sounds-secret.ts';
import type { Json } from '../../../core/reference/model/shape-model.ts';

export interface SentRequest {
  /** Key of the operation. */
  readonly operation: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Status of the answer; absent where there was none. */
  readonly status?: number;
  /** What the form was filled in with. */
  readonly values: Json;
}

const storageKey = 'lectern-requests';
const most = 10;
/** Larger forms are not worth the tab's storage. */
const mostCharacters = 100_000;

/**
 * Takes a request in, without `secrets` and without the values of fields that sound like one.
 * The same values of the same operation are there once.
 */
export function remember(request: SentRequest, secrets: readonly string[] = []): void {
  const values = withoutSecrets(request.values, secrets);
  const text = JSON.stringify(values);
  if (text.length > mostCharacters) return;
  const others = listSentRequests().filter(
    (other) => other.operation !== request.operation || JSON.stringify(other.values) !== text,
  );
  try {
    const requests = [{ ...request, values }, ...others].slice(0, most);
    sessionStorage.setItem(storageKey, JSON.stringify(requests));
  } catch {
    // Storage is full or closed: what is there already stays.
  }
}

/** The latest first. */
export function listSentRequests(): readonly SentRequest[] {
  try {
    const requests: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(requests) ? requests.filter(isSentRequest) : [];
  } catch {
    return [];
  }
}

function isSentRequest(value: unknown): value is SentRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { operation, at, values } = value as Partial<SentRequest>;
  return typeof operation === 'string' && typeof at === 'number' && values !== undefined;
}

/** `value` with `''` in the place of every text that is, or may well be, secret. */
function withoutSecrets(value: Json, secrets: readonly string[]): Json {
  const known = secrets.filter((secret) => secret.length > 3);
  const clean = (inner: Json, name: string): Json => {
    if (typeof inner === 'string') return cleanText(inner, name);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (Array.isArray(inner)) return inner.map((item: Json) => clean(item, name));
    return Object.fromEntries(
      Object.entries(inner).map(([key, field]) => [key, clean(field, key)]),
    );
  };
  const cleanText = (text: string, name: string): string => {
    if (soundsSecret(name)) return '';
    const bare = known.reduce((rest, secret) => rest.replaceAll(secret, ''), text);
    return bare.replace(textField, (whole, start: string, key: string) =>
      soundsSecret(key) ? `${start}""` : whole,
    );
  };
  return clean(value, '');
}

/** In bodies that are text: `"current_token": "abc"`. */
const textField = /(?<!\\)("((?:[^"\\]|\\.)*)"\s*:\s*)"(?:[^"\\]|\\.)*"/g;
