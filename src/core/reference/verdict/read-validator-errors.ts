/** Turns the errors of an OpenAPI validator into short diagnostics at their places. */
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import { quote } from '../../diagnostic/quote.ts';
import { diagnoseOpenapiContent } from '../document/openapi-content-entries.ts';
import { formatPath } from '../../text/format-path.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { ApiDocument } from '../document/document.ts';
import { parsePlainPointer } from '../document/json-pointer.ts';
import {
  badNameOf,
  extraKeyOf,
  listMistakes,
  type SchemaError,
  valueAt,
  valueAtPointer,
} from './list-mistakes.ts';
import { get, toDataPath } from '../document/loose.ts';
import { explainOlderKey, type MistakeReason } from './explain-older.ts';
import { adviseOnMisplaced } from './misplaced-keyword.ts';
import { OPENAPI_KEYS } from './openapi-keys.ts';

/** Returns a diagnostic for each mistake, at its place. */
export function readValidatorErrors(
  errors: readonly SchemaError[],
  document: ApiDocument,
): readonly Diagnostic[] {
  return listMistakes(errors, document.value)
    .filter((error) => !isReportedBySchemaCheck(error, document) && !isTemplated(error, document))
    .map((error) => toDiagnostic(error, document));
}

/** Whether `checkSchemaValues` reports the error, which it does for all versions, and with a fix. */
function isReportedBySchemaCheck(
  { instancePath, keyword, params }: SchemaError,
  { value }: ApiDocument,
): boolean {
  if (keyword === 'format') return params?.['format'] === 'regex';
  if (keyword !== 'type' || !instancePath.endsWith('/required')) return false;
  return params?.['type'] === 'array' && typeof valueAtPointer(instancePath, value) === 'boolean';
}

/**
 * Whether the error is about braces in a reference to an operation. Strictly, URIs have no braces, but
 * paths of OpenAPI do, and its own examples refer to them unchanged.
 */
function isTemplated(
  { instancePath, keyword, params }: SchemaError,
  { value }: ApiDocument,
): boolean {
  if (keyword !== 'format' || params?.['format'] !== 'uri-reference') return false;
  const written = valueAtPointer(instancePath, value);
  return instancePath.endsWith('/operationRef') && /\{[^{}]*\}/.test(String(written));
}

function toDiagnostic(error: SchemaError, document: ApiDocument): Diagnostic {
  const path = toDataPath(parsePlainPointer(error.instancePath), document.value);
  const at = path.length === 0 ? 'the document' : formatPath(path);
  const extra = extraKeyOf(error);
  const place = document.placeOf(extra === undefined ? path : [...path, extra], 'key');
  const value = valueAt(path, document.value);
  const odd =
    explainBadName(badNameOf(error)) ??
    (extra === undefined ? undefined : explainOddKey(path, extra)) ??
    (document.version.startsWith('3.') ? explainOlderKey({ path, value, extra }) : undefined);
  if (odd !== undefined) {
    const { key, ...facts } = odd;
    const keyPlace = key === undefined ? place : document.placeOf([...path, key], 'key');
    return diagnoseOpenapiContent('openapi/invalid', { at, ...facts }, keyPlace);
  }
  const both = MAY_EXCLUDE.has(error.keyword) ? findBoth(value) : undefined;
  if (both !== undefined) {
    const advice = `Remove one of the two.`;
    const reason = `it has both ${quote(both[0])} and ${quote(both[1])}, which are mutually exclusive`;
    const second = document.placeOf([...path, both[1]], 'key');
    return diagnoseOpenapiContent('openapi/invalid', { at, reason, advice }, second);
  }
  const facts = {
    at,
    reason: reasonOf(error),
    nearest: nearestOf(error, path, document.value),
    advice: adviseOnMisplaced(path, value),
  };
  return diagnoseOpenapiContent('openapi/invalid', facts, place);
}

function explainBadName(name: string | undefined): MistakeReason | undefined {
  if (name === undefined) return undefined;
  const reason = `the name ${quote(name)} has characters other than letters, digits, ".", "-" and "_"`;
  return { key: name, reason, advice: 'Rename it, also in the references to it.' };
}

/** Explains a key among paths or responses that is neither a path nor a status. */
function explainOddKey(path: DataPath, key: string): MistakeReason | undefined {
  if (path.length === 1 && path[0] === 'paths') {
    const reason = `the path ${quote(key)} does not begin with a slash`;
    return { reason, advice: `Write ${quote(`/${key}`)}.` };
  }
  if (path.at(-1) !== 'responses' || !OPERATION_AT.has(String(path[0]))) return undefined;
  const reason = `${quote(key)} is not a response status`;
  const advice = 'Write three digits such as "200", a range such as "2XX", or "default".';
  return { reason, advice };
}

/** Pairs of keys of which an object may have only one. */
const EXCLUSIVE = [
  ['identifier', 'url'],
  ['example', 'examples'],
  ['schema', 'content'],
  ['value', 'externalValue'],
  ['operationId', 'operationRef'],
] as const;

/** Keywords with which the schemas of OpenAPI versions make keys mutually exclusive. */
const MAY_EXCLUDE = new Set(['not', 'if', 'oneOf']);

function findBoth(value: unknown) {
  return EXCLUSIVE.find((keys) => keys.every((key) => get(value, key) !== undefined));
}

/** Sections with operations. Elsewhere, the keys of `responses` are names chosen by the author. */
const OPERATION_AT = new Set(['paths', 'webhooks']);

/** Returns what was most likely meant by a value or a key that is not allowed. */
function nearestOf(error: SchemaError, path: DataPath, root: unknown): string | undefined {
  const allowedValues = error.params?.['allowedValues'];
  const extra = extraKeyOf(error);
  // A known key in the wrong place is not misspelled.
  if (extra !== undefined)
    return OPENAPI_KEYS.includes(extra) ? undefined : nearest(extra, OPENAPI_KEYS);
  if (!Array.isArray(allowedValues)) return undefined;
  const found = valueAt(path, root);
  return typeof found === 'string' ? nearest(found, allowedValues.map(String)) : undefined;
}

function reasonOf(error: SchemaError): string {
  const { keyword, message = 'not valid', params = {} } = error;
  const { missingProperty, allowedValues } = params;
  const extra = extraKeyOf(error);
  if (typeof missingProperty === 'string') return `"${missingProperty}" is missing`;
  if (extra !== undefined) return `"${extra}" is not a key of OpenAPI here`;
  if (Array.isArray(allowedValues)) return `must be one of ${allowedValues.map(String).join(', ')}`;
  if (keyword === 'minProperties') return 'must not be empty';
  if (keyword === 'pattern') return 'does not have the required format';
  if (keyword === 'not') return 'contains something that is not allowed here';
  return message.replace(/\.$/, '');
}
