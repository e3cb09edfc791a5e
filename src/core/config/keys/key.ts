import { z } from 'zod';

/**
 * The effect of a key. `used` keys shape the site; `none` keys belong to hosted services and have no effect
 * on a static site.
 */
export type KeyStatus = 'used' | 'none';

/** The documentation of one key of docs.json, shown in editors and on the reference page. */
export interface KeyDoc {
  /** What the key means, in complete sentences. */
  readonly text: string;
  /** A value that authors can paste. */
  readonly example?: unknown;
  /** A description of the default, if it is computed and therefore not part of the zod schema. */
  readonly fallback?: string;
  /** Set for a required key that the zod schema treats as optional because an older name can replace it. */
  readonly isRequired?: true;
  /** Defaults to `used`. */
  readonly status?: KeyStatus;
}

/** The documentation of every key, by the zod schema of its value. */
export const keyDocs = z.registry<KeyDoc>();

/**
 * Returns the zod schema of a key's value with documentation attached. The schema is cloned, so that
 * several keys can share a type of value and have different documentation.
 */
export function key<Value extends z.ZodType>(value: Value, doc: KeyDoc): Value {
  const own = value.clone();
  keyDocs.add(own, doc);
  return own;
}

/** A key that hosted services read and that has no effect on a static site, regardless of its value. */
export const idle = (text: string) => key(z.unknown().exactOptional(), { text, status: 'none' });
