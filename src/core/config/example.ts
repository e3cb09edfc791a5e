import type { z } from 'zod';
import type { DataPath } from '../source/source-tree.ts';
import { docOf, schemaAt } from './schema-walk.ts';

/**
 * A line that the author could have written at this place: `"primary": "#16a34a"`. For an item of
 * a list it is the line of the whole list. Undefined where no example is documented.
 */
export function formatExample(schema: z.core.$ZodType, path: DataPath): string | undefined {
  const key = path.findLastIndex((segment) => typeof segment === 'string');
  const place = schemaAt(schema, path.slice(0, key + 1));
  const example = place && docOf(place)?.example;
  return example === undefined ? undefined : `${JSON.stringify(path[key])}: ${formatJson(example)}`;
}

/** JSON on one line, with the spaces that people write. */
export function formatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, child]) => `${JSON.stringify(key)}: ${formatJson(child)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
