/**
 * Finds which components of a document lead to which others, by every way in which one can be shown with
 * another: references, the mapping of a discriminator, and schemas that extend a base with `allOf`.
 */
import { formatPointer, joinPointer, parsePointer } from './json-pointer.ts';
import { entriesOf, get, listOf, type Loose, textOf } from './loose.ts';
import { refOf } from './resolver.ts';

export class ComponentGraph {
  /** Components by pointer; the maps below have the same keys. */
  readonly #values: ReadonlyMap<string, unknown>;
  readonly #subtypes: Subtypes;
  readonly #next = new Map<string, readonly string[]>();

  constructor(root: Loose) {
    const sections = entriesOf(root['components']);
    this.#values = new Map(
      sections.flatMap(([section, components]) =>
        entriesOf(components).map(
          ([name, value]) => [joinPointer('#/components', section, name), value] as const,
        ),
      ),
    );
    this.#subtypes = findSubtypes(root);
  }

  valueOf(pointer: string): unknown {
    return this.#values.get(pointer);
  }

  /**
   * Lists the pointers of the components that a value itself refers to, whether or not they exist;
   * undefined if it refers to whole sections.
   */
  leadsOf(value: unknown): readonly string[] | undefined {
    const found = new Set<string>();
    const pending: unknown[] = [value];
    while (pending.length > 0) {
      const at = pending.pop();
      if (typeof at !== 'object' || at === null) continue;
      for (const ref of [refOf(at), ...listMapped(at)]) {
        if (ref === undefined) continue;
        const [components, section, name] = parsePointer(ref) ?? [];
        if (components !== 'components') continue;
        if (section === undefined || name === undefined) return undefined;
        found.add(formatPointer([components, section, name]));
      }
      for (const inner of Object.values(at) as unknown[]) pending.push(inner);
    }
    return [...found];
  }

  /**
   * Returns a component and everything that it leads to, directly or not; undefined if that is the whole
   * document.
   */
  reachedFrom(start: string): ReadonlySet<string> | undefined {
    const reached = new Set([start]);
    for (const pointer of reached) {
      const next = this.#next.get(pointer) ?? this.#follow(pointer);
      if (next === undefined) return undefined;
      this.#next.set(pointer, next);
      for (const each of next) reached.add(each);
    }
    return reached;
  }

  #follow(pointer: string): readonly string[] | undefined {
    const leads = this.leadsOf(this.#values.get(pointer));
    return leads && [...leads, ...(this.#subtypes.get(pointer) ?? [])];
  }
}

/** Lists the references in a discriminator's mapping, which names schemas by reference or by name alone. */
function listMapped(value: object): readonly string[] {
  return entriesOf(get(get(value, 'discriminator'), 'mapping')).flatMap(([, name]) => {
    const text = textOf(name) ?? '';
    return text.startsWith('#') ? text : [`#/components/schemas/${text}`];
  });
}

/** Pointers of the schemas that extend a base with `allOf`, by the pointer of the base. */
export type Subtypes = ReadonlyMap<string, readonly string[]>;

export function findSubtypes(root: Loose): Subtypes {
  const subtypes = new Map<string, string[]>();
  for (const [name, schema] of entriesOf(get(root['components'], 'schemas'))) {
    const pointer = joinPointer('#/components/schemas', name);
    for (const member of listOf(get(schema, 'allOf'))) {
      const base = refOf(member);
      if (base === undefined) continue;
      const known = subtypes.get(base);
      if (known === undefined) subtypes.set(base, [pointer]);
      else known.push(pointer);
    }
  }
  return subtypes;
}
