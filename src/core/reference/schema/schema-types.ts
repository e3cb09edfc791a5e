/** Determines which JSON types a schema allows, and names them in a word or two. */
import { isNumberText } from '../../text/json/exact-json.ts';
import { listOf, type Loose, textOf } from '../document/loose.ts';
import type { MergedSchema } from './merge/merged-schema.ts';
import type { Shape } from '../model/shape-model.ts';

export interface SchemaTypes {
  /** Without `null`; empty if any type is allowed. */
  readonly types: readonly string[];
  readonly nullable: boolean;
}

export function readTypes(merged: MergedSchema): SchemaTypes {
  const { keywords } = merged;
  const written = [keywords['type']].flat().filter((type) => typeof type === 'string');
  const nullable =
    keywords['nullable'] === true ||
    written.includes('null') ||
    (written.length === 0 && listOf(keywords['enum']).includes(null));
  const types = written.filter((type) => type !== 'null');
  return { types: types.length > 0 ? types : guessTypes(merged), nullable };
}

/** Whether a schema with these keywords allows nothing but `null`. */
export function isNull({ type, const: constant, enum: values }: Loose): boolean {
  const isOnly = (given: readonly unknown[], sole: unknown) =>
    given.length > 0 && given.every((each) => each === sole);
  return constant === null || isOnly([type].flat(), 'null') || isOnly(listOf(values), null);
}

/** Derives the type from keywords that apply to one type only, if nothing else gives it. */
function guessTypes({ keywords, properties, patternProperties, ...rest }: MergedSchema): string[] {
  const hasFields = properties.size > 0 || patternProperties.length > 0;
  if (hasFields || rest.additional !== undefined) return ['object'];
  if (rest.items !== undefined || keywords['prefixItems'] !== undefined) return ['array'];
  if (isFile(keywords)) return ['string'];
  const values = [...listOf(keywords['enum']), ...constOf(keywords)].filter(
    (value) => value !== null,
  );
  return [...new Set(values.map(typeOfValue))];
}

/** Whether a value is the content of a file. */
export function isFile(keywords: Loose): boolean {
  return keywords['format'] === 'binary' || isBinary(keywords) || isRawContent(keywords);
}

/** Whether the value is the bytes of a file, of whatever type. */
export function isBinary({ contentEncoding }: Loose): boolean {
  return /^binary$/i.test(textOf(contentEncoding) ?? '');
}

/** Content that JSON text cannot hold. */
const rawTypes = /^(?:(?:image|audio|video|font)\/|application\/(?:octet-stream|pdf|zip|gzip)$)/i;

/** Since OpenAPI 3.1, a file has no JSON type: its kind of content alone says that it is one. */
function isRawContent(keywords: Loose): boolean {
  const mediaType = textOf(keywords['contentMediaType']) ?? '';
  return rawTypes.test(mediaType) && keywords['contentEncoding'] === undefined;
}

function constOf(keywords: Loose): readonly unknown[] {
  return keywords['const'] === undefined ? [] : [keywords['const']];
}

export function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (isNumberText(value)) return Number.isInteger(Number(value)) ? 'integer' : 'number';
  return typeof value;
}

/** The most types to name; a value of more types is shown as `any`. */
const maxNames = 4;

export function formatType(
  { types, nullable }: SchemaTypes,
  inner: Pick<Shape, 'items' | 'tuple' | 'variants' | 'format'> & { readonly isFile: boolean },
): string {
  const own = types.map((type) => {
    if (type === 'string' && inner.isFile) return 'file';
    return type === 'array' ? formatList(inner) : type;
  });
  const options = inner.variants.flatMap(({ options }) => options.map(({ shape }) => shape.type));
  const parts = new Set(own.length > 0 ? own : options.flatMap((type) => type.split(' | ')));
  if (parts.size === 0 || parts.has('any') || parts.size > maxNames) return 'any';
  if (nullable) parts.add('null');
  return [...parts].join(' | ');
}

function formatList({ items, tuple }: Pick<Shape, 'items' | 'tuple'>): string {
  if (tuple.length > 0) return `[${tuple.map(({ type }) => type).join(', ')}${items ? ', …' : ''}]`;
  if (items === undefined || items.type === 'any') return 'any[]';
  return items.type.includes(' | ') ? `(${items.type})[]` : `${items.type}[]`;
}
