/** Names of properties that may have any: the sampler makes up `property1` and `property2`. */
import { checkValue, type CheckOptions } from './check-value.ts';
import { isRecord, listOf, type Loose, numberOf, textOf } from '../document/loose.ts';
import { joinPointer } from '../document/json-pointer.ts';
import type { Located } from '../document/resolver.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import { isMadeUp } from './is-made-up.ts';
import { matchFirst } from './pattern/match-pattern.ts';
import { sampleSchema } from './sample-schema.ts';

/** Where a schema asks for more properties than these, they show nothing new. */
const mostNames = 20;

/** Names that the schema allows, as many as it asks for, and only one where that says enough. */
export function nameFreely(
  value: Loose,
  schemas: readonly Located[],
  options: CheckOptions,
): Loose {
  const { keywords, properties } = mergeSchemas(schemas, options.schemas);
  if (!Object.hasOwn(value, 'property1') || properties.has('property1')) return value;
  const { property1: inner, property2: other = inner, ...own } = value;
  const count = countNames(keywords, Object.keys(own).length);
  if (count <= 0) return own;
  const pointer = joinPointer(schemas[0]?.pointer ?? '#', 'propertyNames');
  const names: Names = {
    schema: { value: keywords['propertyNames'], pointer },
    options,
    isFree: (name) => !properties.has(name) && !Object.hasOwn(own, name),
  };
  const one = isMadeUp(inner) && Object.keys(own).length === 0 ? toOne(inner, names) : undefined;
  if (one !== undefined && schemas.every((schema) => checkValue(one, schema, options))) return one;
  const added = listNames(names, count);
  if (added.length === 0) return value;
  const entries = added.map((name, rank) => [name, rank % 2 === 0 ? inner : other] as const);
  return { ...own, ...Object.fromEntries(entries) };
}

interface Names {
  /** What a name must be; may be anything. */
  readonly schema: Located;
  readonly options: CheckOptions;
  readonly isFree: (name: string) => boolean;
}

function toOne(inner: unknown, names: Names): Loose | undefined {
  const [name] = isAllowed('key', names) ? ['key'] : listNames(names, 1);
  if (name === undefined) return undefined;
  return { [name]: typeof inner === 'string' ? 'value' : inner };
}

/** Two show that there may be several; none where the schema allows no other. */
function countNames(keywords: Loose, others: number): number {
  if (keywords['propertyNames'] === false) return 0;
  const least = (numberOf(keywords['minProperties']) ?? 0) - others;
  const most = (numberOf(keywords['maxProperties']) ?? Infinity) - others;
  return Math.min(Math.max(2, least), most, mostNames);
}

/** A format is looked at by nobody who checks a value. */
function isAllowed(name: string, { schema, options, isFree }: Names): boolean {
  const isOpen = !isRecord(schema.value) || textOf(schema.value['format']) === undefined;
  return isOpen && isFree(name) && checkValue(name, schema, options);
}

/** Names that the schema lists, or that are of its format or pattern, else ones that mean nothing. */
function listNames(names: Names, most: number): readonly string[] {
  const { schema, options, isFree } = names;
  const { keywords, patterns } = mergeSchemas([schema], options.schemas);
  const taken = new Set<string>();
  const fits = (name: string) =>
    !taken.has(name) && isFree(name) && checkValue(name, schema, options);
  const candidates = [
    ...listOf(keywords['enum']).filter((name) => typeof name === 'string'),
    ...(keywords['format'] === undefined ? [] : writeFormat(names)),
    ...Array.from({ length: most }, (_, rank) => `property${rank + 1}`).filter((name) =>
      isAllowed(name, names),
    ),
  ];
  for (const name of candidates) if (fits(name)) taken.add(name);
  const isListed = keywords['enum'] !== undefined || keywords['format'] !== undefined;
  const least = numberOf(keywords['minLength']) ?? 0;
  while (!isListed && taken.size < most) {
    const name = matchFirst(patterns.length === 0 ? ['^[a-z]+$'] : patterns, { least, fits });
    if (name === undefined) break;
    taken.add(name);
  }
  return [...taken].slice(0, most);
}

/** Texts of one format that differ in their last digit. */
function writeFormat({ schema, options }: Names): readonly string[] {
  const allOf = [{ type: 'string' }, schema.value];
  const written = textOf(sampleSchema({ value: { allOf }, pointer: schema.pointer }, options));
  if (written === undefined) return [];
  return Array.from({ length: 10 }, (_, step) => {
    return written.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + step) % 10));
  });
}
