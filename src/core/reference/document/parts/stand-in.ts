/** What stands in the place of a part of a document that cannot be read. */
import { isRecord } from '../loose.ts';
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
  const ref = refOf(value);
  if (ref !== undefined && refs.has(ref)) return { ...standInFor(ref), description: `\`${ref}\`` };
  if (Array.isArray(value)) return value.map((item: unknown) => withStandIns(item, refs));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  const copied = entries.map(([key, inner]) => [key, withStandIns(inner, refs)] as const);
  const isSame = copied.every(([, inner], rank) => inner === entries[rank]?.[1]);
  return isSame ? value : Object.fromEntries(copied);
}
