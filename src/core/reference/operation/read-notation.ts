/**
 * Describes how a value that is not a plain string is serialized: the keywords that say so, and an example.
 */
import {
  serializeCookie,
  serializeHeader,
  serializePath,
  serializeQuery,
} from '../request/serialize.ts';
import type { Loose } from '../document/loose.ts';
import type { Parameter } from '../model/endpoint-model.ts';
import type {
  ParameterPlace,
  ParameterStyle,
  Serialization,
} from '../model/serialization-model.ts';
import type { Notation } from '../model/notation-model.ts';
import type { Json, Shape } from '../model/shape-model.ts';

type Written = Serialization & Pick<Parameter, 'shape' | 'examples'>;

/** Returns undefined for a value that is written as is, by the default rules. */
export function readNotation(parameter: Loose, written: Written): Notation | undefined {
  if (written.contentType !== undefined) return undefined;
  const settings = listSettings(parameter, written);
  const isPlain = written.shape.types.every((type) => type !== 'array' && type !== 'object');
  if (isPlain && settings.length === 0) return undefined;
  const value = sampleValue(written);
  const example = value === undefined ? '' : writeExample(written, value);
  return { settings, ...(example !== '' && { example }) };
}

export function defaultStyle(place: ParameterPlace): ParameterStyle {
  return place === 'path' || place === 'header' ? 'simple' : 'form';
}

function listSettings(parameter: Loose, { style, explode, ...written }: Written): string[] {
  const usual = defaultStyle(written.in);
  const isUsual = style === 'form' || style === 'cookie';
  return [
    ...(style === usual ? [] : [`style=${style}`]),
    ...(explode === isUsual ? [] : [`explode=${explode}`]),
    ...(written.allowReserved ? ['allowReserved'] : []),
    ...(parameter['allowEmptyValue'] === true ? ['allowEmptyValue'] : []),
  ];
}

/**
 * Returns the author's example or default if there is one, otherwise a value with at most two items or
 * fields that the schema allows.
 */
function sampleValue({ examples, shape }: Written): Json | undefined {
  const authored = [
    ...examples.map(({ value }) => value),
    ...shape.examples.map((one) => one.value),
  ];
  const known = authored.find((value) => value !== undefined) ?? shape.default?.value;
  return known ?? makeValue(shape);
}

function makeValue(shape: Shape): Json | undefined {
  const { types, items, fields } = shape;
  const [given] = givenValues(shape);
  if (given !== undefined) return given;
  if (types.includes('array')) {
    const known = items ? givenValues(items).slice(0, 2) : [];
    if (known.length > 0) return known;
    const made = items && makeValue(items);
    return typeof made === 'object' ? undefined : madePair(made);
  }
  if (types.includes('object')) {
    const named = fields.filter(({ naming }) => naming === 'fixed').slice(0, 2);
    const pairs = named.flatMap(({ name, shape: field }) => {
      const inner = makeValue(field);
      return inner === undefined ? [] : [[name, inner] as const];
    });
    return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
  }
  if (types[0] === 'boolean') return true;
  return /^(?:integer|number)$/.test(types[0] ?? '') ? 1 : 'a';
}

function givenValues({ const: constant, enum: values }: Shape): readonly Json[] {
  return (constant === undefined ? values : [constant]).map(({ value }) => value);
}

/** Returns the made value and another one of its type. */
function madePair(made: string | number | boolean | undefined): Json {
  if (typeof made === 'boolean') return [true, false];
  return made === 1 ? [1, 2] : ['a', 'b'];
}

function writeExample(written: Written, value: Json): string {
  switch (written.in) {
    case 'path':
      return `/${serializePath(written, value)}`;
    case 'header':
      return `${written.name}: ${serializeHeader(written, value)}`;
    case 'cookie':
      return `Cookie: ${serializeCookie(written, value)}`;
    case 'query': {
      const pairs = serializeQuery(written, value);
      return pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`;
    }
    case 'querystring':
      return '';
  }
}
