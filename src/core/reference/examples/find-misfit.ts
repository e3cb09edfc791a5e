import { type ExactJson, formatExact } from '../../text/json/exact-json.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { get, isRecord, listOf, type Loose, textOf } from '../document/loose.ts';
import type { Located } from '../document/resolver.ts';
import { mergeSchemas, type MergedSchema } from '../schema/merge-schema.ts';
import { typeOfValue } from '../schema/schema-types.ts';
import type { SchemaSource } from '../schema/shape-context.ts';
import { schemaOfItem, schemasOfProperty } from './check-value.ts';

/** Why a value, or a part of it, is not what its schema asks for beyond doubt. */
export type Misfit = { readonly path: DataPath } & (
  | { readonly kind: 'type'; readonly found: unknown; readonly wanted: readonly string[] }
  | { readonly kind: 'value'; readonly found: unknown; readonly wanted: readonly unknown[] }
  | { readonly kind: 'lack'; readonly name: string }
);

/** Parts of a value that are looked at. */
const mostParts = 2000;

/**
 * The first part of a value that has another type than its schema, none of its values, or lacks a
 * property that every request and answer has. Of alternatives nobody knows which one was meant.
 */
export function findMisfit(
  value: unknown,
  schema: Located,
  source: SchemaSource,
): Misfit | undefined {
  const pending: Part[] = [{ value, schemas: [schema], path: [] }];
  for (let left = mostParts; left > 0; left -= 1) {
    const part = pending.pop();
    if (part === undefined) return undefined;
    const merged = mergeSchemas(part.schemas, source);
    // A reference within an example is data, or one that nobody has followed.
    if (isRecord(part.value) && Object.hasOwn(part.value, '$ref')) continue;
    const found = merged.isNever ? undefined : judge(part, merged, source);
    if (found !== undefined) return found;
    pending.push(...listParts(part, merged).toReversed());
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
): Misfit | undefined {
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
  // Of Swagger 2.0 it is required whether its author says so or not.
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

/** What is only read, or only written, has no place in the example of the other way. */
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
