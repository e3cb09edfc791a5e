/**
 * Turns the JSON of a request into checked fields. Fields are never dropped, coerced or trimmed, and
 * numbers keep every digit: anything that cannot be accepted as sent is refused by name.
 */
import { formatTree } from '../../core/text/json/exact-json.ts';
import {
  findRepeatedKeys,
  type JsonMap,
  type JsonTree,
  kindOf,
  valueOf,
} from '../../core/text/json/json-tree.ts';
import { describeKind, isTreeDeeperThan } from '../domain/json-value.ts';
import { limits } from '../domain/limits.ts';
import { invalidBody, invalidField, missingField, repeatedKey, unknownField } from './api-error.ts';

export interface GroupBody {
  readonly userGroupId: string;
  readonly name: string | undefined;
  /** JSON text of the object, as it is stored. */
  readonly mapping: string | undefined;
  /** JSON text of the object, as it is stored. */
  readonly properties: string | undefined;
}

export interface RotationBody {
  readonly currentToken: string;
}

const groupFields = ['name', 'user_group_id', 'mapping', 'properties'];
const rotationFields = ['current_token'];

/**
 * Parses the body of a request that gets, creates or updates a group. Throws an `ApiError` for the first
 * fault.
 */
export function parseGroupBody(body: JsonTree): GroupBody {
  const fields = parseFields(body, groupFields);
  const parse = <Value>(field: string, take: (value: JsonTree) => Value): Value | undefined => {
    const value = fields.get(field);
    return value && take(value);
  };
  return {
    userGroupId: parseText(fields, 'user_group_id', limits.idCharacters),
    name: parse('name', () => parseText(fields, 'name', limits.nameCharacters)),
    mapping: parse('mapping', parseMapping),
    properties: parse('properties', parseProperties),
  };
}

/** Parses the body of a token rotation. Throws an `ApiError` for the first fault. */
export function parseRotationBody(body: JsonTree): RotationBody {
  const fields = parseFields(body, rotationFields);
  return { currentToken: parseText(fields, 'current_token', limits.idCharacters) };
}

type Fields = ReadonlyMap<string, JsonTree>;

function parseFields(body: JsonTree, known: readonly string[]): Fields {
  if (body.kind !== 'map') throw invalidBody(describeKind(body));
  checkKeys(body);
  const fields = new Map(body.entries.map(({ key, value }) => [key, value]));
  const unknown = [...fields.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownField(unknown, known);
  return fields;
}

/**
 * Refuses repeated keys: JSON parsers differ in which of the two values they keep, so neither is certain to
 * be the intended one.
 */
function checkKeys(body: JsonMap): void {
  const [repeated] = findRepeatedKeys(body);
  if (repeated === undefined) return;
  const { key, again } = repeated;
  const field = body.entries.findLast(({ keySpan }) => keySpan.start <= again.start);
  throw repeatedKey(key, field?.key ?? key);
}

function parseText(fields: Fields, field: string, maximum: number): string {
  const tree = fields.get(field);
  if (tree === undefined) throw missingField(field);
  const value = tree.kind === 'scalar' ? valueOf(tree) : undefined;
  if (typeof value !== 'string') {
    throw invalidField(field, `must be a string, not ${describeKind(tree)}`);
  }
  if (value === '') throw invalidField(field, 'must not be empty');
  if (isLongerThan(value, maximum)) {
    throw invalidField(field, `must not be longer than ${maximum} characters`);
  }
  // PostgreSQL cannot store U+0000, UTF-8 cannot encode lone surrogates, and no other control character
  // belongs in a name that people see.
  if (/\p{Cc}/u.test(value) || !value.isWellFormed()) {
    throw invalidField(field, 'must not contain control characters or lone surrogates');
  }
  return value;
}

/**
 * Whether a text is longer than the maximum in Unicode code points, which JSON Schema's `maxLength` counts
 * too.
 */
function isLongerThan(text: string, maximum: number): boolean {
  if (text.length <= maximum) return false;
  // A code point takes at most two units, so a text of more than twice the maximum need not be counted.
  return text.length > maximum * 2 || Array.from(text).length > maximum;
}

function parseMapping(value: JsonTree): string {
  if (value.kind !== 'map') {
    throw invalidField('mapping', `must be an object, not ${describeKind(value)}`);
  }
  const { entries } = value;
  if (entries.length > limits.mappingEntries) {
    throw invalidField('mapping', `must not have more than ${limits.mappingEntries} entries`);
  }
  const wrong = entries.find(({ value: source }) => !isText(source));
  if (wrong !== undefined) {
    throw invalidField('mapping', `must have strings as values, not ${describeKind(wrong.value)}`);
  }
  return formatTree(value);
}

function isText(tree: JsonTree): boolean {
  return tree.kind === 'scalar' && kindOf(tree) === 'string';
}

function parseProperties(value: JsonTree): string {
  if (value.kind !== 'map') {
    throw invalidField('properties', `must be an object, not ${describeKind(value)}`);
  }
  if (isTreeDeeperThan(value, limits.propertiesDepth)) {
    const reason = `must not be nested deeper than ${limits.propertiesDepth} levels`;
    throw invalidField('properties', reason);
  }
  const text = formatTree(value);
  if (Buffer.byteLength(text) > limits.propertiesBytes) {
    throw invalidField('properties', `must not be larger than ${limits.propertiesBytes} bytes`);
  }
  return text;
}
