/** Finds references that point out of a document. */
import type { DataPath } from '../../../text/source-tree.ts';
import { entriesOf, isRecord, type Loose } from '../loose.ts';
import { refOf } from '../resolver.ts';
import { areNames } from '../written-path.ts';

export interface OuterRef {
  readonly ref: string;
  /** Path of the `$ref` itself. */
  readonly path: DataPath;
  /** Whether the reference occurs only in extensions, where its meaning is up to the tool that reads them. */
  readonly isForeign: boolean;
}

/**
 * Further keys whose values have keys chosen by an author, so that a key beginning with `x-` is not an
 * extension there.
 */
const nameKeys = new Set(
  'definitions headers variables scopes encoding examples links callbacks'.split(' '),
);

/** Whether the keys of the object at a path are names chosen by an author. */
export function holdsNames(path: DataPath): boolean {
  const isSection = path.length === 2 && path[0] === 'components';
  return isSection || areNames(path) || nameKeys.has(String(path.at(-1)));
}

/** Whether a path leads into an extension (`x-…`). */
export function isInExtension(path: DataPath): boolean {
  return path.some((key, rank) => {
    return String(key).startsWith('x-') && !holdsNames(path.slice(0, rank));
  });
}

/** Keys whose values are data, in which a `$ref` is not a reference. */
const dataKeys = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

/** Lists each outer reference once. References to the `$id` of a schema of the document do not count. */
export function findOuterRefs(root: unknown): readonly OuterRef[] {
  const found = new Map<string, OuterRef>();
  const ids = new Set<string>();
  for (const { value, path } of listRecords(root)) {
    if (typeof value['$id'] === 'string') ids.add(value['$id']);
    const ref = refOf(value);
    if (ref === undefined || ref.startsWith('#') || found.get(ref)?.isForeign === false) continue;
    found.set(ref, { ref, path: [...path, '$ref'], isForeign: isInExtension(path) });
  }
  return [...found.values()].filter(({ ref }) => !ids.has(ref.replace(/#.*$/s, '')));
}

interface PlacedRecord {
  readonly value: Loose;
  readonly path: DataPath;
}

/** Yields all objects of a document except those within data. */
export function* listRecords(root: unknown): Generator<PlacedRecord> {
  const pending: { value: unknown; path: DataPath }[] = [{ value: root, path: [] }];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value, path } = at;
    if (Array.isArray(value)) {
      value.forEach((item: unknown, rank) => pending.push({ value: item, path: [...path, rank] }));
      continue;
    }
    if (!isRecord(value)) continue;
    yield { value, path };
    for (const [key, inner] of Object.entries(value)) {
      const isData = dataKeys.has(key) && path.at(-1) !== 'properties';
      if (isData && key === 'examples') yield* listExamples(inner, [...path, key]);
      if (typeof inner === 'object' && !isData)
        pending.push({ value: inner, path: [...path, key] });
    }
  }
}

/**
 * Lists the references among named examples, which point to whole Example objects. In OpenAPI 2, the names
 * are content types and the examples are data.
 */
function listExamples(value: unknown, path: DataPath): readonly PlacedRecord[] {
  return entriesOf(value).flatMap(([name, example]) => {
    const isReference = refOf(example) !== undefined && !name.includes('/');
    return isReference && isRecord(example) ? [{ value: example, path: [...path, name] }] : [];
  });
}
