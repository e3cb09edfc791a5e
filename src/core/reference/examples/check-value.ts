/**
 * Whether a value is what a schema asks for. Follows references one by one, so that documents whose
 * schemas run in circles cost nothing, which is why this is no general validator: what it cannot
 * decide counts as right.
 */
import { joinPointer } from '../document/json-pointer.ts';
import { get, isRecord, listOf, type Loose, numberOf, textOf } from '../document/loose.ts';
import {
  type Alternatives,
  type DynamicScope,
  type MergedSchema,
  mergeSchemas,
} from '../schema/merge-schema.ts';
import { type Direction, mayBeLeftOut, ownDirection } from '../document/message-direction.ts';
import { findMapped, type Located, refOf, type Resolver } from '../document/resolver.ts';
import { missingOf } from '../document/parts/stand-in.ts';
import { isMatch } from './pattern/is-match.ts';
import { typeOfValue } from '../schema/schema-types.ts';
import type { SchemaSource } from '../schema/shape-context.ts';

interface Check {
  readonly schemas: SchemaSource;
  readonly direction: Direction | undefined;
  /** Checks left: values of examples and alternatives of schemas multiply. */
  readonly effort: { left: number };
  /** What was found of alternatives, by their schema and the value: towers of them meet again and again. */
  readonly known: Map<unknown, Map<unknown, boolean>>;
  /** How often something counted as right because nobody could decide it. */
  readonly doubts: { count: number };
}

const mostEffort = 20_000;

/** Alternatives that are alternatives of themselves have no end. */
const deepest = 300;

export interface CheckOptions {
  readonly schemas: SchemaSource;
  readonly direction?: Direction;
  /** Shared by several checks that belong together; of its own unless given. */
  readonly effort?: { left: number };
}

export function checkValue(
  value: unknown,
  schema: Located,
  { schemas, direction, effort = { left: mostEffort } }: CheckOptions,
): boolean {
  const check: Check = { schemas, direction, effort, known: new Map(), doubts: { count: 0 } };
  return fits(value, [schema], { check, scope: undefined, depth: 0 });
}

interface Context {
  readonly check: Check;
  readonly scope: DynamicScope | undefined;
  /** Schemas around this one. */
  readonly depth: number;
}

function fits(value: unknown, schemas: readonly Located[], context: Context): boolean {
  const { check, depth } = context;
  check.effort.left -= 1;
  if (check.effort.left < 0 || depth > deepest) return doubt(check);
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

/** Counts that something is taken for right that nobody could decide. */
function doubt({ doubts }: Check): true {
  doubts.count += 1;
  return true;
}

/** Keywords that ask for something that is not looked at here. */
const unread = ['contains', 'format', 'contentEncoding', 'contentMediaType', 'contentSchema'];

/** Whether schemas ask for more than is looked at, or for what is not there. */
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

/** Whether a value is beyond doubt of a schema that it must not be of. */
function isExcluded(value: unknown, written: unknown, { check, scope, depth }: Context): boolean {
  if (written === undefined) return false;
  // Whatever may be left out of a message is still asked for by a schema that nothing may fit.
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
  const text = JSON.stringify(value);
  const allowed = listOf(keywords['enum']);
  const isListed = allowed.length === 0 || allowed.some((item) => JSON.stringify(item) === text);
  const constant = keywords['const'];
  return isListed && (constant === undefined || JSON.stringify(constant) === text);
}

function fitsAlternatives(value: unknown, { alternatives }: MergedSchema, context: Context) {
  return alternatives.every((group) => {
    const { mode, options, discriminator } = group;
    const told = findTold(value, group, context.check.schemas.resolver);
    if (told !== undefined) return fitsOption(value, told, context);
    const found = options.filter((option) => fitsOption(value, option, context));
    // Generators often write alternatives that overlap, with a discriminator to tell them apart.
    const isOne = mode === 'anyOf' || discriminator !== undefined;
    if (isOne && mode === 'oneOf' && found.length > 1) doubt(context.check);
    return isOne ? found.length > 0 : found.length === 1;
  });
}

/** The alternative that a value says it is of, by the name that a discriminator has for it. */
function findTold(
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

/** Within a dynamic scope the same words may mean another schema. */
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

/** What holds for the item at a rank: a list may begin with items that each have a schema of their own. */
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
    // Of a pattern that nobody can read, nobody knows whether it is about this name.
    if (own.length === 0) return merged.patternProperties.length === 0 || doubt(context.check);
    return fits(inner, own, context);
  });
}

function fitsNames(names: readonly string[], merged: MergedSchema, context: Context): boolean {
  const value = merged.keywords['propertyNames'];
  const schema = { value, pointer: '#names' };
  return value === undefined || names.every((name) => fits(name, [schema], context));
}

/** What holds for a property: what is said of it, or of names like it, or else of any; none where nobody can tell. */
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

/** What is only read need not be sent, and the other way round. */
function isLeftOut(own: readonly Located[] | undefined, { schemas, direction }: Check) {
  if (own === undefined || direction === undefined) return false;
  return mayBeLeftOut(mergeSchemas(own, schemas).keywords, direction);
}
