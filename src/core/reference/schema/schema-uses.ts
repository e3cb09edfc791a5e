/** Finds which operations and schemas of a document use a schema directly, not only through another. */
import { isMade } from '../asyncapi/made-facts.ts';
import { parsePointer } from '../document/json-pointer.ts';
import { type EndpointSource, listCallbacks } from '../document/list-endpoints.ts';
import { entriesOf, get, listOf, type Loose, textOf } from '../document/loose.ts';
import { listMethods } from '../document/read-info.ts';
import { refOf, type Resolver } from '../document/resolver.ts';

export interface SchemaUses {
  /** Operations and webhooks, by the name of a schema; each once, in the order of the document. */
  readonly endpointsOf: ReadonlyMap<string, readonly EndpointSource[]>;
  /** Names of schemas, by the name of a schema they use. */
  readonly schemasOf: ReadonlyMap<string, readonly string[]>;
  /** Returns the names of the schemas that some of these operations reach, in any way. */
  readonly reachedFrom: (endpoints: readonly EndpointSource[]) => ReadonlySet<string>;
}

export function findSchemaUses(
  resolver: Resolver,
  endpoints: readonly EndpointSource[],
): SchemaUses {
  const { root } = resolver;
  const schemas = entriesOf(get(root['components'], 'schemas'));
  const ofEndpoints = new Map<EndpointSource, readonly string[]>();
  for (const source of endpoints)
    ofEndpoints.set(source, listUsed(root, listParts(source, resolver)));
  const ofSchemas = new Map(schemas.map(([name, schema]) => [name, listUsed(root, [schema])]));
  // A base with a discriminator shows the schemas that build on it.
  for (const [name, schema] of schemas)
    for (const base of listBases(schema))
      if (get(get(get(root['components'], 'schemas'), base), 'discriminator') !== undefined)
        ofSchemas.set(base, [...(ofSchemas.get(base) ?? []), name]);
  return {
    endpointsOf: turnAround(ofEndpoints),
    schemasOf: turnAround(ofSchemas),
    reachedFrom: (some) => {
      const reached = new Set<string>();
      const pending = some.flatMap((source) => ofEndpoints.get(source) ?? []);
      for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
        if (reached.has(name)) continue;
        reached.add(name);
        for (const used of ofSchemas.get(name) ?? []) pending.push(used);
      }
      return reached;
    },
  };
}

/** Lists what a page shows of an operation. In a callback, it shows no further callbacks. */
function listParts(source: EndpointSource, resolver: Resolver): readonly unknown[] {
  const partsOf = ({ callbacks: _, ...operation }: Loose, item: Loose) => [
    operation,
    item['parameters'],
  ];
  const requested = listCallbacks(source, resolver).flatMap(({ item }) =>
    listMethods(item).flatMap(([, operation]) => partsOf(operation, item)),
  );
  return [...partsOf(source.operation, source.item), ...requested];
}

function listBases(schema: unknown): readonly string[] {
  return listOf(get(schema, 'allOf')).flatMap((member) => toSchemaName(refOf(member)) ?? []);
}

/** Returns the names of the schemas that values refer to, also through other components. */
function listUsed(root: Loose, values: readonly unknown[]): readonly string[] {
  const names = new Set<string>();
  const followed = new Set<string>();
  const pending = values.toReversed();
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null || isMade(value)) continue;
    for (const ref of [refOf(value), ...listMapped(value)]) {
      const name = toSchemaName(ref);
      if (name !== undefined) names.add(name);
      else if (ref?.startsWith('#/') === true && !followed.has(ref)) {
        followed.add(ref);
        pending.push(parsePointer(ref)?.reduce<unknown>(get, root));
      }
    }
    for (const inner of Object.values(value).reverse()) pending.push(inner);
  }
  return [...names];
}

/** Lists the references in the mapping of a discriminator. */
function listMapped(value: object): readonly (string | undefined)[] {
  const mapping = get(get(value, 'discriminator'), 'mapping');
  return entriesOf(mapping).map(([, ref]) => {
    const text = textOf(ref);
    return text === undefined || text.includes('/') ? text : `#/components/schemas/${text}`;
  });
}

/** Returns the name of the whole schema if a reference points into one. */
function toSchemaName(ref: string | undefined): string | undefined {
  if (ref?.startsWith('#/components/schemas/') !== true) return undefined;
  return parsePointer(ref)?.[2];
}

function turnAround<User>(
  used: ReadonlyMap<User, readonly string[]>,
): ReadonlyMap<string, readonly User[]> {
  const users = new Map<string, Set<User>>();
  for (const [user, names] of used)
    for (const name of names) {
      const known = users.get(name);
      if (known === undefined) users.set(name, new Set([user]));
      else known.add(user);
    }
  return new Map([...users].map(([name, all]) => [name, [...all]]));
}
