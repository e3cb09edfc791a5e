/** Stand-ins for parts of a document that cannot be read. */
import { isRecord, type Loose } from '../loose.ts';
import { refOf } from '../resolver.ts';

const missingKey = 'x-lectern-missing';

/** Returns the reference that a stand-in replaces; undefined for any other value. */
export function missingOf(value: unknown): string | undefined {
  const ref = isRecord(value) ? value[missingKey] : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

/** Makes a stand-in without a description, for a part whose name is shown by other means. */
export function standInFor(ref: string): { readonly [missingKey]: string } {
  return { [missingKey]: ref };
}

/** Returns a copy with stand-ins for these references; parts without any are not copied. */
export function withStandIns(value: unknown, refs: ReadonlySet<string>): unknown {
  return mapRecordsWithin(value, (record, copy) => {
    const ref = refOf(record);
    const isLost = ref !== undefined && refs.has(ref);
    return isLost ? { ...standInFor(ref), description: `\`${ref}\`` } : copy;
  });
}

/**
 * Returns a copy in which each object is replaced with the result of `change`; parts that do not change are
 * not copied.
 *
 * @param change is called with the object, and with a copy in which everything inside has been changed.
 */
export function mapRecordsWithin(
  value: unknown,
  change: (record: Loose, copy: Loose) => Loose,
): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapRecordsWithin(item, change));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  const copied = entries.map(([key, inner]) => [key, mapRecordsWithin(inner, change)] as const);
  const isSame = copied.every(([, inner], rank) => inner === entries[rank]?.[1]);
  return change(value, isSame ? value : Object.fromEntries(copied));
}
