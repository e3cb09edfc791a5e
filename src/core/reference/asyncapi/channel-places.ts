/**
 * Finds where the values of an AsyncAPI document were written, after its channels have become webhooks of
 * OpenAPI.
 */
import type { DataPath } from '../../text/source-tree.ts';
import type { ApiDocument } from '../document/document.ts';
import { isRecord, type Loose } from '../document/loose.ts';

type Value = ApiDocument['value'];

/** The key under which a composed value holds the value of the document that most of it comes from. */
const WRITTEN = Symbol('written');

/**
 * Makes a composed value be located at a value of the document. The link is not enumerable, so nothing else
 * sees it.
 */
export function keepPlace(made: Loose, written: Loose): Loose {
  return Object.defineProperty(made, WRITTEN, { value: written });
}

/**
 * Returns a function that finds places by paths of the converted document. Values that the conversion took
 * over unchanged are located where they were written; all other values of a channel at the nearest such
 * value around them, or at the channel.
 */
export function placesOfChannels(
  { value: written, placeOf }: Pick<ApiDocument, 'value' | 'placeOf'>,
  converted: Value,
): ApiDocument['placeOf'] {
  let paths: ReadonlyMap<unknown, DataPath> | undefined;
  return (path, at) => {
    if (path[0] !== 'webhooks') return placeOf(path, at);
    paths ??= pathsOf(written);
    return placeOf(toWritten(path, { converted, paths }), at);
  };
}

function toWritten(
  path: DataPath,
  {
    converted,
    paths,
  }: { readonly converted: Value; readonly paths: ReadonlyMap<unknown, DataPath> },
): DataPath {
  let value: unknown = converted;
  let found: DataPath = ['channels', ...path.slice(1, 2)];
  for (const [rank, key] of path.entries()) {
    value = isHolder(value) ? value[key] : undefined;
    const own = isHolder(value) ? (paths.get(value) ?? paths.get(writtenOf(value))) : undefined;
    if (own !== undefined) found = [...own, ...path.slice(rank + 1)];
  }
  return found;
}

/** Maps all objects and lists to their paths. One with several paths gets the first that is found. */
function pathsOf(root: unknown): ReadonlyMap<unknown, DataPath> {
  const paths = new Map<unknown, DataPath>();
  const pending: { value: unknown; path: DataPath }[] = [{ value: root, path: [] }];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value, path } = at;
    if (!isHolder(value) || paths.has(value)) continue;
    paths.set(value, path);
    for (const [key, inner] of Object.entries(value)) {
      pending.push({ value: inner, path: [...path, Array.isArray(value) ? Number(key) : key] });
    }
  }
  return paths;
}

function writtenOf(value: object): unknown {
  return WRITTEN in value ? value[WRITTEN] : undefined;
}

function isHolder(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return isRecord(value) || Array.isArray(value);
}
