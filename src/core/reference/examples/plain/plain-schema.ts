/**
 * Rewrites schemas with keywords that the sampler supports. The sampler does not follow anchors, infer
 * types, extend tuples or name properties by pattern, and would generate billions of items if a schema
 * asked for them.
 */
import { isMatch } from '../pattern/is-match.ts';
import { excludeOwnBranch } from './choose-self.ts';
import { countOf, limitCounts } from './limit-counts.ts';
import { entriesOf, listOf, type Loose, recordOf } from '../../document/loose.ts';
import { expandNeeds } from './needed-parts.ts';
import { removeConflictingTypes } from './one-type.ts';
import { matchFirst } from '../pattern/match-pattern.ts';
import { parsePointer } from '../../document/json-pointer.ts';
import { refOf, type Resolver } from '../../document/resolver.ts';
import { type Rewriting, rewriteSchemas } from './rewrite-schemas.ts';
import { settleCondition } from './settle-condition.ts';
import type { SchemaSource } from '../../schema/shape-context.ts';

export function simplifySchema(
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
  const settled = settleCondition(excludeOwnBranch(schema, resolver), resolver);
  const typed = removeConflictingTypes(inferType(settled), resolver);
  return nameByPattern(extendTuple(expandNeeds(freeDate(typed))));
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
 * Reduces a list of types to its first, and adds a missing type if the keywords imply one. In `allOf`, the
 * sampler would not treat parts without a type as objects, and would treat a list of types next to an
 * example as a separate type.
 */
function inferType(schema: Loose): Loose {
  if (refOf(schema) !== undefined) return schema;
  const [first] = listOf(schema['type']);
  if (first !== undefined) return { ...schema, type: first };
  if (schema['type'] !== undefined) return schema;
  const hasObject = (key: string) => typeof schema[key] === 'object' && schema[key] !== null;
  const type = objectKeys.some(hasObject)
    ? 'object'
    : listKeys.some(hasObject)
      ? 'array'
      : undefined;
  return type === undefined ? schema : { type, ...schema };
}

/**
 * Removes limits to the length of dates. Their length is fixed, and the sampler complains if a schema asks
 * for another.
 */
function freeDate(schema: Loose): Loose {
  if (schema['format'] !== 'date' && schema['format'] !== 'date-time') return schema;
  if (schema['minLength'] === undefined && schema['maxLength'] === undefined) return schema;
  const { minLength: _, maxLength: __, ...rest } = schema;
  return rest;
}

/**
 * Extends a tuple to the minimum length, because the sampler generates only the items of the tuple, not
 * those that may follow.
 */
function extendTuple(schema: Loose): Loose {
  const { prefixItems, minItems, items = {} } = schema;
  const tuple = listOf(prefixItems);
  const lacking = Math.ceil((countOf(minItems) ?? 0) - tuple.length);
  // If `minItems` is not a number, `lacking` is NaN, and nothing is lacking.
  if (tuple.length === 0 || !(lacking > 0) || items === false) return schema;
  return { ...schema, prefixItems: [...tuple, ...Array<unknown>(lacking).fill(items)] };
}

/** The most names to make up: more would not help readers. */
const maxNames = 20;

/**
 * Makes up a name for each pattern if a schema has only patterns of names, or asks for more properties than
 * it names.
 */
function nameByPattern(schema: Loose): Loose {
  const patterns = entriesOf(schema['patternProperties']).slice(0, maxNames);
  const properties = recordOf(schema['properties']);
  const known = Object.keys(properties).length;
  const lacking = Math.min((countOf(schema['minProperties']) ?? 0) - known, maxNames);
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
  // A pattern such as `^x-` defines only the beginning of a name.
  const longer = /[\p{L}\p{N}]$/u.test(name ?? '') ? '' : `${name}key`;
  return isFree(longer) ? longer : name;
}
