/** The latest requests of this tab, which can be filled in again. Credentials are never stored. */
import { looksSecret } from '../../../core/reference/request/looks-secret.ts';
import type { Json } from '../../../core/reference/model/shape-model.ts';

export interface SentRequest {
  /** The key of the operation. */
  readonly operation: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The status of the response; absent if there was none. */
  readonly status?: number;
  /** The values of the form. */
  readonly values: Json;
}

const storageKey = 'lectern-requests';
const maxEntries = 10;
/** Larger requests are not stored, to save space in the tab's storage. */
const maxCharacters = 100_000;

/**
 * Stores a request without `secrets` and without values of fields whose names sound secret. The same values
 * of an operation are stored once.
 */
export function remember(request: SentRequest, secrets: readonly string[] = []): void {
  const values = withoutSecrets(request.values, secrets);
  const text = JSON.stringify(values);
  if (text.length > maxCharacters) return;
  const others = listSentRequests().filter(
    (other) => other.operation !== request.operation || JSON.stringify(other.values) !== text,
  );
  try {
    const requests = [{ ...request, values }, ...others].slice(0, maxEntries);
    sessionStorage.setItem(storageKey, JSON.stringify(requests));
  } catch {
    // Storage is full or unavailable: earlier requests stay.
  }
}

/** Returns the stored requests, the latest first. */
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

/** Returns `value` with `''` instead of every text that is or may be secret. */
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
    if (looksSecret(name)) return '';
    const bare = known.reduce((rest, secret) => rest.replaceAll(secret, ''), text);
    return bare.replace(textField, (whole, start: string, key: string) =>
      looksSecret(key) ? `${start}""` : whole,
    );
  };
  return clean(value, '');
}

/** Matches fields in bodies that are text: `"current_token": "abc"`. */
const textField = /(?<!\\)("((?:[^"\\]|\\.)*)"\s*:\s*)"(?:[^"\\]|\\.)*"/g;
