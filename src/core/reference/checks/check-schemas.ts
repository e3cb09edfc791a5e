/**
 * Checks all schemas of a document, including nested ones. In OpenAPI 3.1 it also finds unknown types and
 * misspelled keywords, which the validator does not check; for older versions, the validator reports these.
 */
import { nearest } from '../../diagnostic/nearest.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { diagnoseOpenapiContent } from '../document/openapi-content-entries.ts';
import { isRecord, type Loose } from '../document/loose.ts';
import { isSince31 } from '../document/openapi-version.ts';
import { checkKeywordTypes } from './check-keyword-types.ts';
import { checkSchemaValues, SCHEMA_TYPES, type SchemaCheck } from './check-schema-values.ts';

interface SchemasCheck extends SchemaCheck {
  readonly version: string;
  /** The JSON Schema dialect that the document declares for all its schemas. */
  readonly dialect: unknown;
}

/** Versions of JSON Schema in which `exclusiveMinimum` and `exclusiveMaximum` are booleans. */
const OLD_DIALECT = /draft-0[34]/;

/**
 * Keywords by the form of their value: a schema; a schema or a boolean; a list of schemas; schemas by name.
 */
const ONE = new Set(['schema', 'items', 'not', 'if', 'then', 'else', 'contains', 'propertyNames']);
const ONE_OR_FLAG = new Set(['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems']);
const LIST = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

/** Checks the schema at a path, and all schemas inside of it. */
export function checkSchema(value: unknown, path: DataPath, check: SchemasCheck): void {
  // A list instead of recursion, because schemas can be nested deeper than the stack allows.
  const pending = [{ value, path, isOld: OLD_DIALECT.test(String(check.dialect)) }];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value: schema, path: here } = at;
    if (!isRecord(schema)) continue;
    const isOld = at.isOld || OLD_DIALECT.test(String(schema['$schema']));
    if (isSince31(check.version)) {
      checkWords(schema, here, check);
      if (!isOld) checkKeywordTypes(schema, here, check);
    }
    checkSchemaValues(schema, here, check);
    for (const inner of listInner(schema, here)) pending.push({ ...inner, isOld });
  }
}

function listInner(schema: Loose, path: DataPath): { value: unknown; path: DataPath }[] {
  return Object.entries(schema).flatMap(([key, inner]) => {
    const at = [...path, key];
    if (ONE.has(key) || ONE_OR_FLAG.has(key)) return [{ value: inner, path: at }];
    if (LIST.has(key) && Array.isArray(inner)) {
      return inner.map((value: unknown, rank) => ({ value, path: [...at, rank] }));
    }
    if (!NAMED.has(key) || !isRecord(inner)) return [];
    return Object.entries(inner).map(([name, value]) => ({ value, path: [...at, name] }));
  });
}

function checkWords(schema: Loose, path: DataPath, check: SchemaCheck): void {
  checkTypes(schema, path, check);
  const { report, toPlace } = check;
  for (const key of Object.keys(schema)) {
    const isWord = SCHEMA_KEYWORDS.has(key) || OTHER_WORDS.has(key) || key.length < SHORTEST;
    const near = isWord ? undefined : findKeyword(key);
    const isFlag = PRESENCE.has(key) && typeof schema[key] === 'boolean';
    if (!isFlag && (near === undefined || Object.hasOwn(schema, near))) continue;
    const place = toPlace([...path, key], 'key');
    const facts = { key, ...(near !== undefined && !isFlag && { nearest: near }) };
    report(diagnoseOpenapiContent('openapi/unknown-keyword', facts, place));
  }
}

function checkTypes({ type }: Loose, path: DataPath, { report, toPlace }: SchemaCheck): void {
  const types: unknown[] = Array.isArray(type) ? type : [type];
  for (const [rank, each] of types.entries()) {
    if (typeof each !== 'string' || SCHEMA_TYPES.includes(each)) continue;
    const facts = { type: each, nearest: nearest(each, SCHEMA_TYPES) };
    const place = toPlace(Array.isArray(type) ? [...path, 'type', rank] : [...path, 'type']);
    report(diagnoseOpenapiContent('openapi/unknown-type', facts, place));
  }
}

/** Keys of properties that say outside of JSON Schema whether the property must be present. */
const PRESENCE: ReadonlySet<string> = new Set(['optional', 'mandatory']);

/** Shorter names are similar to too many keywords. */
const SHORTEST = 4;

/**
 * Returns the keyword that a key is a misspelling of. Extensions, and keys that only add or drop a plural
 * `s`, are not misspellings.
 */
function findKeyword(key: string): string | undefined {
  if (key.startsWith('x-')) return undefined;
  const near = nearest(key, SCHEMA_KEYWORDS);
  const isOwn = near === undefined || `${near}s` === key || near === `${key}s`;
  return isOwn || near.charAt(0) !== key.charAt(0) ? undefined : near;
}

/** Keywords of JSON Schema and of OpenAPI schemas. */
const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set([
  '$id',
  '$schema',
  '$ref',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$vocabulary',
  '$comment',
  '$defs',
  'definitions',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'type',
  'enum',
  'dependentSchemas',
  'prefixItems',
  'items',
  'contains',
  'properties',
  'patternProperties',
  'const',
  'additionalProperties',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
  'format',
  'multipleOf',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'example',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'uniqueItems',
  'maxContains',
  'minContains',
  'xml',
  'maxProperties',
  'minProperties',
  'required',
  'dependentRequired',
  'contentEncoding',
  'readOnly',
  'contentMediaType',
  'contentSchema',
  'title',
  'description',
  'default',
  'deprecated',
  'writeOnly',
  'examples',
  'nullable',
  'discriminator',
  'externalDocs',
  'additionalItems',
  'dependencies',
  'id',
]);

/** Words that documents use in schemas and that are similar to a keyword without being misspellings. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  'options',
  'name',
  'text',
  'values',
  'value',
  'types',
  'patterns',
  'tags',
  'summary',
  'version',
]);
