import { type ExactJson, formatExact } from '../../text/json/exact-json.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { get, isRecord, listOf, type Loose, textOf } from '../document/loose.ts';
import type { Located } from '../document/resolver.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import type { MergedSchema } from '../schema/merge/merged-schema.ts';
import { typeOfValue } from '../schema/schema-types.ts';
import type { SchemaSource } from '../schema/shape-context.ts';
import { schemaOfItem, schemasOfProperty } from './check-value.ts';

/** Why a value, or a part of it, certainly does not fit its schema. */
export type Mismatch = { readonly path: DataPath } & (
  | { readonly kind: 'type'; readonly found: unknown; readonly wanted: readonly string[] }
  | { readonly kind: 'value'; readonly found: unknown; readonly wanted: readonly unknown[] }
  | { readonly kind: 'lack'; readonly name: string }
);

/** The most parts of a value that are checked. */
const maxParts = 2000;

/**
 * Finds the first part of a value that is not of the type of its schema, is none of its values, or lacks a
 * property that both requests and responses must have. Alternatives are not checked, because it is unknown
 * which one the author meant.
 */
export function findMismatch(
  value: unknown,
  schema: Located,
  source: SchemaSource,
): Mismatch | undefined {
  const pending: Part[] = [{ value, schemas: [schema], path: [] }];
  for (let left = maxParts; left > 0; left -= 1) {
    const part = pending.pop();
    if (part === undefined) return undefined;
    const merged = mergeSchemas(part.schemas, source);
    // A reference within an example is data, or one that was not followed.
    if (isRecord(part.value) && Object.hasOwn(part.value, '$ref')) continue;
    const found = merged.isNever ? undefined : judge(part, merged, source);
    if (found !== undefined) return found;
    for (const inner of listParts(part, merged).toReversed()) pending.push(inner);
  }
  return undefined;
}

interface Part {
  readonly value: unknown;
  readonly schemas: readonly Located[];
  readonly path: DataPath;
}

function judge(
  { value, path }: Part,
  merged: MergedSchema,
  source: SchemaSource,
): Mismatch | undefined {
  const { keywords, required, properties } = merged;
  if (value === null && keywords['nullable'] === true) return undefined;
  const wanted = [keywords['type']].flat().filter((type) => typeof type === 'string');
  if (!isOfType(value, wanted)) return { kind: 'type', path, found: value, wanted };
  const listed = keywords['const'] === undefined ? listOf(keywords['enum']) : [keywords['const']];
  const text = formatExact(value as ExactJson);
  if (listed.length > 0 && !listed.some((each) => formatExact(each as ExactJson) === text)) {
    return { kind: 'value', path, found: value, wanted: listed };
  }
  if (!isRecord(value)) return undefined;
  // In Swagger 2.0, the property of a discriminator is required whether or not its author says so.
  const type = textOf(get(keywords['discriminator'], 'propertyName'));
  const name = [...required].find(
    (each) =>
      each !== type && !Object.hasOwn(value, each) && !isOneWay(properties.get(each), source),
  );
  return name === undefined ? undefined : { kind: 'lack', path, name };
}

function isOfType(value: unknown, wanted: readonly string[]): boolean {
  const type = typeOfValue(value);
  const isNumber = type === 'integer' && wanted.includes('number');
  return wanted.length === 0 || wanted.includes(type) || isNumber;
}

/** Whether a property is read-only or write-only, so that examples of the other direction lack it. */
function isOneWay(schemas: readonly Located[] | undefined, source: SchemaSource): boolean {
  if (schemas === undefined) return false;
  const keywords: Loose = mergeSchemas(schemas, source).keywords;
  return keywords['readOnly'] === true || keywords['writeOnly'] === true;
}

function listParts({ value, path }: Part, merged: MergedSchema): readonly Part[] {
  if (Array.isArray(value)) {
    return (value as unknown[]).flatMap((item, rank) => {
      const schema = schemaOfItem(rank, merged);
      return schema === undefined ? [] : { value: item, schemas: [schema], path: [...path, rank] };
    });
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const schemas = schemasOfProperty(name, merged);
    return schemas.length === 0 ? [] : { value: inner, schemas, path: [...path, name] };
  });
}
