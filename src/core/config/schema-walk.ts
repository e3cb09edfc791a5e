/**
 * Walks through a zod schema like through a value: which keys an object can have, what is expected at a
 * path, and which documentation belongs to it. A union stands for all of its branches together.
 */
import type { z } from 'zod';
import type { DataPath } from '../text/source-tree.ts';
import { keyDocs, type KeyDoc } from './keys/key.ts';

type Schema = z.core.$ZodType;

/** Returns the zod schemas of plain values inside defaults, transforms and unions. */
export function concreteSchemas(schema: Schema): z.core.$ZodTypes[] {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
      return concreteSchemas(def.innerType);
    case 'pipe':
      return concreteSchemas(def.in);
    case 'union':
      return def.options.flatMap(concreteSchemas);
    default:
      return [known];
  }
}

/** Returns the keys that an object at this place can have, with the schema of each. */
export function keysOf(schema: Schema): Map<string, Schema> {
  return new Map(concreteSchemas(schema).flatMap(ownKeys));
}

/** Returns the schema under a key or at an index. */
export function childSchema(schema: Schema, segment: string | number): Schema | undefined {
  if (typeof segment === 'string') return keysOf(schema).get(segment);
  const list = concreteSchemas(schema).find(({ _zod }) => _zod.def.type === 'array');
  return list?._zod.def.type === 'array' ? list._zod.def.element : undefined;
}

/** Returns the schema at the path; undefined if there is none. */
export function schemaAt(schema: Schema, path: DataPath): Schema | undefined {
  let place: Schema | undefined = schema;
  for (const segment of path) place = place && childSchema(place, segment);
  return place;
}

/** Returns the documentation of the key that has this schema. */
export function docOf(schema: Schema): KeyDoc | undefined {
  return keyDocs.get(schema as z.ZodType);
}

function ownKeys(schema: z.core.$ZodTypes): [string, Schema][] {
  const { def } = schema._zod;
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type !== 'record') return [];
  const names = [...(def.keyType._zod.values ?? [])];
  return names.map((name) => [String(name), def.valueType]);
}
