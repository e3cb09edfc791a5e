/**
 * Rewrites what a schema asks for with keywords that the sampler does not support: items that fit
 * `contains`, names in `dependentRequired`, and required names that only `additionalProperties` describes.
 */
import { isRecord, listOf, type Loose, recordOf } from '../../document/loose.ts';
import { refOf } from '../../document/resolver.ts';
import { ownValue } from '../../../text/own-value.ts';
import { countOf } from './limit-counts.ts';

/** Returns the schema with these needs expressed by `prefixItems`, `required` and `properties`. */
export function expandNeeds(schema: Loose): Loose {
  return beginWithContained(describeRequired(requireDependents(schema)));
}

/** The most items to ask for: more would not help readers. */
const MAX_ITEMS = 20;

function beginWithContained(schema: Loose): Loose {
  const { contains, items, prefixItems, minContains } = schema;
  const least = Math.min(countOf(minContains) ?? 1, MAX_ITEMS);
  if (!isRecord(contains) || listOf(prefixItems).length > 0 || least < 1) return schema;
  const item = isRecord(items) ? joined(items, contains) : contains;
  return { ...schema, prefixItems: Array<unknown>(Math.ceil(least)).fill(item) };
}

function joined(items: Loose, contains: Loose): Loose {
  const isNear = refOf(items) === undefined && refOf(contains) === undefined;
  return isNear ? { ...items, ...contains } : { allOf: [items, contains] };
}

/**
 * Keywords with which another part of the schema may describe the required names; then that description
 * counts.
 */
const ELSEWHERE = [
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'patternProperties',
  'dependentSchemas',
  'if',
];

function describeRequired(schema: Loose): Loose {
  const { additionalProperties, required } = schema;
  if (!isRecord(additionalProperties) || ELSEWHERE.some((key) => key in schema)) return schema;
  const known = recordOf(schema['properties']);
  const names = listOf(required).filter((name) => typeof name === 'string');
  const others = names.filter((name) => !Object.hasOwn(known, name));
  if (others.length === 0) return schema;
  const added = Object.fromEntries(others.map((name) => [name, additionalProperties]));
  return { ...schema, properties: { ...known, ...added } };
}

function requireDependents(schema: Loose): Loose {
  const dependents = recordOf(schema['dependentRequired']);
  const required = listOf(schema['required']);
  const names = new Set(required.filter((name) => typeof name === 'string'));
  // The loop also visits names that it adds.
  for (const name of names) {
    for (const other of listOf(ownValue(dependents, name))) {
      if (typeof other === 'string') names.add(other);
    }
  }
  return names.size > required.length ? { ...schema, required: [...names] } : schema;
}
