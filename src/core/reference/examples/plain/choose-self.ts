/**
 * Handles bases that list the schemas that extend them. The sampler would follow one of these schemas to
 * its base and from there to the first one listed, and show a dog with the claws of a cat.
 */
import { get, isRecord, listOf, type Loose } from '../../document/loose.ts';
import { refOf, type Resolver } from '../../document/resolver.ts';

/** Returns the schema with bases that no longer offer a choice of which the schema itself is an option. */
export function excludeOwnBranch(schema: Loose, resolver: Resolver): Loose {
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
 * Whether a base in turn builds on the schema with this `allOf`. The sampler ends such cycles when it meets
 * a reference for the second time, but a schema put in place of a reference has none to meet.
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
