/** Looks over the schemas of a document once: which build on which, and which have a page. */
import { parsePointer } from '../document/json-pointer.ts';
import { entriesOf, get, isRecord, listOf, type Loose } from '../document/loose.ts';
import { refOf, type Resolver } from '../document/resolver.ts';
import type { SchemaSource } from './shape-context.ts';

export interface SchemaSourceOptions {
  /** Id of the document. */
  readonly id: string;
  readonly keepsOrder: boolean;
  readonly markKeys: readonly string[];
}

export function createSchemaSource(
  resolver: Resolver,
  { id, keepsOrder, markKeys }: SchemaSourceOptions,
): SchemaSource {
  const inner = findInnerSchemas(resolver.root);
  const heirs = findHeirs(resolver.root);
  return {
    resolver,
    memory: {
      merged: new WeakMap(),
      limited: new WeakMap(),
      shapes: new Map(),
      examples: new Map(),
    },
    keepsOrder,
    speaksXml: hasXml(resolver.root),
    markKeys,
    nameOf: schemaNameOf,
    pageOf: (pointer) => {
      const name = schemaNameOf(pointer);
      return name !== undefined && inner.has(name) ? schemaKey(id, name) : undefined;
    },
    childrenOf: (pointer) => heirs.get(pointer) ?? [],
  };
}

export function schemaKey(id: string, name: string): string {
  return `${id} SCHEMA ${name}`;
}

/** `#/components/schemas/Pet` is called Pet; what is inside of it has no name. */
export function schemaNameOf(pointer: string): string | undefined {
  // Asked of every part of every schema, most of which are told by their beginning.
  if (!pointer.startsWith('#/components/schemas/') && !pointer.includes('%')) return undefined;
  const [components, schemas, name, ...rest] = parsePointer(pointer) ?? [];
  const isNamed = components === 'components' && schemas === 'schemas' && rest.length === 0;
  return isNamed ? name : undefined;
}

/**
 * Names of the schemas that are part of others: these may lie deeper than a page shows, and have a
 * page of their own. Those without parts need none.
 */
function findInnerSchemas(root: Loose): ReadonlySet<string> {
  const names = new Set<string>();
  const pending: { value: unknown; key: string }[] = [{ value: root, key: '' }];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value, key } = at;
    if (typeof value !== 'object' || value === null) continue;
    const name = key === 'schema' ? undefined : schemaNameOf(refOf(value) ?? '');
    if (name !== undefined) names.add(name);
    for (const [inside, part] of Object.entries(value)) {
      // In a list, what counts is where the list is.
      if (typeof part === 'object')
        pending.push({ value: part, key: Array.isArray(value) ? key : inside });
    }
  }
  const schemas = get(root['components'], 'schemas');
  return new Set([...names].filter((name) => hasParts(get(schemas, name))));
}

/** Whether a content type anywhere is XML. */
function hasXml(root: Loose): boolean {
  const pending: unknown[] = [root['paths'], root['webhooks'], root['components']];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (typeof at !== 'object' || at === null) continue;
    const content = get(at, 'content');
    if (isRecord(content) && Object.keys(content).some((type) => /[/+]xml\b/i.test(type)))
      return true;
    // Nothing below a schema is a body.
    for (const [key, inner] of Object.entries(at))
      if (key !== 'schemas' && key !== 'schema') pending.push(inner ?? 0);
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

/** Pointers of the schemas with an `allOf` that holds another, by the pointer of that. */
function findHeirs(root: Loose): ReadonlyMap<string, readonly string[]> {
  const heirs = new Map<string, string[]>();
  for (const [name, schema] of entriesOf(get(root['components'], 'schemas'))) {
    const pointer = `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    for (const member of listOf(get(schema, 'allOf'))) {
      const base = refOf(member);
      if (base === undefined) continue;
      const known = heirs.get(base);
      if (known === undefined) heirs.set(base, [pointer]);
      else known.push(pointer);
    }
  }
  return heirs;
}
