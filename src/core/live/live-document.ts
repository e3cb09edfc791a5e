/**
 * A document together with its reference, so that deviations of an answer are reported where the document
 * describes them.
 */
import type { Place } from '../diagnostic/diagnostic.ts';
import type { ReadDocument } from '../reference/document/document.ts';
import { joinPointer, parsePointer } from '../reference/document/json-pointer.ts';
import { type EndpointSource, listOperations } from '../reference/document/list-endpoints.ts';
import { get, isRecord } from '../reference/document/loose.ts';
import { createResolver, type Located } from '../reference/document/resolver.ts';
import { writtenPlace } from '../reference/document/written-path.ts';
import type { Reference } from '../reference/model/model.ts';
import { createSchemaSource } from '../reference/schema/schema-source.ts';
import type { SchemaSource } from '../reference/schema/shape-context.ts';

export interface LiveDocument {
  readonly reference: Reference;
  readonly schemas: SchemaSource;
  /** By key of the operation. */
  readonly endpoints: ReadonlyMap<string, EndpointSource>;
  /** Returns the place of what a pointer names, or of the nearest thing around it. */
  readonly placeOf: (pointer: string) => Place;
}

export function openDocument({ document, root }: ReadDocument, reference: Reference): LiveDocument {
  const { id } = reference;
  const resolver = createResolver(root);
  const toPlace = (path: readonly string[]) => writtenPlace(document, path, 'key');
  const endpoints = listOperations({ id, resolver, toPlace: (path) => toPlace(path.map(String)) });
  return {
    reference,
    schemas: createSchemaSource(resolver, { id, keepsOrder: true, markKeys: [] }),
    endpoints: new Map(endpoints.map((source) => [source.summary.key, source])),
    placeOf: (pointer) => toPlace(parsePointer(pointer) ?? []),
  };
}

/** Whether the document allows anybody to send the operation to a running API. */
export function isMarkedSafe({ operation, item }: EndpointSource): boolean {
  return (operation['x-lectern-safe'] ?? item['x-lectern-safe']) === true;
}

/** Finds what is documented under a key of `responses`: `200`, `4XX`, `default`. */
export function findResponse(
  { schemas }: LiveDocument,
  { operation, pointer }: EndpointSource,
  status: string,
): Located | undefined {
  const written = get(operation['responses'], status);
  return schemas.resolver.follow(written, joinPointer(pointer, 'responses', status));
}

/**
 * Returns the pointer of a keyword in the document, from the place of a schema and the path that a
 * validator took from there: `#/properties/pet/$ref/type`.
 */
export function followKeyword(
  { schemas: { resolver } }: LiveDocument,
  schema: Located,
  keyword: string,
): string {
  let at: Located = schema;
  const steps = [...(parsePointer(keyword) ?? [])];
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    if (step === '$ref') {
      at = resolver.follow(at.value, at.pointer) ?? at;
      continue;
    }
    // `nullable` was converted to an additional alternative of `anyOf` that the document does not contain.
    if (step === 'anyOf' && get(at.value, 'nullable') === true && !hasOwn(at.value, 'anyOf')) {
      steps.shift();
      continue;
    }
    const pointer = joinPointer(at.pointer, step);
    const list: readonly unknown[] = Array.isArray(at.value) ? at.value : [];
    at = { value: Array.isArray(at.value) ? list[Number(step)] : get(at.value, step), pointer };
  }
  return at.pointer;
}

function hasOwn(value: unknown, key: string): boolean {
  return isRecord(value) && Object.hasOwn(value, key);
}
