/** Finds the elements of a library by the names in comments, and what they inherit from each other. */
import { isShareable } from './docblock.ts';
import type { FindPhpReference, PhpReference } from './inline-tags.ts';
import type { PhpElement, PhpMember } from './list-elements.ts';
import { namespaceOf, shortPhpName, toFullName } from './php-name.ts';

/** More ancestors than any class has; a library made to be slow can have a chain of thousands. */
const MAX_ANCESTORS = 100;

export class PhpIndex {
  readonly elements: ReadonlyMap<string, PhpElement>;
  readonly #members: ReadonlyMap<string, PhpMember>;

  constructor(elements: ReadonlyMap<string, PhpElement>) {
    this.elements = elements;
    this.#members = new Map(
      Array.from(elements.values()).flatMap(({ members }) =>
        members.map((member) => [member.id, member] as const),
      ),
    );
  }

  /** Lists an element and its ancestors, the nearest ones first. */
  lineOf(id: string): readonly PhpElement[] {
    const line: PhpElement[] = [];
    const known = new Set([id]);
    for (const each of known) {
      const element = this.elements.get(each);
      if (element === undefined) continue;
      line.push(element);
      if (line.length > MAX_ANCESTORS) break;
      for (const next of [...element.parents, ...element.interfaces]) known.add(next);
    }
    return line;
  }

  /** Lists the members that a member overrides and whose comments it can have, the nearest ones first. */
  overriddenBy(member: PhpMember, owner: PhpElement): readonly PhpMember[] {
    const local = member.id.slice(owner.id.length);
    return this.lineOf(owner.id)
      .slice(1)
      .flatMap(({ id }) => this.#members.get(id + local) ?? [])
      .filter(({ docblock }) => isShareable(docblock));
  }

  /**
   * Lists the traits that a class uses itself. The tool does not name them, but it lists what a class has
   * from them, together with what its parent has from them.
   */
  traitsOf({ origins, parents }: PhpElement): readonly string[] {
    const inherited = new Set(parents.flatMap((id) => [...(this.elements.get(id)?.origins ?? [])]));
    return Array.from(origins).filter(
      (id) => !inherited.has(id) && this.elements.get(id)?.kind === 'trait',
    );
  }

  /** @param owner The full name of the element whose comment has the names. */
  referencesFrom(owner: string): FindPhpReference {
    return (name) => this.#find(name, owner);
  }

  #find(written: string, owner: string): PhpReference | undefined {
    const name = written.replace(/^(?:self|static|\$this)(?=::|->)/, owner).replace('->', '::');
    const at = name.indexOf('::');
    if (at !== -1) {
      const ownerNames = at === 0 ? [owner] : namesFrom(name.slice(0, at), owner);
      return this.#findMember(ownerNames, name.slice(at + 2));
    }
    const found = namesFrom(name, owner).find((id) => this.elements.has(id));
    if (found !== undefined) return { id: found, label: shortPhpName(found) };
    return this.#findMember([owner], name.replace(/^\\/, ''));
  }

  /** Finds a member of a class or of its ancestors. */
  #findMember(owners: readonly string[], name: string): PhpReference | undefined {
    const locals = /\)$|^\$/.test(name) ? [name] : [name, `${name}()`, `$${name}`];
    for (const owner of owners) {
      for (const { id } of this.lineOf(owner)) {
        const found = locals.find((local) => this.#members.has(`${id}::${local}`));
        if (found === undefined) continue;
        return { id: `${id}::${found}`, label: `${shortPhpName(owner)}::${found}` };
      }
    }
    return undefined;
  }
}

/** Lists the full names that a name can stand for: from the root, or from the namespace of an element. */
function namesFrom(name: string, owner: string): readonly string[] {
  if (name.startsWith('\\')) return [name];
  const namespace = namespaceOf(owner.replace(/::.*$/s, ''));
  return [...(namespace === '' ? [] : [`\\${namespace}\\${name}`]), toFullName(name)];
}
