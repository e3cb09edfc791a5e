/** Lists the schemas of a document for readers: which have a page, and what uses each of them. */
import type { DataPath } from '../../text/source-tree.ts';
import { joinPointer } from '../document/json-pointer.ts';
import type { EndpointSource } from '../document/list-endpoints.ts';
import { entriesOf, get, optional, recordOf, textOf } from '../document/loose.ts';
import type { SchemaSummary, SchemaUser, UsedSchema } from '../model/schema-model.ts';
import type { SchemaSource } from './shape-context.ts';
import { findSchemaUses, type SchemaUses } from './schema-uses.ts';

type ToPlace = (path: DataPath) => ReturnType<SchemaSummary['locate']>;

/** Lists the schemas that have a page of their own. */
export function listSchemas(
  { resolver, pageOf }: SchemaSource,
  toPlace: ToPlace,
): readonly SchemaSummary[] {
  const all = get(resolver.root['components'], 'schemas');
  return entriesOf(all).flatMap(([name, schema]) => {
    const key = pageOf(joinPointer('#/components/schemas', name));
    if (key === undefined) return [];
    const title = textOf(recordOf(schema)['title']) ?? name;
    const locate = () => toPlace(['components', 'schemas', name]);
    return { kind: 'schema' as const, key, name, title, locate };
  });
}

/** What readers may know about schemas: those used only by operations without a page are hidden from them. */
export class SchemaDirectory {
  readonly #uses: SchemaUses;
  readonly #reached: ReadonlySet<string>;
  readonly #shown: ReadonlySet<string>;

  constructor(resolver: SchemaSource['resolver'], endpoints: readonly EndpointSource[]) {
    this.#uses = findSchemaUses(resolver, endpoints);
    this.#reached = this.#uses.reachedFrom(endpoints);
    this.#shown = this.#uses.reachedFrom(endpoints.filter(isShown));
  }

  isReached(name: string): boolean {
    return this.#reached.has(name);
  }

  isHidden(name: string): boolean {
    return this.#reached.has(name) && !this.#shown.has(name);
  }

  /** Lists the schemas that readers may know, in the order of the document. */
  list(schemas: SchemaSource): readonly UsedSchema[] {
    const all = entriesOf(get(schemas.resolver.root['components'], 'schemas'));
    return all
      .filter(([name]) => !this.isHidden(name))
      .map(([name]) => ({
        name,
        ...optional('key', schemas.pageOf(joinPointer('#/components/schemas', name))),
        usedBy: this.usersOf(name, schemas),
      }));
  }

  usersOf(name: string, { pageOf }: SchemaSource): readonly SchemaUser[] {
    const endpoints = (this.#uses.endpointsOf.get(name) ?? []).filter(isShown);
    const others = (this.#uses.schemasOf.get(name) ?? []).filter((user) => user !== name);
    return [
      ...endpoints.map(({ summary: { kind, key, title } }) => ({ kind, key, title })),
      ...others
        .filter((user) => !this.isHidden(user))
        .map((user) => ({
          kind: 'schema' as const,
          title: user,
          ...optional('key', pageOf(joinPointer('#/components/schemas', user))),
        })),
    ];
  }
}

function isShown({ summary }: EndpointSource): boolean {
  return summary.visibility !== 'excluded';
}
