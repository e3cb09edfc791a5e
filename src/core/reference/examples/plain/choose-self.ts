/**
 * A base that lists the schemas that build on it, which the sampler follows from one of these to the base
 * and on to the first that is listed: a dog that has the claws of a cat.
 */
import { get, isRecord, listOf, type Loose } from '../../document/loose.ts';
import { refOf, type Resolver } from '../../document/resolver.ts';

/** The schema with bases that do not ask for a choice which the schema itself is. */
export function chooseSelf(schema: Loose, resolver: Resolver): Loose {
  const { allOf } = schema;
  const parts = listOf(allOf);
  if (parts.length === 0 || refOf(schema) !== undefined) return schema;
  const find = (part: unknown) => {
    const ref = refOf(part);
    return ref === undefined ? undefined : resolver.find(ref)?.value;
  };
  const isSelf = (option: unknown) => get(find(option), 'allOf') === allOf;
  const chosen = parts.map((part) => {
    const base = find(part);
    if (!isRecord(base)) return part;
    const { oneOf, anyOf, ...rest } = base;
    const listsSelf = [...listOf(oneOf), ...listOf(anyOf)].some(isSelf);
    return listsSelf && !closesCircle(base, allOf, find) ? rest : part;
  });
  return chosen.every((part, rank) => part === parts[rank]) ? schema : { ...schema, allOf: chosen };
}

/**
 * Whether a base builds on the schema with this `allOf` in turn. The sampler ends such circles where it meets
 * a reference again, and meets none in what stands in place of one.
 */
function closesCircle(base: Loose, allOf: unknown, find: (part: unknown) => unknown): boolean {
  const reached = new Set<unknown>([base]);
  for (const schema of reached) {
    if (get(schema, 'allOf') === allOf) return true;
    for (const part of listOf(get(schema, 'allOf'))) {
      const next = find(part);
      if (isRecord(next)) reached.add(next);
    }
  }
  return false;
}
