/**
 * Follows references inside of one document, one step at a time and only when asked to. Nothing is
 * ever copied into its place: documents refer to themselves in circles.
 */
import { formatPointer, parsePointer } from './json-pointer.ts';
import { get, isRecord, type Loose, optional, textOf } from './loose.ts';
import { isSince31 } from './openapi-version.ts';

/** A value of the document, and where it stands. */
export interface Located {
  readonly value: unknown;
  /** Canonical: the same value has the same pointer, however it is referred to. */
  readonly pointer: string;
}

export interface Resolver {
  readonly root: Loose;
  /** By whose rules references are read. */
  readonly version: string;
  /** The value that a `$ref` names; undefined when there is none. */
  readonly find: (ref: string) => Located | undefined;
  /** The value itself, or what it refers to at the end of a chain; undefined for a broken chain. */
  readonly follow: (value: unknown, pointer: string) => Located | undefined;
}

interface ResolverOptions {
  /** As the author wrote it: documents are raised to a newer version before they are read. */
  readonly version?: string;
  /** What refs lead to that the document has no place for. */
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
      // Leads nowhere until its end is known, so that a circle does.
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

/** Authors name a part anew once or twice; longer chains are followed, but asked for nothing. */
const mostSayings = 8;

/**
 * What a reference leads to that is no schema, with what the references on the way say of it: since
 * OpenAPI 3.1 their summary and description go before those of the component, the first ones first.
 */
export function followReference(
  { version, find, follow }: Resolver,
  value: unknown,
  pointer: string,
): Located | undefined {
  const end = follow(value, pointer);
  if (!isRecord(end?.value) || !isSince31(version)) return end;
  let said: Loose = {};
  let at: unknown = value;
  for (let count = 0; count < mostSayings; count += 1) {
    const ref = refOf(at);
    if (ref === undefined) break;
    const own = {
      summary: textOf(get(at, 'summary')),
      description: textOf(get(at, 'description')),
    };
    said = {
      ...optional('summary', own.summary),
      ...optional('description', own.description),
      ...said,
    };
    at = find(ref)?.value;
  }
  if (Object.keys(said).length === 0) return end;
  return { value: { ...end.value, ...said }, pointer: end.pointer };
}

/** Whether a reference leads straight to one of these places. */
export function leadsTo(
  pointers: ReadonlySet<string>,
  value: unknown,
  resolver: Resolver,
): boolean {
  const ref = refOf(value);
  const target = ref === undefined ? undefined : resolver.find(ref)?.pointer;
  return target !== undefined && pointers.has(target);
}

/** What `$ref` says, where it is a reference: a property may have this name as well. */
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

/** Schemas by `#anchor` and by `$id`, with the same paths in it: the first of each name. */
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

/** What the mapping of a discriminator names: a schema by reference, or by its name alone. */
export function findMapped(name: unknown, { find }: Pick<Resolver, 'find'>): Located | undefined {
  const text = textOf(name);
  return text === undefined ? undefined : (find(text) ?? find(`#/components/schemas/${text}`));
}
