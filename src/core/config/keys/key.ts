import { z } from 'zod';

/**
 * What becomes of a key. `used` keys shape the site; `none` keys belong to hosted services and mean
 * nothing on a static site.
 */
export type KeyStatus = 'used' | 'none';

/** The documentation of one key of docs.json; editors and the reference page show it. */
export interface KeyDoc {
  /** What the key means, in whole sentences. */
  readonly text: string;
  /** A value that an author could paste. */
  readonly example?: unknown;
  /** The default in words, where it is computed and the zod schema cannot tell. */
  readonly fallback?: string;
  /** For a key that must be there although the zod schema lets an older name stand in. */
  readonly isRequired?: true;
  /** `used` when absent. */
  readonly status?: KeyStatus;
}

/** The documentation of every key, by the zod schema of its value. */
export const keyDocs = z.registry<KeyDoc>();

/**
 * The zod schema of a key's value together with its documentation. The zod schema is cloned, so
 * that two keys may share one kind of value and be documented apart.
 */
export function key<Value extends z.ZodType>(value: Value, doc: KeyDoc): Value {
  const own = value.clone();
  keyDocs.add(own, doc);
  return own;
}

/** A key that a hosted service reads and a static site has no use for, whatever its value is. */
export const idle = (text: string) => key(z.unknown().exactOptional(), { text, status: 'none' });
