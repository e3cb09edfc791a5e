/** References of a document that lead out of it. */
import type { DataPath } from '../../../text/source-tree.ts';
import { entriesOf, isRecord } from '../loose.ts';
import { refOf } from '../resolver.ts';

export interface OuterRef {
  readonly ref: string;
  /** Path of the `$ref` itself. */
  readonly path: DataPath;
}

/** Keys whose values are data: a `$ref` in there means nothing. */
const dataKeys = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

/** Each reference once. Names of schemas inside of the document (`$id`) do not count. */
export function findOuterRefs(root: unknown): readonly OuterRef[] {
  const found = new Map<string, OuterRef>();
  const ids = new Set<string>();
  const pending: { value: unknown; path: DataPath }[] = [{ value: root, path: [] }];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value, path } = at;
    if (Array.isArray(value)) {
      value.forEach((item: unknown, rank) => pending.push({ value: item, path: [...path, rank] }));
      continue;
    }
    if (!isRecord(value)) continue;
    const ref = refOf(value);
    if (ref !== undefined && !ref.startsWith('#') && !found.has(ref)) {
      found.set(ref, { ref, path: [...path, '$ref'] });
    }
    if (typeof value['$id'] === 'string') ids.add(value['$id']);
    for (const [key, inner] of Object.entries(value)) {
      const isData = dataKeys.has(key) && path.at(-1) !== 'properties';
      if (isData && key === 'examples') pending.push(...listExamples(inner, [...path, key]));
      if (typeof inner === 'object' && !isData)
        pending.push({ value: inner, path: [...path, key] });
    }
  }
  return [...found.values()].filter(({ ref }) => !ids.has(ref.replace(/#.*$/s, '')));
}

/**
 * The references among examples with names, which lead to whole Example objects. Of OpenAPI 2 the
 * names are content types and the examples data.
 */
function listExamples(value: unknown, path: DataPath): { value: unknown; path: DataPath }[] {
  return entriesOf(value).flatMap(([name, example]) => {
    const ref = refOf(example);
    const isReference = ref !== undefined && !name.includes('/');
    return isReference ? [{ value: { $ref: ref }, path: [...path, name] }] : [];
  });
}
