/** Surveys the schemas of a document once: which build on which, and which have a page. */
import { isMade } from '../asyncapi/made-facts.ts';
import { findSubtypes, type Subtypes } from '../document/component-graph.ts';
import { parsePointer } from '../document/json-pointer.ts';
import { get, isRecord, type Loose } from '../document/loose.ts';
import { refOf, type Resolver } from '../document/resolver.ts';
import { readDiscriminator } from './merge/choices.ts';
import type { SchemaDirectory } from './schema-directory.ts';
import type { SchemaSource } from './shape-context.ts';

export interface SchemaSourceOptions {
  /** The id of the document. */
  readonly id: string;
  readonly keepsOrder: boolean;
  readonly markKeys: readonly string[];
  /** What operations use; if absent, schemas have pages only as parts of others. */
  readonly directory?: Pick<SchemaDirectory, 'isReached' | 'isHidden'>;
}

export function createSchemaSource(
  resolver: Resolver,
  { id, keepsOrder, markKeys, directory }: SchemaSourceOptions,
): SchemaSource {
  const subtypes = findSubtypes(resolver.root);
  const inner = findInnerSchemas(resolver.root, subtypes);
  return {
    resolver,
    memory: {
      merged: new WeakMap(),
      plain: new WeakMap(),
      shapes: new Map(),
      examples: new Map(),
    },
    keepsOrder,
    hasDynamicRefs: hasKey(resolver.root, '$dynamicRef'),
    usesXml: hasXml(resolver.root),
    markKeys,
    nameOf: schemaNameOf,
    pageOf: (pointer) => {
      const name = schemaNameOf(pointer);
      if (name === undefined || directory?.isHidden(name) === true) return undefined;
      const isLoose = directory?.isReached(name) === false && resolver.find(pointer) !== undefined;
      return isLoose || inner.has(name) ? schemaKey(id, name) : undefined;
    },
    childrenOf: (pointer) => subtypes.get(pointer) ?? [],
  };
}

export function schemaKey(id: string, name: string): string {
  return `${id} SCHEMA ${name}`;
}

/** Returns the key of the list of all schemas. */
export function schemasKey(id: string): string {
  return `${id} SCHEMAS`;
}

/** Returns the name of a schema: `#/components/schemas/Pet` is called Pet; anything inside it has no name. */
export function schemaNameOf(pointer: string): string | undefined {
  // Called for every part of every schema; the first characters settle most of them.
  if (!pointer.startsWith('#/components/schemas/') && !pointer.includes('%')) return undefined;
  const [components, schemas, name, ...rest] = parsePointer(pointer) ?? [];
  const isNamed = components === 'components' && schemas === 'schemas' && rest.length === 0;
  return isNamed ? name : undefined;
}

/**
 * Returns the names of the schemas that are part of others: these may be deeper than a page shows, so they
 * have a page of their own. Schemas without parts need none.
 */
function findInnerSchemas(root: Loose, subtypes: Subtypes): ReadonlySet<string> {
  const schemas = get(root['components'], 'schemas');
  const names = new Set<string>(listChildren(schemas, subtypes));
  const pending: { value: unknown; key: string }[] = [{ value: root, key: '' }];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value, key } = at;
    if (typeof value !== 'object' || value === null || isMade(value)) continue;
    const name = key === 'schema' ? undefined : schemaNameOf(refOf(value) ?? '');
    if (name !== undefined) names.add(name);
    for (const [inside, part] of Object.entries(value)) {
      // For an item of a list, the key of the list counts.
      if (typeof part === 'object')
        pending.push({ value: part, key: Array.isArray(value) ? key : inside });
    }
  }
  return new Set([...names].filter((name) => hasParts(get(schemas, name))));
}

/** Returns the names of the schemas that a base with a discriminator shows as its alternatives. */
function listChildren(schemas: unknown, subtypes: Subtypes): readonly string[] {
  return [...subtypes].flatMap(([base, children]) => {
    const name = schemaNameOf(base);
    const isBase = name !== undefined && readDiscriminator(get(schemas, name)) !== undefined;
    return isBase ? children.flatMap((child) => schemaNameOf(child) ?? []) : [];
  });
}

function hasKey(root: Loose, key: string): boolean {
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const at = pending.pop();
    if (typeof at !== 'object' || at === null || isMade(at)) continue;
    if (Object.hasOwn(at, key)) return true;
    for (const inner of Object.values(at)) pending.push(inner);
  }
  return false;
}

/** Whether any content type in the document is XML. */
export function hasXml(root: Loose): boolean {
  const pending: unknown[] = [root['paths'], root['webhooks'], root['components']];
  while (pending.length > 0) {
    const at = pending.pop();
    if (typeof at !== 'object' || at === null || isMade(at)) continue;
    const content = get(at, 'content');
    if (isRecord(content) && Object.keys(content).some((type) => /[/+]xml\b/i.test(type)))
      return true;
    // Nothing below a schema is a body.
    for (const [key, inner] of Object.entries(at))
      if (key !== 'schemas' && key !== 'schema') pending.push(inner);
  }
  return false;
}

const partKeys = ['properties', 'allOf', 'oneOf', 'anyOf', 'items', 'prefixItems', '$ref'];
const otherPartKeys = ['additionalProperties', 'patternProperties', '$dynamicRef'];

function hasParts(schema: unknown): boolean {
  if (!isRecord(schema)) return false;
  return [...partKeys, ...otherPartKeys].some(
    (key) => typeof schema[key] !== 'boolean' && schema[key] !== undefined,
  );
}
