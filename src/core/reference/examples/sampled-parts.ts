/**
 * Lists what a sample is made of: a schema, the first of its alternatives, and the first schema that
 * extends a base.
 */
import { get, type Loose, textsOf } from '../document/loose.ts';
import { schemasOfProperty } from './check-value.ts';
import type { Located } from '../document/resolver.ts';
import { listChildren } from '../schema/build-variants.ts';
import { readDiscriminator } from '../schema/merge/choices.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import type { MergedSchema } from '../schema/merge/merged-schema.ts';
import { readTypes } from '../schema/schema-types.ts';
import type { SchemaSource } from '../schema/shape-context.ts';

export interface SampledPart {
  readonly schema: Located;
  readonly merged: MergedSchema;
  /** If the schema is a base, which stands for the schemas that extend it: the one of these that is shown. */
  readonly child?: Located;
}

/** The outermost part comes first, so there is always one. */
export type SampledParts = readonly [SampledPart, ...SampledPart[]];

/** @param schemas schemas that all apply to the value. */
export function listSampledParts(schemas: readonly Located[], source: SchemaSource): SampledParts {
  const seen = new Set<string>();
  const listInner = (merged: MergedSchema, child: Located | undefined): SampledPart[] => {
    const chosen = merged.alternatives.flatMap(({ options }) => options.slice(0, 1));
    return [...chosen, ...(child === undefined ? [] : [child])].flatMap((schema) => {
      if (seen.has(schema.pointer)) return [];
      seen.add(schema.pointer);
      const part = toPart([schema], source);
      return [part, ...listInner(part.merged, part.child)];
    });
  };
  const whole = toPart(schemas, source);
  return [whole, ...listInner(whole.merged, whole.child)];
}

function toPart(schemas: readonly Located[], source: SchemaSource): SampledPart {
  const merged = mergeSchemas(schemas, source);
  const [schema = { value: undefined, pointer: '' }, ...others] = schemas;
  const self = source.resolver.follow(schema.value, schema.pointer);
  const isBase = others.length === 0 && readDiscriminator(self?.value) !== undefined;
  const [child] = isBase ? listChildren({ ...merged, target: self?.pointer ?? '' }, source) : [];
  return { schema, merged, ...(child && { child }) };
}

/**
 * Lists the schemas of a property, each once; for a property that is not described, those that apply to
 * any.
 */
export function schemasUnder(name: string, parts: SampledParts): readonly Located[] {
  const described = parts.flatMap(({ merged }) => merged.properties.get(name) ?? []);
  if (described.length === 0) return schemasOfProperty(name, parts[0].merged);
  return [...new Map(described.map((schema) => [schema.pointer, schema])).values()];
}

/** Returns the names of properties that say which of several schemas a value belongs to. */
export function discriminatorNames(parts: SampledParts): ReadonlySet<string> {
  const written = parts.flatMap(({ merged }) => [
    merged.keywords['discriminator'],
    ...merged.alternatives.map(({ discriminator }) => discriminator),
  ]);
  return new Set(textsOf(written.map((each) => get(each, 'propertyName'))));
}

/** Whether the document itself gives a value, which is then the one to show. */
export function givesValue(keywords: Loose): boolean {
  return ['example', 'examples', 'default', 'enum', 'const'].some(
    (keyword) => keywords[keyword] !== undefined,
  );
}

/** Whether nothing says what a text contains. */
export function isAnyText(merged: MergedSchema): boolean {
  const { keywords, patterns, alternatives } = merged;
  const hasFormat = ['format', 'contentEncoding', 'contentMediaType'].some(
    (key) => key in keywords,
  );
  const isOpen = patterns.length + alternatives.length === 0 && !hasFormat && !givesValue(keywords);
  return isOpen && readTypes(merged).types.join() === 'string';
}
