/** What stands in the place of a part of a document that cannot be read. */
import { isRecord, type Loose } from '../loose.ts';
import { refOf } from '../resolver.ts';

const missingKey = 'x-lectern-missing';

/** The reference that a stand-in has the place of; undefined for what is none. */
export function missingOf(value: unknown): string | undefined {
  const ref = isRecord(value) ? value[missingKey] : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

/** In the place of a part of which the name is said otherwise. */
export function standInFor(ref: string): { readonly [missingKey]: string } {
  return { [missingKey]: ref };
}

/** A copy with stand-ins for these references; parts without any stay as they are. */
export function withStandIns(value: unknown, refs: ReadonlySet<string>): unknown {
  return mapRecordsWithin(value, (record, copy) => {
    const ref = refOf(record);
    const isLost = ref !== undefined && refs.has(ref);
    return isLost ? { ...standInFor(ref), description: `\`${ref}\`` } : copy;
  });
}

/**
 * A copy in which records are what `change` makes of them; parts that it leaves alone stay the same.
 *
 * @param change is told the record, and the same with all that it holds changed.
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
