/**
 * Schemas in words that the sampler knows: it follows no anchors, knows nothing of types that are not said, of items after those of a tuple nor
 * of names by pattern, and would make billions of items where a schema asks for them.
 */
import { isMatch } from '../pattern/is-match.ts';
import { chooseSelf } from './choose-self.ts';
import { countOf, limitCounts } from './limit-counts.ts';
import { entriesOf, listOf, type Loose, recordOf } from '../../document/loose.ts';
import { nameNeeded } from './needed-parts.ts';
import { keepOneType } from './one-type.ts';
import { matchFirst } from '../pattern/match-pattern.ts';
import { parsePointer } from '../../document/json-pointer.ts';
import { refOf, type Resolver } from '../../document/resolver.ts';
import { type Rewriting, rewriteSchemas } from './rewrite-schemas.ts';
import type { SchemaSource } from '../../schema/shape-context.ts';

export function toPlainSchema(
  value: unknown,
  { resolver, memory }: Pick<SchemaSource, 'resolver' | 'memory'>,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const rewriting: Rewriting = (schema) => [
    toPlain(pointByPath(schema, resolver), resolver),
    undefined,
  ];
  const known = memory.plain.get(value) ?? rewriteSchemas(limitCounts(value), rewriting);
  memory.plain.set(value, known as object);
  return known;
}

function toPlain(schema: Loose, resolver: Resolver): Loose {
  const typed = keepOneType(tellType(chooseSelf(schema, resolver)), resolver);
  return nameByPattern(extendTuple(nameNeeded(freeDate(typed))));
}

function pointByPath(schema: Loose, resolver: Resolver): Loose {
  const ref = refOf(schema);
  const isPath = ref === undefined || parsePointer(ref) !== undefined;
  const pointer = isPath ? undefined : resolver.find(ref)?.pointer;
  return pointer === undefined ? schema : { ...schema, $ref: pointer };
}

const objectKeys = 'properties required additionalProperties patternProperties'.split(' ');
const listKeys = 'items prefixItems contains'.split(' ');

/**
 * In `allOf` the sampler takes parts without a type for parts of no object, and a list of types beside
 * an example for a type of its own; elsewhere the first of a list counts.
 */
function tellType(schema: Loose): Loose {
  if (refOf(schema) !== undefined) return schema;
  const [first] = listOf(schema['type']);
  if (first !== undefined) return { ...schema, type: first };
  if (schema['type'] !== undefined) return schema;
  const tells = (key: string) => typeof schema[key] === 'object' && schema[key] !== null;
  const type = objectKeys.some(tells) ? 'object' : listKeys.some(tells) ? 'array' : undefined;
  return type === undefined ? schema : { type, ...schema };
}

/** Dates are as long as they are: the sampler complains where a schema asks for another length. */
function freeDate(schema: Loose): Loose {
  if (schema['format'] !== 'date' && schema['format'] !== 'date-time') return schema;
  if (schema['minLength'] === undefined && schema['maxLength'] === undefined) return schema;
  const { minLength: _, maxLength: __, ...rest } = schema;
  return rest;
}

/** The sampler knows the items of a tuple alone, not those that may follow. */
function extendTuple(schema: Loose): Loose {
  const { prefixItems, minItems, items = {} } = schema;
  const tuple = listOf(prefixItems);
  const lacking = Math.ceil((countOf(minItems) ?? 0) - tuple.length);
  // What is no number lacks nothing.
  if (tuple.length === 0 || !(lacking > 0) || items === false) return schema;
  return { ...schema, prefixItems: [...tuple, ...Array<unknown>(lacking).fill(items)] };
}

/** More names than these say no more. */
const mostNames = 20;

/** Where only patterns of names are known, or more of them are needed, one is made up for each pattern. */
function nameByPattern(schema: Loose): Loose {
  const patterns = entriesOf(schema['patternProperties']);
  const properties = recordOf(schema['properties']);
  const known = Object.keys(properties).length;
  const lacking = Math.min((countOf(schema['minProperties']) ?? 0) - known, mostNames);
  if (patterns.length === 0 || (known > 0 && lacking <= 0)) return schema;
  const named = new Map(Object.entries(properties));
  for (let round = 0; round === 0 || named.size - known < lacking; round += 1) {
    const before = named.size;
    for (const [pattern, inner] of patterns) {
      const name = nameFor(pattern, named);
      if (name !== undefined) named.set(name, inner);
    }
    if (named.size === before) break;
  }
  return { ...schema, properties: Object.fromEntries(named) };
}

function nameFor(pattern: string, taken: ReadonlyMap<string, unknown>): string | undefined {
  const isFree = (name: string) => isMatch(name, pattern) === true && !taken.has(name);
  const name = matchFirst([pattern], { least: 1, fits: isFree });
  // Of `^x-` only the beginning is known.
  const longer = /[\p{L}\p{N}]$/u.test(name ?? '') ? '' : `${name}key`;
  return isFree(longer) ? longer : name;
}
