/**
 * Which components of a document lead to which others, by all ways that something of one may be shown
 * with another: references, the mapping of a discriminator, and schemas that build on one by `allOf`.
 */
import { parsePointer } from './json-pointer.ts';
import { entriesOf, get, listOf, type Loose, textOf } from './loose.ts';
import { refOf } from './resolver.ts';

/** Section and name: `schemas/Pet`. */
type ComponentName = string;

export class ComponentGraph {
  readonly #values: ReadonlyMap<ComponentName, unknown>;
  readonly #heirs: ReadonlyMap<ComponentName, readonly ComponentName[]>;
  readonly #next = new Map<ComponentName, readonly ComponentName[]>();

  constructor(root: Loose) {
    const sections = entriesOf(root['components']);
    this.#values = new Map(
      sections.flatMap(([section, components]) =>
        entriesOf(components).map(([name, value]) => [`${section}/${name}`, value] as const),
      ),
    );
    this.#heirs = findHeirs(get(root['components'], 'schemas'));
  }

  valueOf(name: ComponentName): unknown {
    return this.#values.get(name);
  }

  /** The components that a value names itself, there or not; undefined where it names whole sections. */
  leadsOf(value: unknown): readonly ComponentName[] | undefined {
    const found = new Set<ComponentName>();
    const pending: unknown[] = [value];
    while (pending.length > 0) {
      const at = pending.pop();
      if (typeof at !== 'object' || at === null) continue;
      const names = [refOf(at), ...listMapped(at)].flatMap((text) => toNames(text));
      if (names.includes('')) return undefined;
      for (const name of names) found.add(name);
      for (const inner of Object.values(at) as unknown[]) pending.push(inner);
    }
    return [...found];
  }

  /** A component and all that it leads to; undefined where that is everything. */
  reachedFrom(start: ComponentName): ReadonlySet<ComponentName> | undefined {
    const reached = new Set([start]);
    for (const name of reached) {
      const next = this.#next.get(name) ?? this.#follow(name);
      if (next === undefined) return undefined;
      this.#next.set(name, next);
      for (const each of next) reached.add(each);
    }
    return reached;
  }

  #follow(name: ComponentName): readonly ComponentName[] | undefined {
    const leads = this.leadsOf(this.#values.get(name));
    return leads && [...leads, ...(this.#heirs.get(name) ?? [])];
  }
}

/** What a discriminator names: schemas by reference, or by their name alone. */
function listMapped(value: object): readonly string[] {
  return entriesOf(get(get(value, 'discriminator'), 'mapping')).flatMap(([, name]) => {
    const text = textOf(name) ?? '';
    return text.startsWith('#') ? text : [`#/components/schemas/${text}`];
  });
}

/** The component that a reference leads to or into; an empty name for all of them. */
function toNames(ref: string | undefined): readonly ComponentName[] {
  const [components, section, name] = parsePointer(ref ?? '#/') ?? [];
  if (components !== 'components') return [];
  return [name === undefined ? '' : `${section}/${name}`];
}

/** Schemas with an `allOf` that holds another, by the name of that. */
function findHeirs(schemas: unknown): ReadonlyMap<ComponentName, readonly ComponentName[]> {
  const pairs = entriesOf(schemas).flatMap(([heir, schema]) =>
    listOf(get(schema, 'allOf')).flatMap((member) =>
      toNames(refOf(member)).map((base) => ({ base, heir: `schemas/${heir}` })),
    ),
  );
  const byBase = Map.groupBy(pairs, ({ base }) => base);
  return new Map([...byBase].map(([base, all]) => [base, all.map(({ heir }) => heir)]));
}
