/** Where the values of a document of AsyncAPI were written, once its channels are webhooks of OpenAPI. */
import type { DataPath } from '../../text/source-tree.ts';
import type { ApiDocument } from '../document/document.ts';
import { isRecord, type Loose } from '../document/loose.ts';

type Value = ApiDocument['value'];

/** Under it a value that was put together holds the one of the document which most of it is of. */
const WRITTEN = Symbol('written');

/** Has what was put together found where the value of the document stands; nothing else sees that one in it. */
export function keepPlace(made: Loose, written: Loose): Loose {
  return Object.defineProperty(made, WRITTEN, { value: written });
}

/**
 * Finds places by paths of the converted document. Values that it took over as they are lead to where they
 * stand; all others of a channel to the nearest value around them, or to the channel.
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

/** The paths of all objects and lists, each under the first that leads to it. */
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
