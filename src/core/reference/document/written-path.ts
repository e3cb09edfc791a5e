/** Finds where a value of an upgraded document is in the document as it was written. */
import type { Place } from '../../diagnostic/diagnostic.ts';
import { comparePositions } from '../../text/source-file.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { ApiDocument } from './document.ts';
import { parsePointer } from './json-pointer.ts';
import { type Loose, valueUnder } from './loose.ts';
import { refOf } from './resolver.ts';

/** Names that Swagger 2.0 has for sections of `components`. */
const oldNames: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
  requestBodies: 'parameters',
};

/** Returns the place of a value, or of its key. */
export function writtenPlace(
  document: ApiDocument,
  path: DataPath,
  at: 'key' | 'value' = 'value',
): Place {
  const written = toWrittenPath(path, document);
  const found = document.placeOf(written, at);
  const sole = /^[23]\.0/.test(document.version) ? toSoleExample(written) : undefined;
  const ofSole = sole && document.placeOf(sole, at);
  // A value that is not found is placed at the nearest one around it, which begins earlier.
  const isNearer = ofSole && comparePositions(ofSole.position, found.position) > 0;
  return isNearer ? ofSole : found;
}

/**
 * Returns the path of the single `example` of OpenAPI 3.0, which the upgrade turns into a list or a map of
 * `examples`; undefined if the path has no such part.
 */
function toSoleExample(path: DataPath): DataPath | undefined {
  const at = path.findLastIndex((segment, depth) => {
    return segment === 'examples' && !areNames(path.slice(0, depth));
  });
  const [first, second] = path.slice(at + 1);
  if (at < 0) return undefined;
  if (typeof first === 'number') return [...path.slice(0, at), 'example', ...path.slice(at + 2)];
  if (first !== 'default' || second !== 'value') return undefined;
  return [...path.slice(0, at), 'example', ...path.slice(at + 3)];
}

/** Whether the keys of the object at a path are names chosen by an author. */
export function areNames(path: DataPath): boolean {
  return /^(?:properties|patternProperties|dependentSchemas|\$defs|schemas)$/.test(
    String(path.at(-1)),
  );
}

function toWrittenPath(path: DataPath, { version, value }: ApiDocument): DataPath {
  if (!version.startsWith('2')) return path;
  const [components, section, ...rest] = path;
  if (components !== 'components' || typeof section !== 'string') return toShared(path, value);
  return Object.hasOwn(oldNames, section) ? [oldNames[section] ?? section, ...rest] : path;
}

/**
 * Follows the first reference on a path. An upgraded operation has its own responses and bodies where the
 * author wrote references to shared ones.
 */
function toShared(path: DataPath, root: Loose): DataPath {
  let value: unknown = root;
  for (const [rank, key] of path.entries()) {
    const ref = key === '$ref' ? undefined : refOf(value);
    const shared = ref === undefined ? undefined : parsePointer(ref);
    if (shared !== undefined) return [...shared, ...path.slice(rank)];
    value = valueUnder(value, key);
  }
  return path;
}
