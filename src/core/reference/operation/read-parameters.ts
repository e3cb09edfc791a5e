/**
 * Reads the parameters of an operation, including those that its path shares, and the headers of responses.
 */
import { buildShape } from '../schema/build-shape.ts';
import { type ContentSource, listExamples } from '../examples/build-examples.ts';
import { sampleParameter } from '../examples/sample-parameter.ts';
import { joinPointer } from '../document/json-pointer.ts';
import {
  entriesOf,
  isRecord,
  listOf,
  type Loose,
  optional,
  recordOf,
  textOf,
} from '../document/loose.ts';
import type { Parameter } from '../model/endpoint-model.ts';
import type {
  ParameterPlace,
  ParameterStyle,
  Serialization,
} from '../model/serialization-model.ts';
import type { Shape } from '../model/shape-model.ts';
import { defaultStyle, readNotation } from './read-notation.ts';
import { readFieldBadges } from '../document/read-mint.ts';
import { missingOf, standInFor } from '../document/parts/stand-in.ts';
import { followReference, type Located } from '../document/resolver.ts';
import { toAnchor } from '../schema/shape-context.ts';
import { withHeading } from '../schema/meaningful-title.ts';

/** Where parameters can be, in the order of pages. */
const places: readonly ParameterPlace[] = ['path', 'query', 'querystring', 'header', 'cookie'];

/**
 * Reads lists of parameters, each with its place; a later parameter replaces earlier ones with the same
 * name and location.
 */
export function readParameters(
  lists: readonly Located[],
  source: ContentSource,
): readonly Parameter[] {
  const byName = new Map<string, { parameter: Loose; pointer: string }>();
  for (const { value, pointer } of lists) {
    listOf(value).forEach((written, rank) => {
      const found = followReference(source.schemas.resolver, written, joinPointer(pointer, rank));
      if (found === undefined || !isRecord(found.value)) return;
      const { value: parameter } = found;
      const name = `${textOf(parameter['in']) ?? ''} ${textOf(parameter['name']) ?? ''}`;
      byName.set(name, { parameter, pointer: found.pointer });
    });
  }
  const parameters = [...byName.values()].flatMap(({ parameter, pointer }) => {
    return toParameter(parameter, pointer, source) ?? [];
  });
  return places.flatMap((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (source.schemas.keepsOrder) return here;
    return [
      ...here.filter(({ required }) => required),
      ...here.filter(({ required }) => !required),
    ];
  });
}

export function readHeaders(
  value: unknown,
  { pointer, id }: { pointer: string; id: string },
  source: ContentSource,
): readonly Parameter[] {
  return entriesOf(value).flatMap(([name, written]) => {
    const found = followReference(source.schemas.resolver, written, joinPointer(pointer, name));
    if (found === undefined || name.toLowerCase() === 'content-type') return [];
    const header = { ...recordOf(found.value), name, in: 'header' };
    return buildParameter(header, {
      pointer: found.pointer,
      id: `${id}.header.${toAnchor(name)}`,
      source,
    });
  });
}

function toParameter(
  parameter: Loose,
  pointer: string,
  source: ContentSource,
): Parameter | undefined {
  const name = textOf(parameter['name']);
  const place = places.find((known) => known === parameter['in']);
  if (name === undefined || place === undefined) return undefined;
  const id = `${source.idStart ?? ''}${place}.${toAnchor(name)}`;
  return buildParameter(parameter, { pointer, id, source });
}

function buildParameter(
  parameter: Loose,
  { pointer, id, source }: { pointer: string; id: string; source: ContentSource },
): Parameter {
  const lost = missingOf(parameter);
  if (lost !== undefined) return buildMissing(lost, parameter, { pointer, id, source });
  const [contentType, content] = entriesOf(parameter['content'])[0] ?? [];
  const holder = contentType === undefined ? parameter : recordOf(content);
  const schemaPointer =
    contentType === undefined
      ? joinPointer(pointer, 'schema')
      : joinPointer(pointer, 'content', contentType, 'schema');
  const schema: Located = { value: holder['schema'] ?? {}, pointer: schemaPointer };
  const { shape, description } = describe(buildShape(schema, source.schemas, { id }), parameter);
  const own = readFieldBadges(parameter, source.schemas.markKeys);
  const marks = [...new Set([...own, ...(shape.marks ?? [])])];
  const serialization = readSerialization(parameter, contentType);
  const examples = listExamples({ ...holder, ...examplesOf(parameter) }, schema, {
    ...source,
    mediaType: contentType ?? 'text/plain',
    isSample: false,
  });
  const isSent = parameter['in'] !== 'path' && source.direction !== 'response';
  const sample = isSent
    ? sampleParameter(serialization.name, { shape, schema }, source)
    : undefined;
  return {
    kind: 'parameter',
    id,
    ...serialization,
    required: parameter['required'] === true || parameter['in'] === 'path',
    deprecated: parameter['deprecated'] === true || shape.deprecated,
    ...optional('description', description),
    shape: marks.length === 0 ? shape : { ...shape, marks },
    examples,
    ...optional('sample', sample),
    ...optional('notation', readNotation(parameter, { ...serialization, shape, examples })),
  };
}

/** Builds a header of which only the name is known, because its file cannot be read. */
function buildMissing(
  lost: string,
  { name, in: place }: Loose,
  at: { pointer: string; id: string; source: ContentSource },
): Parameter {
  return buildParameter({ name, in: place, schema: standInFor(lost) }, at);
}

/** Joins the description of the parameter and that of its schema, unless the first contains the second. */
function describe(shape: Shape, parameter: Loose) {
  const own = textOf(parameter['description']);
  const includesShape = own === undefined || own.includes(shape.description ?? '');
  const both = includesShape ? (own ?? shape.description) : `${own}\n\n${shape.description ?? ''}`;
  return { shape: withHeading(textOf(parameter['name']) ?? '', shape), description: both };
}

function examplesOf({ example, examples }: Loose): Loose {
  return { ...(example !== undefined && { example }), ...(examples !== undefined && { examples }) };
}

const styles: readonly ParameterStyle[] = ['simple', 'label', 'matrix', 'form', 'cookie'];
const delimited: readonly ParameterStyle[] = ['spaceDelimited', 'pipeDelimited', 'tabDelimited'];

function readSerialization(parameter: Loose, contentType: string | undefined): Serialization {
  const place = places.find((known) => known === parameter['in']) ?? 'query';
  const style = readStyle(parameter['style']) ?? defaultStyle(place);
  const explode = parameter['explode'];
  return {
    name: textOf(parameter['name']) ?? '',
    in: place,
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
    allowReserved: parameter['allowReserved'] === true,
    ...optional('contentType', contentType),
  };
}

/** Returns what of a parameter decides how a value becomes text. */
export function serializationOf(parameter: Parameter): Serialization {
  const { name, in: place, style, explode, allowReserved, contentType } = parameter;
  const how = { name, in: place, style, explode, allowReserved };
  return { ...how, ...optional('contentType', contentType) };
}

export function readStyle(value: unknown): ParameterStyle | undefined {
  return [...styles, ...delimited, 'deepObject' as const].find((style) => style === value);
}
