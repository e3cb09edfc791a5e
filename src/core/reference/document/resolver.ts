/**
 * Follows references within one document, one step at a time and only on demand. Targets are never copied
 * in place of references, because documents refer to themselves in cycles.
 */
import { formatPointer, parsePointer } from './json-pointer.ts';
import { get, isRecord, type Loose, optional, textOf } from './loose.ts';
import { isSince31 } from './openapi-version.ts';

/** A value of the document with its pointer. */
export interface Located {
  readonly value: unknown;
  /** Canonical: a value has the same pointer however it is referred to. */
  readonly pointer: string;
}

export interface Resolver {
  readonly root: Loose;
  /** The OpenAPI version whose rules apply to references. */
  readonly version: string;
  /** Returns the value that a `$ref` names; undefined if there is none. */
  readonly find: (ref: string) => Located | undefined;
  /** Returns the value itself, or the end of its chain of references; undefined if the chain is broken. */
  readonly follow: (value: unknown, pointer: string) => Located | undefined;
}

interface ResolverOptions {
  /** The version that the author wrote: documents are upgraded to a newer version before they are read. */
  readonly version?: string;
  /** Targets of references that cannot be found in the document itself. */
  readonly bound?: ReadonlyMap<string, Located>;
}

export function createResolver(
  root: Loose,
  { version = textOf(root['openapi']) ?? '', bound = new Map() }: ResolverOptions = {},
): Resolver {
  const found = new Map<string, Located | undefined>();
  const ends = new Map<string, Located | undefined>();
  let names: ReadonlyMap<string, Located> | undefined;
  const look = (ref: string): Located | undefined => {
    const placed = bound.get(ref);
    if (placed !== undefined) return placed;
    const parts = parsePointer(ref);
    if (parts !== undefined) return walk(root, parts);
    names ??= listNames(root);
    return names.get(ref);
  };
  const find = (ref: string): Located | undefined => {
    if (!found.has(ref)) found.set(ref, look(ref));
    return found.get(ref);
  };
  const follow = (value: unknown, pointer: string): Located | undefined => {
    const passed: string[] = [];
    let at: Located | undefined = { value, pointer };
    let ref = refOf(value);
    while (ref !== undefined && !ends.has(ref)) {
      // Points nowhere until the end of the chain is known, so that a cycle ends here.
      ends.set(ref, undefined);
      passed.push(ref);
      at = find(ref);
      ref = refOf(at?.value);
    }
    if (ref !== undefined) at = ends.get(ref);
    for (const each of passed) ends.set(each, at);
    return at;
  };
  return { root, version, find, follow };
}

/**
 * The most references in a chain whose summary and description are read. Authors alias a part once or
 * twice; longer chains are followed, but their texts are ignored.
 */
const maxOverrides = 8;

/**
 * Returns the target of a reference to anything but a schema, with the texts of the references on the way:
 * since OpenAPI 3.1 their summary and description override those of the component, and earlier references
 * override later ones.
 */
export function followReference(
  { version, find, follow }: Resolver,
  value: unknown,
  pointer: string,
): Located | undefined {
  const end = follow(value, pointer);
  if (!isRecord(end?.value) || !isSince31(version)) return end;
  let overrides: Loose = {};
  let at: unknown = value;
  for (let count = 0; count < maxOverrides; count += 1) {
    const ref = refOf(at);
    if (ref === undefined) break;
    const own = {
      summary: textOf(get(at, 'summary')),
      description: textOf(get(at, 'description')),
    };
    overrides = {
      ...optional('summary', own.summary),
      ...optional('description', own.description),
      ...overrides,
    };
    at = find(ref)?.value;
  }
  if (Object.keys(overrides).length === 0) return end;
  return { value: { ...end.value, ...overrides }, pointer: end.pointer };
}

/** Returns the value of `$ref` if it is a text: a property can also be named `$ref`. */
export function refOf(value: unknown): string | undefined {
  return textOf(get(value, '$ref'));
}

function walk(root: unknown, parts: readonly string[]): Located | undefined {
  let value = root;
  for (const part of parts) {
    if (Array.isArray(value)) value = (value as unknown[])[Number(part)];
    else value = get(value, part);
    if (value === undefined) return undefined;
  }
  return { value, pointer: formatPointer(parts) };
}

/** Maps `#anchor` and `$id` to schemas. The first schema with a name wins. */
function listNames(root: Loose): ReadonlyMap<string, Located> {
  const names = new Map<string, Located>();
  const pending: { value: unknown; path: readonly string[] }[] = [{ value: root, path: [] }];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value, path } = at;
    if (Array.isArray(value)) {
      value.forEach((item, rank) => pending.push({ value: item, path: [...path, String(rank)] }));
      continue;
    }
    if (!isRecord(value)) continue;
    for (const name of namesOf(value)) {
      if (!names.has(name)) names.set(name, { value, pointer: formatPointer(path) });
    }
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') pending.push({ value: inner, path: [...path, key] });
    }
  }
  return names;
}

function namesOf(value: Loose): readonly string[] {
  const anchors = [value['$anchor'], value['$dynamicAnchor']];
  const id = textOf(value['$id']);
  return [
    ...anchors.flatMap((anchor) => (typeof anchor === 'string' ? `#${anchor}` : [])),
    ...(id === undefined ? [] : [id]),
  ];
}

/** Returns the schema that a discriminator's mapping names, by reference or by name alone. */
export function findMapped(name: unknown, { find }: Pick<Resolver, 'find'>): Located | undefined {
  const text = textOf(name);
  return text === undefined ? undefined : (find(text) ?? find(`#/components/schemas/${text}`));
}
