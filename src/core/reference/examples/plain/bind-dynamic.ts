/**
 * A schema may leave open what a part of it is, which each schema that builds on it then says:
 * `PagedCats` are a `Page` of cats. Samples are made of schemas in which each part is known.
 */
import { get, type Loose, recordOf, textOf } from '../../document/loose.ts';
import { formatPointer } from '../../document/json-pointer.ts';
import { createResolver, type Located, refOf, type Resolver } from '../../document/resolver.ts';
import type { DynamicScope } from '../../schema/merge-schema.ts';
import { type Rewriting, rewriteSchemas } from './rewrite-schemas.ts';
import type { SchemaSource } from '../../schema/shape-context.ts';

interface Bound {
  readonly schema: Located;
  readonly schemas: SchemaSource;
}

/** Where bound schemas are put in the document: the same schema once for each meaning of its parts. */
const PLACE = 'x-lectern-bound';

/** Schemas that are bound for one sample; references of further ones stay open. */
const mostBound = 200;

export function bindDynamic(schema: Located, schemas: SchemaSource): Bound {
  if (!schemas.hasDynamicRefs) return { schema, schemas };
  const binder = new Binder(schemas.resolver);
  const value = binder.bind(schema, new Map());
  const { placed } = binder;
  const root = {
    ...schemas.resolver.root,
    [PLACE]: Array.from(placed.values(), (located) => located.value),
  };
  const resolver = createResolver(root, { bound: placed });
  return { schema: { ...schema, value }, schemas: { ...schemas, resolver } };
}

class Binder {
  /** By what refers to them; each has the pointer of the schema that it is made of. */
  readonly placed = new Map<string, { readonly pointer: string; value: unknown }>();
  readonly #refs = new Map<string, string>();
  /** Of schemas that give a meaning: as they stand in the document, or of their own. */
  readonly #pointers = new Map<unknown, string>();
  readonly #resolver: Resolver;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  bind({ value, pointer }: Located, scope: DynamicScope): unknown {
    this.#pointers.set(value, pointer);
    return rewriteSchemas(value, this.#rewritingIn(scope));
  }

  #rewritingIn(outer: DynamicScope): Rewriting {
    return (schema) => {
      const scope = this.#widen(outer, schema);
      const inside = scope === outer ? undefined : this.#rewritingIn(scope);
      return [this.#settle(schema, scope), inside];
    };
  }

  /** With the meanings that a schema gives, as far as none around it gives another. */
  #widen(outer: DynamicScope, schema: Loose): DynamicScope {
    const anchored = [schema, ...Object.values(recordOf(schema['$defs']))].flatMap((value) => {
      const anchor = textOf(get(value, '$dynamicAnchor'));
      if (anchor === undefined || outer.has(`#${anchor}`)) return [];
      const pointer = this.#pointers.get(value) ?? `${PLACE} ${this.#pointers.size}`;
      this.#pointers.set(value, pointer);
      return [[`#${anchor}`, { value, pointer }] as const];
    });
    return anchored.length === 0 ? outer : new Map([...anchored.toReversed(), ...outer]);
  }

  #settle(schema: Loose, scope: DynamicScope): Loose {
    const ref = refOf(schema);
    if (ref !== undefined) return this.#refer(schema, this.#resolver.find(ref), scope);
    const { $dynamicRef, ...others } = schema;
    const dynamic = textOf($dynamicRef);
    if (dynamic === undefined) return schema;
    return this.#refer(others, scope.get(dynamic) ?? this.#resolver.find(dynamic), scope);
  }

  #refer(schema: Loose, target: Located | undefined, scope: DynamicScope): Loose {
    if (target === undefined) return schema;
    const meanings = Array.from(scope, ([anchor, { pointer }]) => `${anchor} ${pointer}`);
    const key = [target.pointer, ...meanings].join('\n');
    const known = this.#refs.get(key);
    if (known !== undefined) return { ...schema, $ref: known };
    if (this.placed.size >= mostBound) return schema;
    const ref = formatPointer([PLACE, this.placed.size]);
    const located = { pointer: target.pointer, value: undefined as unknown };
    this.#refs.set(key, ref);
    this.placed.set(ref, located);
    located.value = this.bind(target, scope);
    return { ...schema, $ref: ref };
  }
}
