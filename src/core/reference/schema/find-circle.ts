/** Finds out whether a schema is one of those around it, or extends one of them. */
import { optional, textOf } from '../document/loose.ts';
import type { Located } from '../document/resolver.ts';
import { mergeAdditions } from './merge-schema.ts';
import type { MergedSchema } from './merge/merged-schema.ts';
import type { More } from '../model/shape-model.ts';
import type { At, SchemaSource } from './shape-context.ts';
import { soleAlternative } from './without-null.ts';

export interface Circle {
  /** What the schema adds to those around it; absent if it is one of them. */
  readonly added?: MergedSchema;
  readonly more: Recursion;
}

/** Returns undefined for a schema that neither is nor extends one around it. */
export function findCircle(
  schemas: readonly Located[],
  merged: MergedSchema,
  { at: { path, scope }, source }: { readonly at: At; readonly source: SchemaSource },
): Circle | undefined {
  const isAround = (pointer: string | undefined) => pointer !== undefined && path.includes(pointer);
  const known = merged.parts.filter(isAround);
  const isItself = schemas.some(({ pointer }) => isAround(pointer));
  if (!isItself && known.length === 0) return undefined;
  const added = isItself
    ? undefined
    : findAdded(merged, schemas, (each) => mergeAdditions(each, source, { scope, known }));
  const again = added ? { target: known[0], parts: known, keywords: {} } : merged;
  return { ...optional('added', added), more: toCircle(again, source) };
}

/** Returns what a schema, or its only alternative apart from null, adds to those around it. */
function findAdded(
  merged: MergedSchema,
  schemas: readonly Located[],
  merge: (schemas: readonly Located[]) => MergedSchema | undefined,
): MergedSchema | undefined {
  const hasMore = ({ alternatives }: MergedSchema) =>
    alternatives.length > merged.alternatives.length;
  const all = merge(schemas);
  if (all === undefined) return undefined;
  if (!hasMore(all)) return withRequired(all, merged);
  // With the schemas around it, an alternative became part of the whole, so what it adds counts.
  const sole = soleAlternative(all);
  const inner = sole && merge([sole]);
  if (inner === undefined || hasMore(inner)) return undefined;
  const keywords = { ...inner.keywords, ...all.keywords };
  const isNullable = merged.keywords['nullable'] === true;
  return withRequired(
    {
      ...inner,
      keywords: isNullable ? { ...keywords, nullable: true } : keywords,
      descriptions: [...new Set([...all.descriptions, ...inner.descriptions])],
    },
    merged,
  );
}

/** Adds which of the properties are required by the schema that they are added to. */
function withRequired(added: MergedSchema, { required }: MergedSchema): MergedSchema {
  const names = [...added.properties.keys()].filter((name) => required.has(name));
  return { ...added, required: new Set([...added.required, ...names]) };
}

type Recursion = Extract<More, { kind: 'recursive' }>;

function toCircle(
  {
    target,
    parts,
    keywords,
  }: Pick<MergedSchema, 'parts' | 'keywords'> & { readonly target?: string | undefined },
  source: SchemaSource,
): Recursion {
  const pointer = target ?? parts[0];
  const name = pointer === undefined ? undefined : source.nameOf(pointer);
  const page = pointer === undefined ? undefined : source.pageOf(pointer);
  const label = textOf(keywords['title']) ?? name ?? 'itself';
  return { kind: 'recursive', name: name ?? label, ...optional('schema', page) };
}
