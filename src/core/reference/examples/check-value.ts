/**
 * Checks whether a value fits a schema. Follows references one at a time, so that circular schemas cost
 * nothing, and is therefore not a general validator: a value counts as fitting wherever this check cannot
 * decide.
 */
import { joinPointer } from '../document/json-pointer.ts';
import { get, isRecord, listOf, type Loose, numberOf, textOf } from '../document/loose.ts';
import type { Alternatives } from '../schema/merge/choices.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import type { DynamicScope } from '../schema/merge/dynamic-scope.ts';
import type { MergedSchema } from '../schema/merge/merged-schema.ts';
import { type Direction, isOmittable, ownDirection } from '../document/message-direction.ts';
import { findMapped, type Located, refOf, type Resolver } from '../document/resolver.ts';
import { missingOf } from '../document/parts/stand-in.ts';
import { isMatch } from './pattern/is-match.ts';
import { typeOfValue } from '../schema/schema-types.ts';
import type { SchemaSource } from '../schema/shape-context.ts';

interface Check {
  readonly schemas: SchemaSource;
  readonly direction: Direction | undefined;
  /**
   * Checks left. They are limited because the values of an example and the alternatives of its schema
   * multiply.
   */
  readonly effort: { left: number };
  /**
   * Results for alternatives, by schema and value, because nested alternatives lead to the same pairs
   * repeatedly.
   */
  readonly known: Map<unknown, Map<unknown, boolean>>;
  /** How often a value counted as fitting because the check could not decide. */
  readonly doubts: { count: number };
}

const maxEffort = 20_000;

/** The deepest nesting of schemas that is followed: alternatives that contain themselves have no end. */
const maxDepth = 300;

export interface CheckOptions {
  readonly schemas: SchemaSource;
  readonly direction?: Direction;
  /** Shared by checks that belong together; if absent, the check has a limit of its own. */
  readonly effort?: { left: number };
}

export function checkValue(
  value: unknown,
  schema: Located,
  { schemas, direction, effort = { left: maxEffort } }: CheckOptions,
): boolean {
  const check: Check = { schemas, direction, effort, known: new Map(), doubts: { count: 0 } };
  return fits(value, [schema], { check, scope: undefined, depth: 0 });
}

interface Context {
  readonly check: Check;
  readonly scope: DynamicScope | undefined;
  /** Number of schemas around this one. */
  readonly depth: number;
}

function fits(value: unknown, schemas: readonly Located[], context: Context): boolean {
  const { check, depth } = context;
  check.effort.left -= 1;
  if (check.effort.left < 0 || depth > maxDepth) return doubt(check);
  const merged = mergeSchemas(schemas, check.schemas, context.scope);
  if (isOpen(schemas, merged, check.schemas.resolver)) doubt(check);
  const own = ownDirection(merged.keywords);
  const turned = own === undefined ? check : { ...check, direction: own, known: new Map() };
  const inside = { check: turned, scope: merged.scope, depth: depth + 1 };
  if (merged.isNever) return false;
  if (value === null && merged.keywords['nullable'] === true) return true;
  return (
    fitsType(value, merged.keywords['type']) &&
    fitsValues(value, merged.keywords) &&
    fitsAlternatives(value, merged, inside) &&
    fitsParts(value, merged, inside) &&
    !isExcluded(value, merged.keywords['not'], inside)
  );
}

/** Counts a value as fitting although the check cannot decide. */
function doubt({ doubts }: Check): true {
  doubts.count += 1;
  return true;
}

/** Keywords whose requirements are not checked here. */
const unread = ['contains', 'format', 'contentEncoding', 'contentMediaType', 'contentSchema'];

/** Whether schemas have requirements that are not checked, or refer to something that does not exist. */
function isOpen(schemas: readonly Located[], merged: MergedSchema, { find }: Resolver): boolean {
  const { keywords, conditional } = merged;
  const members = schemas.flatMap(({ value }) => [value, ...listOf(get(value, 'allOf'))]);
  const isLost = members.some((member) => {
    const ref = refOf(member);
    return ref !== undefined && find(ref) === undefined;
  });
  const isUnread = conditional.length > 0 || unread.some((key) => keywords[key] !== undefined);
  return isLost || isUnread || missingOf(keywords) !== undefined;
}

/** Whether a value certainly fits a schema that it must not fit. */
function isExcluded(value: unknown, written: unknown, { check, scope, depth }: Context): boolean {
  if (written === undefined) return false;
  // The direction does not apply here: a schema under `not` still requires what a message may leave out.
  const inside: Check = { ...check, direction: undefined, known: new Map(), doubts: { count: 0 } };
  const schema = { value: written, pointer: '#not' };
  if (!fits(value, [schema], { check: inside, scope, depth })) return false;
  const isSure = inside.doubts.count === 0;
  if (!isSure) doubt(check);
  return isSure;
}

function fitsType(value: unknown, written: unknown): boolean {
  const types = [written].flat().filter((type) => typeof type === 'string');
  if (types.length === 0) return true;
  const type = typeOfValue(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function fitsValues(value: unknown, keywords: Loose): boolean {
  const { const: constant } = keywords;
  const allowed = listOf(keywords['enum']);
  const isListed = allowed.length === 0 || isAmong(value, allowed);
  return isListed && (constant === undefined || isAmong(value, [constant]));
}

/** Compares only lists and objects by their texts, because an enumeration can have thousands of values. */
function isAmong(value: unknown, allowed: readonly unknown[]): boolean {
  if (allowed.includes(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const text = JSON.stringify(value);
  return allowed.some((item) => JSON.stringify(item) === text);
}

function fitsAlternatives(value: unknown, { alternatives }: MergedSchema, context: Context) {
  return alternatives.every((group) => {
    const { mode, options, discriminator } = group;
    const named = findNamed(value, group, context.check.schemas.resolver);
    if (named !== undefined) return fitsOption(value, named, context);
    const found = options.filter((option) => fitsOption(value, option, context));
    // Generators often write alternatives that overlap, with a discriminator to distinguish them.
    const isOne = mode === 'anyOf' || discriminator !== undefined;
    if (isOne && mode === 'oneOf' && found.length > 1) doubt(context.check);
    return isOne ? found.length > 0 : found.length === 1;
  });
}

/** Returns the alternative that a value itself names in the property of the discriminator. */
function findNamed(
  value: unknown,
  { options, discriminator }: Alternatives,
  { find }: Resolver,
): Located | undefined {
  const name = get(value, textOf(discriminator?.['propertyName']) ?? '');
  const mapped = findMapped(get(discriminator?.['mapping'], textOf(name) ?? '') ?? name, { find });
  if (mapped === undefined) return undefined;
  return options.find((option) => {
    const ref = refOf(option.value);
    return ref !== undefined && find(ref)?.pointer === mapped.pointer;
  });
}

/**
 * Checks an alternative and remembers the result, except in a dynamic scope, where the same keywords can
 * mean another schema.
 */
function fitsOption(value: unknown, option: Located, context: Context): boolean {
  if ((context.scope?.size ?? 0) > 0) return fits(value, [option], context);
  const { known } = context.check;
  const found = known.get(option.value)?.get(value);
  if (found !== undefined) return found;
  const isFit = fits(value, [option], context);
  const ofOption = known.get(option.value) ?? new Map<unknown, boolean>();
  known.set(option.value, ofOption.set(value, isFit));
  return isFit;
}

function fitsParts(value: unknown, merged: MergedSchema, context: Context): boolean {
  if (typeof value === 'string') return fitsText(value, merged, context);
  const number = numberOf(value);
  if (number !== undefined) return fitsRange(number, merged.keywords);
  if (Array.isArray(value)) return fitsList(value, merged, context);
  return !isRecord(value) || fitsObject(value, merged, context);
}

function fitsText(value: string, merged: MergedSchema, { check }: Context): boolean {
  const { keywords, patterns } = merged;
  const length = Array.from(value).length;
  return (
    isBetween(length, keywords, 'Length') &&
    patterns.every((text) => isMatch(value, text) ?? doubt(check))
  );
}

function fitsRange(value: number, keywords: Loose): boolean {
  const { exclusiveMinimum, exclusiveMaximum } = keywords;
  const least = numberOf(keywords['minimum']) ?? -Infinity;
  const most = numberOf(keywords['maximum']) ?? Infinity;
  const above = exclusiveMinimum === true ? least : (numberOf(exclusiveMinimum) ?? -Infinity);
  const below = exclusiveMaximum === true ? most : (numberOf(exclusiveMaximum) ?? Infinity);
  const step = numberOf(keywords['multipleOf']);
  const isStep = step === undefined || Math.abs(value / step - Math.round(value / step)) < 1e-9;
  return value >= least && value <= most && value > above && value < below && isStep;
}

function isBetween(count: number, keywords: Loose, what: string): boolean {
  const least = numberOf(keywords[`min${what}`]) ?? 0;
  return count >= least && count <= (numberOf(keywords[`max${what}`]) ?? Infinity);
}

function fitsList(value: readonly unknown[], merged: MergedSchema, context: Context): boolean {
  const { keywords } = merged;
  if (!isBetween(value.length, keywords, 'Items')) return false;
  const distinct = new Set(value.map((item) => JSON.stringify(item)));
  if (keywords['uniqueItems'] === true && distinct.size < value.length) return false;
  return value.every((item, rank) => {
    const schema = schemaOfItem(rank, merged);
    return schema === undefined || fits(item, [schema], context);
  });
}

/**
 * Returns the schema of the item at an index: a list can begin with items that each have a schema of their
 * own.
 */
export function schemaOfItem(
  rank: number,
  { keywords, items }: Pick<MergedSchema, 'keywords' | 'items'>,
): Located | undefined {
  const tuple = listOf(keywords['prefixItems']);
  const isOwn = rank < tuple.length;
  return isOwn ? { value: tuple[rank], pointer: joinPointer('#tuple', rank) } : items;
}

function fitsObject(value: Loose, merged: MergedSchema, context: Context): boolean {
  const { properties, required, keywords } = merged;
  if (!isBetween(Object.keys(value).length, keywords, 'Properties')) return false;
  const lacks = [...required].some((name) => {
    return !Object.hasOwn(value, name) && !isLeftOut(properties.get(name), context.check);
  });
  if (lacks || !fitsNames(Object.keys(value), merged, context)) return false;
  return Object.entries(value).every(([name, inner]) => {
    const own = schemasOfProperty(name, merged);
    // If a pattern cannot be evaluated, it is unknown whether it applies to this name.
    if (own.length === 0) return merged.patternProperties.length === 0 || doubt(context.check);
    return fits(inner, own, context);
  });
}

function fitsNames(names: readonly string[], merged: MergedSchema, context: Context): boolean {
  const value = merged.keywords['propertyNames'];
  const schema = { value, pointer: '#names' };
  return value === undefined || names.every((name) => fits(name, [schema], context));
}

/**
 * Lists the schemas of a property: its own, those of matching patterns, or the one for all other names;
 * none if it is unknown which apply.
 */
export function schemasOfProperty(
  name: string,
  { properties, patternProperties, additional }: MergedSchema,
): readonly Located[] {
  const own = properties.get(name);
  if (own !== undefined) return own;
  const matches = patternProperties.map(([pattern]) => isMatch(name, pattern));
  const matching = patternProperties.filter((_, rank) => matches[rank] === true);
  if (matching.length > 0) return matching.map(([, schema]) => schema);
  return additional === undefined || matches.includes(undefined) ? [] : [additional];
}

/**
 * Whether a property may be absent: requests need not send what is read-only, and responses what is
 * write-only.
 */
function isLeftOut(own: readonly Located[] | undefined, { schemas, direction }: Check) {
  if (own === undefined || direction === undefined) return false;
  return isOmittable(mergeSchemas(own, schemas).keywords, direction);
}
