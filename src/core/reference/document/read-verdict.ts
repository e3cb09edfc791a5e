/** What a validator of OpenAPI says about a document, in few words and at its places. */
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import { quote } from '../../diagnostic/quote.ts';
import { diagnoseOpenapiContent } from './openapi-content-entries.ts';
import { formatPath } from '../../text/format-path.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { ApiDocument } from './document.ts';
import { parsePointer } from './json-pointer.ts';
import { get, isRecord } from './loose.ts';

/** The part of ajv's errors that is read here. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * One diagnostic for each place. Of errors about one value and about what is in it, the inner ones
 * are the cause: a schema of alternatives complains at every level.
 */
export function readVerdict(
  errors: readonly SchemaError[],
  document: ApiDocument,
): readonly Diagnostic[] {
  const byPlace = new Map<string, SchemaError>();
  for (const error of errors) {
    const known = byPlace.get(error.instancePath);
    if (known === undefined || isVague(known)) byPlace.set(error.instancePath, error);
  }
  const paths = [...byPlace.keys()].sort();
  const isCause = (path: string, rank: number) => paths[rank + 1]?.startsWith(`${path}/`) !== true;
  return paths.filter(isCause).flatMap((path) => {
    const error = byPlace.get(path);
    return error === undefined || isToldOfSchemas(error, path, document)
      ? []
      : toDiagnostic(error, document);
  });
}

/** What `checkSchemaValues` tells of all versions, with a cure. */
function isToldOfSchemas(
  { keyword, params }: SchemaError,
  path: string,
  { value }: ApiDocument,
): boolean {
  if (keyword === 'format') return params?.['format'] === 'regex';
  if (keyword !== 'type' || !path.endsWith('/required')) return false;
  return params?.['type'] === 'array' && typeof valueAt(toParts(path), value) === 'boolean';
}

function isVague({ keyword, params }: SchemaError): boolean {
  if (['oneOf', 'anyOf', 'if', 'not'].includes(keyword)) return true;
  return params?.['missingProperty'] === '$ref';
}

function toDiagnostic(error: SchemaError, document: ApiDocument): Diagnostic {
  const path = toDataPath(toParts(error.instancePath), document.value);
  const at = path.length === 0 ? 'the document' : formatPath(path);
  const odd = findOddKey(path, document.value);
  if (odd !== undefined) {
    const { key, reason, advice } = odd;
    const place = placeInDocument(document, [...path, key]);
    return diagnoseOpenapiContent('openapi/invalid', { at, reason, advice }, place);
  }
  const both = MAY_EXCLUDE.has(error.keyword) ? findBoth(valueAt(path, document.value)) : undefined;
  if (both !== undefined) {
    const advice = `Remove one of the two.`;
    const place = placeInDocument(document, [...path, both[1]]);
    const reason = `it has both ${quote(both[0])} and ${quote(both[1])}, which exclude each other`;
    return diagnoseOpenapiContent('openapi/invalid', { at, reason, advice }, place);
  }
  const facts = { at, reason: reasonOf(error), nearest: nearestOf(error, path, document.value) };
  return diagnoseOpenapiContent('openapi/invalid', facts, placeInDocument(document, path));
}

/** A key among paths or responses that is none: of it, validators say only what follows. */
function findOddKey(path: DataPath, root: unknown) {
  const found = valueAt(path, root);
  const keys = isRecord(found) ? Object.keys(found).filter((key) => !key.startsWith('x-')) : [];
  if (path.length === 1 && path[0] === 'paths') {
    const key = keys.find((each) => !each.startsWith('/'));
    const reason = `the path ${quote(key)} does not begin with a slash`;
    return key === undefined ? undefined : { key, reason, advice: `Write ${quote(`/${key}`)}.` };
  }
  if (path.at(-1) !== 'responses' || !OPERATION_AT.has(String(path[0]))) return undefined;
  const key = keys.find((each) => !/^(?:[1-5](?:\d\d|XX)|default)$/.test(each));
  const reason = `${quote(key)} is no status of a response`;
  const advice = 'Write three digits such as "200", a range such as "2XX", or "default".';
  return key === undefined ? undefined : { key, reason, advice };
}

/** Keys of which an object may have one alone. */
const EXCLUSIVE = [
  ['identifier', 'url'],
  ['example', 'examples'],
  ['schema', 'content'],
  ['value', 'externalValue'],
  ['operationId', 'operationRef'],
] as const;

/** Keywords by which versions of OpenAPI say that keys exclude each other. */
const MAY_EXCLUDE = new Set(['not', 'if', 'oneOf']);

function findBoth(value: unknown) {
  return EXCLUSIVE.find((keys) => keys.every((key) => get(value, key) !== undefined));
}

/** Sections with operations; elsewhere `responses` are named as authors like. */
const OPERATION_AT = new Set(['paths', 'webhooks']);

function toParts(instancePath: string): readonly string[] {
  return parsePointer(`#${instancePath}`) ?? [];
}

function valueAt(path: DataPath, root: unknown): unknown {
  return path.reduce<unknown>(
    (value, part) => (Array.isArray(value) ? value[Number(part)] : get(value, String(part))),
    root,
  );
}

/** What was most likely meant by a value or a key that is not allowed. */
function nearestOf(
  { params = {} }: SchemaError,
  path: DataPath,
  root: unknown,
): string | undefined {
  const { additionalProperty, unevaluatedProperty, allowedValues } = params;
  const extra = additionalProperty ?? unevaluatedProperty;
  if (typeof extra === 'string') return nearest(extra, OPENAPI_KEYS);
  if (!Array.isArray(allowedValues)) return undefined;
  const found = valueAt(path, root);
  return typeof found === 'string' ? nearest(found, allowedValues.map(String)) : undefined;
}

/** Parts that are ranks in a list become numbers. */
function toDataPath(parts: readonly string[], root: unknown): DataPath {
  let value = root;
  return parts.map((part) => {
    const isRank = Array.isArray(value);
    value = isRank ? (value as unknown[])[Number(part)] : get(value, part);
    return isRank ? Number(part) : part;
  });
}

export function placeInDocument(document: ApiDocument, path: DataPath): Place {
  const position = document.locate(path, 'key');
  return { file: document.file ?? '', ...(position && { position }) };
}

function reasonOf({ keyword, message = 'not valid', params = {} }: SchemaError): string {
  const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues } = params;
  const extra = additionalProperty ?? unevaluatedProperty;
  if (typeof missingProperty === 'string') return `"${missingProperty}" is missing`;
  if (typeof extra === 'string') return `"${extra}" is not a key of OpenAPI here`;
  if (Array.isArray(allowedValues)) return `must be one of ${allowedValues.map(String).join(', ')}`;
  if (keyword === 'pattern') return 'is not written as it must be here';
  if (keyword === 'not') return 'says what may not be said here';
  return message.replace(/\.$/, '');
}

/** Keys of OpenAPI 3 outside of schemas, to find what a misspelt one meant. */
const OPENAPI_KEYS = [
  'openapi',
  'swagger',
  'info',
  'servers',
  'paths',
  'webhooks',
  'components',
  'security',
  'tags',
  'title',
  'summary',
  'description',
  'termsOfService',
  'contact',
  'license',
  'version',
  'name',
  'url',
  'email',
  'identifier',
  'variables',
  'enum',
  'default',
  'externalDocs',
  'operationId',
  'parameters',
  'requestBody',
  'responses',
  'callbacks',
  'deprecated',
  'content',
  'required',
  'schema',
  'example',
  'examples',
  'encoding',
  'headers',
  'links',
  'style',
  'explode',
  'value',
  'allowReserved',
  'allowEmptyValue',
  'contentType',
  'externalValue',
  'operationRef',
  'server',
  'schemas',
  'requestBodies',
  'securitySchemes',
  'pathItems',
  'type',
  'scheme',
  'bearerFormat',
  'flows',
  'openIdConnectUrl',
  'implicit',
  'password',
  'clientCredentials',
  'authorizationCode',
  'authorizationUrl',
  'tokenUrl',
  'refreshUrl',
  'scopes',
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
  'in',
  'jsonSchemaDialect',
  'definitions',
  'produces',
  'consumes',
  'schemes',
  'host',
  'basePath',
  'securityDefinitions',
  'collectionFormat',
];
