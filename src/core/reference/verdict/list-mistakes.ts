/**
 * Separates the errors of a JSON Schema validator that are an author's mistakes from those that only follow
 * from them: if a schema has alternatives, the validator reports errors at every level and for each
 * alternative.
 */
import { ownValue } from '../../text/own-value.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import { parsePlainPointer } from '../document/json-pointer.ts';
import { isRecord, valueUnder } from '../document/loose.ts';
import { OPENAPI_KEYS } from './openapi-keys.ts';

/**
 * The part of ajv's errors that is used here. Its option `verbose` adds `schema`, the value of the keyword.
 */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly schema?: unknown;
}

/**
 * Lists the mistakes in a document.
 *
 * @param errors all errors of the validator.
 */
export function listMistakes(
  errors: readonly SchemaError[],
  root: unknown,
): readonly SchemaError[] {
  const byPlace = Map.groupBy(errors, ({ instancePath }) => instancePath);
  const places = [...byPlace].map(([path, found]) => {
    const around = byPlace.get(path.slice(0, path.lastIndexOf('/'))) ?? [];
    const value = valueAtPointer(path, root);
    return { path, ...judge(joinLimits(found, { value, most: countAlternatives(around) }), value) };
  });
  const outer = new Set(
    places.flatMap(({ path, all }) => (all.length > 0 ? pathsAround(path) : [])),
  );
  return places.flatMap(({ path, all, certain }) => (outer.has(path) ? certain : all));
}

/** Returns the number of alternatives in the largest choice. */
function countAlternatives(errors: readonly SchemaError[]): number {
  return errors.reduce((most, { keyword, schema }) => {
    const isChoice = CHOICES.has(keyword) && Array.isArray(schema);
    return isChoice ? Math.max(most, schema.length) : most;
  }, 0);
}

const CHOICES: ReadonlySet<string> = new Set(['oneOf', 'anyOf']);

interface Judgment {
  readonly all: readonly SchemaError[];
  /** Errors that cannot follow from an error further inside. */
  readonly certain: readonly SchemaError[];
}

function judge(errors: readonly SchemaError[], value: unknown): Judgment {
  const relevant = errors.filter((error) => !isVague(error) && !isOfOtherType(error, value));
  const mayBeReference = errors.some((error) => missingKeyOf(error) === '$ref');
  const choices = errors.filter(({ keyword }) => CHOICES.has(keyword));
  const hasAlternatives = choices.length > (mayBeReference ? 1 : 0);
  const unknown = relevant.filter(isUnknownKey);
  const meant = new Set(unknown.map((error) => nearest(extraKeyOf(error) ?? '', OPENAPI_KEYS)));
  const isCertain = !hasAlternatives || neededIn(value) !== undefined;
  const missing = isCertain ? relevant.filter(isMissingKey) : [];
  const certain = distinct([
    ...unknown,
    ...relevant.filter((error) => badNameOf(error) !== undefined),
    ...missing.filter((error) => !meant.has(missingKeyOf(error))),
  ]);
  if (certain.length > 0) return { all: certain, certain };
  const [first] = relevant.length > 0 ? relevant : errors;
  return { all: first === undefined ? [] : [first], certain };
}

/**
 * Joins the values that several alternatives allow, such as the kinds of a parameter: together they allow
 * all of these. An alternative without an error allows the actual value.
 */
function joinLimits(
  errors: readonly SchemaError[],
  { value, most }: { readonly value: unknown; readonly most: number },
): readonly SchemaError[] {
  const limits = errors.filter(({ keyword }) => keyword === 'enum');
  const [first] = limits;
  if (first === undefined) return errors;
  const others = errors.filter((error) => !limits.includes(error));
  const isAllowed = limits.length < most && limits.every((error) => allowedBy(error).length === 1);
  const allowedValues = [...new Set(limits.flatMap(allowedBy))];
  if (isAllowed || allowedValues.includes(value)) return others;
  return [{ ...first, params: { allowedValues } }, ...others];
}

function allowedBy({ params }: SchemaError): readonly unknown[] {
  const allowed = params?.['allowedValues'];
  return Array.isArray(allowed) ? allowed : [];
}

/** Whether an error follows from others, or says nothing helpful. */
function isVague(error: SchemaError): boolean {
  if (CHOICES.has(error.keyword) || ['if', 'not'].includes(error.keyword)) return true;
  const missing = missingKeyOf(error);
  // Any other response would be accepted as well.
  return missing === '$ref' || (missing === 'default' && error.instancePath.endsWith('/responses'));
}

/**
 * Keys that a security scheme needs, by its type. The alternatives for other types report their own keys as
 * missing.
 */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  apiKey: ['name', 'in'],
  http: ['scheme'],
  oauth2: ['flows', 'flow', 'scopes', 'authorizationUrl', 'tokenUrl'],
  openIdConnect: ['openIdConnectUrl'],
};

function neededIn(value: unknown): readonly string[] | undefined {
  const type = isRecord(value) ? value['type'] : undefined;
  return typeof type === 'string' ? ownValue(NEEDED, type) : undefined;
}

function isOfOtherType(error: SchemaError, value: unknown): boolean {
  const needed = neededIn(value);
  return needed !== undefined && isMissingKey(error) && !needed.includes(missingKeyOf(error));
}

const KNOWN_KEYS: ReadonlySet<string> = new Set(OPENAPI_KEYS);

/**
 * Whether an error is about a key that OpenAPI does not have. A key of another alternative is known, and
 * can be right.
 */
function isUnknownKey(error: SchemaError): boolean {
  const extra = extraKeyOf(error);
  return extra !== undefined && !KNOWN_KEYS.has(extra);
}

function isMissingKey(error: SchemaError): boolean {
  return missingKeyOf(error) !== '';
}

function missingKeyOf({ params }: SchemaError): string {
  const missing = params?.['missingProperty'];
  return typeof missing === 'string' ? missing : '';
}

export function extraKeyOf({ params }: SchemaError): string | undefined {
  const extra = params?.['additionalProperty'] ?? params?.['unevaluatedProperty'];
  return typeof extra === 'string' ? extra : undefined;
}

/** Returns the name of a component that has characters which such names cannot have. */
export function badNameOf({ instancePath, keyword, params }: SchemaError): string | undefined {
  if (keyword !== 'propertyNames' || !/^\/components\/[^/]+$/.test(instancePath)) return undefined;
  const name = params?.['propertyName'];
  return typeof name === 'string' ? name : undefined;
}

function distinct(errors: readonly SchemaError[]): readonly SchemaError[] {
  return [...new Map(errors.map((error) => [JSON.stringify(error.params), error])).values()];
}

/** Lists the pointers of everything that contains a JSON pointer's value. */
function pathsAround(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, rank) => parts.slice(0, rank + 1).join('/'));
}

export function valueAtPointer(pointer: string, root: unknown): unknown {
  return valueAt(parsePlainPointer(pointer), root);
}

export function valueAt(path: DataPath, root: unknown): unknown {
  return path.reduce<unknown>(valueUnder, root);
}
