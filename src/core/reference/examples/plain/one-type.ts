/**
 * Removes parts of an `allOf` that no single value can satisfy. The sampler takes one of them, and reports
 * the others where authors do not look.
 */
import { isRecord, listOf, type Loose, textOf } from '../../document/loose.ts';
import { refOf, type Resolver } from '../../document/resolver.ts';

/** Returns the schema without the parts of its `allOf` whose type differs from that of the rest. */
export function removeConflictingTypes(schema: Loose, resolver: Resolver): Loose {
  const parts = listOf(schema['allOf']);
  if (parts.length === 0 || refOf(schema) !== undefined) return schema;
  const effort = { left: maxSchemas };
  const { allOf: _, ...own } = schema;
  const ownType = typeOf(own, resolver, effort);
  const types = parts.map((part) => typeOf(part, resolver, effort));
  const knownTypes = [ownType, ...types].filter((type) => type !== undefined);
  if (new Set(knownTypes).size < 2) return schema;
  // Every integer is also a number, so `integer` satisfies both.
  const [first] = knownTypes;
  const isWhole = knownTypes.includes('integer') && (first === 'number' || first === 'integer');
  const kept = isWhole ? 'integer' : first;
  const allOf = parts.filter((_part, rank) => [undefined, kept].includes(types[rank]));
  return { ...own, ...(ownType !== undefined && { type: kept }), allOf };
}

/** The most schemas to visit for the types of one `allOf`. */
const maxSchemas = 200;

/** Returns the type that the sampler assumes for a schema; undefined if it finds none. */
function typeOf(value: unknown, resolver: Resolver, effort: { left: number }): string | undefined {
  effort.left -= 1;
  if (effort.left < 0 || !isRecord(value)) return undefined;
  const own = textOf(listOf([value['type']].flat())[0]) ?? typeOfKeywords(value);
  if (own !== undefined) return own;
  const ref = refOf(value);
  if (ref !== undefined) return typeOf(resolver.find(ref)?.value, resolver, effort);
  const [option] = [...listOf(value['oneOf']), ...listOf(value['anyOf'])];
  for (const part of [...listOf(value['allOf']), option]) {
    const type = typeOf(part, resolver, effort);
    if (type !== undefined) return type;
  }
  return undefined;
}

/** Keywords that apply only to values of one type, by that type. */
const keywordTypes: readonly (readonly [type: string, keywords: string])[] = [
  ['number', 'multipleOf maximum exclusiveMaximum minimum exclusiveMinimum'],
  ['string', 'maxLength minLength pattern'],
  ['array', 'items prefixItems contains maxItems minItems uniqueItems'],
  [
    'object',
    'maxProperties minProperties required additionalProperties properties patternProperties',
  ],
];

function typeOfKeywords(schema: Loose): string | undefined {
  const hasAny = (keywords: string) => keywords.split(' ').some((key) => schema[key] !== undefined);
  return keywordTypes.find(([, keywords]) => hasAny(keywords))?.[0];
}
