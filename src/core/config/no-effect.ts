import type { z } from 'zod';
import type { DataPath } from '../text/source-tree.ts';
import { childSchema, docOf } from './schema-walk.ts';

/**
 * Returns the paths of the outermost keys in `value` that have no effect on a static site. Keys set to
 * `false` are left out, because having no effect is what their author asked for.
 */
export function findKeysWithoutEffect(value: unknown, schema: z.ZodType): DataPath[] {
  return findBelow({ value, schema, path: [] });
}

interface KeyPlace {
  readonly value: unknown;
  readonly schema: z.core.$ZodType;
  readonly path: DataPath;
}

function findBelow({ value, schema, path }: KeyPlace): DataPath[] {
  return childrenOf(value).flatMap(([segment, child]) => {
    const below = childSchema(schema, segment);
    if (below === undefined || child === false) return [];
    const place = { value: child, schema: below, path: [...path, segment] };
    return docOf(below)?.status === 'none' ? [place.path] : findBelow(place);
  });
}

function childrenOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
