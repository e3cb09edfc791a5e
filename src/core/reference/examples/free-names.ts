/** Names of properties that may have any: the sampler makes up `property1` and `property2`. */
import { checkValue, type CheckOptions } from './check-value.ts';
import { isRecord, listOf, type Loose, numberOf } from '../document/loose.ts';
import { joinPointer } from '../document/json-pointer.ts';
import type { Located } from '../document/resolver.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import { isMadeUp } from './is-made-up.ts';
import { matchFirst } from './pattern/match-pattern.ts';

const madeUp = ['property1', 'property2'];

/** Names that the schema allows, and only one where that says enough. */
export function nameFreely(
  value: Loose,
  schemas: readonly Located[],
  options: CheckOptions,
): Loose {
  const { keywords, properties } = mergeSchemas(schemas, options.schemas);
  if (!Object.hasOwn(value, 'property1') || properties.has('property1')) return value;
  const pointer = joinPointer(schemas[0]?.pointer ?? '#', 'propertyNames');
  const names = listNames({ value: keywords['propertyNames'], pointer }, options);
  return toOne(value, names[0] ?? 'key', { schemas, options }) ?? rename(value, names);
}

function toOne(
  value: Loose,
  name: string,
  { schemas, options }: { readonly schemas: readonly Located[]; readonly options: CheckOptions },
): Loose | undefined {
  const { property1: inner, ...others } = value;
  if (Object.keys(others).join() !== 'property2' || !isMadeUp(inner)) return undefined;
  const one = { [name]: typeof inner === 'string' ? 'value' : inner };
  return schemas.every((schema) => checkValue(one, schema, options)) ? one : undefined;
}

/** What has no other name is left out; without any, the names stay. */
function rename(value: Loose, names: readonly string[]): Loose {
  if (names.length === 0) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const rank = madeUp.indexOf(name);
    const own = rank < 0 ? name : names[rank];
    return own === undefined || (rank >= 0 && Object.hasOwn(value, own)) ? [] : [[own, inner]];
  });
  return Object.fromEntries(entries);
}

/** At most two; none where any name will do. */
function listNames(schema: Located, options: CheckOptions): readonly string[] {
  if (!isRecord(schema.value)) return [];
  const { keywords, patterns } = mergeSchemas([schema], options.schemas);
  const fits = (name: string) => checkValue(name, schema, options);
  const listed = listOf(keywords['enum']).filter((name) => typeof name === 'string');
  if (listed.length > 0) return listed.filter(fits).slice(0, 2);
  if (fits('key')) return [];
  const least = numberOf(keywords['minLength']) ?? 0;
  const first = matchFirst(patterns, { least, fits });
  const second = matchFirst(patterns, { least, fits: (name) => name !== first && fits(name) });
  return [first, second].filter((name) => name !== undefined);
}
