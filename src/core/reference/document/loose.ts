/**
 * Reads values of documents that have not been validated: a value of the wrong kind counts as absent. Looks
 * only at own keys, so that a schema named `constructor` is a schema.
 */

import { isNumberText } from '../../text/json/exact-json.ts';
import type { DataPath } from '../../text/source-tree.ts';

export type Loose = Readonly<Record<string, unknown>>;

const nothing: Loose = Object.freeze(Object.create(null)) as Loose;

export function isRecord(value: unknown): value is Loose {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !isNumberText(value)
  );
}

export function recordOf(value: unknown): Loose {
  return isRecord(value) ? value : nothing;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(value) ? Object.entries(value) : [];
}

/** Returns the value under an own key. */
export function get(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the value under an own key of an object, or at an index of a list. */
export function valueUnder(value: unknown, key: string | number): unknown {
  return Array.isArray(value) ? (value as unknown[])[Number(key)] : get(value, String(key));
}

/** Turns the parts of a pointer that are indexes of lists in `root` into numbers. */
export function toDataPath(parts: readonly string[], root: unknown): DataPath {
  let value = root;
  return parts.map((part) => {
    const own = Array.isArray(value) ? Number(part) : part;
    value = valueUnder(value, part);
    return own;
  });
}

/** Returns a text that is not blank. Numbers become text, because YAML reads `version: 1.0` as a number. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || isNumberText(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function textsOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((item) => textOf(item) ?? []);
}

/**
 * Returns a finite number. One with more digits than a double holds is rounded, which suffices for
 * comparisons.
 */
export function numberOf(value: unknown): number | undefined {
  if (isNumberText(value)) return numberOf(Number(value));
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Returns a number for display, with all the digits that the author wrote. */
export function shownNumberOf(value: unknown): number | string | undefined {
  return isNumberText(value) ? value.text : numberOf(value);
}

/** Returns `{ key: value }` to spread into an object, or an empty object if the value is absent. */
export function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]: Value });
}
