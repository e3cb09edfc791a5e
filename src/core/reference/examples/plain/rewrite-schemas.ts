/** Rewrites schemas wherever they occur in a part of a document. Values that are data stay as they are. */
import { isMade } from '../../asyncapi/made-facts.ts';
import { isRecord, type Loose } from '../../document/loose.ts';

/**
 * Returns the schema to use instead, and the rewriting for the schemas inside it; undefined means the same
 * one.
 */
export type Rewriting = (
  schema: Loose,
) => readonly [rewritten: Loose, inside: Rewriting | undefined];

/** Keys whose values have keys that are names chosen by an author. */
const nameKeys = new Set(
  '$defs definitions dependentSchemas patternProperties properties schemas'.split(' '),
);

const dataKeys = new Set('const default enum example examples'.split(' '));

/** Returns the value itself if nothing in it changes. */
export function rewriteSchemas(value: unknown, rewriting: Rewriting): unknown {
  if (Array.isArray(value)) return rewriteItems(value, rewriting);
  if (!isRecord(value) || isMade(value)) return value;
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
