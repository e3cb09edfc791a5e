/**
 * A document together with its reference, so that deviations of a response are reported where the document
 * describes them.
 */
import type { DataPath } from '../text/source-tree.ts';
import type { Place } from '../diagnostic/diagnostic.ts';
import type { ReadDocument } from '../reference/document/document.ts';
import { joinPointer, parsePointer } from '../reference/document/json-pointer.ts';
import { type EndpointSource, listOperations } from '../reference/document/list-endpoints.ts';
import { get, toDataPath, valueUnder } from '../reference/document/loose.ts';
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
  const toPlace = (path: DataPath) => writtenPlace(document, path, 'key');
  const endpoints = listOperations({ id, resolver, toPlace });
  return {
    reference,
    schemas: createSchemaSource(resolver, { id, keepsOrder: true, markKeys: [] }),
    endpoints: new Map(endpoints.map((source) => [source.summary.key, source])),
    placeOf: (pointer) => toPlace(toDataPath(parsePointer(pointer) ?? [], root)),
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
  let inside: unknown;
  const steps = [...(parsePointer(keyword) ?? [])];
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    // `nullable` was converted to an `anyOf` around the schema that the document does not contain.
    if (step === 'anyOf' && get(at.value, 'nullable') === true && inside !== at.value) {
      inside = at.value;
      steps.shift();
    } else if (step === '$ref') at = resolver.follow(at.value, at.pointer) ?? at;
    else at = { value: valueUnder(at.value, step), pointer: joinPointer(at.pointer, step) };
  }
  return at.pointer;
}
