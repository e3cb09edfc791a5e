/** Finds where a value of an upgraded document is in the document as it was written. */
import type { Place } from '../../diagnostic/diagnostic.ts';
import { comparePositions } from '../../text/source-file.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { ApiDocument } from './document.ts';
import { parsePointer } from './json-pointer.ts';
import { get, listOf, type Loose, valueUnder } from './loose.ts';
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
  const found = listWritten(path, value).map((written) => toShared(written, value));
  const [nearest = path] = found.toSorted(
    (one, other) => countExisting(other, value) - countExisting(one, value),
  );
  return nearest;
}

/** Lists the places that a value of an upgraded Swagger 2.0 document can come from. */
function listWritten(path: DataPath, root: Loose): readonly DataPath[] {
  const [start, name = '', key = '', section = '', ...inner] = path;
  if (start === 'components' && Object.hasOwn(oldNames, name)) return ofComponent(path.slice(1));
  if (start !== 'paths') return [path];
  const item = [start, name];
  if (key === 'parameters') return ofListed(item, path.slice(3), root);
  const operation = [...item, key];
  if (section === 'parameters') return ofListed(operation, inner, root);
  if (section === 'requestBody') {
    return [operation, item].flatMap((holder) => ofRequestBody(holder, inner, root));
  }
  return section === 'responses' && inner.length > 0
    ? ofResponse([...operation, section, ...inner.slice(0, 1)], inner.slice(1))
    : [path];
}

function ofComponent([section = '', name = '', ...rest]: DataPath): readonly DataPath[] {
  const at = [oldNames[section] ?? section, name];
  if (section === 'parameters') return ofParameter(at, rest);
  if (section === 'responses') return ofResponse(at, rest);
  return section === 'requestBodies' ? ofBody(at, rest) : [[...at, ...rest]];
}

interface Parameter {
  readonly path: DataPath;
  readonly place: unknown;
  readonly name: unknown;
}

function listParameters(holder: DataPath, root: Loose): readonly Parameter[] {
  const own = holder.reduce<unknown>(valueUnder, root);
  return listOf(get(own, 'parameters')).map((written, rank) => {
    const path = [...holder, 'parameters', rank];
    const ref = refOf(written);
    const shared = ref === undefined ? undefined : parsePointer(ref);
    const parameter = shared?.reduce<unknown>(valueUnder, root) ?? written;
    return { path, place: get(parameter, 'in'), name: get(parameter, 'name') };
  });
}

/** Bodies and form fields are not among the parameters of an upgraded operation. */
function ofListed(
  holder: DataPath,
  [rank = '', ...rest]: DataPath,
  root: Loose,
): readonly DataPath[] {
  const others = listParameters(holder, root).filter(
    ({ place }) => place !== 'body' && place !== 'formData',
  );
  const path = others[Number(rank)]?.path;
  return path === undefined ? [[...holder, 'parameters', rank, ...rest]] : ofParameter(path, rest);
}

function ofRequestBody(holder: DataPath, path: DataPath, root: Loose): readonly DataPath[] {
  const [, , , properties, field, ...rest] = path;
  return listParameters(holder, root).flatMap((parameter) => {
    if (parameter.place === 'body') return ofBody(parameter.path, path);
    const isField = parameter.place === 'formData' && properties === 'properties';
    return isField && parameter.name === field ? ofParameter(parameter.path, rest) : [];
  });
}

function ofBody(at: DataPath, [key, type, part, ...rest]: DataPath): readonly DataPath[] {
  if (key !== 'content') return [[...at, ...(key === undefined ? [] : [key])]];
  return part === 'examples' ? ofExample(at, rest, type) : [[...at, 'schema', ...rest]];
}

function ofResponse(at: DataPath, rest: DataPath): readonly DataPath[] {
  const [key, name = '', ...inner] = rest;
  if (key === 'headers') return ofParameter([...at, key, name], inner);
  return key === 'content' ? ofBody(at, rest) : [[...at, ...rest]];
}

/** Parameters and headers have no `schema` of their own. */
function ofParameter(at: DataPath, [key, ...rest]: DataPath): readonly DataPath[] {
  if (key === 'example') return ofExample(at, ['', 'value', ...rest]);
  if (key === 'examples') return ofExample(at, rest);
  return key === undefined ? [at] : [[...at, ...(key === 'schema' ? [] : [key]), ...rest]];
}

/**
 * Lists the places that an example can come from: with or without the media type and the name, and with or
 * without `value` around the example itself.
 */
function ofExample(
  at: DataPath,
  [name = '', , ...rest]: DataPath,
  type: string | number = '',
): readonly DataPath[] {
  return ['examples', 'x-examples', 'x-example'].flatMap((key) =>
    [[type], []].flatMap((outer) =>
      [[name, 'value'], [name], []].map((inner) => [...at, key, ...outer, ...inner, ...rest]),
    ),
  );
}

/** Returns how many keys of a path exist, from its beginning. */
function countExisting(path: DataPath, root: Loose): number {
  let value: unknown = root;
  for (const [rank, key] of path.entries()) {
    value = valueUnder(value, key);
    if (value === undefined) return rank;
  }
  return path.length;
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
