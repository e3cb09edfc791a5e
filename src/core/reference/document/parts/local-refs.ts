/**
 * References by which a document names itself, or one of its schemas, with an address: its own file or
 * URL, its `$self`, the `$id` of a schema. They become pointers within the document, so that nobody who
 * follows references needs to know from where they were written.
 */
import type { DataPath } from '../../../text/source-tree.ts';
import { formatPointer, parsePointer } from '../json-pointer.ts';
import { get, type Loose, textOf, valueUnder } from '../loose.ts';
import { refOf } from '../resolver.ts';
import { listRecords } from './outer-refs.ts';
import { mapRecordsWithin } from './stand-in.ts';

/** A document, or a schema with an `$id`: what references within it are seen from. */
interface Resource {
  /** URL without fragment. */
  readonly base: string;
  readonly path: DataPath;
}

/**
 * The document with references to itself as pointers; the same value where it has none.
 *
 * @param address URL that the document was read at.
 */
export function withLocalRefs(root: unknown, address: string): unknown {
  const own = resolveUri(textOf(get(root, '$self')) ?? idOf(root) ?? '', address) ?? address;
  const whole: Resource = { base: own, path: [] };
  const named = findNamed(root, whole);
  const resources = new Map([...named, [address, whole], [own, whole]]);
  const changed = new Map<Loose, string>();
  for (const { value, path } of listRecords(root)) {
    const ref = refOf(value);
    // Where no schema has a name, pointers are what they are.
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

/** Schemas by their `$id`, as it is written and as a URL: the first of each. */
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
  /** Where the reference stands. */
  readonly from: Resource;
  readonly resources: ReadonlyMap<string, Resource>;
}

/** The reference as a pointer or an anchor of the document; undefined for one that stays as it is. */
function toLocal(ref: string, { root, address, from, resources }: RefContext): string | undefined {
  const [, uri = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(ref) ?? [];
  const names = [resolveUri(uri, from.base), resolveUri(uri, address), uri];
  const known = names.flatMap((name) => resources.get(name ?? '') ?? []);
  const target = uri === '' ? from : known[0];
  if (target === undefined) return undefined;
  const inner = parsePointer(fragment);
  if (inner === undefined) return fragment;
  const path = [...target.path, ...inner];
  // Many who give names to schemas mean pointers from the top of the document all the same.
  const isThere = path.reduce<unknown>(valueUnder, root) !== undefined;
  return isThere || uri !== '' ? formatPointer(path) : undefined;
}

/** The innermost schema with a name around a place, or the whole document. */
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

/** Older schemas write anchors as `$id: '#name'`. */
function idOf(value: unknown): string | undefined {
  const id = textOf(get(value, '$id'));
  return id?.startsWith('#') ? undefined : id;
}

function resolveUri(uri: string, base: string): string | undefined {
  return URL.canParse(uri, base) ? new URL(uri, base).href.replace(/#.*$/s, '') : undefined;
}
