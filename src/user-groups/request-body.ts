/**
 * From the JSON of a request to its checked fields. Fields are never dropped, coerced or trimmed:
 * what cannot be taken as sent is refused by name.
 */
import { invalidBody, invalidField, missingField, unknownField } from './api-error.ts';
import { describeKind, findStorageFault, isJsonObject } from './json-value.ts';
import type { JsonObject, StorageFault } from './json-value.ts';
import { limits } from './limits.ts';

export interface GroupBody {
  readonly userGroupId: string;
  readonly name: string | undefined;
  /** JSON text of the object, as it will be stored. */
  readonly mapping: string | undefined;
  /** JSON text of the object, as it will be stored. */
  readonly properties: string | undefined;
}

export interface RotationBody {
  readonly currentToken: string;
}

const groupFields = ['name', 'user_group_id', 'mapping', 'properties'];
const rotationFields = ['current_token'];

const faultReasons: Readonly<Record<StorageFault, string>> = {
  depth: `must not be nested deeper than ${limits.propertiesDepth} levels`,
  number: 'must not contain a number that is too large to keep',
};

/** Throws an `ApiError` for the first fault. */
export function parseGroupBody(body: unknown): GroupBody {
  const fields = parseFields(body, groupFields, 'user_group_id');
  return {
    userGroupId: parseText(fields, 'user_group_id', limits.idCharacters),
    name: Object.hasOwn(fields, 'name')
      ? parseText(fields, 'name', limits.nameCharacters)
      : undefined,
    mapping: Object.hasOwn(fields, 'mapping') ? parseMapping(fields.mapping) : undefined,
    properties: Object.hasOwn(fields, 'properties')
      ? parseProperties(fields.properties)
      : undefined,
  };
}

/** Throws an `ApiError` for the first fault. */
export function parseRotationBody(body: unknown): RotationBody {
  const fields = parseFields(body, rotationFields, 'current_token');
  return { currentToken: parseText(fields, 'current_token', limits.idCharacters) };
}

function parseFields(body: unknown, known: readonly string[], required: string): JsonObject {
  if (!isJsonObject(body)) throw invalidBody(describeKind(body));
  const unknown = Object.keys(body).find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownField(unknown, known);
  if (!Object.hasOwn(body, required)) throw missingField(required);
  return body;
}

function parseText(fields: JsonObject, field: string, maximum: number): string {
  const value = fields[field];
  if (typeof value !== 'string') {
    throw invalidField(field, `must be a string, not ${describeKind(value)}`);
  }
  if (value === '') throw invalidField(field, 'must not be empty');
  if (isLongerThan(value, maximum)) {
    throw invalidField(field, `must not be longer than ${maximum} characters`);
  }
  // PostgreSQL cannot store U+0000, UTF-8 has no half surrogates, and no other control
  // character belongs into a name that people see.
  if (/\p{Cc}/u.test(value) || !value.isWellFormed()) {
    throw invalidField(field, 'must not contain control characters or lone surrogates');
  }
  return value;
}

/** Characters are Unicode code points, as in JSON Schema's `maxLength`. */
function isLongerThan(text: string, maximum: number): boolean {
  if (text.length <= maximum) return false;
  // A code point takes at most two units: far too long a text is not worth counting.
  return text.length > maximum * 2 || Array.from(text).length > maximum;
}

function parseMapping(value: unknown): string {
  if (!isJsonObject(value)) {
    throw invalidField('mapping', `must be an object, not ${describeKind(value)}`);
  }
  const entries = Object.entries(value);
  if (entries.length > limits.mappingEntries) {
    throw invalidField('mapping', `must not have more than ${limits.mappingEntries} entries`);
  }
  const wrong = entries.find(([, source]) => typeof source !== 'string');
  if (wrong !== undefined) {
    throw invalidField('mapping', `must have strings as values, not ${describeKind(wrong[1])}`);
  }
  return JSON.stringify(value);
}

function parseProperties(value: unknown): string {
  if (!isJsonObject(value)) {
    throw invalidField('properties', `must be an object, not ${describeKind(value)}`);
  }
  const fault = findStorageFault(value, limits.propertiesDepth);
  if (fault !== undefined) throw invalidField('properties', faultReasons[fault]);
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > limits.propertiesBytes) {
    throw invalidField('properties', `must not be larger than ${limits.propertiesBytes} bytes`);
  }
  return text;
}
