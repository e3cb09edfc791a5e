/**
 * "Or null" is written in many ways. Where it is an alternative of its own, it becomes `nullable`, and a
 * single alternative next to it becomes the schema itself.
 */
import { type Loose, recordOf } from '../document/loose.ts';
import { mergeSchemas } from './merge-schema.ts';
import type { MergedSchema } from './merge/merged-schema.ts';
import type { Located } from '../document/resolver.ts';
import { isNull } from './schema-types.ts';
import type { SchemaSource } from './shape-context.ts';

/** Returns the only alternative of a schema, apart from null; undefined if there are several choices. */
export function soleAlternative({ alternatives }: MergedSchema): Located | undefined {
  const [only, ...others] = alternatives;
  if (only === undefined || others.length > 0) return undefined;
  const [sole, ...rest] = only.options.filter(({ value }) => !isNull(recordOf(value)));
  return rest.length === 0 ? sole : undefined;
}

export function withoutNull(merged: MergedSchema, source: SchemaSource): MergedSchema {
  const [only, ...others] = merged.alternatives;
  if (only === undefined || others.length > 0) return merged;
  const options = only.options.filter(({ value }) => !isNull(recordOf(value)));
  const nullable = merged.keywords['nullable'] === true || options.length < only.options.length;
  const sole = merged.properties.size === 0 ? soleAlternative(merged) : undefined;
  if (sole !== undefined) return absorb(merged, sole, { source, nullable });
  if (options.length === only.options.length) return merged;
  return {
    ...merged,
    keywords: { ...merged.keywords, nullable },
    alternatives: [{ ...only, options }],
  };
}

/** Returns the schema of the only alternative, combined with what surrounds it. */
function absorb(
  merged: MergedSchema,
  sole: Located,
  { source, nullable }: { source: SchemaSource; nullable: boolean },
): MergedSchema {
  const inner = mergeSchemas([sole], source, merged.scope);
  // Do not absorb deeper: nested single alternatives are rare, and their cycles would never end.
  const isNullable = nullable || inner.keywords['nullable'] === true;
  const { additional = inner.additional, items = inner.items } = merged;
  return {
    ...inner,
    ...(additional && { additional }),
    ...(items && { items }),
    keywords: {
      ...(nullable ? withoutConst(inner.keywords) : inner.keywords),
      ...merged.keywords,
      ...(isNullable && { nullable: true }),
    },
    descriptions: [...new Set([...merged.descriptions, ...inner.descriptions])],
    patternProperties: [...merged.patternProperties, ...inner.patternProperties],
    conditional: [...merged.conditional, ...inner.conditional],
    required: new Set([...merged.required, ...inner.required]),
    patterns: [...merged.patterns, ...inner.patterns],
    parts: [...merged.parts, ...inner.parts],
  };
}

/** A value that can be null instead is one of several. */
function withoutConst({ const: only, ...others }: Loose): Loose {
  return only === undefined ? others : { ...others, enum: [only] };
}
