/** Finds out whether a schema is one of those around it, or extends one of them. */
import { optional, textOf } from '../document/loose.ts';
import type { Located } from '../document/resolver.ts';
import { mergeAdditions, type MergedSchema } from './merge-schema.ts';
import type { More } from '../model/shape-model.ts';
import type { At, SchemaSource } from './shape-context.ts';

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
  const isItself = isAround(merged.target) || schemas.some(({ pointer }) => isAround(pointer));
  if (!isItself && known.length === 0) return undefined;
  const all = isItself ? undefined : mergeAdditions(schemas, source, { scope, known });
  // If the parts are those of an alternative to null, the schema itself adds nothing to them.
  const added = all && all.alternatives.length > merged.alternatives.length ? undefined : all;
  const again = added ? { target: known[0], parts: known, keywords: {} } : merged;
  return { ...optional('added', added), more: toCircle(again, source) };
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
