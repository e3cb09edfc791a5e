/** Checks schemas of all versions for keywords that no value can satisfy or that have no effect. */
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { listOf, type Loose, numberOf } from '../document/loose.ts';
import { typeOfValue } from '../schema/schema-types.ts';
import type { FindNearest } from './find-nearest.ts';
import { diagnoseOpenapiValue } from './openapi-value-entries.ts';

export interface SchemaCheck {
  readonly toPlace: (path: DataPath, at?: 'key' | 'value') => Place;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly findNearest: FindNearest;
}

export const SCHEMA_TYPES: readonly string[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
  'null',
];

const RANGES = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

export function checkSchemaValues(schema: Loose, path: DataPath, check: SchemaCheck): void {
  checkTypes(schema, path, check);
  checkRanges(schema, path, check);
  checkPattern(schema, path, check);
  checkFlag(schema, path, check);
}

/**
 * Checks that default and enumerated values have the type of their schema. Ignores `null`, which documents
 * write for "no default" regardless of the type.
 */
function checkTypes(schema: Loose, path: DataPath, { report, toPlace }: SchemaCheck): void {
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  if (types.length === 0 || types.some((type) => !SCHEMA_TYPES.includes(type))) return;
  const isUnfit = (value: unknown) => value !== undefined && !fitsType(value, types);
  const reportUnfit = (keyword: 'default' | 'enum', found: unknown, at: DataPath) => {
    const facts = { keyword, found, types };
    report(diagnoseOpenapiValue('openapi/unfit-value', facts, toPlace([...path, ...at])));
  };
  if (isUnfit(schema['default'])) reportUnfit('default', schema['default'], ['default']);
  const values = listOf(schema['enum']);
  const rank = values.findIndex(isUnfit);
  if (rank >= 0) reportUnfit('enum', values[rank], ['enum', rank]);
}

function fitsType(value: unknown, types: readonly string[]): boolean {
  const type = typeOfValue(value);
  return (
    type === 'null' || types.includes(type) || (type === 'integer' && types.includes('number'))
  );
}

function checkRanges(schema: Loose, path: DataPath, { report, toPlace }: SchemaCheck): void {
  for (const [least, most] of RANGES) {
    const [from, to] = [numberOf(schema[least]), numberOf(schema[most])];
    if (from === undefined || to === undefined || from <= to) continue;
    const place = toPlace([...path, least], 'key');
    report(diagnoseOpenapiValue('openapi/empty-range', { least, from, most, to }, place));
  }
}

/**
 * Checks that a pattern is a valid regular expression, with or without the Unicode flag, as engines differ
 * in that.
 */
function checkPattern(schema: Loose, path: DataPath, { report, toPlace }: SchemaCheck): void {
  const { pattern } = schema;
  if (typeof pattern !== 'string' || faultOf(pattern, 'u') === undefined) return;
  const reason = faultOf(pattern, '');
  if (reason === undefined) return;
  const place = toPlace([...path, 'pattern']);
  report(diagnoseOpenapiValue('openapi/bad-pattern', { pattern, reason }, place));
}

/** Returns the error message of the engine for a pattern, without the pattern. */
function faultOf(pattern: string, flags: string): string | undefined {
  try {
    RegExp(pattern, flags);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return message.slice(message.lastIndexOf(': ') + 2);
  }
}

function checkFlag(schema: Loose, path: DataPath, { report, toPlace }: SchemaCheck): void {
  const { required: flag } = schema;
  if (typeof flag !== 'boolean') return;
  const name = path.at(-2) === 'properties' ? String(path.at(-1)) : undefined;
  const place = toPlace([...path, 'required'], 'key');
  report(diagnoseOpenapiValue('openapi/required-flag', { flag, name }, place));
}
