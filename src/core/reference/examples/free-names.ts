/** Names properties that may have any name: the sampler calls them `property1` and `property2`. */
import { checkValue, type CheckOptions } from './check-value.ts';
import { isRecord, listOf, type Loose, numberOf, textOf } from '../document/loose.ts';
import { joinPointer } from '../document/json-pointer.ts';
import type { Located } from '../document/resolver.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import { isSampledPlaceholder } from './placeholder-values.ts';
import { matchFirst } from './pattern/match-pattern.ts';
import { sampleSchema } from './sample-schema.ts';

/** The most properties to show: more would not help readers, even if the schema requires them. */
const maxNames = 20;

/**
 * Renames such properties to names that the schema allows: as many as it asks for, or only one if that says
 * enough.
 */
export function nameFreeProperties(
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
  const one =
    isSampledPlaceholder(inner) && Object.keys(own).length === 0 ? toOne(inner, names) : undefined;
  if (one !== undefined && schemas.every((schema) => checkValue(one, schema, options))) return one;
  const added = listNames(names, count);
  if (added.length === 0) return value;
  const entries = added.map((name, rank) => [name, rank % 2 === 0 ? inner : other] as const);
  return { ...own, ...Object.fromEntries(entries) };
}

interface Names {
  /** The schema that names must fit. Its value is not validated and can be absent. */
  readonly schema: Located;
  readonly options: CheckOptions;
  readonly isFree: (name: string) => boolean;
}

function toOne(inner: unknown, names: Names): Loose | undefined {
  const [name] = isAllowed('key', names) ? ['key'] : listNames(names, 1);
  if (name === undefined) return undefined;
  return { [name]: typeof inner === 'string' ? 'value' : inner };
}

/**
 * Returns how many names to write: two show that there can be several; none if the schema allows no others.
 */
function countNames(keywords: Loose, others: number): number {
  if (keywords['propertyNames'] === false) return 0;
  const least = (numberOf(keywords['minProperties']) ?? 0) - others;
  const most = (numberOf(keywords['maxProperties']) ?? Infinity) - others;
  return Math.min(Math.max(2, least), most, maxNames);
}

/**
 * Whether a made-up name is allowed. Never if names have a format, because checking a value ignores
 * formats.
 */
function isAllowed(name: string, { schema, options, isFree }: Names): boolean {
  const isOpen = !isRecord(schema.value) || textOf(schema.value['format']) === undefined;
  return isOpen && isFree(name) && checkValue(name, schema, options);
}

/**
 * Lists names that the schema enumerates or that match its format or pattern, otherwise names without
 * meaning.
 */
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

/** Writes texts of the format that differ in their last digit. */
function writeFormat({ schema, options }: Names): readonly string[] {
  const allOf = [{ type: 'string' }, schema.value];
  const written = textOf(sampleSchema({ value: { allOf }, pointer: schema.pointer }, options));
  if (written === undefined) return [];
  return Array.from({ length: 10 }, (_, step) => {
    return written.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + step) % 10));
  });
}
