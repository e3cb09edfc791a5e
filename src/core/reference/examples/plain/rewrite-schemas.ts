/** Writes schemas otherwise wherever they stand in a part of a document; values that are data stay. */
import { isRecord, type Loose } from '../../document/loose.ts';

/** What takes the place of a schema, and what its inner schemas are rewritten by unless by the same. */
export type Rewriting = (
  schema: Loose,
) => readonly [rewritten: Loose, inside: Rewriting | undefined];

/** Keys whose values are by name what the author calls so. */
const nameKeys = new Set(
  '$defs definitions dependentSchemas patternProperties properties schemas'.split(' '),
);

const dataKeys = new Set('const default enum example examples'.split(' '));

/** The value itself where nothing in it changes. */
export function rewriteSchemas(value: unknown, rewriting: Rewriting): unknown {
  if (Array.isArray(value)) return rewriteItems(value, rewriting);
  if (!isRecord(value)) return value;
  const [rewritten, inside = rewriting] = rewriting(value);
  return mapValues(rewritten, (part, key) => {
    if (dataKeys.has(key)) return part;
    return nameKeys.has(key) && isRecord(part)
      ? mapValues(part, (each) => rewriteSchemas(each, inside))
      : rewriteSchemas(part, inside);
  });
}

function rewriteItems(items: readonly unknown[], rewriting: Rewriting): readonly unknown[] {
  const rewritten = items.map((item) => rewriteSchemas(item, rewriting));
  return rewritten.every((item, rank) => item === items[rank]) ? items : rewritten;
}

function mapValues(record: Loose, change: (value: unknown, key: string) => unknown): Loose {
  const entries = Object.entries(record).map(([key, value]) => [key, change(value, key)] as const);
  return entries.every(([key, value]) => value === record[key])
    ? record
    : Object.fromEntries(entries);
}
