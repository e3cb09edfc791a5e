/**
 * Resolves dynamic references. A schema can leave a part of it open, which each schema that builds on it
 * then defines: `PagedCats` is a `Page` of cats. Samples are made from schemas in which every part is
 * known.
 */
import { get, type Loose, recordOf, textOf } from '../../document/loose.ts';
import { formatPointer } from '../../document/json-pointer.ts';
import { createResolver, type Located, refOf, type Resolver } from '../../document/resolver.ts';
import type { DynamicScope } from '../../schema/merge/dynamic-scope.ts';
import { type Rewriting, rewriteSchemas } from './rewrite-schemas.ts';
import type { SchemaSource } from '../../schema/shape-context.ts';

interface Bound {
  readonly schema: Located;
  readonly schemas: SchemaSource;
}

/** Where bound schemas are put in the document: one copy of a schema for each meaning of its parts. */
const PLACE = 'x-lectern-bound';

/** The most schemas that are bound for one sample. References to further ones stay open. */
const maxBound = 200;

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
  /** Bound schemas by the reference to them, each with the pointer of the schema that it is a copy of. */
  readonly placed = new Map<string, { readonly pointer: string; value: unknown }>();
  readonly #refs = new Map<string, string>();
  /** Pointers of the schemas that define a dynamic anchor: those of the document, or made-up ones. */
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

  /**
   * Returns the scope with the anchors that a schema defines, unless a schema around it already defines
   * them.
   */
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
    if (this.placed.size >= maxBound) return schema;
    const ref = formatPointer([PLACE, this.placed.size]);
    const located = { pointer: target.pointer, value: undefined as unknown };
    this.#refs.set(key, ref);
    this.placed.set(ref, located);
    located.value = this.bind(target, scope);
    return { ...schema, $ref: ref };
  }
}
