/**
 * Replaces references by which a document addresses itself or one of its schemas (by its own file or URL,
 * its `$self`, or the `$id` of a schema) with pointers within the document, so that code that follows
 * references need not know where they were written.
 */
import type { DataPath } from '../../../text/source-tree.ts';
import { formatPointer, parsePointer } from '../json-pointer.ts';
import { get, type Loose, textOf, valueUnder } from '../loose.ts';
import { refOf } from '../resolver.ts';
import { listRecords } from './outer-refs.ts';
import { mapRecordsWithin } from './stand-in.ts';

/** A document, or a schema with an `$id`: the base that references within it are resolved against. */
interface Resource {
  /** URL without fragment. */
  readonly base: string;
  readonly path: DataPath;
}

/**
 * Returns the document with references to itself as pointers; the same value if it has none.
 *
 * @param address URL that the document was read from.
 */
export function withLocalRefs(root: unknown, address: string): unknown {
  const own = resolveUri(textOf(get(root, '$self')) ?? idOf(root) ?? '', address) ?? address;
  const whole: Resource = { base: own, path: [] };
  const named = findNamed(root, whole);
  const resources = new Map([...named, [address, whole], [own, whole]]);
  const changed = new Map<Loose, string>();
  for (const { value, path } of listRecords(root)) {
    const ref = refOf(value);
    // If no schema has an `$id`, a pointer is already relative to the document.
    if (ref === undefined || (ref.startsWith('#') && named.size === 0)) continue;
    const from = findResource(root, path, whole);
    const local = toLocal(ref, { from, address, root, resources });
    if (local !== undefined && local !== ref) changed.set(value, local);
  }
  if (changed.size === 0) return root;
  return mapRecordsWithin(root, (record, copy) => {
    const ref = changed.get(record);
    return ref === undefined ? copy : { ...copy, $ref: ref };
  });
}

/**
 * Maps the `$id` of each schema, both as written and as a URL, to the schema. The first schema with a name
 * wins.
 */
function findNamed(root: unknown, whole: Resource): ReadonlyMap<string, Resource> {
  const named = new Map<string, Resource>();
  for (const { value, path } of listRecords(root)) {
    const id = path.length === 0 ? undefined : idOf(value);
    if (id === undefined) continue;
    const resource = findResource(root, path, whole);
    for (const name of [resource.base, id]) if (!named.has(name)) named.set(name, resource);
  }
  return named;
}

interface RefContext {
  readonly root: unknown;
  readonly address: string;
  /** The document or schema that contains the reference. */
  readonly from: Resource;
  readonly resources: ReadonlyMap<string, Resource>;
}

/** Returns the reference as a pointer or an anchor of the document; undefined if it must stay as it is. */
function toLocal(ref: string, { root, address, from, resources }: RefContext): string | undefined {
  const [, uri = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(ref) ?? [];
  const names = [resolveUri(uri, from.base), resolveUri(uri, address), uri];
  const known = names.flatMap((name) => resources.get(name ?? '') ?? []);
  const target = uri === '' ? from : known[0];
  if (target === undefined) return undefined;
  const inner = parsePointer(fragment);
  if (inner === undefined) return fragment;
  const path = [...target.path, ...inner];
  // Many authors who give schemas an `$id` still write pointers from the root of the document.
  const isThere = path.reduce<unknown>(valueUnder, root) !== undefined;
  return isThere || uri !== '' ? formatPointer(path) : undefined;
}

/** Returns the innermost schema with an `$id` that contains a path, or the whole document. */
function findResource(root: unknown, path: DataPath, whole: Resource): Resource {
  let value = root;
  let resource = whole;
  for (const [rank, key] of path.entries()) {
    value = valueUnder(value, key);
    const id = idOf(value);
    const base = id === undefined ? undefined : resolveUri(id, resource.base);
    if (base !== undefined) resource = { base, path: path.slice(0, rank + 1) };
  }
  return resource;
}

/** Returns the `$id` of a schema, unless it is an anchor: older schemas write these as `$id: '#name'`. */
function idOf(value: unknown): string | undefined {
  const id = textOf(get(value, '$id'));
  return id?.startsWith('#') ? undefined : id;
}

function resolveUri(uri: string, base: string): string | undefined {
  return URL.canParse(uri, base) ? new URL(uri, base).href.replace(/#.*$/s, '') : undefined;
}
